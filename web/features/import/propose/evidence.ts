import type { stayKinds } from '#shared/collections/stays.ts'
import type { PartialDate } from '#shared/domain/ledger/partial-date.ts'
import type {
  FormatId,
  FoundPlace,
  FoundRide,
  FoundTrip,
  Place,
  Problem,
  Why,
} from '#web/features/import/read/found.ts'
import type { SourceRow } from './proposal.ts'

/** What was read from one file. */
export interface FoundInFile {
  format: FormatId
  places: readonly FoundPlace[]
  rides: readonly FoundRide[]
  trips?: readonly FoundTrip[]
  problems: readonly Problem[]
}

/** What a file tells of a city whose id is known. Several of them become one proposal. */
export interface Evidence {
  /** Identifies the evidence whatever the options are. */
  id: string
  is: 'stay' | 'wish'
  city: string
  kind: (typeof stayKinds)[number]
  start: PartialDate
  end: PartialDate
  /** From 0 to 1. */
  sure: number
  why: Why
  sources: readonly SourceRow[]
  place: Place
  others: readonly string[]
  parent: string
  note: string
  /** Whether it is proposed to be stored. */
  isIn: boolean
  /**
   * How the dates came about. Days that points, rides and pictures tell join with those of the day before; what a person
   * wrote as two visits stays two.
   */
  told: 'written' | 'recorded'
  /** The id of the proposed trip, or "". */
  trip: string
  /** The instants of a moment, of which two on a day make a stay. */
  instant?: number
  /** How long a device saw the person there. */
  minutes?: number
}

/** How sure a proposal is: the bounds of the three words that a person reads. */
const sureBounds = { sure: 0.75, likely: 0.5 } as const

/** The word for a number from 0 to 1. */
export const surenessOf = (value: number): 'sure' | 'likely' | 'unsure' =>
  value >= sureBounds.sure ? 'sure' : value >= sureBounds.likely ? 'likely' : 'unsure'

/** How sure several pieces of evidence are together: each of them can be wrong on its own. */
export const together = (values: readonly number[]): number =>
  1 - values.reduce((doubt, value) => doubt * (1 - value), 1)

/** How much an end of a ride proves. */
export const sureOfRide = 0.7
/** One picture or check-in. */
export const sureOfMoment = 0.4
/** Pictures or check-ins over an hour or more of a day. */
export const sureOfMoments = 0.6
