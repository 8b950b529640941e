import type { FormatId, FoundPlace, FoundRide, Problem, Question, UnreadableCode } from './found.ts'

/** What became of a file, or of many files of a folder or archive that are told as one. */
export interface FileReport {
  /** The path of the file, or of its folder or archive. */
  name: string
  /** The archive that the file is in. */
  archive?: string
  format?: FormatId
  /** Why the file, or the rest of it, could not be read. What was found before counts. */
  unreadable?: UnreadableCode
  /** The number of files that were read: more than one for pictures. */
  files: number
  /** Bytes of those files. */
  bytes: number
  places: number
  rides: number
  /** Positions of tracks. */
  points: number
  pictures: number
  problems: Problem[]
  /** Problems beyond those that are listed. */
  moreProblems: number
  questions: Question[]
  /** The first and last time in it, in ms; absent while there is none. */
  from?: number
  to?: number
  /** Files of this folder or archive that are no known format. */
  leftOut: number
}

/** A place with the number of its report. */
export type PlaceOfFile = FoundPlace & { file: number }
/** A ride with the number of its report. */
export type RideOfFile = FoundRide & { file: number }

export const newReport = (name: string): FileReport => ({
  name,
  files: 0,
  bytes: 0,
  places: 0,
  rides: 0,
  points: 0,
  pictures: 0,
  problems: [],
  moreProblems: 0,
  questions: [],
  leftOut: 0,
})
