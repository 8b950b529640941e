import { stateId } from '#shared/domain/gazetteer-ids.ts'

/** The facts about a city that decide its continent. */
export interface PlacedCity {
  /** The iso2 code of its country. */
  iso2: string
  /** The record id of its state, or ''. */
  state: string
  latitude: number
  longitude: number
}

/** True for a city that lies on the other continent of its country. */
type Rule = (city: PlacedCity) => boolean

const inStates = (...codes: string[]): Rule => {
  const ids = new Set(codes.map(stateId))
  return ({ state }) => ids.has(state)
}

const asianStatesOfRussia = inStates(
  ...'03 04 05 11 13 15 20 29 30 31 32 40 44 53 54 59 63 64 71 75 78 79 87 89 91 92 93'
    .split(' ')
    .map((code) => `RU.${code}`),
)

/**
 * Countries of which a part of the mainland lies on another continent, by iso2 code: the borders follow the Urals, the
 * river Ural, the Bosporus, the Dardanelles and the Suez Canal. `data/country-status.tsv` has the same rules as text.
 */
export const otherContinents: Readonly<Record<string, readonly [continent: string, isThere: Rule]>> = {
  EG: ['AS', inStates('EG.26', 'EG.27')],
  ES: ['AF', inStates('ES.CE', 'ES.ML')],
  KZ: ['EU', (city) => isWestOfUral(city)],
  // Some of these states extend across the Urals. East of 180° the longitude is negative.
  RU: ['AS', (city) => (city.longitude > 55 || city.longitude < 0) && asianStatesOfRussia(city)],
  TR: ['EU', (city) => thrace(city) || isInEuropeanIstanbul(city) || isOnGallipoli(city)],
}

const [atyrau, westKazakhstan] = [inStates('KZ.06'), inStates('KZ.07')]

const isWestOfUral: Rule = (city) => {
  const { latitude, longitude } = city
  return (
    (westKazakhstan(city) && longitude < 51.5) ||
    (atyrau(city) && (longitude < 51.7 || (longitude < 51.9 && latitude < 47.5)))
  )
}

const thrace = inStates('TR.22', 'TR.39', 'TR.59')
const [istanbul, canakkale] = [inStates('TR.34'), inStates('TR.17')]

const isInEuropeanIstanbul: Rule = (city) => istanbul(city) && city.longitude < 29.01 && city.latitude > 40.95

const isOnGallipoli: Rule = (city) => {
  const { latitude, longitude } = city
  return canakkale(city) && ((longitude < 26.39 && latitude > 40.1) || (longitude < 27.1 && latitude > 40.36))
}

/**
 * The continent of a city: AF AS EU NA SA OC AN, '' when its country belongs to none. An island goes with its country
 * (Hawaii with North America, the Canaries with Europe).
 */
export const continentOf = (city: PlacedCity, ofCountry: string): string => {
  const [other, isThere] = otherContinents[city.iso2] ?? []
  return other !== undefined && isThere?.(city) ? other : ofCountry
}
