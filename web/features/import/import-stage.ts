import { useSyncExternalStore } from 'react'
import type { KnownLedger } from './propose/already-there.ts'
import type { Proposals } from './propose/proposal.ts'
import type { ReadingState } from './reading/file-progress.ts'
import type { Changes } from './review/review.ts'
import type { ReviewOptions } from './review/option-switches.tsx'
import type { BadFile, FileQuestion } from './review/file-questions.tsx'
import type { ImportJob, JobProgress } from './store/import-job.ts'
import type { KeptReview } from './store/kept-review.ts'

/** The stage of an import. It continues while the person looks at other pages of this tab. */
export type ImportStage =
  | {
      is: 'drop'
      notice?: 'nothing' | 'undone' | { error: unknown }
      /** An unfinished review that this device has kept. */
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
      /** The ids of entries that were changed in the same way as in an earlier import. */
      remembered: ReadonlySet<string>
      options: ReviewOptions
      /** Whether there is a suburb among the places, so that its switch has an effect. */
      hasSuburbs: boolean
      /** Whether the files can be read again with other answers. */
      canReadAgain: boolean
      /** Whether this device has stored the review and its changes, so that closing the page loses nothing. */
      isKept: boolean
    }
  | {
      is: 'storing'
      job: ImportJob
      progress: JobProgress
      /** Why storing waits for the server; undefined while it does not wait. */
      waiting: unknown
      /** Why storing has stopped early; undefined while it runs. */
      failure: unknown
    }
  | { is: 'done'; job: ImportJob; progress: JobProgress }

const first: ImportStage = { is: 'drop' }
let owner = ''
let stage: ImportStage = first
const listeners = new Set<() => void>()

/** The stage of a person's import. Another person in the same tab starts from the beginning. */
export const stageOf = (userId: string): ImportStage => (userId === owner ? stage : first)

/** Shows another stage. */
export const setStage = (userId: string, next: ImportStage): void => {
  owner = userId
  stage = next
  listeners.forEach((listener) => listener())
}

/** Resets the stage for everybody. */
export const forgetStage = (): void => setStage('', first)

/** The stage of a person's import; components render again when it changes. */
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
