import { useSyncExternalStore } from 'react'
import type { KnownLedger } from './propose/already-there.ts'
import type { Proposals } from './propose/proposal.ts'
import type { ReadingState } from './reading/file-progress.ts'
import type { Changes } from './review/review.ts'
import type { ReviewOptions } from './review/option-switches.tsx'
import type { BadFile, FileQuestion } from './review/file-questions.tsx'
import type { ImportJob, JobProgress } from './store/import-job.ts'
import type { KeptReview } from './store/kept-review.ts'

/** Where an import is. It goes on while the person looks at other pages of this tab. */
export type ImportStage =
  | {
      is: 'drop'
      notice?: 'nothing' | 'undone' | { error: unknown }
      /** A review that was not finished, which this device has kept. */
      kept?: KeptReview
      /** Whether another tab of this browser is storing an import. */
      isStoringElsewhere?: boolean
    }
  | { is: 'reading'; reading: ReadingState }
  | {
      is: 'review'
      proposals: Proposals
      ledger: KnownLedger
      /** The names of the files, by their index in the proposals. */
      files: readonly string[]
      /** The names of the files, archives and folders that the person chose and that could be read. */
      chosen: readonly string[]
      questions: readonly FileQuestion[]
      /** The files that could not be read. */
      bad: readonly BadFile[]
      /** Whether one of the files is the archive of an account. */
      hasArchive: boolean
      changes: Changes
      /** The ids of what was changed as in an earlier import. */
      remembered: ReadonlySet<string>
      options: ReviewOptions
      /** Whether a suburb is among the places, so that its switch changes something. */
      hasSuburbs: boolean
      /** Whether the files can be read again with other answers. */
      canReadAgain: boolean
      /** Whether this device has the review and its changes, so that closing the page loses nothing. */
      isKept: boolean
    }
  | {
      is: 'storing'
      job: ImportJob
      progress: JobProgress
      /** Why it waits for the server; undefined while it does not. */
      waiting: unknown
      /** Why it has ended before its end; undefined while it goes on. */
      failure: unknown
    }
  | { is: 'done'; job: ImportJob; progress: JobProgress }

const first: ImportStage = { is: 'drop' }
let owner = ''
let stage: ImportStage = first
const listeners = new Set<() => void>()

/** The stage of a person's import. Another person in the same tab begins anew. */
export const stageOf = (userId: string): ImportStage => (userId === owner ? stage : first)

/** Shows another stage. */
export const setStage = (userId: string, next: ImportStage): void => {
  owner = userId
  stage = next
  listeners.forEach((listener) => listener())
}

/** Begins anew for everybody. */
export const forgetStage = (): void => setStage('', first)

/** The stage of a person's import; components draw again when it changes. */
export const useImportStage = (userId: string): ImportStage =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    () => stageOf(userId),
  )
