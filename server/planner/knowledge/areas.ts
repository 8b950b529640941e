import type { Cities, City } from '#server/gazetteer/cities.ts'
import type { Borders } from './countries.ts'
import { distanceKm } from '#shared/domain/distance.ts'
import type { Shapes } from './shapes.ts'
import { tableRows, townIndexes } from './towns.ts'
import type { Travel } from './travel.ts'

/** A country, state or region. */
export interface Area {
  /** An ISO code, an admin-1 code such as "IT.16", or the id of the table of regions. */
  readonly id: string
  readonly kind: 'country' | 'state' | 'region'
  /** In English. */
  readonly name: string
  /** What a region is: "island", "sea", "part", "countries" …; "" for a country or state. */
  readonly nature: string
  readonly countries: readonly string[]
  readonly states: readonly string[]
  /** Names of natural shapes, as "BALKAN PEN.". */
  readonly shapes: readonly string[]
  /** The cities by which travellers know a region, by index, best first. */
  readonly towns: readonly number[]
  /** How well known it is, like the fame of a city. */
  readonly fame: number
}

/**
 * The fame of a region, and the minimum fame of a country or state, which otherwise has that of its best-known city.
 */
const [fameOfRegion, leastFame] = [8, 6]

/** A city this near to a town of a region that has neither borders nor a shape is in it. */
const nearTownKm = 40

/** The countries, states and regions, in this order. */
export class Areas {
  readonly #areas: Area[] = []
  readonly #byId = new Map<string, Area>()
  readonly #numbers = new Map<string, number>()
  readonly #cities: Cities
  readonly #travel: Travel
  readonly shapes: Shapes
  readonly #citiesOf = new Map<Area, readonly number[]>()

  constructor(
    { countries, stateNames }: Borders,
    { cities, travel, shapes }: { cities: Cities; travel: Travel; shapes: Shapes },
  ) {
    this.#cities = cities
    this.#travel = travel
    this.shapes = shapes
    const without = { nature: '', countries: [], states: [], shapes: [], towns: [] }
    const fames = new Map<string, number>()
    for (const index of travel.visits.keys()) {
      const { country, state, fame } = cities.get(index)
      for (const id of [country, state]) fames.set(id, Math.max(fame, fames.get(id) ?? leastFame))
    }
    const fameOf = (id: string) => fames.get(id) ?? leastFame
    for (const [id, { name }] of countries)
      this.#add({ ...without, id, kind: 'country', name, countries: [id], fame: fameOf(id) })
    for (const [id, name] of stateNames)
      this.#add({ ...without, id, kind: 'state', name, states: [id], fame: fameOf(id) })
    for (const { id, kind, area, towns, names } of regionRows()) {
      const parts = area.split(' ').filter(Boolean)
      this.#add({
        id,
        kind: 'region',
        name: names.split('|', 1)[0] ?? id,
        nature: kind,
        countries: parts.filter((part) => /^[A-Z]{2}$/.test(part)),
        states: parts.filter((part) => /^[A-Z]{2}\./.test(part)),
        shapes: parts.flatMap((part) => (part.startsWith('ne:') ? part.slice(3).replaceAll('_', ' ') : [])),
        towns: townIndexes(cities, towns),
        fame: fameOfRegion,
      })
    }
  }

  get length() {
    return this.#areas.length
  }

  /** The area with a number from 0 to `length` - 1. */
  at(number: number): Area {
    const area = this.#areas[number]
    if (!area) throw new Error(`There is no area ${number}.`)
    return area
  }

  /** The number of an area, for at(). */
  numberOf({ id }: Area): number {
    return this.#numbers.get(id) ?? 0
  }

  /** By ISO code, admin-1 code or the id of a region. Undefined when there is none. */
  get(id: string): Area | undefined {
    return this.#byId.get(id)
  }

  [Symbol.iterator](): Iterator<Area> {
    return this.#areas[Symbol.iterator]()
  }

  /** Whether a city is in an area: by its countries and states, its shapes, or near its towns. */
  contains(area: Area, city: City): boolean {
    const { countries, states, shapes, towns } = area
    if (towns.includes(city.index)) return true
    if (countries.includes(city.country) || states.includes(city.state)) return true
    if (shapes.some((shape) => this.shapes.contains(shape, city))) return true
    if (countries.length + states.length + shapes.length > 0) return false
    return towns.some((town) => distanceKm(this.#cities.get(town), city) <= nearTownKm)
  }

  /** The cities of an area to which people travel, by index, best first; a region's own towns come first. */
  citiesOf(area: Area): readonly number[] {
    let found = this.#citiesOf.get(area)
    if (!found) {
      const { pull, isIn } = {
        pull: (index: number) =>
          100 * (this.#travel.of({ index })?.pull ?? 0) + (this.#cities.fames[index] ?? 0),
        isIn: (index: number) => this.contains(area, this.#cities.get(index)),
      }
      const others = [...this.#travel.visits.keys()].filter(
        (index) => !area.towns.includes(index) && isIn(index),
      )
      found = [...area.towns, ...others.sort((a, b) => pull(b) - pull(a))]
      this.#citiesOf.set(area, found)
    }
    return found
  }

  #add(area: Area) {
    this.#numbers.set(area.id, this.#areas.length)
    this.#areas.push(area)
    this.#byId.set(area.id, area)
  }
}

/** The rows of the table of regions. */
export const regionRows = () => tableRows('regions.tsv', ['id', 'kind', 'area', 'towns', 'names'])
