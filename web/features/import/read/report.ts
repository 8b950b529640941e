import type {
  FormatId,
  FoundPlace,
  FoundRide,
  FoundTrip,
  Problem,
  ProblemCode,
  Question,
  UnreadableCode,
} from './found.ts'

/** The result of reading a file, or many files of a folder or archive that share one report. */
export interface FileReport {
  /** The path of the file, or of its folder or archive. */
  name: string
  /** The file that the person chose: this one, the archive that it is in, or the folder of many pictures. */
  chosen: string
  /** The archive that the file is in. */
  archive?: string
  format?: FormatId
  /** Whether it is the archive of an account of this app. */
  isArchive?: boolean
  /** Why the file, or the rest of it, could not be read. What was found before counts. */
  unreadable?: UnreadableCode
  /** The number of files that were read: more than one for pictures. */
  files: number
  /** Bytes of those files. */
  bytes: number
  places: number
  rides: number
  /** Trips that the file tells as a whole. */
  trips: number
  /** Positions of tracks. */
  points: number
  pictures: number
  problems: Problem[]
  questions: Question[]
  /** The first and last time in it, in ms; absent while there is none. */
  from?: number
  to?: number
  /** Files of this folder or archive that are no known format, with the name of the first. */
  unknownFiles?: { count: number; first: string }
}

/** A place with the number of its report. */
export type PlaceOfFile = FoundPlace & { file: number }
/** A ride with the number of its report. */
export type RideOfFile = FoundRide & { file: number }
/** A trip with the number of its report. */
export type TripOfFile = FoundTrip & { file: number }

export const newReport = (name: string, chosen = name): FileReport => ({
  name,
  chosen,
  files: 0,
  bytes: 0,
  places: 0,
  rides: 0,
  trips: 0,
  points: 0,
  pictures: 0,
  problems: [],
  questions: [],
})

/** Problems of the file as a whole, because no line of it is wrong. */
const ofFile: readonly ProblemCode[] = ['noPosition', 'leftOut']

/** The number of lines that cannot be used as they are. */
export const problemsOf = ({ problems }: Pick<FileReport, 'problems'>): number =>
  problems.reduce((sum, { code, count = 1 }) => sum + (ofFile.includes(code) ? 0 : count), 0)
