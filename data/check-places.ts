import { distanceKm } from '../shared/domain/distance.ts'
import { fold } from '../shared/domain/unaccent.ts'
import type { Gazetteer } from './gazetteer.ts'
import { aliasKinds } from './pipeline/aliases.ts'
import { districtKey, listed } from './pipeline/districts.ts'
import { firstOwnNumber } from './pipeline/decisions.ts'
import { otherNamesOf } from './pipeline/supplement.ts'
import type { Row } from './pipeline/tsv.ts'

const position = (row: Row) => ({ latitude: Number(row['latitude']), longitude: Number(row['longitude']) })

const label = (row: Row) => `${row['name'] ?? ''} (${row['country'] ?? ''}, ${row['geonameid'] ?? ''})`

/** A folded name without spaces and marks, because spellings differ in these. */
const bare = (folded: string) => folded.replaceAll(/[^a-z0-9]/g, '')

const plain = (name: string) => bare(fold(name))

const ownName = (row: Row) => bare(row['unaccented_name'] ?? fold(row['name'] ?? ''))

/** The cities of the gazetteer and the rows of the supplement that are not among them, by number. */
const placesOf = ({ cities, supplement }: Gazetteer): ReadonlyMap<string, Row> =>
  new Map([...supplement, ...cities].map((row) => [row['geonameid'] ?? '', row]))

/** Whether a place has this name, as its main name or as another one. */
const hasName = ({ names, supplement }: Gazetteer, place: Row, name: string) => {
  const wanted = plain(name)
  const rows = supplement.filter(({ geonameid }) => geonameid === place['geonameid'])
  return (
    ownName(place) === wanted ||
    (names.get(place['geonameid'] ?? '') ?? []).some((other) => bare(other) === wanted) ||
    rows.some((row) => [row['name'] ?? '', ...otherNamesOf(row)].some((other) => plain(other) === wanted))
  )
}

/** The tolerance of a distance, in km, or as a part of the distance to a distant neighbour. */
const tolerance = { km: 5, part: 0.15 }

/**
 * The distance of a place of the supplement from its named neighbour is that of its row. Position and distance were written
 * independently of each other. The place's number is from GeoNames or from our own range, and no other row has it.
 */
export const supplementMisplaced = (world: Gazetteer): string[] => {
  const { supplement } = world
  const ofCountry = Map.groupBy(placesOf(world).values(), (place) => place['country'])
  const numbers = Map.groupBy(supplement, (row) => row['geonameid'])
  return supplement.flatMap((row) => {
    const { neighbour = '', source = '', geonameid = '' } = row
    const km = Number(row['km'])
    const here = position(row)
    const isThatFar = (place: Row) =>
      Math.abs(distanceKm(position(place), here) - km) <= Math.max(tolerance.km, tolerance.part * km)
    const isPlaced = (ofCountry.get(row['country']) ?? []).some(
      (place) => place['geonameid'] !== geonameid && isThatFar(place) && hasName(world, place, neighbour),
    )
    const isOwn = Number(geonameid) >= firstOwnNumber
    return [
      ...(isPlaced ? [] : [`${label(row)} does not lie ${km} km from ${neighbour}.`]),
      ...(isOwn === (source === 'GeoNames') ? [`${label(row)} has a number of another source.`] : []),
      ...((numbers.get(geonameid) ?? []).length > 1 ? [`${label(row)} shares its number.`] : []),
    ]
  })
}

/** The distance, in km, within which no city may have the name of a place of the supplement. */
const twinKm = 3

/** A place of the supplement is not already in the gazetteer under another number. */
export const supplementTwice = (world: Gazetteer): string[] => {
  const named = Map.groupBy(placesOf(world).values(), ownName)
  return world.supplement.flatMap((row) =>
    (named.get(ownName(row)) ?? [])
      .filter((other) => other['geonameid'] !== row['geonameid'])
      .filter(
        (other) => other['country'] === row['country'] && distanceKm(position(other), position(row)) < twinKm,
      )
      .map((other) => `${label(row)} is already in the gazetteer as ${label(other)}.`),
  )
}

/** The maximum distance of an alias's city from the named place, by kind, in km. People fly to the islands of a country. */
const mostKm: Record<(typeof aliasKinds)[number], number> = {
  airport: 130,
  'best-known': 30,
  'other-name': 45,
  sight: 175,
  park: 300,
  island: 650,
  region: 650,
}

const isKind = (kind: string): kind is (typeof aliasKinds)[number] => aliasKinds.some((one) => one === kind)

/**
 * An alias names an existing city: the number, the name and the country agree, and the city is near the named place. No
 * name stands for two cities. Only an alias of the kind "best-known" can be the name of its own city.
 */
export const aliasLost = (world: Gazetteer): string[] => {
  const places = placesOf(world)
  const rows = Map.groupBy(world.aliases, (row) => fold(row['name'] ?? ''))
  return world.aliases.flatMap((row) => {
    const { name = '', kind = '', geonameid = '', city = '', country = '' } = row
    const place = places.get(geonameid)
    const of = `The alias ${name} (${city}, ${country}, ${geonameid})`
    if (!place || place['country'] !== country || !hasName(world, place, city))
      return [`${of} has no such city.`]
    if (!isKind(kind)) return [`${of} is of the kind "${kind}".`]
    const away = distanceKm(position(place), position(row))
    return [
      ...(away <= mostKm[kind] ? [] : [`${of} is ${Math.round(away)} km from its city.`]),
      ...((rows.get(fold(name)) ?? []).length > 1 ? [`${of} occurs twice.`] : []),
      ...(fold(name) === fold(place['name'] ?? '') && kind !== 'best-known'
        ? [`${of} is the name of its city.`]
        : []),
      ...(kind === 'best-known' && !hasName(world, place, name) ? [`${of} is not a name of its city.`] : []),
    ]
  })
}

/**
 * A city with at least `people` keeps its name when it is `times` as large as the city of an alias; for an alias of the
 * kind "best-known", `timesNamesake` as large.
 */
const larger = { people: 50_000, times: 10, timesNamesake: 20 }

/** No alias takes over the whole name of a larger city. */
export const aliasTaken = (world: Gazetteer): string[] => {
  const named = Map.groupBy(world.cities, (city) => city['unaccented_name'])
  const places = placesOf(world)
  return world.aliases.flatMap((row) => {
    const { name = '', kind = '', geonameid = '', city = '' } = row
    const times = kind === 'best-known' ? larger.timesNamesake : larger.times
    const people = Number(places.get(geonameid)?.['population'])
    const limit = Math.max(larger.people, times * people)
    return (named.get(fold(name)) ?? [])
      .filter((other) => other['geonameid'] !== geonameid && Number(other['population']) >= limit)
      .map((other) => `The alias ${name} (${city}, ${geonameid}) is the name of ${label(other)}.`)
  })
}

/** The city of each district exists: the number, the name and the country agree. No district occurs twice. */
export const districtLost = (world: Gazetteer): string[] => {
  const places = placesOf(world)
  return world.districts.flatMap((row) => {
    const { geonameid = '', city = '', country = '' } = row
    const place = places.get(geonameid)
    const all = [...listed(row, 'best_known'), ...listed(row, 'districts')]
    const keys = Map.groupBy(all, fold)
    return [
      ...(place && place['country'] === country && hasName(world, place, city)
        ? []
        : [`The districts of ${city} (${country}, ${geonameid}) have no such city.`]),
      ...[...keys.values()]
        .filter((same) => same.length > 1)
        .map(([name]) => `${name} (${city}, ${geonameid}) occurs twice.`),
    ]
  })
}

/**
 * The population from which a city keeps its name although a district has it, unless the table marks the district as the
 * best known place of that name.
 */
const namesakeOfDistrict = 20_000

/**
 * A district that is found by its name alone is the only district with that name, and no city of
 * `namesakeOfDistrict` people has the name.
 */
export const districtTaken = (world: Gazetteer): string[] => {
  const places = placesOf(world)
  const known = new Set(
    world.districts.flatMap((row) =>
      listed(row, 'best_known').map((name) => `${row['geonameid'] ?? ''} ${districtKey(name)}`),
    ),
  )
  const named = Map.groupBy(world.cities, ({ name = '' }) => districtKey(name))
  const alone = world.distAliases.filter(({ kind }) => kind !== 'district-there')
  const rows = Map.groupBy(alone, ({ name = '' }) => districtKey(name))
  return alone
    .filter(({ kind }) => kind === 'district')
    .flatMap(({ name = '', geonameid = '' }) => {
      const of = `The district ${name} (${geonameid})`
      const larger = known.has(`${geonameid} ${districtKey(name)}`)
        ? []
        : (named.get(districtKey(name)) ?? []).filter(
            (city) => Number(city['population']) >= namesakeOfDistrict,
          )
      return [
        ...(places.has(geonameid) ? [] : [`${of} has no such city.`]),
        ...((rows.get(districtKey(name)) ?? []).length > 1 ? [`${of} occurs twice.`] : []),
        ...larger.map((city) => `${of} is the name of ${label(city)}.`),
      ]
    })
}

/** The checks of supplement.tsv, aliases.tsv and districts.tsv. */
export const placeChecks = {
  supplementMisplaced,
  supplementTwice,
  aliasLost,
  aliasTaken,
  districtLost,
  districtTaken,
}
