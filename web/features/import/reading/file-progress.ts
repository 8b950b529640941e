import type { FormatId, UnreadableCode } from '#web/features/import/read/found.ts'
import type { ImportInput } from '#web/features/import/drop/picked-files.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'

/** The progress of a file, or of a folder of pictures. */
export interface FileProgress {
  id: string
  name: string
  state: 'waiting' | 'reading' | 'read' | 'unreadable'
  /** Bytes, or pictures of a folder. */
  size: number
  done: number
  unit: 'bytes' | 'pictures'
  format: FormatId | undefined
  /** The years of what was found; undefined while nothing has a date. */
  years: { from: number; to: number } | undefined
  /** How many places, rides and points it has. */
  found: number
  /** Pictures without a place. */
  withoutPlace: number
  /** Lines that cannot be used as they are. */
  problems: number
  /** Why it cannot be read. */
  code: UnreadableCode | undefined
}

/** What was found in all files so far. */
export interface ReadingState {
  files: readonly FileProgress[]
  /** When the reading began, in ms of `performance.now()`. */
  since: number
  /** How long it has taken until now. */
  elapsedMs: number
  figures: { points: number; stays: number; rides: number; pictures: number }
  dots: readonly { latitude: number; longitude: number }[]
  /** What is being done when all files are read: their places are looked up. */
  isResolving: boolean
}

/** From 0 to 1. */
export function shareOf(files: readonly FileProgress[]): number {
  const live = files.filter(({ state }) => state !== 'unreadable')
  const size = live.reduce((sum, file) => sum + Math.max(1, file.size), 0)
  if (size === 0) return 1
  const done = live.reduce(
    (sum, file) => sum + (file.state === 'read' ? Math.max(1, file.size) : Math.min(file.done, file.size)),
    0,
  )
  return done / size
}

/** Estimates are shown only after this time: the first ones are unreliable. */
const earliestMs = 3000

/** The seconds that are left, rounded so that the number does not flicker; undefined while they are unknown. */
export function secondsLeft(share: number, elapsedMs: number): number | undefined {
  if (elapsedMs < earliestMs || share <= 0.02 || share >= 1) return undefined
  const seconds = (elapsedMs * (1 - share)) / share / 1000
  const step = seconds < 10 ? 5 : seconds < 60 ? 10 : 60
  return Math.max(step, Math.ceil(seconds / step) * step)
}

/** What a screen reader announces: the highest of 25, 50 and 75 % that was reached; 0 before. */
export const spokenPercent = (share: number): number => Math.min(75, Math.floor(share * 4) * 25)

/** The files before any of them is read. */
export const firstProgress = ({ files, text }: ImportInput): ReadingState => ({
  files:
    files.length === 0
      ? [newFile('text', texts.paste.name, text.length)]
      : files.map(({ file, path }, index) => newFile(String(index), path, file.size)),
  since: performance.now(),
  elapsedMs: 0,
  figures: { points: 0, stays: 0, rides: 0, pictures: 0 },
  dots: [],
  isResolving: false,
})

const newFile = (id: string, name: string, size: number): FileProgress => ({
  id,
  name,
  size,
  state: 'waiting',
  done: 0,
  unit: 'bytes',
  format: undefined,
  years: undefined,
  found: 0,
  withoutPlace: 0,
  problems: 0,
  code: undefined,
})
