import type { ImportBatch } from '#shared/imports.ts'
import { isCallFailure } from '#web/lib/api/call-failure.ts'
import { createImport, finishImport, refusedRows, sendBatch } from '#web/queries/imports.ts'
import { importNameMaxLength } from '#shared/collections/imports.ts'
import { type ImportJob, type JobProgress, newProgress, sumOf } from './import-job.ts'
import { keepProgress } from './kept-job.ts'

/** The SDK treats an answer that breaks off as an empty one; this many in a row are accepted. */
const mostBrokenOff = 3
const retryMs = { first: 2000, most: 30_000 }

type RunOptions = {
  progress: JobProgress | undefined
  signal: AbortSignal
  /** Called after each batch. */
  onProgress: (progress: JobProgress) => void
  /** Called with the reason when it waits, and with undefined when it continues. */
  onWait: (error: unknown) => void
  /** Resolves when the person wants to try again at once. */
  wake: () => Promise<void>
}

/**
 * Stores a job batch by batch and returns how it ended. While the server cannot be reached it waits and tries again; a
 * batch that came through without its answer is not stored twice. Rows that the server refuses are left out. Throws
 * errors that waiting cannot solve, and an AbortError when `signal` stops it.
 */
export async function runJob(job: ImportJob, options: RunOptions): Promise<JobProgress> {
  const { signal, onProgress } = options
  const patiently = <Result>(call: () => Promise<Result>) => untilAnswered(call, options)
  let progress = options.progress ?? newProgress
  if (progress.next === 0) {
    const { id, format, found } = job
    const name = job.files.join(', ').slice(0, importNameMaxLength)
    await patiently(() => createImport({ id, format, name, found }, signal))
  }
  for (const batch of job.batches.slice(progress.next)) {
    progress = await storeBatch(job.id, batch, progress, patiently, signal)
    await keepProgress(job, progress)
    onProgress(progress)
  }
  await patiently(() => finishImport(job.id, signal))
  return progress
}

async function storeBatch(
  importId: string,
  batch: ImportBatch,
  progress: JobProgress,
  patiently: <Result>(call: () => Promise<Result>) => Promise<Result>,
  signal: AbortSignal,
): Promise<JobProgress> {
  try {
    const { stored, there } = await patiently(() => sendBatch(importId, batch, signal))
    return {
      ...progress,
      next: progress.next + 1,
      stored: sumOf(progress.stored, stored),
      there: sumOf(progress.there, there),
    }
  } catch (error) {
    const refused = refusedRows(error)
    if (refused === undefined) throw error
    const isRefused = (list: 'stays' | 'wishes' | 'trips', index: number) =>
      refused[list]?.[String(index)] !== undefined
    const stays = batch.stays.filter((_, index) => !isRefused('stays', index))
    const wishes = batch.wishes.filter((_, index) => !isRefused('wishes', index))
    const gone = batch.stays.length + batch.wishes.length - stays.length - wishes.length
    // The stays name their trips by index: if a trip is refused, all stays of the batch are stored without one.
    const hasBadTrip = Object.keys(refused.trips ?? {}).length > 0
    const next: ImportBatch = hasBadTrip
      ? { ...batch, stays: stays.map(({ trip: _trip, ...stay }) => stay), wishes, trips: [] }
      : { ...batch, stays, wishes }
    if (gone === 0 && !hasBadTrip) throw error
    return storeBatch(importId, next, { ...progress, refused: progress.refused + gone }, patiently, signal)
  }
}

/** Whether waiting can help: no answer, a busy server, or an ended session. */
const isPassing = (error: unknown) =>
  isCallFailure(error) && ([0, 401, 408, 429].includes(error.status) || error.status >= 500)

async function untilAnswered<Result>(
  call: () => Promise<Result>,
  { signal, onWait, wake }: RunOptions,
): Promise<Result> {
  for (let failures = 0; ; failures += 1) {
    signal.throwIfAborted()
    try {
      const result = await call()
      if (failures > 0) onWait(undefined)
      return result
    } catch (error) {
      signal.throwIfAborted()
      const isBrokenOff = error instanceof Error && error.name === '$ZodError'
      if (!isPassing(error) && !(isBrokenOff && failures < mostBrokenOff)) throw error
      onWait(error)
      await Promise.race([pause(Math.min(retryMs.most, retryMs.first * 2 ** failures), signal), wake()])
    }
  }
}

/** Resolves after a time, when the network comes back, or when the signal stops it. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const listening = new AbortController()
    const end = () => {
      window.clearTimeout(timer)
      listening.abort()
      resolve()
    }
    const timer = window.setTimeout(end, ms)
    window.addEventListener('online', end, { signal: listening.signal })
    signal.addEventListener('abort', end, { signal: listening.signal })
  })
