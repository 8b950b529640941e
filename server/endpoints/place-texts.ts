import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { type CityNames, citiesNamed, matchCities, type NamedCity } from '#server/gazetteer/city-names.ts'
import { languagesWithFile } from '#server/messages/language-files.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { onFirstUse } from '#shared/domain/made-once.ts'
import { fold } from '#shared/domain/unaccent.ts'

/** A place in a text, and the ids of the cities that it may mean, the likeliest first. */
export interface PlaceText {
  text: string
  /** Whether it means its one city. Otherwise a person has to choose. */
  certain: boolean
  cityIds: string[]
}

const mostOptions = 5
/** A city's own name counts as much as a population that is larger by this power of ten. */
const ownNameBonus = 1.5
/** A city is certain when the next one is smaller by this power of ten: a fifth of the population. */
const certainLead = 0.7
/** A city of the same name that is smaller by this power of ten is not suggested. */
const offeredLead = 2
/**
 * A city with this population (a power of ten) takes precedence over a state of the same name: New York, Washington.
 */
const largeWeight = 5
/** The maximum number of cities of one name that are compared with a country or state. */
const mostNamesakes = 300
/** A name with more words is not split into a city and a country or state. */
const mostWords = 16
/**
 * A search that corrects typing errors takes milliseconds: after this number of them in a request, misspelt names are
 * not found.
 */
const mostNearSearches = 200

/** Short forms of country names that are neither a name nor a code. */
const countryAliases: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  america: 'US',
  uae: 'AE',
  holland: 'NL',
  'czech republic': 'CZ',
}

interface Location {
  country: Region
  state: Region
}

/** Countries or states by each of their names, folded. */
type Region = ReadonlySet<string>

/** Country and state as a text names them: "D.C." and "DC" are the same. */
const foldRegion = (text: string) => fold(text).replaceAll('.', '').trim()

/** "Paris (France)", "Paris - France" and the commas of other scripts are read as "Paris, France". */
const partsOf = (text: string) =>
  text
    .replaceAll(/[(|/،、，]|\s[-–—]\s/g, ',')
    .replaceAll(')', '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Finds cities in texts that people wrote. Create one reader for each request. */
export class PlaceReader {
  readonly #db: Db
  readonly #names: CityNames
  readonly #locations = new Map<string, Location | null>()
  #regions: Promise<ReadonlySet<string>> | null = null
  #nearSearches = 0

  constructor(db: Db, names: CityNames) {
    this.#db = db
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
    const whole = await this.#placeIn(first, rest, line.trim())
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

  /** The ids of at most `limit` cities for a text that is being typed, such as "paris, te", the largest first. */
  async begunPlace(typed: string, limit: number): Promise<string[]> {
    const [name = '', ...regions] = partsOf(typed)
    const folded = fold(name)
    const named = citiesNamed(this.#names, folded).sort((one, other) => other.weight - one.weight)
    const ids = named.slice(0, mostNamesakes).map(({ geonameid }) => cityId(geonameid))
    const there = await this.#inside(ids.length > 0 ? ids : await this.#near(folded), regions, 'begun')
    return there.slice(0, limit)
  }

  /** The place that starts at a part, and the number of parts that it takes. */
  async #placeAt(parts: readonly string[], at: number): Promise<[PlaceText, number]> {
    const [name = '', next, afterNext] = parts.slice(at)
    if (next === undefined) return [await this.#placeNamed(name), 1]
    if (afterNext !== undefined) {
      const three = await this.#placeIn(name, [next, afterNext], `${name}, ${next}, ${afterNext}`)
      if (three !== null) return [three, 3]
    }
    // "Geneva, New York, London" is three cities, although New York has a Geneva.
    if (!this.#isLargeCity(next)) {
      const text = `${name}, ${next}`
      const two = await this.#placeIn(name, [next], text)
      if (two !== null) return [two, 2]
      // A country or state alone is not a place: it belongs to the misspelt city before it.
      if (await this.#isRegion(next)) return [await this.#nearIn(name, next, text), 2]
    }
    return [await this.#placeNamed(name), 1]
  }

  /** The place for a name without country or state. */
  async #placeNamed(text: string): Promise<PlaceText> {
    const folded = fold(text)
    const named = citiesNamed(this.#names, folded)
    if (named.length > 0) return placeOf(text, named)
    // "Washington DC", "Paris France".
    const words = text.split(/\s+/)
    const isShort = words.length <= mostWords
    for (let at = isShort ? words.length - 1 : 0; at > 0; at--) {
      const place = await this.#placeIn(words.slice(0, at).join(' '), [words.slice(at).join(' ')], text)
      if (place !== null) return place
    }
    return { text, certain: false, cityIds: (await this.#near(folded)).slice(0, mostOptions) }
  }

  /** The place of this name in all of these countries and states, or null when there is none. */
  async #placeIn(name: string, regions: readonly string[], text: string): Promise<PlaceText | null> {
    const named = citiesNamed(this.#names, fold(name))
      .sort((one, other) => other.weight - one.weight)
      .slice(0, mostNamesakes)
    const there = new Set(
      await this.#inside(
        named.map(({ geonameid }) => cityId(geonameid)),
        regions,
      ),
    )
    const fitting = named.filter(({ geonameid }) => there.has(cityId(geonameid)))
    return fitting.length === 0 ? null : placeOf(text, fitting)
  }

  /** Cities with a similar name in a country or state; a person has to choose. */
  async #nearIn(name: string, region: string, text: string): Promise<PlaceText> {
    const near = await this.#inside(await this.#near(fold(name)), [region])
    return { text, certain: false, cityIds: near.slice(0, mostOptions) }
  }

  async #near(folded: string): Promise<string[]> {
    if (this.#nearSearches >= mostNearSearches) return []
    this.#nearSearches += 1
    // Lets other requests run between two searches.
    await setImmediate()
    return matchCities(this.#names, folded, mostOptions * 4).map(({ geonameid }) => cityId(geonameid))
  }

  /** Those of the cities that lie in all of the countries and states; `begun` names may be incomplete. */
  async #inside(
    ids: readonly string[],
    regions: readonly string[],
    how: 'whole' | 'begun' = 'whole',
  ): Promise<string[]> {
    await this.#locate(ids)
    const wanted = regions.map((region) => regionKey(region))
    const fits = (key: string, region: Region) =>
      region.has(key) || (how === 'begun' && [...region].some((name) => name.startsWith(key)))
    return ids.filter((id) => {
      const location = this.#locations.get(id)
      return location && wanted.every((key) => fits(key, location.country) || fits(key, location.state))
    })
  }

  /** Reads the countries and states of cities, once for each city and request; null for a city not in the gazetteer. */
  async #locate(ids: readonly string[]): Promise<void> {
    const missing = ids.filter((id) => !this.#locations.has(id))
    if (missing.length === 0) return
    // SQLite queries are synchronous, so no other request runs until they return.
    await setImmediate()
    const { rows } = await sql<LocationRow>`
      select city.id, country.name as country_name, country.native, country.iso2, country.iso3,
             state.name as state_name, state.state_code
        from city
        left join country on country.id = city.country
        left join state on state.id = city.state
       where city.id in (${sql.join(missing)}) and city.retired = 0`.execute(this.#db)
    for (const id of missing) this.#locations.set(id, null)
    for (const row of rows) this.#locations.set(row.id, locationOf(row))
  }

  #isLargeCity(text: string) {
    return citiesNamed(this.#names, fold(text)).some(({ weight }) => weight >= largeWeight)
  }

  /** True when a text is the name of a country or state. */
  async #isRegion(text: string): Promise<boolean> {
    this.#regions ??= this.#readRegions()
    return (await this.#regions).has(regionKey(text))
  }

  async #readRegions(): Promise<ReadonlySet<string>> {
    const { rows } = await sql<{ name: string }>`
      select name from country union select name from state`.execute(this.#db)
    const { rows: countries } = await sql<{ iso2: string }>`select iso2 from country`.execute(this.#db)
    return new Set([
      ...rows.map(({ name }) => foldRegion(name)),
      ...countries.flatMap(({ iso2 }) => translatedNames(iso2)),
      ...Object.values(countryAliases),
    ])
  }
}

interface LocationRow {
  id: string
  country_name: string | null
  native: string | null
  iso2: string | null
  iso3: string | null
  state_name: string | null
  state_code: string | null
}

const locationOf = (row: LocationRow): Location => ({
  country: new Set([
    row.iso2 ?? '',
    ...foldedNames(row.country_name, row.native, row.iso2, row.iso3),
    ...translatedNames(row.iso2 ?? ''),
  ]),
  state: new Set(foldedNames(row.state_name, row.state_code)),
})

/** The folded names of a country in the languages of the app, the short ones among them: "Deutschland", "USA". */
const translatedNames = (iso2: string): readonly string[] => {
  let names = translated.get(iso2)
  if (names === undefined) {
    const isCode = /^[A-Z]{2}$/.test(iso2)
    names = isCode ? foldedNames(...displayNames().map((display) => display.of(iso2) ?? null)) : []
    translated.set(iso2, names)
  }
  return names
}

/** By the country's code. */
const translated = new Map<string, readonly string[]>()

const displayNames = onFirstUse(() =>
  languagesWithFile().flatMap((language) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' }),
    ),
  ),
)

const foldedNames = (...names: (string | null)[]) => names.flatMap((name) => (name ? [foldRegion(name)] : []))

/** The key of a country or state: its folded name or code, or the code that a short form means. */
const regionKey = (text: string) => {
  const folded = foldRegion(text).replace(/^the /, '')
  return Object.hasOwn(countryAliases, folded) ? (countryAliases[folded] ?? folded) : folded
}

/** The place for the cities of its name: certain when one is much larger than the others. */
function placeOf(text: string, named: readonly NamedCity[]): PlaceText {
  const ranked = named
    .map(({ geonameid, weight, isOwn }) => ({
      id: cityId(geonameid),
      score: weight + (isOwn ? ownNameBonus : 0),
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
