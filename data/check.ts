import { distanceKm } from '../shared/domain/distance.ts'
import { cityId, countryId, currencyId, geoJsonId, stateId } from '../shared/domain/gazetteer-ids.ts'
import { fold } from '../shared/domain/unaccent.ts'
import { capitals, seats } from './capitals.ts'
import { areaChecks } from './check-areas.ts'
import { countryChecks } from './check-countries.ts'
import { nameChecks } from './check-names.ts'
import { placeNameChecks } from './check-place-names.ts'
import { placeChecks } from './check-places.ts'
import {
  changedPopulations,
  differentAreas,
  emptyStates,
  farCities,
  namesakesOfOneState,
  otherContinent,
  samePopulations,
  statelessCities,
  unratedCurrencies,
  zonesElsewhere,
} from './exceptions.ts'
import { clocksOfState, otherOutlines, outsideState, zoneOfItsOwn } from './exceptions-areas.ts'
import type { Gazetteer } from './gazetteer.ts'
import { disputedTowns, outsideOutline } from './disputed.ts'
import { zoneNow } from './pipeline/zones.ts'
import { inPolygon, polygonTester, reach, toEdge } from './pipeline/locate.ts'
import type { Row } from './pipeline/tsv.ts'
import { boxAround, type Polygon } from './pipeline/units.ts'

/** Returns a sentence for each fault. */
type Check = (world: Gazetteer) => string[]

const label = (row: Row) => `${row['name'] ?? ''} (${row['country'] ?? ''}, ${row['geonameid'] ?? ''})`

const point = (row: Row) => ({ latitude: Number(row['latitude']), longitude: Number(row['longitude']) })

/** The capital of each country is a city of the country, has the right number, and is found by its usual name. */
export const capitalMissing: Check = ({ cities, names }) => {
  const byNumber = new Map(cities.map((city) => [city['geonameid'], city]))
  return [...capitals, ...seats]
    .filter(({ country, geonameid, name }) => {
      const city = byNumber.get(geonameid)
      const known = [city?.['unaccented_name'], ...(names.get(geonameid) ?? [])]
      return city?.['country'] !== country || !known.includes(fold(name))
    })
    .map(({ country, name }) => `The capital ${name} (${country}) is missing.`)
}

/** A country spells its capital as the gazetteer does, so that a trip can begin there. */
export const capitalMisnamed: Check = ({ cities, countries }) => {
  const nameOf = new Map(cities.map((city) => [city['geonameid'], city['name']]))
  const named = new Map(countries.map((row) => [row['iso2'], row['capital']]))
  return [...capitals, ...seats]
    .filter(({ country, geonameid }) => named.has(country) && named.get(country) !== nameOf.get(geonameid))
    .map(
      ({ country, name }) => `The capital ${name} of ${country} has another name in the list of countries.`,
    )
}

/** The data contains every city of 100,000 people or more that a source has. */
export const largeCityMissing: Check = ({ cities, largeCities }) => {
  const present = new Set(cities.map((city) => city['geonameid']))
  return largeCities
    .filter((city) => !present.has(city['geonameid']))
    .map((city) => `${label(city)} with ${city['today'] || city['before'] || ''} people is missing.`)
}

/** The population from which a large change must be confirmed. */
const confirmed = 500_000

/**
 * A population of half a million or more is within a factor of three of that in the list of 2023. Larger differences
 * need a decision in populations.tsv or an entry in changedPopulations.
 */
export const populationUnsupported: Check = ({ cities, largeCities, populations }) => {
  const before = new Map(largeCities.map((row) => [row['geonameid'] ?? '', Number(row['before'])]))
  const differs = ({ geonameid = '', population = '' }: Row) => {
    const [now, then] = [Number(population), before.get(geonameid) ?? 0]
    return (
      Math.max(now, then) >= confirmed &&
      then > 0 &&
      (now > 3 * then || then > 3 * now) &&
      !populations.has(geonameid)
    )
  }
  return cities
    .filter((city) => differs(city) !== (city['geonameid'] ?? '') in changedPopulations)
    .map((city) =>
      (city['geonameid'] ?? '') in changedPopulations
        ? `${label(city)} is an unnecessary exception.`
        : `${label(city)} has ${city['population'] ?? ''} people now and ${before.get(city['geonameid'] ?? '') ?? 0} in 2023.`,
    )
}

/**
 * Neither boroughs nor duplicates of another place are among the cities, and a city is found by the names of its
 * boroughs.
 */
export const boroughAmongCities: Check = ({ cities, distAliases, sections, gone }) => {
  const withDistricts = new Set(distAliases.map(({ geonameid }) => geonameid))
  const byNumber = new Map(cities.map((city) => [city['geonameid'] ?? '', city]))
  return [...sections, ...gone].flatMap(([number, cityNumber]) => {
    const [part, city] = [byNumber.get(number), byNumber.get(cityNumber)]
    return [
      ...(part ? [`${label(part)} is not a separate city.`] : []),
      ...(cityNumber !== '' && !city ? [`${number} belongs to ${cityNumber}, which is not a city.`] : []),
      ...(city && sections.has(number) && !withDistricts.has(cityNumber)
        ? [`${label(city)} is not found by the name of ${number}.`]
        : []),
    ]
  })
}

/** Every city is in a state if its country has states. Exceptions are listed, and each must be necessary. */
export const stateMissing: Check = ({ cities, states }) => {
  const divided = new Set(states.map((state) => state['code']?.split('.')[0]))
  return cities
    .filter(
      ({ geonameid = '', state, country }) =>
        (state === '' && divided.has(country)) !== geonameid in statelessCities,
    )
    .map((city) =>
      (city['geonameid'] ?? '') in statelessCities
        ? `${label(city)} is an unnecessary exception.`
        : `${label(city)} is in no state.`,
    )
}

/**
 * A city of 100,000 people or more is in the state of the current list of large cities, unless states.tsv has a decision.
 */
export const stateOutdated: Check = ({ cities, states, largeCities, cityStates }) => {
  const listed = new Set(states.map((state) => state['code']))
  const today = new Map(largeCities.map((row) => [row['geonameid'] ?? '', row['state'] ?? '']))
  return cities
    .filter(({ geonameid = '', state }) => {
      const now = today.get(geonameid) ?? ''
      return listed.has(now) && now !== state && !cityStates.has(geonameid)
    })
    .map(
      (city) =>
        `${label(city)} is in ${city['state'] ?? ''} here and in ${today.get(city['geonameid'] ?? '') ?? ''} today.`,
    )
}

/** Every state has a city. Exceptions are listed, and each must be necessary. */
export const stateEmpty: Check = ({ cities, states }) => {
  const used = new Set(cities.map((city) => city['state']))
  return [
    ...states
      .filter(({ code = '' }) => used.has(code) === code in emptyStates)
      .map(({ code = '', name = '' }) =>
        code in emptyStates
          ? `${name} (${code}) is an unnecessary exception.`
          : `${name} (${code}) has no city.`,
      ),
    ...Object.keys(emptyStates)
      .filter((code) => !states.some((state) => state['code'] === code))
      .map((code) => `The exception ${code} is not a state.`),
  ]
}

const isZone = (zone: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== ''
  } catch {
    return false
  }
}

/**
 * Every city is in an existing time zone, and the zones of a country are in use.
 */
export const badZone: Check = ({ cities, countries }) => {
  const zones = new Set(cities.map((city) => city['timezone'] ?? ''))
  return [...zones]
    .filter((zone) => !isZone(zone))
    .map((zone) => `The time zone "${zone}" does not exist.`)
    .concat(
      countries.flatMap((country) =>
        (JSON.parse(country['timezones'] ?? '[]') as { zoneName: string }[])
          .filter(({ zoneName }) => !isZone(zoneName) || zoneName in zoneNow)
          .map(({ zoneName }) => `The time zone "${zoneName}" of ${country['name'] ?? ''} is not in use.`),
      ),
    )
}

/** A city has a time zone of its country. Exceptions are listed by country, and each must be necessary. */
export const zoneElsewhere: Check = ({ cities, countries }) => {
  const zonesOf = new Map(
    countries.map(({ iso2, timezones = '[]' }) => [
      iso2,
      new Set((JSON.parse(timezones) as { zoneName: string }[]).map(({ zoneName }) => zoneName)),
    ]),
  )
  const elsewhere = cities
    .filter(({ country, timezone = '' }) => zonesOf.get(country)?.has(timezone) !== true)
    .map((city) => ({ city, pair: `${city['country'] ?? ''} ${city['timezone'] ?? ''}` }))
  const needed = new Set(elsewhere.map(({ pair }) => pair))
  return [
    ...elsewhere
      .filter(({ pair }) => !(pair in zonesElsewhere))
      .map(
        ({ city }) => `${label(city)} has the zone ${city['timezone'] ?? ''}, which is not its country's.`,
      ),
    ...Object.keys(zonesElsewhere)
      .filter((pair) => !needed.has(pair))
      .map((pair) => `The zone ${pair} is an unnecessary exception.`),
  ]
}

/** Coordinates are within the valid ranges and not 0, 0. */
export const badCoordinates: Check = ({ cities, countries }) =>
  [...cities, ...countries]
    .filter((row) => {
      const { latitude, longitude } = point(row)
      const isOnGlobe = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
      return !isOnGlobe || !row['latitude'] || !row['longitude'] || (latitude === 0 && longitude === 0)
    })
    .map((row) => `${label(row)} lies at "${row['latitude'] ?? ''}", "${row['longitude'] ?? ''}".`)

/** A city is in its country's outline or within 0.3° of it. Exceptions are listed, and each must be necessary. */
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
        ? `${label(city)} is an unnecessary exception.`
        : `${label(city)} lies farther than ${reach}° from its country.`,
    )
}

/** A town of a disputed place belongs to the country that the rule determines, and lies in that country's outline. */
export const disputedMiscounted: Check = ({ cities, outlines }) => {
  const byNumber = new Map(cities.map((city) => [city['geonameid'], city]))
  return [...disputedTowns].flatMap(([number, country]) => {
    const town = byNumber.get(number)
    if (town?.['country'] !== country) return [`${number} is not counted as ${country}.`]
    const { latitude, longitude } = point(town)
    const isDrawn = (outlines.get(country) ?? []).some((polygon) => inPolygon(longitude, latitude, polygon))
    if (isDrawn === number in outsideOutline)
      return [
        isDrawn
          ? `${label(town)} is an unnecessary exception.`
          : `${label(town)} lies outside the outline of ${country}.`,
      ]
    return []
  })
}

/** The distance, in km, within which cities of one name are one city, unless they are listed as two. */
const apart = 8

/** No two cities of a country have the same name within 8 km. Exceptions are listed, and each must be necessary. */
export const duplicateCity: Check = ({ cities, namesakes }) => {
  const pairOf = (a: Row, b: Row) =>
    [a['geonameid'], b['geonameid']]
      .map(Number)
      .sort((x, y) => x - y)
      .join(' ')
  const listed = new Map(namesakes.map((row) => [`${row['geonameid'] ?? ''} ${row['other'] ?? ''}`, row]))
  const alike = Map.groupBy(cities, (city) => `${city['country'] ?? ''} ${city['unaccented_name'] ?? ''}`)
  const pairs = new Map<string, Row>()
  for (const group of alike.values())
    for (const [at, city] of group.entries())
      for (const other of group.slice(0, at))
        if (distanceKm(point(city), point(other)) < apart) pairs.set(pairOf(city, other), city)
  const present = new Set(cities.map((city) => city['geonameid']))
  return [
    ...[...pairs].filter(([pair]) => !listed.has(pair)).map(([, city]) => `${label(city)} occurs twice.`),
    ...[...listed]
      .filter(
        ([pair, row]) => !pairs.has(pair) && (present.has(row['geonameid']) || present.has(row['other'])),
      )
      .map(([pair, row]) => `${row['name'] ?? ''} (${pair}) is an unnecessary exception.`),
  ]
}

/** From this size on, two cities of one name do not have one population by chance. */
const telling = 1000

/**
 * No two cities of one name in a country have the same population: one of them has the number of the other. Exceptions
 * are listed by the lower number of a pair, and each of them must be needed.
 */
export const populationShared: Check = ({ cities }) => {
  const alike = Map.groupBy(
    cities.filter(({ population }) => Number(population) >= telling),
    ({ country, unaccented_name: name, population }) => `${country} ${name} ${population}`,
  )
  const first = [...alike.values()].flatMap((group) => (group.length > 1 ? group.slice(0, 1) : []))
  const found = new Set(first.map(({ geonameid }) => geonameid))
  return [
    ...first
      .filter(({ geonameid = '' }) => !(geonameid in samePopulations))
      .map((city) => `${label(city)} has the population of another city of its name.`),
    ...Object.keys(samePopulations)
      .filter((id) => !found.has(id))
      .map((id) => `${id} is an unnecessary exception.`),
  ]
}

/** A city lies within this distance of where another source has it; in km. */
const moved = 12

/**
 * The cities of references.tsv, which has the values of a source of its own, lie within 12 km of where it has them, and
 * their populations are within a factor of three.
 */
export const unlikeReference: Check = ({ cities, references }) => {
  const byNumber = new Map(cities.map((city) => [city['geonameid'], city]))
  return references.flatMap((row) => {
    const city = byNumber.get(row['geonameid'])
    if (!city) return []
    const km = distanceKm(point(city), point(row))
    const [here, there] = [Number(city['population']), Number(row['population'])]
    return [
      ...(km > moved ? [`${label(city)} lies ${Math.round(km)} km from where it is.`] : []),
      ...(here > 3 * there || there > 3 * here ? [`${label(city)} has ${here} people, not ${there}.`] : []),
    ]
  })
}

/** Each state has a country. Each city has a country, and its state, if any, is a state of that country. */
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

/** The record ids of all records in dist/. */
export const recordIds = ({ countries, states, cities, currencies, geo }: Published) => [
  ...countries.map((country) => countryId(country.iso2 ?? '')),
  ...states.map((state) => stateId(state.code ?? '')),
  ...cities.map((city) => cityId(city.geonameid ?? '')),
  ...currencies.map((currency) => currencyId(currency.code ?? '')),
  ...outlineTypes.flatMap((type) =>
    geo.filter((row) => row.type === type).map((row) => geoJsonId(type, row.country ?? '')),
  ),
]

/** A published record still exists under the same id, or was retired on purpose. */
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
      .map((id) => `The record ${id ?? ''} is retired but still exists.`),
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

const radius = 6371

/** The area of polygons on a sphere, in km², computed from the edges of each ring. */
const areaOf = (polygons: readonly Polygon[]) => {
  const radians = (degrees = 0) => (degrees * Math.PI) / 180
  const ring = (positions: GeoJSON.Position[]) =>
    Math.abs(
      positions.slice(1).reduce((sum, [x, y], at) => {
        const [fromX, fromY] = positions[at] ?? []
        return sum + radians((x ?? 0) - (fromX ?? 0)) * (2 + Math.sin(radians(fromY)) + Math.sin(radians(y)))
      }, 0),
    )
  const rings = polygons.flatMap((polygon) => polygon.map((one, at) => (at === 0 ? 1 : -1) * ring(one)))
  return (rings.reduce((sum, one) => sum + one, 0) * radius ** 2) / 2
}

/** The area, in km², from which a country is compared with its outline. The outlines of smaller countries are too coarse. */
const comparable = 2000

/** A country has a population and an area, and the area of its outline is 0.8 to 1.25 times that area. */
export const countryFactsWrong: Check = ({ countries, outlines }) =>
  countries.flatMap((country) => {
    const { iso2 = '', name = '', population = '' } = country
    const area = Number(country['area'])
    const isOff = (drawn: number) => area >= comparable && (drawn > 1.25 * area || drawn < 0.8 * area)
    return [
      ...(/^\d+$/.test(population) && area > 0 ? [] : [`${name} has ${population} people and ${area} km².`]),
      ...(isOff(areaOf(outlines.get(iso2) ?? [])) !== iso2 in differentAreas
        ? [`${name} has ${area} km² and an outline of ${Math.round(areaOf(outlines.get(iso2) ?? []))} km².`]
        : []),
    ]
  })

/** Every currency of a country has a rate. Exceptions are listed, and each must be necessary. */
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
      .map((code) => `The currency ${code} is an unnecessary exception.`),
  ]
}

/** All checks. The build fails when one of them returns a fault. */
export const checks = {
  capitalMissing,
  capitalMisnamed,
  largeCityMissing,
  populationUnsupported,
  boroughAmongCities,
  stateMissing,
  stateOutdated,
  stateEmpty,
  badZone,
  zoneElsewhere,
  badCoordinates,
  farFromCountry,
  disputedMiscounted,
  duplicateCity,
  populationShared,
  unlikeReference,
  lostParent,
  changedId,
  outlineMissing,
  countryFactsWrong,
  rateMissing,
  ...areaChecks,
  ...countryChecks,
  ...placeChecks,
  ...nameChecks,
  ...placeNameChecks,
} satisfies Record<string, Check>

/** The number of faults and of listed exceptions of each check. */
export const figures = (world: Gazetteer) => {
  const exceptions: Readonly<Record<string, number>> = {
    populationUnsupported: Object.keys(changedPopulations).length + world.populations.size,
    boroughAmongCities: world.sections.size + world.gone.size,
    stateMissing: Object.keys(statelessCities).length,
    stateOutdated: world.cityStates.size,
    stateEmpty: Object.keys(emptyStates).length,
    zoneElsewhere: Object.keys(zonesElsewhere).length,
    farFromCountry: Object.keys(farCities).length,
    disputedMiscounted: Object.keys(outsideOutline).length,
    duplicateCity: world.namesakes.length,
    stateElsewhere: Object.keys(otherOutlines).length + Object.keys(outsideState).length,
    clockUnlikeNeighbours: Object.keys(clocksOfState).length + Object.keys(zoneOfItsOwn).length,
    populationShared: Object.keys(samePopulations).length,
    countryFactsWrong: Object.keys(differentAreas).length,
    continentWrong: Object.keys(otherContinent).length,
    sameLargeName: Object.keys(namesakesOfOneState).length,
    rateMissing: Object.keys(unratedCurrencies).length,
  }
  return Object.entries(checks).map(([check, faultsOf]) => ({
    check,
    faults: faultsOf(world).length,
    exceptions: exceptions[check] ?? 0,
  }))
}
