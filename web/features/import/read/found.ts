import type { LegType } from '#shared/collections/travel-items.ts'
import type { PartialDate } from '#shared/domain/ledger/partial-date.ts'

/**
 * An instant, whose local day depends on its place, or a date in local time, with the local time of day ("14:05") if it
 * is known. An arrival with a time and the day "" is at that time next after the departure.
 */
export type When = { instant: number /** ms since 1970, UTC */ } | { day: PartialDate; time?: string }

/**
 * A place as a file names it. Readers do not resolve places: positions, airports and names are turned into cities
 * later.
 */
export type Place =
  /** `city`: the id of the city that it is, in the files of this app. */
  | { latitude: number; longitude: number; name?: string; city?: string }
  /** The IATA or ICAO code in capitals. */
  | { airport: string; name?: string }
  /** The country: ISO 3166-1 alpha-2, or its name as written. A sentence names any number of places. */
  | { name: string; country?: string; isSentence?: true }

/** The reason of a proposal that a person reads: "12 points", "flight LH 123". */
export interface Why {
  by:
    | 'visit'
    | 'points'
    | 'inferred'
    | 'photos'
    | 'check-ins'
    | 'step'
    | 'flight'
    | 'ride'
    /** A change of planes or trains; `count` is the wait in minutes, where it is known. */
    | 'change'
    | 'lodging'
    | 'list'
    | 'calendar'
    | 'row'
  count?: number
  /** What the file says: a flight number, the name of a list. */
  text?: string
}

/**
 * A place found in a file: a stay with an end, a step of a journey, one moment such as a check-in, an undated entry of
 * a list of visited places, a wish, a place where the person lived, or a change of planes.
 */
export interface FoundPlace {
  is: 'stay' | 'step' | 'moment' | 'listed' | 'wish' | 'lived' | 'layover'
  place: Place
  start?: When
  end?: When
  /** Written dates that do not exist or cannot be understood. The place then has none, and the person is asked. */
  badDate?: string
  /** From 0 to 1. */
  sure: number
  why: Why
  /** The line of a text or the item of a list, from 1. */
  row?: number
  note?: string
  /** The list or trip of the file that has this entry. */
  list?: string
  /** The key of the {@link FoundTrip} that has this entry. */
  trip?: string
  /** The meanings of other words in a sentence, whose places are known only later. */
  said?: readonly Said[]
}

/** A date in a sentence, or words for a wish, a home and so on, with their position in it. */
export interface Said {
  at: readonly [start: number, end: number]
  is?: FoundPlace['is'] | 'visited'
  start?: When
  end?: When
}

/** A ride from one place to another. Both ends, changes of planes and trips are derived from rides later. */
export interface FoundRide {
  type: LegType
  from: Place
  to: Place
  depart?: When
  arrive?: When
  /** "LH 123" */
  number?: string
  /**
   * The certainty from 0 to 1; by default 0.7. A boarding pass or a calendar event is less certain than a flight log.
   */
  sure?: number
  /** The line of a text or the item of a list, from 1. */
  row?: number
  /** The trip of the file that has this ride: the key of a {@link FoundTrip}, or a name alone. */
  trip?: string
}

/** A leg of a trip that a file contains as a whole. An end can be open. */
export interface FoundLeg {
  type: LegType
  from?: Place
  to?: Place
  depart?: When
  arrive?: When
}

/**
 * A trip that a file contains as a whole, even a future one. Its legs with two ends are also passed on as rides, from
 * which stays are made.
 */
export interface FoundTrip {
  /** The key by which rides and places of the same file refer to it. */
  key: string
  name: string
  description: string
  /** Days, or "". */
  starts: string
  ends: string
  legs: readonly FoundLeg[]
  row?: number
}

/** Why a row cannot be used. Each code has a sentence in the section `imports` of the messages. */
export type ProblemCode =
  /** No position, airport or name of a place. */
  | 'noPlace'
  /** A position outside of the Earth, or 0, 0. */
  | 'badPosition'
  /** No date where the format has one. */
  | 'noDate'
  /** A date that does not exist or cannot be understood. */
  | 'badDate'
  /** A date after today. */
  | 'future'
  /** The end is before the start. */
  | 'endBeforeStart'
  /** A flight, booking or event that was cancelled. */
  | 'cancelled'
  /** An airport without an IATA or ICAO code. */
  | 'noAirport'
  /** A country alone, which is not a city. */
  | 'countryOnly'
  /** An entry of another person. */
  | 'otherPerson'
  /** A row of a table with too few columns or a broken quotation. */
  | 'badRow'
  /** A value has another type than the format says. */
  | 'badValue'
  /** A picture without a position. */
  | 'noPosition'
  /** The file ends early. What stands before was read. */
  | 'cutOff'
  /** A part of the file is malformed. The rest was read. */
  | 'damaged'
  /** A file of an archive or folder that has none of the known formats. */
  | 'unknownFile'
  /** Records that this format has, but that say nothing about places. */
  | 'leftOut'
/** A row that cannot be used. Reading continues. */
export interface Problem {
  code: ProblemCode
  /** The line of a text or the item of a list, from 1. */
  row?: number
  /** What stood there, at most 80 characters. */
  text?: string
  /** How often the same problem was found without a row of its own, such as pictures without a position. */
  count?: number
}

/** Why a whole file cannot be read. Each has a sentence in `import` that says what the file is and what to do. */
export type UnreadableCode =
  | 'empty'
  | 'unknown'
  /** An encrypted zip, or Google's encrypted backup of the Timeline. */
  | 'encrypted'
  | 'encryptedBackup'
  | 'pdf'
  | 'office'
  | 'spreadsheet'
  | 'picture'
  | 'video'
  | 'html'
  | 'database'
  | 'archiveOther'
  | 'damagedZip'
  | 'tooLarge'
  | 'zipBomb'
  | 'tooManyFiles'
  | 'tooDeep'
  | 'tooLong'
  | 'tooMany'
  /** JSON or XML that ends before anything could be read. */
  | 'truncated'
  | 'malformedJson'
  | 'malformedXml'
  | 'emptyJson'
  | 'entities'
  | 'timelineSettings'
  | 'myActivity'
  | 'takeoutIndex'
  | 'albumMetadata'
  | 'trekDatabase'
  | 'onlyIds'
  | 'addressBook'
  /** Source code, a log, subtitles, settings of a program. */
  | 'program'
  /** The movements of an account. */
  | 'statement'
  | 'unreadable'
/** Thrown by readers: the file as a whole is the wrong thing. */
export class Unreadable extends Error {
  readonly code: UnreadableCode

  constructor(code: UnreadableCode, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}

/** The columns of a table that the plain reader understands, in the order in which they are offered. */
export const columnMeanings = [
  'name',
  'country',
  'latitude',
  'longitude',
  'position',
  'start',
  'end',
  /** The year of days that have none. */
  'year',
  /** How long the stay was, from which its last day follows. */
  'nights',
  'days',
  'from',
  'to',
  'kind',
  /** Ticks in the rows of which it is true. */
  'visited',
  'lived',
  'wish',
  'number',
  'note',
  'skip',
] as const

export type ColumnMeaning = (typeof columnMeanings)[number]

/** A question that a reader could not decide. It continues with its guess; an answer makes it read the file again. */
export type Question =
  | { asks: 'columns'; header: string[]; sample: string[][]; guess: ColumnMeaning[] }
  | { asks: 'dayOrder'; sample: string; guess: 'dayFirst' | 'monthFirst' }
  | { asks: 'person'; people: { id: string; name: string; count: number }[]; guess: string }

/** The person's answers to the questions about a file. */
export interface Answers {
  columns?: readonly ColumnMeaning[]
  dayOrder?: 'dayFirst' | 'monthFirst'
  person?: string
}

/** Receives what a reader finds. Positions of a track go through `point` in the order of the file, never as objects. */
export interface Sink {
  place(found: FoundPlace): void
  ride(found: FoundRide): void
  trip(found: FoundTrip): void
  problem(problem: Problem): void
  question(question: Question): void
  /**
   * A position of a track. `time` is in ms since 1970 UTC, `accuracy` in metres, 0 when unknown. Malformed positions
   * are counted and left out here, so that readers need not check them.
   */
  point(time: number, latitude: number, longitude: number, accuracy: number, device: string): void
  /** The position and time of a picture, which says that the person was there, but not how long. */
  picture(time: number, latitude: number, longitude: number): void
}

/** A file, or an entry of an archive. */
export interface Source {
  /** The path in the folder or archive. Never used to detect the format. */
  name: string
  /** The name of the spreadsheet's sheet that contains the table: often a year, a country or "Wishes". */
  sheet?: string
  size: number
  /** ms since 1970, UTC; 0 when unknown. */
  modified: number
  stream(): ReadableStream<Uint8Array>
  /** The bytes from `start` to before `end`, fewer at the end of the file. */
  slice(start: number, end: number): Promise<Uint8Array>
  /** The whole text, decoded by its byte order mark or content. Throws `tooLarge` above `most` bytes. */
  text(most: number): Promise<string>
}

/** The shape of a JSON file. */
export interface JsonShape {
  is: 'object' | 'array'
  /** The top-level keys, or of an array those of its first items. */
  keys: readonly string[]
  /** The keys of the first item of each top-level array, and of each top-level object, by top-level key. */
  inner: Readonly<Record<string, readonly string[]>>
  /** Why the text cannot be read to its end. The head of a larger file is always truncated. */
  fault?: 'truncated' | 'malformedJson' | 'tooDeep' | 'tooLong'
}

/** The part of a file that `fits` receives. */
export interface Head {
  name: string
  size: number
  /** The first 64 KB. */
  bytes: Uint8Array
  /** The same as text, without byte order mark; "" for a binary file. */
  text: string
  is: 'json' | 'xml' | 'text' | 'binary'
  json?: JsonShape
  /** The name of the root element without prefix, in small letters: "gpx". */
  root?: string
}

/** The formats. The id is stored with an import, so it must never get another meaning. */
export type FormatId =
  | 'google-timeline-android'
  | 'google-timeline-ios'
  | 'google-semantic'
  | 'google-records'
  | 'google-saved-places'
  | 'google-saved-list'
  | 'google-photos'
  | 'photos'
  | 'gpx'
  | 'kml'
  | 'geojson'
  | 'dawarich'
  | 'owntracks'
  | 'swarm'
  | 'polarsteps'
  | 'adventurelog'
  | 'trip'
  | 'trek'
  | 'surmai'
  | 'pocketbase'
  | 'flightradar24'
  | 'jetlog'
  | 'openflights'
  | 'flighty'
  | 'byair'
  | 'jetlovers'
  | 'miles-and-more'
  | 'app-in-the-air'
  | 'airtrail'
  | 'pkpass'
  | 'bcbp'
  | 'ics'
  | 'mail'
  | 'json'
  | 'csv'
  | 'list'
  | 'waymark'
/** One format. */
export interface Format {
  id: FormatId
  /** Whether its files are archives of an account of this app, which the settings can restore. */
  isArchive?: boolean
  /** How well the head matches: false or 0 for not at all, true or 1 for certainly. The highest value wins. */
  fits(head: Head): boolean | number
  read(file: Source, sink: Sink, signal: AbortSignal, answers: Answers): Promise<void>
}
