import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as waited } from 'node:timers/promises'
import type { World } from './world.ts'

/** Several times the interval in which the process reads the file. */
const noticedMs = 200

/** A clock for the servers that are started with its `env`. */
export function movableClock({ folder }: World) {
  const file = join(folder, 'clock')
  writeFileSync(file, '0')
  const preload = new URL('moved-clock.ts', import.meta.url).href
  return {
    env: { MOVED_CLOCK: file, NODE_OPTIONS: `--import ${preload}` },
    /** Sets the clock to the real time plus `seconds`. */
    async move(seconds: number) {
      writeFileSync(`${file}.part`, String(seconds))
      renameSync(`${file}.part`, file)
      await waited(noticedMs)
    },
  }
}
