import type { PlaceResolveRequest, PlaceResolveResponse, ResolvedCity } from '#shared/imports.ts'
import { mostAirports } from '#shared/imports.ts'
import type { FoundPlace, FoundRide, FoundTrip, Place } from '#web/features/import/read/found.ts'
import { countryCodeOf } from '#web/features/import/read/plain/countries.ts'
import { placeKey, placesOfTrip, type Resolution, type ResolvedPlace } from './resolution.ts'

/** A place of a line of names, as `POST /api/cities/resolve` answers it. */
export interface NamedPlace {
  text: string
  certain: boolean
  cities: readonly ResolvedCity[]
  /** Its position in a sentence. */
  at?: readonly [start: number, end: number] | undefined
}

/** What the lines contain: lists of names, entries in which a name may have a grammatical ending, or sentences. */
type LinesAre = 'names' | 'entries' | 'sentences'

/** What resolving asks of the server. */
export interface ResolveCalls {
  /** `POST /api/places/resolve` */
  places(request: PlaceResolveRequest, signal: AbortSignal): Promise<PlaceResolveResponse>
  /** `POST /api/cities/resolve`: the places of each line. */
  names(
    lines: readonly string[],
    signal: AbortSignal,
    are?: LinesAre,
  ): Promise<readonly (readonly NamedPlace[])[]>
  /** The ISO 3166-1 alpha-2 code of the country that an exact position lies in, or "". */
  countryOf(latitude: number, longitude: number): string
}

/** Something with places to look up. */
interface FoundInSource {
  places: readonly FoundPlace[]
  rides: readonly FoundRide[]
  trips?: readonly FoundTrip[]
}

/** The server accepts more, but reading an answer to more would block the page. */
const positionsAtOnce = 2500
/** The server takes at most 50 lines and 4,000 characters at once. */
const [linesAtOnce, charactersAtOnce, longestLine] = [50, 4000, 1000]

/** A place by the key of the resolution. */
type Keyed<One> = readonly [key: string, place: One]

/** What is to be looked up, by the kind of request. */
interface WantedPlaces {
  count: number
  positions: Keyed<Extract<Place, { latitude: number }>>[]
  airports: Keyed<Extract<Place, { airport: string }>>[]
  /** The keys of the places that each line names. */
  names: Map<string, string[]>
  /** The lines that name a country or region, too. */
  withRegion: Set<string>
  sentences: Keyed<string>[]
  /** The keys of codes that cannot be an airport's. */
  nothing: string[]
}

/** A look-up, with what it has found so far. */
interface LookUp {
  calls: ResolveCalls
  signal: AbortSignal
  found: Map<string, readonly ResolvedPlace[]>
  cities: Map<string, ResolvedCity>
  /** Reports the progress of the look-up. */
  tell: () => void
}

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
  const wanted = wantedIn(files)
  const found = new Map<string, readonly ResolvedPlace[]>(wanted.nothing.map((key) => [key, [nowhere]]))
  const cities = new Map<string, ResolvedCity>()
  const tell = () => onProgress(wanted.count === 0 ? 1 : found.size / wanted.count)
  const lookUp: LookUp = { calls, signal, found, cities, tell }
  await findPositions(wanted, lookUp)
  await findAirports(wanted, lookUp)
  await findNames(wanted, lookUp)
  await findForms(wanted, lookUp)
  await findSentences(wanted, lookUp)
  await addParents([...wanted.names.values()].flat().concat(wanted.sentences.map(([key]) => key)), lookUp)
  return { places: found, cities }
}

const wantedIn = (files: readonly FoundInSource[]): WantedPlaces => {
  const all = new Map<string, Place>()
  for (const { places, rides, trips } of files) {
    for (const { place } of places) all.set(placeKey(place), place)
    for (const { from, to } of rides) all.set(placeKey(from), from).set(placeKey(to), to)
    for (const place of (trips ?? []).flatMap(placesOfTrip)) all.set(placeKey(place), place)
  }
  const wanted: WantedPlaces = {
    count: all.size,
    positions: [],
    airports: [],
    names: new Map(),
    withRegion: new Set(),
    sentences: [],
    nothing: [],
  }
  for (const [key, place] of all) {
    if ('latitude' in place) wanted.positions.push([key, place])
    else if ('airport' in place) {
      if (/^[A-Z0-9]{3,4}$/.test(place.airport)) wanted.airports.push([key, place])
      else wanted.nothing.push(key)
    } else if (place.isSentence) wanted.sentences.push([key, place.name.slice(0, longestLine)])
    else {
      const line = lineOf(place)
      wanted.names.set(line, [...(wanted.names.get(line) ?? []), key])
      if (place.country) wanted.withRegion.add(line)
    }
  }
  return wanted
}

/** Asks for positions and airports, and keeps the cities of the answer. */
const ask = async ({ calls, signal, cities }: LookUp, request: PlaceResolveRequest) => {
  const answer = await calls.places(request, signal)
  for (const city of answer.cities) cities.set(city.id, city)
  return answer
}

/** Stores the cities of the places of a line. */
const keepCities = ({ cities }: LookUp, places: readonly NamedPlace[]) => {
  for (const { cities: named } of places) for (const city of named) cities.set(city.id, city)
}

const findPositions = async ({ positions }: WantedPlaces, lookUp: LookUp) => {
  for (const some of chunks(positions, positionsAtOnce)) {
    const answer = await ask(lookUp, {
      positions: some.map(([, { latitude, longitude }]) => ({
        latitude: rounded(latitude),
        longitude: rounded(longitude),
        country: lookUp.calls.countryOf(latitude, longitude),
      })),
      airports: [],
    })
    for (const [index, [key, { city = '' }]] of some.entries()) {
      const near = answer.positions[index] ?? nowhere
      const isNamed = [near.city, near.parent, ...near.others].includes(city)
      lookUp.found.set(key, [city !== '' && isNamed ? { ...nowhere, city } : near])
    }
    lookUp.tell()
  }
}

const findAirports = async ({ airports }: WantedPlaces, lookUp: LookUp) => {
  for (const some of chunks(airports, mostAirports)) {
    const answer = await ask(lookUp, {
      positions: [],
      airports: some.map(([, { airport }]) => airport),
    })
    for (const [index, [key]] of some.entries())
      lookUp.found.set(key, [{ ...nowhere, city: answer.airports[index]?.city ?? '' }])
    lookUp.tell()
  }
}

const findNames = async ({ names, withRegion }: WantedPlaces, lookUp: LookUp) => {
  for (const lines of chunked([...names.keys()], (line) => line)) {
    const answers = await lookUp.calls.names(lines, lookUp.signal)
    for (const [index, line] of lines.entries()) {
      const places = answers[index] ?? []
      keepCities(lookUp, places)
      // "Paris, ZZ" is not the Paris of France: the region does not fit.
      const [first] = places
      const isElsewhere = withRegion.has(line) && places.length > 1 && first?.certain === true
      const resolved = isElsewhere
        ? [ofName({ ...first, certain: false }, false)]
        : places.map((place) => ofName(place, places.length > 1))
      for (const key of names.get(line) ?? [])
        lookUp.found.set(key, resolved.length === 0 ? [nowhere] : resolved)
    }
    lookUp.tell()
  }
}

/** "Nueva York, EE.UU." and "Üsküp, Makedonya": the name, and the country that the city has to be in. */
const inCountry = (text: string): { name: string; country: string } | undefined => {
  const comma = text.lastIndexOf(',')
  const country = comma > 0 ? countryCodeOf(text.slice(comma + 1).trim()) : undefined
  const name = text.slice(0, comma)
  return country === undefined || name.includes(',') ? undefined : { name, country }
}

/** Looks up the parts of lines that match no name: they may be names with a grammatical ending, like "Paryżu". */
const findForms = async ({ names }: WantedPlaces, lookUp: LookUp) => {
  const { calls, signal, found } = lookUp
  const forms = new Map<string, NamedPlace>()
  const isUnknown = (one: ResolvedPlace) => one.city === '' && one.isCountry !== true
  const unknown = [...names].flatMap(([line, keys]) =>
    (found.get(keys[0] ?? '') ?? []).flatMap((one) => {
      const text = one.text ?? line
      return isUnknown(one) && (!text.includes(',') || inCountry(text) !== undefined) ? [text] : []
    }),
  )
  for (const some of chunked([...new Set(unknown)], (text) => text)) {
    const names = some.map((text) => inCountry(text)?.name ?? text)
    const answers = await calls.names(names, signal, 'entries')
    for (const [index, text] of some.entries()) {
      const [first, ...more] = answers[index] ?? []
      if (first) keepCities(lookUp, [first])
      const country = inCountry(text)?.country
      const cities = first?.cities.filter(
        ({ expand }) => country === undefined || expand.country?.iso2 === country,
      )
      const isMeant =
        country === undefined ? first?.certain === true : cities?.length === 1 || first?.certain === true
      if (first && cities && cities.length > 0 && isMeant && more.length === 0)
        forms.set(text, { ...first, cities })
    }
  }
  for (const [line, keys] of names) {
    const better = (found.get(keys[0] ?? '') ?? []).map((one) => {
      const text = one.text ?? line
      const form = isUnknown(one) ? forms.get(text) : undefined
      const city = form?.cities[0]?.id ?? ''
      // A name that several cities have remains a question.
      const isQuestion = form?.text === text && one.others.includes(city) && /\p{Script=Latin}/u.test(text)
      return city === '' || isQuestion
        ? one
        : { ...one, city, others: one.others.filter((id) => id !== city) }
    })
    for (const key of keys) found.set(key, better)
  }
}

const findSentences = async ({ sentences }: WantedPlaces, lookUp: LookUp) => {
  for (const some of chunked(sentences, ([, text]) => text)) {
    const answers = await lookUp.calls.names(
      some.map(([, text]) => text),
      lookUp.signal,
      'sentences',
    )
    for (const [index, [key]] of some.entries()) {
      const places = answers[index] ?? []
      keepCities(lookUp, places)
      lookUp.found.set(
        key,
        places.map((place) => ofName(place, true)),
      )
    }
    lookUp.tell()
  }
}

/** Adds, to the cities that were named under these keys, the city that each is a suburb of. */
const addParents = async (keys: readonly string[], lookUp: LookUp) => {
  const { found, cities } = lookUp
  const named = new Set(keys.flatMap((key) => found.get(key) ?? []).map(({ city }) => city))
  const parents = await parentsOf(
    [...named].flatMap((id) => cities.get(id) ?? []),
    (request) => ask(lookUp, request),
  )
  if (parents.size === 0) return
  for (const key of keys) {
    const resolved = found.get(key) ?? []
    found.set(
      key,
      resolved.map((one) => ({ ...one, parent: parents.get(one.city) ?? one.parent })),
    )
  }
}

/**
 * The suburbs among the named cities, each with the id of its city. Names are resolved without it, so the server is
 * asked for the positions of the cities, which are not personal data and therefore not rounded.
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

const ofName = ({ text, certain, cities, at }: NamedPlace, isPart: boolean): ResolvedPlace => {
  const [first, ...others] = cities.map(({ id }) => id)
  const named = { ...(isPart && { text }), ...(at && { at }) }
  if (first !== undefined && certain) return { city: first, others, parent: '', ...named }
  // Luxembourg is also a city; France is not.
  if (countryCodeOf(text) !== undefined) return { ...nowhere, isCountry: true, ...named }
  return { city: '', others: cities.map(({ id }) => id), parent: '', ...named }
}

const rounded = (degrees: number) => Math.round(degrees * 100) / 100

function* chunks<Item>(items: readonly Item[], size: number) {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size)
}

/** The parts, in groups that the server accepts at once. */
function* chunked<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): Generator<Item[], undefined> {
  let some: Item[] = []
  let characters = 0
  for (const item of items) {
    const { length } = textOf(item)
    if (some.length === linesAtOnce || characters + length > charactersAtOnce) {
      yield some
      some = []
      characters = 0
    }
    some.push(item)
    characters += length
  }
  if (some.length > 0) yield some
}
