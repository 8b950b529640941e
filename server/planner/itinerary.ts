import type { LegType } from '#shared/collections/travel-items.ts'
import type { City } from '#server/gazetteer/cities.ts'
import type { Day } from './read/calendar.ts'

export interface Leg {
  type: LegType
  from: City
  to: City
  /** Days count from 1. */
  startDay: number
  arrivalDay: number
}

/** A trip that the planner has made, before its cities become records. */
export interface Itinerary {
  name: string
  description: string
  legs: Leg[]
  /** `travels` is true on days on which a leg begins or ends. */
  days: { day: number; city: City; text: string; travels: boolean }[]
  firstDay?: Day
  assumptions: string[]
  limits: string[]
}
