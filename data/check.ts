import { distanceKm } from '../shared/domain/distance.ts'
import { cityId, countryId, currencyId, geoJsonId, stateId } from '../shared/domain/gazetteer-ids.ts'
import { fold } from '../shared/domain/unaccent.ts'
import { capitals } from './capitals.ts'
import { placeChecks } from './check-places.ts'
import { farCities, unratedCurrencies } from './exceptions.ts'
import type { Gazetteer } from './gazetteer.ts'
import { polygonTester, reach, toEdge } from './pipeline/locate.ts'
import type { Row } from './pipeline/tsv.ts'
import { boxAround } from './pipeline/units.ts'

/** Returns a sentence for each fault. */
type Check = (world: Gazetteer) => string[]

const label = (row: Row) => `${row['name'] ?? ''} (${row['country'] ?? ''}, ${row['geonameid'] ?? ''})`

const point = (row: Row) => ({ latitude: Number(row['latitude']), longitude: Number(row['longitude']) })

/** The capital of each sovereign state is a city of that country, under its usual English name. */
export const capitalMissing: Check = ({ cities, names }) => {
  const ofCountry = Map.groupBy(cities, (city) => city['country'])
  return capitals
    .filter(([country, capital]) => {
      const name = fold(capital)
      return !(ofCountry.get(country) ?? []).some(
        (city) => city['unaccented_name'] === name || names.get(city['geonameid'] ?? '')?.includes(name),
      )
    })
    .map(([country, capital]) => `The capital ${capital} (${country}) is missing.`)
}

/** The data contains every city of the source with 100,000 people or more. */
export const largeCityMissing: Check = ({ cities, largeCities }) => {
  const present = new Set(cities.map((city) => city['geonameid']))
  return largeCities
    .filter((city) => !present.has(city['geonameid']))
    .map((city) => `${label(city)} with ${city['population'] ?? ''} people is missing.`)
}

/** Coordinates are numbers on the globe and not 0,0. */
export const badCoordinates: Check = ({ cities, countries }) =>
  [...cities, ...countries]
    .filter((row) => {
      const { latitude, longitude } = point(row)
      const isOnGlobe = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
      return !isOnGlobe || !row['latitude'] || !row['longitude'] || (latitude === 0 && longitude === 0)
    })
    .map((row) => `${label(row)} lies at "${row['latitude'] ?? ''}", "${row['longitude'] ?? ''}".`)

/** A city is in its country's outline or within 0.3° of it. Exceptions are listed, and each of them must be needed. */
export const farFromCountry: Check = ({ cities, outlines }) => {
  const parts = new Map(
    [...outlines].map(([country, polygons]) => [
      country,
      polygons.map((polygon) => ({ polygon, isIn: polygonTester(polygon), box: boxAround([polygon]) })),
    ]),
  )
  const isFar = (city: Row) => {
    const { latitude, longitude } = point(city)
    const near = (parts.get(city['country'] ?? '') ?? []).filter(
      ({ box: [west, south, east, north] }) =>
        longitude >= west - reach &&
        longitude <= east + reach &&
        latitude >= south - reach &&
        latitude <= north + reach,
    )
    return (
      !near.some(({ isIn }) => isIn(longitude, latitude)) &&
      !near.some(({ polygon }) => toEdge(longitude, latitude, [polygon]) <= reach)
    )
  }
  return cities
    .filter((city) => isFar(city) !== (city['geonameid'] ?? '') in farCities)
    .map((city) =>
      (city['geonameid'] ?? '') in farCities
        ? `${label(city)} is an exception without need.`
        : `${label(city)} lies farther than ${reach}° from its country.`,
    )
}

/** No two cities have the same name and state within a kilometre. */
export const duplicateCity: Check = ({ cities }) => {
  const alike = Map.groupBy(cities, (city) =>
    [city['country'], city['state'], city['unaccented_name']].join('\t'),
  )
  return [...alike.values()].flatMap((group) =>
    group
      .filter((city, at) => group.slice(0, at).some((other) => distanceKm(point(city), point(other)) < 1))
      .map((city) => `${label(city)} is there twice.`),
  )
}

/** A state belongs to a country, and a city to a country and to a state of that country or none. */
export const lostParent: Check = ({ countries, states, cities }) => {
  const known = new Set(countries.map((country) => country['iso2']))
  const codes = new Set(states.map((state) => state['code']))
  return [
    ...states
      .filter((state) => !known.has(state['code']?.split('.')[0]))
      .map((state) => `The state ${state['code'] ?? ''} has no country.`),
    ...cities.filter((city) => !known.has(city['country'])).map((city) => `${label(city)} has no country.`),
    ...cities
      .filter(
        ({ state = '', country = '' }) =>
          state !== '' && !(codes.has(state) && state.startsWith(`${country}.`)),
      )
      .map(
        (city) => `${label(city)} is in the state ${city['state'] ?? ''}, which its country does not have.`,
      ),
  ]
}

const outlineTypes = ['Outline', 'WithStates', 'World'] as const

type Published = {
  countries: { iso2?: string }[]
  states: { code?: string }[]
  cities: { geonameid?: string }[]
  currencies: { code?: string }[]
  geo: { type?: string; country?: string }[]
}

/** The record ids of everything in dist/. */
export const recordIds = ({ countries, states, cities, currencies, geo }: Published) => [
  ...countries.map((country) => countryId(country.iso2 ?? '')),
  ...states.map((state) => stateId(state.code ?? '')),
  ...cities.map((city) => cityId(city.geonameid ?? '')),
  ...currencies.map((currency) => currencyId(currency.code ?? '')),
  ...outlineTypes.flatMap((type) =>
    geo.filter((row) => row.type === type).map((row) => geoJsonId(type, row.country ?? '')),
  ),
]

/** A record that was ever published is still there under the same id, or was retired on purpose. */
export const changedId: Check = ({ ledger, retired, ...world }) => {
  const present = new Set(recordIds(world))
  const known = new Set(ledger)
  const gone = new Set(retired.map((row) => row['id']))
  return [
    ...ledger
      .filter((id) => !present.has(id) && !gone.has(id))
      .map((id) => `The record ${id} has vanished or has another id now.`),
    ...[...present].filter((id) => !known.has(id)).map((id) => `The record ${id} is not in the ledger.`),
    ...[...gone]
      .filter((id) => present.has(id ?? ''))
      .map((id) => `The record ${id ?? ''} is retired and here.`),
  ]
}

/** Every country of the list has an outline and a file of states. Every outline belongs to a country. */
export const outlineMissing: Check = ({ countries, geo, outlines }) => {
  const has = new Set(geo.map((row) => `${row['type'] ?? ''} ${row['country'] ?? ''}`))
  const known = new Set(countries.map((country) => country['iso2']))
  return [
    ...countries
      .map(({ iso2 = '', name = '' }) => ({ iso2, name }))
      .filter(
        ({ iso2 }) =>
          !outlines.get(iso2)?.length || !has.has(`Outline ${iso2}`) || !has.has(`WithStates ${iso2}`),
      )
      .map(({ iso2, name }) => `${name} (${iso2}) has no outline.`),
    ...[...outlines.keys()]
      .filter((country) => !known.has(country))
      .map((country) => `The outline of ${country} has no country.`),
    ...(has.has('World ') ? [] : ['The world has no outline.']),
  ]
}

/** Every currency of a country has a rate. Exceptions are listed, and each of them must be needed. */
export const rateMissing: Check = ({ countries, currencies }) => {
  const rated = new Set(
    currencies.filter((currency) => Number(currency['rate']) > 0).map((currency) => currency['code']),
  )
  const used = new Set(countries.map((country) => country['currency'] ?? ''))
  return [
    ...[...used]
      .filter((code) => code !== '' && !rated.has(code) && !(code in unratedCurrencies))
      .map((code) => `The currency ${code} has no rate.`),
    ...Object.keys(unratedCurrencies)
      .filter((code) => rated.has(code) || !used.has(code))
      .map((code) => `The currency ${code} is an exception without need.`),
  ]
}

/** All checks. The build fails when one of them returns a fault. */
export const checks = {
  capitalMissing,
  largeCityMissing,
  badCoordinates,
  farFromCountry,
  duplicateCity,
  lostParent,
  changedId,
  outlineMissing,
  rateMissing,
  ...placeChecks,
} satisfies Record<string, Check>
