import type { Answers, FormatId, UnreadableCode } from './read/found.ts'
import type { FileReport, PlaceOfFile, RideOfFile, TripOfFile } from './read/report.ts'
import type { DwellSettings } from './points/rules.ts'

/** A file's report while files are read, with its number of problems in place of the list. */
export type ReportSoFar = Pick<
  FileReport,
  | 'name'
  | 'chosen'
  | 'archive'
  | 'files'
  | 'bytes'
  | 'places'
  | 'rides'
  | 'trips'
  | 'points'
  | 'pictures'
  | 'from'
  | 'to'
> & { format?: FormatId; unreadable?: UnreadableCode; problems: number }

export interface ReadingProgress {
  /** The file that is being read. */
  name: string
  /** Bytes of the chosen files, in their order. */
  done: number
  total: number
  /** Places, rides, points and pictures so far. */
  found: number
  reports: ReportSoFar[]
  /** New positions since the last progress, latitude and longitude in turns, rounded to 0.1 degrees. */
  dots: number[]
}

/** What was found in all files. */
export interface Reading {
  reports: FileReport[]
  /** Places that named in the files, and the stays that points and pictures show. */
  places: PlaceOfFile[]
  rides: RideOfFile[]
  trips: TripOfFile[]
  /** The codes of the countries of all positions, "" on the open sea, by `placeKey`. */
  countries: ReadonlyMap<string, string>
  /** The devices of the points. */
  devices: string[]
}

export type ToWorker =
  | {
      is: 'read'
      files: { file: Blob; name: string; modified: number }[]
      answers: Record<string, Answers>
      settings: DwellSettings
    }
  /** Derive the stays once more from the points that were read. */
  | { is: 'derive'; settings: DwellSettings }

export type FromWorker =
  | { is: 'progress'; progress: ReadingProgress }
  | { is: 'read'; reading: Reading }
  | { is: 'failed'; message: string }
