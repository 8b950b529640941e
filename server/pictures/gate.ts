import { createHash } from 'node:crypto'
import { createBoundedQueue } from '#server/auth/passwords/bounded-queue.ts'
import { ApiError } from '#server/http/errors.ts'
import { textsFor } from '#server/messages/texts.ts'
import type { PictureSource } from './picture-source.ts'
import type { PictureTask } from './picture-task.ts'

/** The longest drawing of one picture. A poster of A2 takes some seconds. */
const longestMs = 60_000
/** The memory of the cache, and the largest picture that it keeps. */
const mostBytes = 24_000_000
const largestBytes = 4_000_000

interface DrawnPicture {
  bytes: Uint8Array<ArrayBuffer>
  /** The same for the same picture. */
  tag: string
}

/** Draws pictures one at a time and keeps the latest ones. */
export interface PictureGate {
  /**
   * The picture of a task. Only one picture of `people` without an account is drawn or waits at a time, so that they
   * cannot keep others out. Throws a 503 that says so when too many wait.
   */
  draw(task: PictureTask, isGuest: boolean): Promise<DrawnPicture>
}

export function createPictureGate(pictures: PictureSource): PictureGate {
  const drawing = createBoundedQueue(1, 6)
  const guests = createBoundedQueue(1, 3)
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  const running = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  let keptBytes = 0

  function keep(tag: string, bytes: Uint8Array<ArrayBuffer>) {
    if (bytes.byteLength > largestBytes) return
    kept.set(tag, bytes)
    keptBytes += bytes.byteLength
    for (const [oldest, { byteLength }] of kept) {
      if (keptBytes <= mostBytes) break
      kept.delete(oldest)
      keptBytes -= byteLength
    }
  }

  async function drawNow(task: PictureTask, tag: string) {
    const bytes = new Uint8Array(await pictures.run(task, AbortSignal.timeout(longestMs)))
    keep(tag, bytes)
    return bytes
  }

  return {
    async draw(task, isGuest) {
      const tag = tagOf(task)
      const known = kept.get(tag)
      if (known) return { bytes: known, tag }
      let made = running.get(tag)
      if (!made) {
        const run = () => drawing.run(() => drawNow(task, tag))
        made = (isGuest ? guests.run(run) : run()).finally(() => running.delete(tag))
        running.set(tag, made)
      }
      try {
        return { bytes: await made, tag }
      } catch (error) {
        if (error instanceof ApiError && error.status === 429) {
          throw busy(task.language)
        }
        throw error
      }
    },
  }
}

/** The sentence is for people: clients show it as it is. */
const busy = (language: string) =>
  new ApiError(
    503,
    textsFor(language).pictures.busy,
    {},
    { headers: { 'retry-after': '5', 'content-language': language } },
  )

/** A hash of all that a picture depends on. Another edition of the drawing needs another `edition`. */
export const tagOf = (task: PictureTask): string =>
  createHash('sha256')
    .update(`${edition} ${JSON.stringify(task, withSets)}`)
    .digest('base64url')
    .slice(0, 16)

const edition = 1

const withSets = (_key: string, value: unknown) =>
  value instanceof Set ? [...value].map(String).sort(byCode) : value

const byCode = (a: string, b: string) => (a < b ? -1 : 1)
