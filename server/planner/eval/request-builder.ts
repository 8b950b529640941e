import { cityId } from '#shared/domain/gazetteer-ids.ts'
import type { LegType } from '#shared/collections/travel-items.ts'
import type { Constraint, Place, Theme, TripRequest } from '#shared/trip-request.ts'
import { nameKey } from '#server/planner/names/name-key.ts'
import type { World } from '#server/planner/world.ts'

/** Constraints without their common fields. */
type Wish = Constraint extends infer C
  ? C extends Constraint
    ? Omit<C, 'id' | 'words' | 'sure' | 'origin'>
    : never
  : never

/** Makes requests by hand: "Rome IT" is the city with most people of that name in Italy, "IT" Italy, "sicily" a region. */
export class RequestBuilder {
  readonly #world: World
  readonly #cities = new Map<string, Place>()

  constructor(world: World) {
    this.#world = world
  }

  /** A request of these wishes. */
  request(wishes: readonly (Wish | readonly Wish[])[], variant = 0): TripRequest {
    const constraints = wishes.flat().map((wish, at): Constraint => ({
      ...wish,
      id: `c${at}`,
      words: '',
      sure: 1,
      origin: 'said',
    }))
    return { language: 'en', constraints, variant }
  }

  place(text: string): Place {
    const { areas } = this.#world
    const area = areas.get(text)
    if (area) return { kind: area.kind, id: area.id, name: area.name }
    const known = this.#cities.get(text)
    if (known) return known
    const space = text.lastIndexOf(' ')
    const city = this.#cityNamed(text.slice(0, space), text.slice(space + 1))
    const place: Place = { kind: 'city', id: cityId(city.geonameid), name: city.name }
    this.#cities.set(text, place)
    return place
  }

  visit = (...texts: string[]): Wish[] =>
    texts.map((text) => ({ kind: 'visit', place: this.place(text), optional: false }))
  maybe = (text: string): Wish => ({ kind: 'visit', place: this.place(text), optional: true })
  nights = (text: string | null, least: number, most = least): Wish => this.#stay(text, 'nights', least, most)
  days = (text: string | null, least: number, most = least): Wish => this.#stay(text, 'days', least, most)
  share = (text: string, share: number): Wish => ({
    kind: 'stay',
    of: this.place(text),
    unit: 'nights',
    share,
  })
  role = (role: 'start' | 'end' | 'home' | 'base', text: string): Wish => ({
    kind: 'role',
    role,
    place: this.place(text),
  })
  order = (...places: (string | Place)[]): Wish => ({
    kind: 'order',
    places: places.map((place) => (typeof place === 'string' ? this.place(place) : place)),
  })
  length = (least: number, most = least): Wish => ({ kind: 'length', unit: 'days', least, most })
  by = (use: 'prefer' | 'only' | 'avoid', ...types: LegType[]): Wish => ({ kind: 'transport', use, types })
  leg = (from: string, to: string, ...types: LegType[]): Wish => ({
    kind: 'transport',
    use: 'prefer',
    types,
    leg: { from: this.place(from), to: this.place(to) },
  })
  avoid = (text: string): Wish => ({ kind: 'avoid', place: this.place(text) })
  theme = (theme: Theme, unwanted = false): Wish => ({ kind: 'theme', theme, unwanted })
  route = (id: string): Wish => ({ kind: 'route', route: id, name: id })
  /** The trip begins in this month. */
  month = (month: string): Wish => ({ kind: 'dates', first: { from: `${month}-01`, to: `${month}-28` } })
  loop: Wish = { kind: 'loop' }

  #stay(text: string | null, unit: 'nights' | 'days', least: number, most: number): Wish {
    return { kind: 'stay', of: text === null ? null : this.place(text), unit, least, most }
  }

  #cityNamed(name: string, where: string) {
    const { cities, travel } = this.#world
    const key = nameKey(name)
    let best: { index: number; value: number } | undefined
    for (let index = 0; index < cities.length; index++) {
      if (!cities.countryCodes[cities.countries[index] ?? 0]?.startsWith(where.slice(0, 2))) continue
      const city = cities.get(index)
      const value = city.fame + 3 * (travel.of(city)?.pull ?? 0)
      if (
        nameKey(city.name) === key &&
        (where.length === 2 || city.state === where) &&
        value > (best?.value ?? -1)
      )
        best = { index, value }
    }
    if (!best) throw new Error(`There is no city ${name} in ${where}.`)
    return cities.get(best.index)
  }
}
