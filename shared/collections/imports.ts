import * as z from 'zod/mini'
import { recordBase, recordId, recordTimes } from '#shared/records.ts'

/** `open`: batches may follow; `stored`: finished; `undone`: its rows were removed, except those that were edited. */
export const importStates = ['open', 'stored', 'undone'] as const

/** The maximum length of the names of an import's files, in characters. */
export const importNameMaxLength = 200
/** The maximum number of imports of a person. */
export const mostImports = 1000

/** What a person has stored from files of other apps. Stays, wishes and trips name the import that they come from. */
export const importRecord = z.object({
  ...recordBase,
  ...recordTimes,
  user: recordId,
  /** The format of the files, such as "google-timeline". */
  format: z.string(),
  /** The names of the files. */
  name: z.string(),
  state: z.enum(importStates),
  /** Set by the server: the numbers of rows that the import has stored. */
  stays: z.number(),
  wishes: z.number(),
  trips: z.number(),
  /** The number of stays, wishes and trips in the files. */
  found: z.number(),
  /** Set by the server: the number of sent rows that the account already had. */
  skipped: z.number(),
})

export type ImportRecord = z.infer<typeof importRecord>
