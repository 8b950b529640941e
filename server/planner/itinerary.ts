import type { LegType } from '#shared/collections/travel-items.ts'
import type { City } from '#server/gazetteer/cities.ts'
import type { Day } from './read/calendar.ts'

export interface Leg {
  type: LegType
  from: City
  to: City
  /** Days are numbered from 1. */
  startDay: number
  arrivalDay: number
}

/** A planned trip, with cities of the gazetteer in place of records. */
export interface Itinerary {
  name: string
  description: string
  legs: Leg[]
  /** `travels` is true on days with travel. */
  days: { day: number; city: City; text: string; travels: boolean }[]
  firstDay?: Day
  assumptions: string[]
  /** Sentences about wishes that the trip does not meet. */
  unmetWishes: string[]
}
