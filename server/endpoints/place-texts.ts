import { setImmediate } from 'node:timers/promises'
import { citiesNamed, insideOf, type NamedCity, partsOf, splits } from '#server/gazetteer/named-cities.ts'
import { type CityNames } from '#server/gazetteer/city-names.ts'
import { matchCities } from '#server/gazetteer/match/match-cities.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'

/** A place in a text, and the ids of the cities that it may mean, the likeliest first. */
export interface PlaceText {
  text: string
  /** Whether it means its one city. Otherwise a person has to choose. */
  certain: boolean
  cityIds: string[]
}

const mostOptions = 5
/** A city's own name counts as much as this much more prominence, as a power of ten. */
const ownNameBonus = 1.5
/** A city is certain when the next one has less prominence by this power of ten: a fifth of the population. */
const certainLead = 0.7
/** A city of the same name with less prominence by this power of ten is not suggested. */
const offeredLead = 2
/**
 * A city with this population (a power of ten) takes precedence over a state of the same name: New York, Washington.
 */
const largeWeight = 5
/**
 * A search that corrects typing errors takes milliseconds: after this number of them in a request, misspelt names are
 * not found.
 */
const mostNearSearches = 200

/** Finds cities in texts that people wrote. Create one reader for each request. */
export class PlaceReader {
  readonly #names: CityNames
  #nearSearches = 0

  constructor(names: CityNames) {
    this.#names = names
  }

  /**
   * The places of one line. "Washington, DC" and "Paris, France" are one place each; "Paris, Rome" are two, and
   * "Paris, France, Rome, Italy" are two as well.
   */
  async placesOf(line: string): Promise<PlaceText[]> {
    const parts = partsOf(line)
    const [first = '', ...rest] = parts
    if (rest.length === 0) return first === '' ? [] : [await this.#placeNamed(first)]
    const whole = this.#placeIn(first, rest, line.trim())
    if (whole !== null) return [whole]
    const places: PlaceText[] = []
    for (let at = 0; at < parts.length;) {
      // Lets other requests run between two places.
      await setImmediate()
      const [place, length] = await this.#placeAt(parts, at)
      places.push(place)
      at += length
    }
    return places
  }

  /** The place that starts at a part, and the number of parts that it takes. */
  async #placeAt(parts: readonly string[], at: number): Promise<[PlaceText, number]> {
    const [name = '', next, afterNext] = parts.slice(at)
    if (next === undefined) return [await this.#placeNamed(name), 1]
    if (afterNext !== undefined) {
      const three = this.#placeIn(name, [next, afterNext], `${name}, ${next}, ${afterNext}`)
      if (three !== null) return [three, 3]
    }
    // "Geneva, New York, London" is three cities, although New York has a Geneva.
    if (!this.#isLargeCity(next)) {
      const text = `${name}, ${next}`
      const two = this.#placeIn(name, [next], text)
      if (two !== null) return [two, 2]
      // A country or state alone is not a place: it belongs to the misspelt city before it.
      if (this.#names.regions.named(next).size > 0) return [await this.#near(text), 2]
    }
    return [await this.#placeNamed(name), 1]
  }

  /** The place for a name without country or state. */
  async #placeNamed(text: string): Promise<PlaceText> {
    const named = citiesNamed(this.#names, text)
    if (named.length > 0) return placeOf(text, named)
    // "Washington DC", "Paris France".
    for (const [city, inside] of splits(this.#names, text)) {
      const there = citiesNamed(this.#names, city, inside)
      if (there.length > 0) return placeOf(text, there)
    }
    return this.#near(text)
  }

  /** The place of this name in all of these countries and states, or null when there is none. */
  #placeIn(name: string, regions: readonly string[], text: string): PlaceText | null {
    const inside = insideOf(this.#names, regions)
    const fitting = inside === null ? [] : citiesNamed(this.#names, name, inside)
    return fitting.length === 0 ? null : placeOf(text, fitting)
  }

  /** Cities with a similar name; a person has to choose. */
  async #near(text: string): Promise<PlaceText> {
    if (this.#nearSearches >= mostNearSearches) return { text, certain: false, cityIds: [] }
    this.#nearSearches += 1
    // Lets other requests run between two searches.
    await setImmediate()
    const cityIds = matchCities(this.#names, text, mostOptions).map(({ geonameid }) => cityId(geonameid))
    return { text, certain: false, cityIds }
  }

  #isLargeCity(text: string) {
    return citiesNamed(this.#names, text).some(({ weight }) => weight >= largeWeight)
  }
}

/** The place for the cities of its name: certain when one is much larger than the others. */
function placeOf(text: string, named: readonly NamedCity[]): PlaceText {
  const ranked = named
    .map(({ geonameid, prominence, isOwn }) => ({
      id: cityId(geonameid),
      score: prominence + (isOwn ? ownNameBonus : 0),
    }))
    .sort((one, other) => other.score - one.score)
  const [best, next] = ranked
  if (best === undefined) return { text, certain: false, cityIds: [] }
  if (next === undefined || best.score - next.score >= certainLead) {
    return { text, certain: true, cityIds: [best.id] }
  }
  const offered = ranked.filter(({ score }) => best.score - score < offeredLead)
  return { text, certain: false, cityIds: offered.slice(0, mostOptions).map(({ id }) => id) }
}
