import { isAliasName, type NameArrays } from '#server/gazetteer/name-arrays.ts'

export interface CityMatch {
  geonameid: number
  score: number
  /** searchKey() of the alias that matched best, or "" when a name of the city did. */
  alias: string
  /** The text is the name of the city's country or state, and this is one of its best-known cities. */
  of?: 'country' | 'state'
  /** The text is this code of an airport at the city, in capitals. */
  code?: string
}

/** The best cities so far, each with its best score. */
export class Best {
  readonly limit: number
  readonly #cities: { city: number; score: number; at: number | 'country' | 'state' }[] = []

  constructor(limit: number) {
    this.limit = limit
  }

  get size() {
    return this.#cities.length
  }

  /** Offers a city with the score of its name at this place, or of the name of its country or state. */
  offer(city: number, score: number, at: number | 'country' | 'state') {
    const found = this.#cities
    const worst = found.at(-1)
    if (found.length >= this.limit && worst && score <= worst.score) return
    const known = found.findIndex((entry) => entry.city === city)
    if (known !== -1) {
      if ((found[known]?.score ?? 0) >= score) return
      found.splice(known, 1)
    }
    const place = found.findIndex((entry) => entry.score < score)
    found.splice(place === -1 ? found.length : place, 0, { city, score, at })
    if (found.length > this.limit) found.pop()
  }

  list({ geonameids, owners, bytes, starts }: NameArrays): CityMatch[] {
    return this.#cities.map(({ city, score, at }) => {
      const geonameid = geonameids[city] ?? 0
      if (typeof at === 'string') return { geonameid, score, alias: '', of: at }
      const name = Buffer.from(bytes.subarray(starts[at], starts[at + 1])).toString('latin1')
      return { geonameid, score, alias: isAliasName(owners[at] ?? 0) ? name : '' }
    })
  }
}
