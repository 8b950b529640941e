/**
 * A thread that reads an archive of an account and passes on its records. Reading 64 MB of JSON takes a second of CPU
 * time and up to a gigabyte of memory, which is freed when the thread ends.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { ofEachRestored, type RestoredCollection } from '#shared/account-archive.ts'
import type { FieldErrorCode } from '#shared/field-errors.ts'
import { type ArchiveContent, ArchiveFault, type ArchivedRecord, archiveIn } from './archive-content.ts'

/** The parts of an archive that are small, and the number of its records. */
export interface ArchiveHead extends Pick<ArchiveContent, 'account' | 'picture'> {
  settings: ArchivedRecord | undefined
  counts: Record<RestoredCollection, number>
}

/** The first message of the thread. */
export type ArchiveOpened = { head: ArchiveHead } | { code: FieldErrorCode; message: string }

/** A request for records, which the thread answers with a list of them. */
export interface ArchiveSlice {
  collection: RestoredCollection
  from: number
  to: number
}

function opened(text: string): ArchiveContent | null {
  try {
    const content = archiveIn(text)
    const counts = ofEachRestored((name) => content.records[name]?.length ?? 0)
    const { account, picture, records } = content
    tell({ head: { account, picture, settings: records.settings?.[0], counts } })
    return content
  } catch (error) {
    if (!(error instanceof ArchiveFault)) throw error
    tell({ code: error.code, message: error.message })
    return null
  }
}

const tell = (message: ArchiveOpened | readonly ArchivedRecord[]) => parentPort?.postMessage(message, [])

// Throws when the text is longer than a string can be, or does not fit into the memory.
const content = opened(new TextDecoder().decode(workerData as Uint8Array))
if (content) {
  parentPort?.on('message', ({ collection, from, to }: ArchiveSlice) =>
    tell((content.records[collection] ?? []).slice(from, to)),
  )
}
