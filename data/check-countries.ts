import { countryId } from '../shared/domain/gazetteer-ids.ts'
import { otherContinents } from '../shared/domain/ledger/continent.ts'
import { listSizes, statusesOf, unitOf } from '../shared/domain/ledger/counting.ts'
import { capitals } from './capitals.ts'
import { otherContinent } from './exceptions.ts'
import type { Gazetteer } from './gazetteer.ts'
import type { Row } from './pipeline/tsv.ts'

const label = ({ iso2 = '', name = '' }: Row) => `${name} (${iso2})`

const byCode = (rows: readonly Row[]) => new Map(rows.map((row) => [row['iso2'] ?? '', row]))

/** country-status.tsv has exactly one row for each country, and dist/ has its values. */
export const statusLost = ({ countries, countryStatus }: Gazetteer): string[] => {
  const stored = byCode(countries)
  const rows = byCode(countryStatus)
  const columns = ['kind', 'un_status', 'sovereign', 'continent']
  const isOld = (row: Row) =>
    columns.some(
      (column) => (row[column] ?? '').replace(/^-$/, '') !== stored.get(row['iso2'] ?? '')?.[column],
    )
  return [
    ...countries.filter(({ iso2 = '' }) => !rows.has(iso2)).map((row) => `${label(row)} has no status.`),
    ...countryStatus
      .filter((row) => stored.has(row['iso2'] ?? '') && isOld(row))
      .map((row) => `${label(row)} has another status in dist/.`),
    ...countryStatus
      .filter(({ iso2 = '' }) => !stored.has(iso2))
      .map((row) => `${label(row)} has a status but is not a country.`),
    ...(rows.size === countryStatus.length ? [] : ['A country has two statuses.']),
  ]
}

/**
 * A state is its own sovereign and a member or an observer of the United Nations. The sovereign of a territory is a member,
 * and the territory is neither a member nor an observer. Disputed places and Antarctica have no sovereign and are neither.
 */
export const statusWrong = ({ countries }: Gazetteer): string[] => {
  const members = new Set(
    countries.filter((row) => row['un_status'] === 'member').map((row) => row['iso2'] ?? ''),
  )
  const isRight = (row: Row) => {
    const { iso2 = '', kind = '', un_status = '', sovereign = '' } = row
    if (kind === 'state') return sovereign === iso2 && ['member', 'observer'].includes(un_status)
    if (un_status !== 'none') return false
    if (kind === 'territory') return members.has(sovereign)
    return ['disputed', 'antarctica'].includes(kind) && sovereign === ''
  }
  return countries.filter((row) => !isRight(row)).map((row) => `${label(row)} has a wrong status.`)
}

/**
 * Each list of countries has as many units as the app states, whether or not territories count for their states.
 */
export const listMiscounted = ({ countries }: Gazetteer): string[] => {
  const statuses = statusesOf(
    countries.map(({ iso2 = '', kind = '', un_status = '', sovereign = '', continent = '' }) => ({
      id: countryId(iso2),
      iso2,
      kind,
      un_status,
      sovereign,
      continent,
      area: 0,
      population: 0,
      capital_city: '',
    })),
  )
  return (['places', 'un195', 'un193', 'states197'] as const).flatMap((rule) =>
    [true, false].flatMap((territories) => {
      const units = new Set([...statuses.keys()].map((iso2) => unitOf(iso2, { rule, territories }, statuses)))
      units.delete(undefined)
      return units.size === listSizes[rule]
        ? []
        : [`The list ${rule} has ${units.size} countries, not ${listSizes[rule]}.`]
    }),
  )
}

const continentOfRegion: Readonly<Record<string, string>> = {
  Africa: 'AF',
  Asia: 'AS',
  Europe: 'EU',
  Oceania: 'OC',
  Polar: 'AN',
}

/**
 * The continent of a country is that of its region. Exceptions are listed, and each must be necessary. The countries on
 * two continents are those for which continent.ts has a rule.
 */
export const continentWrong = ({ countries, countryStatus }: Gazetteer): string[] => {
  const expected = ({ region = '', subregion = '' }: Row) =>
    region === 'Americas' ? (subregion === 'South America' ? 'SA' : 'NA') : (continentOfRegion[region] ?? '')
  const known = new Set([...Object.values(continentOfRegion), 'NA', 'SA', ''])
  const onTwo = countryStatus
    .filter((row) => row['mainland_rule'] !== '')
    .map(({ iso2 = '', mainland_rule = '' }) => `${iso2} ${mainland_rule.slice(0, 2)}`)
  const ruled = Object.entries(otherContinents).map(([iso2, [continent]]) => `${iso2} ${continent}`)
  return [
    ...countries
      .filter((row) => (row['continent'] !== expected(row)) !== (row['iso2'] ?? '') in otherContinent)
      .map((row) =>
        (row['iso2'] ?? '') in otherContinent
          ? `${label(row)} is an unnecessary exception.`
          : `${label(row)} is on "${row['continent'] ?? ''}", its region on "${expected(row)}".`,
      ),
    ...countries
      .filter((row) => !known.has(row['continent'] ?? ''))
      .map((row) => `${label(row)} is on an unknown continent.`),
    ...[...onTwo, ...ruled]
      .filter((rule) => onTwo.includes(rule) !== ruled.includes(rule))
      .map((rule) => `The rule ${rule} is in one place only.`),
  ]
}

/** The capital of a member or observer is its city in capitals.ts. No other country has one. */
export const capitalCityWrong = ({ countries, cities }: Gazetteer): string[] => {
  const countryOf = new Map(cities.map((city) => [city['geonameid'] ?? '', city['country']]))
  const capitalOf = new Map(capitals.map(({ country, geonameid }) => [country, geonameid]))
  return countries
    .filter(({ iso2 = '', un_status = '', capital_city = '' }) =>
      un_status === 'none'
        ? capital_city !== ''
        : capital_city !== capitalOf.get(iso2) || countryOf.get(capital_city) !== iso2,
    )
    .map((row) => `${label(row)} has a wrong capital city.`)
}

export const countryChecks = { statusLost, statusWrong, listMiscounted, continentWrong, capitalCityWrong }
