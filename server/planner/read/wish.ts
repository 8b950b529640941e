import type { Area } from '#server/planner/gazetteer/areas.ts'
import type { City } from '#server/gazetteer/cities.ts'
import type { LegType } from '#shared/collections/travel-items.ts'
import type { TripTexts } from '#server/planner/texts.ts'
import type { Day } from './calendar.ts'

export type Direction = 'north' | 'south' | 'east' | 'west'

/** A city that was asked for. */
export interface WishedStop {
  readonly city: City
  days?: number
  nights?: number
}

/** A country, state or region in which the planner chooses the cities. */
export interface WishedArea {
  readonly area: Area
  readonly direction?: Direction
  days?: number
}

/** What a sentence asks for. A missing value means that the sentence does not say. */
export interface Wish {
  start?: City
  /** The trip leaves from the start without spending a day there. */
  startIsHome: boolean
  /** The start is one of the cities to visit, also when the others are far away. */
  startIsVisited: boolean
  end?: City
  roundTrip: boolean
  /** In the order of the sentence. */
  stops: WishedStop[]
  areas: WishedArea[]
  avoidCities: ReadonlySet<number>
  avoidAreas: readonly Area[]
  days?: number
  cityCount?: number
  firstDay?: Day
  prefer: ReadonlySet<LegType>
  forbid: ReadonlySet<LegType>
  /** The first leg is a flight; the other legs can differ. */
  flyOut: boolean
  pace: 'relaxed' | 'normal' | 'fast'
  /** The planner chooses the order of the named cities. */
  anyOrder: boolean
  /** Cities and areas in the order of the visit, when the sentence gives an order that includes areas. */
  sequence: readonly (City | Area)[]
  /** The texts of the notes, in the person's language. */
  readonly texts: TripTexts
  assumptions: string[]
  /** Sentences about wishes that the trip does not meet. */
  unmetWishes: string[]
}
