import type { City } from '#server/gazetteer/cities.ts'
import type { Joined } from '#server/planner/land/land.ts'
import type { Position } from '#shared/domain/distance.ts'
import type { Place, Theme } from '#shared/trip-request.ts'

/** What a traveller needs to know of a town. */
interface Travel {
  /** 0: nobody goes there; 5: people cross an ocean for it. */
  readonly pull: number
  readonly nights: number
  readonly themes: readonly Theme[]
  /** Whether a month, 1 to 12, is a good time. */
  readonly isGoodIn: (month: number) => boolean
}

export interface ClassicRoute {
  readonly id: string
  readonly countries: readonly string[]
  readonly days: number
  readonly loop: boolean
  readonly stops: readonly { readonly city: City; readonly nights: number }[]
}

/** The knowledge of the world that the solver uses. */
export interface Atlas {
  readonly routes: readonly ClassicRoute[]
  /** The city with a record id. */
  city(id: string): City | undefined
  travel(city: City): Travel
  /** The towns of an area in which a traveller stops, best first. */
  towns(area: Place): readonly City[]
  /** The countries of an area. */
  countries(area: Place): readonly string[]
  holds(area: Place, city: City): boolean
  /** Towns of at least pull 2 around a point. */
  near(point: Position, km: number): readonly City[]
  /** Towns around a city that no table knows, best known first. */
  neighbours(city: City): readonly City[]
  hasAirport(city: City): boolean
  /** Whether many flights go there, from other countries too. */
  isHub(city: City): boolean
  /** Whether it is among the largest airports, or the largest of a country. */
  isMainHub(city: City): boolean
  byRoad(a: City, b: City): Joined
  byTrain(a: City, b: City): Joined
  /** Like `byRoad`, but quick: it does not measure the way around a sea. */
  onLand(a: City, b: City): Joined
  /** The hours of the usual train; undefined where none runs. `isQuick` knows only the trains of a day. */
  trainHours(a: City, b: City, isQuick: boolean): number | undefined
  /** The hours of a known ferry with the ways to its ports; undefined when none is known. */
  ferryHours(a: City, b: City): number | undefined
  /** Whether a night train or a night bus is known between two cities. */
  hasNightTrain(a: City, b: City): boolean
  /** The cities where an event is best, by index; none for an unknown one. */
  eventCities(id: string): readonly number[]
  /** Whether the border between two countries is closed. */
  isClosed(a: string, b: string): boolean
  /** Whether only a train goes to a town. */
  isRoadless(city: City): boolean
  /** Whether travellers in the country usually drive. */
  byCar(country: string): boolean
  /** The ISO code of a country without trains at one of the ends. */
  withoutTrains(a: City, b: City): string | undefined
}
