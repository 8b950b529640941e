import type { LegType } from '#shared/collections/travel-items.ts'
import type { TripRequest } from '#shared/trip-request.ts'
import type { City } from '#server/gazetteer/cities.ts'

export interface Leg {
  readonly type: LegType
  readonly from: City
  readonly to: City
  /** Days are numbered from 1. */
  readonly startDay: number
  readonly arrivalDay: number
}

/** A wish that the trip does not meet, and what the trip does instead. */
export interface Limit {
  readonly text: string
  /** The id of the constraint. */
  readonly constraint?: string
  /** The position of the leg. */
  readonly leg?: number
}

/** A planned trip, with cities of the gazetteer in place of records. */
export interface Itinerary {
  /** The request with the constraints that the solver assumed. */
  readonly request: TripRequest
  readonly name: string
  readonly description: string
  readonly legs: readonly Leg[]
  /** `travels` is true on days with travel. */
  readonly days: readonly { day: number; city: City; text: string; travels: boolean }[]
  /** The first day as "YYYY-MM-DD"; absent when the request names none. */
  readonly firstDay?: string
  readonly assumptions: readonly string[]
  readonly limits: readonly Limit[]
}
