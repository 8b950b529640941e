/**
 * Preloaded into a server's process: moves its clock by the number of seconds in the file that MOVED_CLOCK names, and
 * follows changes of the file. Measured durations do not change.
 */
import { readFileSync } from 'node:fs'

const file = process.env['MOVED_CLOCK'] ?? ''
const followEveryMs = 20
const realNow = Date.now
const RealDate = Date
let shiftMs = 0

const follow = () => {
  shiftMs = Number(readFileSync(file, 'utf8')) * 1000
}
follow()
setInterval(follow, followEveryMs).unref()

class MovedDate extends RealDate {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length === 0) super(realNow() + shiftMs)
    else super(...parts)
  }
  static override now() {
    return realNow() + shiftMs
  }
}
globalThis.Date = MovedDate as DateConstructor
