import type { Cities, City } from '#server/gazetteer/cities.ts'
import { readAirports } from '#server/gazetteer/airports.ts'
import { distanceKm } from '#shared/domain/distance.ts'

/** So many kilometres more are worth one point of fame (a city ten times as large). */
const kmWorthFame = 40

/** The cities that airports serve. */
export class AirportCities {
  readonly #cities: Cities
  readonly #codes = new Map<number, string[]>()
  readonly #byCode = new Map<string, number>()

  constructor(cities: Cities) {
    this.#cities = cities
    for (const [code, geonameid] of readAirports()) {
      const index = cities.indexOf(geonameid)
      if (index === undefined) continue
      this.#byCode.set(code, index)
      const known = this.#codes.get(index)
      if (known) known.push(code)
      else this.#codes.set(index, [code])
    }
  }

  /** The city of an airport's three capital letters, by index. */
  cityOf(code: string): number | undefined {
    return this.#byCode.get(code)
  }

  /** The codes of a city's airports. */
  codesOf({ index }: Pick<City, 'index'>): readonly string[] {
    return this.#codes.get(index) ?? []
  }

  /**
   * The city with an airport from which people of a city fly: the best known one near by rather than the nearest, which
   * often has an airfield only. Undefined when none is within `km`.
   */
  gateway(city: City, km: number): { city: number; km: number } | undefined {
    // A degree of latitude is 111 km; farther cities need no exact distance.
    const degrees = km / 111
    let best: { city: number; km: number } | undefined
    let most = -Infinity
    for (const index of this.#codes.keys()) {
      if (Math.abs((this.#cities.latitudes[index] ?? 0) - city.latitude) > degrees) continue
      const away = distanceKm(this.#cities.get(index), city)
      const worth = (this.#cities.fames[index] ?? 0) - away / kmWorthFame
      if (away <= km && worth > most) {
        best = { city: index, km: away }
        most = worth
      }
    }
    return best
  }
}
