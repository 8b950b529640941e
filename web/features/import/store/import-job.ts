import type { ImportBatch, RowCounts } from '#shared/imports.ts'

/** A row that was not imported, for the list that the person can download. */
export interface LeftRow {
  /** The name of the city, or the text of the line. */
  place: string
  dates: string
  /** Why it was left out. */
  reason: string
  file: string
  /** "" where it has none. */
  line: string
}

/**
 * An import that is being stored. It is kept in the browser until it is done, so that the next visit can continue it.
 */
export interface ImportJob {
  /** The id of the import on the server. */
  id: string
  user: string
  format: string
  /** The names of the files. */
  files: readonly string[]
  /** How many stays, wishes and trips were found in the files. */
  found: number
  batches: readonly ImportBatch[]
  /** How many proposals were already in the account. */
  there: number
  leftByPerson: number
  leftLines: number
  left: readonly LeftRow[]
  /** The figures of the account before the import. */
  before: { countries: number; states: number; cities: number } | undefined
}

/** The progress of a job. */
export interface JobProgress {
  /** The number of batches that are stored. */
  next: number
  stored: RowCounts
  there: RowCounts
  /** The rows that the server refused. */
  refused: number
}

const noRows: RowCounts = { stays: 0, wishes: 0, trips: 0 }

export const newProgress: JobProgress = { next: 0, stored: noRows, there: noRows, refused: 0 }

export const sumOf = (a: RowCounts, b: RowCounts): RowCounts => ({
  stays: a.stays + b.stays,
  wishes: a.wishes + b.wishes,
  trips: a.trips + b.trips,
})

/** The stays and wishes of all batches. */
export const rowsOf = ({ batches }: Pick<ImportJob, 'batches'>): number =>
  batches.reduce((sum, { stays, wishes }) => sum + stays.length + wishes.length, 0)

/** The stays and wishes of the batches that are done. */
export const rowsDone = ({ batches }: Pick<ImportJob, 'batches'>, { next }: JobProgress): number =>
  rowsOf({ batches: batches.slice(0, next) })
