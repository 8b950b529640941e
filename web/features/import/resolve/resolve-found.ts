import type { PlaceResolveRequest, PlaceResolveResponse, ResolvedCity } from '#shared/imports.ts'
import { mostAirports } from '#shared/imports.ts'
import type { FoundPlace, FoundRide, FoundTrip, Place } from '#web/features/import/read/found.ts'
import { countryCodeOf } from '#web/features/import/read/plain/countries.ts'
import { namesOfForm } from './inflected-names.ts'
import { placeKey, placesOfTrip, type Resolution, type ResolvedPlace } from './resolution.ts'

/** A place of a line of names, as `POST /api/cities/resolve` answers it. */
export interface NamedPlace {
  text: string
  certain: boolean
  cities: readonly ResolvedCity[]
}

/** What resolving asks of the server. */
export interface ResolveCalls {
  /** `POST /api/places/resolve` */
  places(request: PlaceResolveRequest, signal: AbortSignal): Promise<PlaceResolveResponse>
  /** `POST /api/cities/resolve`: the places of each line. */
  names(lines: readonly string[], signal: AbortSignal): Promise<readonly (readonly NamedPlace[])[]>
  /** The ISO 3166-1 alpha-2 code of the country that an exact position lies in, or "". */
  countryOf(latitude: number, longitude: number): string
}

/** What has places to look up. */
interface FoundInSource {
  places: readonly FoundPlace[]
  rides: readonly FoundRide[]
  trips?: readonly FoundTrip[]
}

/** The server takes more, but the answer to so many is read without the page standing still. */
const positionsAtOnce = 2500
/** The server takes at most 50 lines and 4,000 characters at once. */
const [linesAtOnce, charactersAtOnce, longestLine] = [50, 4000, 1000]

/**
 * The cities of all places of the files. Positions are rounded to two decimals (about a kilometre) before they are sent;
 * the country of the exact position goes with them. `onProgress` gets a share from 0 to 1.
 */
export const resolveFound = async (
  files: readonly FoundInSource[],
  calls: ResolveCalls,
  signal: AbortSignal,
  onProgress: (share: number) => void = () => undefined,
): Promise<Resolution> => {
  const wanted = new Map<string, Place>()
  for (const { places, rides, trips } of files) {
    for (const { place } of places) wanted.set(placeKey(place), place)
    for (const { from, to } of rides) wanted.set(placeKey(from), from).set(placeKey(to), to)
    for (const place of (trips ?? []).flatMap(placesOfTrip)) wanted.set(placeKey(place), place)
  }
  const found = new Map<string, readonly ResolvedPlace[]>()
  const cities = new Map<string, ResolvedCity>()
  const tell = () => onProgress(wanted.size === 0 ? 1 : found.size / wanted.size)

  const positions: [string, Extract<Place, { latitude: number }>][] = []
  const airports: [string, Extract<Place, { airport: string }>][] = []
  const names = new Map<string, string[]>()
  const withRegion = new Set<string>()
  for (const [key, place] of wanted) {
    if ('latitude' in place) positions.push([key, place])
    else if ('airport' in place) {
      if (/^[A-Z0-9]{3,4}$/.test(place.airport)) airports.push([key, place])
      else found.set(key, [nowhere])
    } else {
      const line = lineOf(place)
      names.set(line, [...(names.get(line) ?? []), key])
      if (place.country) withRegion.add(line)
    }
  }

  const ask = async (request: PlaceResolveRequest) => {
    const answer = await calls.places(request, signal)
    for (const city of answer.cities) cities.set(city.id, city)
    return answer
  }
  for (const some of chunks(positions, positionsAtOnce)) {
    const answer = await ask({
      positions: some.map(([, { latitude, longitude }]) => ({
        latitude: rounded(latitude),
        longitude: rounded(longitude),
        country: calls.countryOf(latitude, longitude),
      })),
      airports: [],
    })
    for (const [index, [key, { city = '' }]] of some.entries()) {
      const near = answer.positions[index] ?? nowhere
      const isNamed = [near.city, near.parent, ...near.others].includes(city)
      found.set(key, [city !== '' && isNamed ? { ...nowhere, city } : near])
    }
    tell()
  }
  for (const some of chunks(airports, mostAirports)) {
    const answer = await ask({
      positions: [],
      airports: some.map(([, { airport }]) => airport),
    })
    for (const [index, [key]] of some.entries())
      found.set(key, [{ ...nowhere, city: answer.airports[index]?.city ?? '' }])
    tell()
  }
  for (const lines of linesOf([...names.keys()])) {
    const answers = await calls.names(lines, signal)
    for (const [index, line] of lines.entries()) {
      const places = answers[index] ?? []
      for (const { cities: named } of places) for (const city of named) cities.set(city.id, city)
      // "Paris, ZZ" is not the Paris of France: the region that was told does not fit.
      const [first] = places
      const isElsewhere = withRegion.has(line) && places.length > 1 && first?.certain === true
      const resolved = isElsewhere
        ? [ofName({ ...first, certain: false }, false)]
        : places.map((place) => ofName(place, places.length > 1))
      for (const key of names.get(line) ?? []) found.set(key, resolved.length === 0 ? [nowhere] : resolved)
    }
    tell()
  }
  for (const [line, named] of await citiesOfForms(
    [...names].flatMap(([line, keys]) => {
      const [one, ...more] = found.get(keys[0] ?? '') ?? []
      return one?.city === '' && one.isCountry !== true && more.length === 0 ? [line] : []
    }),
    calls,
    signal,
  )) {
    for (const city of named.cities) cities.set(city.id, city)
    for (const key of names.get(line) ?? []) found.set(key, [ofName(named, false)])
  }
  const keysOfNames = [...names.values()].flat()
  const named = new Set(keysOfNames.flatMap((key) => found.get(key) ?? []).map(({ city }) => city))
  const parents = await parentsOf(
    [...named].flatMap((id) => cities.get(id) ?? []),
    ask,
  )
  if (parents.size > 0) {
    for (const key of keysOfNames) {
      const resolved = found.get(key) ?? []
      found.set(
        key,
        resolved.map((one) => ({
          ...one,
          parent: parents.get(one.city) ?? one.parent,
        })),
      )
    }
  }
  return { places: found, cities }
}

/** The least inhabitants of a city that the form of a name means: small places have names like any word. */
const leastOfForm = 20_000
/** A list of words that are no places is not asked for in thousands of forms. */
const mostForms = 600

/** The cities of names that are forms of other names, by their lines: "Paryżu". The first form that is a city counts. */
const citiesOfForms = async (
  lines: readonly string[],
  calls: ResolveCalls,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, NamedPlace>> => {
  const forms = lines.flatMap((line) => namesOfForm(line).map((name) => ({ line, name }))).slice(0, mostForms)
  const best = new Map<string, NamedPlace>()
  let at = 0
  for (const some of linesOf(forms.map(({ name }) => name))) {
    const answers = await calls.names(some, signal)
    for (const [named, ...more] of answers.slice(0, some.length)) {
      const line = forms[at]?.line ?? ''
      at += 1
      const inhabitants = named?.cities[0]?.population ?? 0
      if (named?.certain === true && more.length === 0 && inhabitants >= leastOfForm && !best.has(line))
        best.set(line, named)
    }
  }
  return best
}

/**
 * The suburbs among cities that were named, each with the id of its city. Names are resolved without it, so the server
 * is asked for the positions of the cities, which are not the person's own and therefore not rounded.
 */
const parentsOf = async (
  named: readonly ResolvedCity[],
  ask: (request: PlaceResolveRequest) => Promise<PlaceResolveResponse>,
): Promise<ReadonlyMap<string, string>> => {
  const parents = new Map<string, string>()
  const located = named.flatMap(({ id, latitude, longitude, expand }) =>
    expand.country === undefined
      ? []
      : [
          {
            id,
            position: { latitude, longitude, country: expand.country.iso2 },
          },
        ],
  )
  for (const some of chunks(located, positionsAtOnce)) {
    const { positions } = await ask({
      positions: some.map(({ position }) => position),
      airports: [],
    })
    for (const [index, { id }] of some.entries()) {
      const { city, parent } = positions[index] ?? nowhere
      if (city === id && parent !== '') parents.set(id, parent)
    }
  }
  return parents
}

const nowhere: ResolvedPlace = { city: '', others: [], parent: '' }

const lineOf = ({ name, country }: Exclude<Place, { latitude: number } | { airport: string }>) =>
  (country === undefined || country === '' ? name : `${name}, ${country}`)
    .replaceAll(/[\r\n;]+/g, ' ')
    .slice(0, longestLine)

const ofName = ({ text, certain, cities }: NamedPlace, isPart: boolean): ResolvedPlace => {
  const [first, ...others] = cities.map(({ id }) => id)
  const named = isPart ? { text } : {}
  if (first !== undefined && certain) return { city: first, others, parent: '', ...named }
  // Luxembourg is a city, too; France is none.
  if (countryCodeOf(text) !== undefined) return { ...nowhere, isCountry: true, ...named }
  return { city: '', others: cities.map(({ id }) => id), parent: '', ...named }
}

const rounded = (degrees: number) => Math.round(degrees * 100) / 100

function* chunks<Item>(items: readonly Item[], size: number) {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size)
}

function* linesOf(lines: readonly string[]): Generator<string[], undefined> {
  let some: string[] = []
  let characters = 0
  for (const line of lines) {
    if (some.length === linesAtOnce || characters + line.length > charactersAtOnce) {
      yield some
      some = []
      characters = 0
    }
    some.push(line)
    characters += line.length
  }
  if (some.length > 0) yield some
}
