import type { Area } from '#server/planner/gazetteer/areas.ts'
import type { City } from '#server/gazetteer/cities.ts'
import type { LegType } from '#shared/collections/travel-items.ts'
import type { Day } from './calendar.ts'

export type Direction = 'north' | 'south' | 'east' | 'west'

/** A city that was asked for. */
export interface WishedStop {
  readonly city: City
  days?: number
  nights?: number
}

/** A country, state or region in which the cities are ours to choose. */
export interface WishedArea {
  readonly area: Area
  readonly direction?: Direction
  days?: number
}

/** What a sentence asks for, as far as it says. */
export interface Wish {
  start?: City
  /** The start is only where the person sets out from; no day is spent there. */
  startIsHome: boolean
  /** The start is one of the cities to be seen, wherever the others are. */
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
  /** They set out by plane, whatever comes after. */
  flyOut: boolean
  pace: 'relaxed' | 'normal' | 'fast'
  /** The order of the named cities is ours to choose. */
  anyOrder: boolean
  /** Cities and areas in the order in which they are to be visited, when areas have one. */
  sequence: readonly (City | Area)[]
  assumptions: string[]
  limits: string[]
}
