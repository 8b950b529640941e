import { Worker } from 'node:worker_threads'
import type { RestoredCollection } from '#shared/account-archive.ts'
import { badRequest } from '#server/http/errors.ts'
import { type ArchivedRecord, ArchiveFault, tooLargeToRead } from './archive-content.ts'
import type { ArchiveHead, ArchiveOpened, ArchiveSlice } from './archive-thread.ts'

/** An archive that is held by a separate thread. */
export interface ArchiveReader extends ArchiveHead {
  /** The records of a collection from one index to before another. */
  slice(collection: RestoredCollection, from: number, to: number): Promise<readonly ArchivedRecord[]>
  /** Ends the thread. */
  close(): Promise<void>
}

/** The memory limit of the thread, which ends with an error above it; an archive of 64 MB needs less than half. */
const mostMemoryMb = 2048

/**
 * Opens the archive in the bytes of a file, which are transferred to the thread. Throws a 400 whose message says what
 * is wrong. `memoryMb` is the most memory that the records may take.
 */
export async function openArchive(
  bytes: Uint8Array<ArrayBuffer>,
  memoryMb = mostMemoryMb,
): Promise<ArchiveReader> {
  const thread = new Worker(new URL('archive-thread.ts', import.meta.url), {
    workerData: bytes,
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  let waiting: { resolve(message: unknown): void; reject(error: Error): void } | undefined
  thread.on('message', (message: unknown) => waiting?.resolve(message))
  thread.on('error', (error: Error) => waiting?.reject(isOfSize(error) ? refused(tooLargeToRead()) : error))
  thread.on('exit', () => waiting?.reject(new Error('The thread that reads an archive has ended.')))
  /** The thread's next message. */
  const next = () =>
    new Promise<unknown>((resolve, reject) => {
      waiting = { resolve, reject }
    })
  const close = async () => {
    await thread.terminate()
  }
  const opened = (await next()) as ArchiveOpened
  if (!('head' in opened)) {
    await close()
    throw refused(new ArchiveFault(opened.code, opened.message))
  }
  return {
    ...opened.head,
    async slice(collection, from, to) {
      const asked: ArchiveSlice = { collection, from, to }
      thread.postMessage(asked, [])
      return (await next()) as readonly ArchivedRecord[]
    },
    close,
  }
}

/** Whether the text was longer than strings can be, or the records larger than the thread's memory. */
const isOfSize = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ERR_WORKER_OUT_OF_MEMORY' || error.code === 'ERR_STRING_TOO_LONG')

/** The 400 for a file that is not an archive that can be restored. */
const refused = ({ code, message }: ArchiveFault) => badRequest(message, { archive: { code, message } })
