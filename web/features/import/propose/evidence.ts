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

/** The content of one file. */
export interface FoundInFile {
  format: FormatId
  places: readonly FoundPlace[]
  rides: readonly FoundRide[]
  trips?: readonly FoundTrip[]
  problems: readonly Problem[]
}

/** Evidence of a stay in a known city. Several pieces become one proposal. */
export interface Evidence {
  /** Identifies the evidence independently of the options. */
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
   * The origin of the dates. Days from points, rides and pictures are joined with the previous day; two visits that a
   * person wrote remain two.
   */
  told: 'written' | 'recorded'
  /** The id of the proposed trip, or "". */
  trip: string
  /** The instant of a moment; two on one day make a stay. */
  instant?: number
  /** How long a device saw the person there. */
  minutes?: number
}

/** The bounds of the three words for certainty. */
const sureBounds = { sure: 0.75, likely: 0.5 } as const

/** The word for a number from 0 to 1. */
export const surenessOf = (value: number): 'sure' | 'likely' | 'unsure' =>
  value >= sureBounds.sure ? 'sure' : value >= sureBounds.likely ? 'likely' : 'unsure'

/** The joint certainty of several pieces of evidence, each of which can be wrong independently. */
export const together = (values: readonly number[]): number =>
  1 - values.reduce((doubt, value) => doubt * (1 - value), 1)

/** How certain an end of a ride is. */
export const sureOfRide = 0.7
/** One picture or check-in. */
export const sureOfMoment = 0.4
/** Pictures or check-ins over an hour or more of a day. */
export const sureOfMoments = 0.6
