import type { stayKinds } from '#shared/collections/stays.ts'
import type { PartialDate } from '#shared/domain/ledger/partial-date.ts'
import type { ImportedTrip, ResolvedCity } from '#shared/imports.ts'
import type { ProblemCode, Why } from '#web/features/import/read/found.ts'

/** The file of a proposal, by its index among the files that were read, and its line or item, from 1. */
export interface SourceRow {
  file: number
  row?: number
}

/** A stay or a wish found in the files. It is stored only when the person accepts it. */
export interface Proposal {
  /** Equal items have equal ids, independently of the options, so that the person's changes are kept. */
  id: string
  is: 'stay' | 'wish'
  /** The id of the city. */
  city: string
  kind: (typeof stayKinds)[number]
  start: PartialDate
  end: PartialDate
  sure: 'sure' | 'likely' | 'unsure'
  /** Whether the account already has it: the same stay, or one that overlaps it in the same city. */
  state: 'new' | 'there'
  /** Whether it is stored unless the person leaves it out. False for changes of planes. */
  isIn: boolean
  /** The strongest first. */
  why: readonly Why[]
  sources: readonly SourceRow[]
  /** The ids of other cities that it may be, the nearest first. */
  others: readonly string[]
  /** The id of the city that `city` is a suburb of, or "". */
  parent: string
  /** Where the points are; undefined for a name or an airport. */
  position?: { latitude: number; longitude: number }
  note: string
  /** The id of the proposed trip that it belongs to, or "". */
  trip: string
}

/** A trip whose legs are the rides of the files. */
export interface ProposedTrip extends ImportedTrip {
  id: string
  sources: readonly SourceRow[]
  /** Set for a trip that a file contains as a whole: it is worth storing even without a stay. */
  isTold?: boolean
}

/** A line of a file that needs an answer of the person before anything can be proposed. */
export interface Unresolved {
  id: string
  source: SourceRow
  code: ProblemCode | 'noCity' | 'unknownAirport' | 'severalCities'
  /** The text of the line. */
  text: string
  /** How many lines of the file it stands for, where these have no numbers of their own. */
  count?: number
  /** The choice that the person has to make; "" for lines that are only listed. */
  needs: 'city' | 'date' | ''
  /** The id of the city where it is known, or "". */
  city: string
  is: Proposal['is']
  kind: Proposal['kind']
  start: PartialDate
  end: PartialDate
  why: readonly Why[]
  /** The ids of the cities that it may be. */
  others: readonly string[]
  /** The note of the stay. */
  note?: string
}

/** The content of the files, in the order of time. */
export interface Proposals {
  proposals: readonly Proposal[]
  trips: readonly ProposedTrip[]
  unresolved: readonly Unresolved[]
  /** Every city that the other fields name by its id. */
  cities: ReadonlyMap<string, ResolvedCity>
}
