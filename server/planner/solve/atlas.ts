import type { City } from '#server/gazetteer/cities.ts'
import type { Joined } from '#server/planner/land/land.ts'
import type { Position } from '#shared/domain/distance.ts'
import type { Place, Theme } from '#shared/trip-request.ts'

/** The data about a town for travellers. */
interface Travel {
  /** The attraction of the town, from 0 (nobody travels there) to 5 (people cross an ocean for it). */
  readonly pull: number
  readonly nights: number
  readonly themes: readonly Theme[]
  /** Whether a month, 1 to 12, is a good time for a visit. */
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
  /** The towns of an area that are suitable as stops, best first. */
  towns(area: Place): readonly City[]
  /** The countries of an area. */
  countries(area: Place): readonly string[]
  holds(area: Place, city: City): boolean
  /** Towns of at least pull 2 around a point. */
  near(point: Position, km: number): readonly City[]
  /** The towns around a city, best known first. For a city without towns of the tables near it. */
  neighbours(city: City): readonly City[]
  hasAirport(city: City): boolean
  /** Whether many flights go there, also from other countries. */
  isHub(city: City): boolean
  /** Whether it is among the largest airports, or the largest of a country. */
  isMainHub(city: City): boolean
  byRoad(a: City, b: City): Joined
  byTrain(a: City, b: City): Joined
  /** Like `byRoad`, but faster, because it does not measure the way around a sea. */
  onLand(a: City, b: City): Joined
  /** The hours of the usual train; undefined when none runs. With `isQuick` only trains of at most a day are found. */
  trainHours(a: City, b: City, isQuick: boolean): number | undefined
  /** The hours of a known ferry, including the ways to its ports; undefined when no ferry is known. */
  ferryHours(a: City, b: City): number | undefined
  /** Whether a night train or a night bus is known between two cities. */
  hasNightTrain(a: City, b: City): boolean
  /** The indexes of the cities where an event is best; none for an unknown event. */
  eventCities(id: string): readonly number[]
  /** Whether the border between two countries is closed. */
  isClosed(a: string, b: string): boolean
  /** Whether only a train goes to a town. */
  isRoadless(city: City): boolean
  /** Whether travellers in the country usually drive. */
  byCar(country: string): boolean
  /** The ISO code of the country of `a` or `b`, if that country has no trains. */
  withoutTrains(a: City, b: City): string | undefined
}
