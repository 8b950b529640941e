import type { Cities, City } from '#server/gazetteer/cities.ts'
import type { Theme } from '#shared/trip-request.ts'
import { themes as allThemes } from '#shared/trip-request.ts'
import { monthMask, readTowns, tableRows } from './towns.ts'

/** The facts about a city as a destination. */
export interface Visit {
  /** From 5, for a city that people cross an ocean for, to 0, for one where they only change trains. */
  readonly pull: number
  /** The usual number of nights. */
  readonly nights: number
  readonly themes: readonly Theme[]
  /** Whether a month, 1 to 12, is a good time. */
  readonly isGoodIn: (month: number) => boolean
}

const isTheme = (text: string): text is Theme => allThemes.some((theme) => theme === text)

/** How much people travel to the cities of the table of places. */
export class Travel {
  readonly #visits = new Map<number, Visit>()
  readonly #best = new Map<string, number[]>()

  constructor(cities: Cities) {
    for (const row of tableRows('places.tsv', ['town', 'pull', 'nights', 'months', 'themes'])) {
      const months = monthMask(row.months)
      const [town] = readTowns(row.town)
      const index = town && cities.indexOf(town.geonameid)
      if (index === undefined) continue
      this.#visits.set(index, {
        pull: Number(row.pull),
        nights: Number(row.nights),
        themes: row.themes.split(' ').filter(isTheme),
        isGoodIn: (month) => (months & (1 << (month - 1))) !== 0,
      })
    }
    const fame = (index: number) => 100 * (this.#visits.get(index)?.pull ?? 0) + (cities.fames[index] ?? 0)
    for (const index of [...this.#visits.keys()].sort((a, b) => fame(b) - fame(a))) {
      const { country } = cities.get(index)
      const known = this.#best.get(country)
      if (known) known.push(index)
      else this.#best.set(country, [index])
    }
  }

  /** Undefined for a city that is not in the table. */
  of(city: Pick<City, 'index'>): Visit | undefined {
    return this.#visits.get(city.index)
  }

  /** The indexes of the cities of the table, with what travellers do there. */
  get visits(): ReadonlyMap<number, Visit> {
    return this.#visits
  }

  /** The cities of a country, by index, best first. */
  best(country: string): readonly number[] {
    return this.#best.get(country) ?? []
  }
}
