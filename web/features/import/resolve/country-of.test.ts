import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { gazetteerFiles } from '#server/gazetteer/files.ts'
import { tsvRows } from '#server/gazetteer/tsv.ts'
import { type CountryOf, loadCountries } from './country-of.ts'

let countryOf: CountryOf

beforeAll(async () => {
  countryOf = await loadCountries()
})

test('every city of the gazetteer lies in its country', () => {
  const { city } = gazetteerFiles
  const cities = [...tsvRows(readFileSync(`data/dist/${city.file}`), city.columns)]
  expect(cities.length).toBeGreaterThan(200_000)
  const wrong = cities.filter(
    ({ latitude, longitude, country }) => countryOf(Number(latitude), Number(longitude)) !== country,
  )
  expect(wrong.map(({ name, country }) => `${name} ${country}`)).toEqual([])
})

test.each([
  ['Hong Kong', 22.28, 114.16, 'HK'],
  ['Macao', 22.19, 113.54, 'MO'],
  ['San Marino', 43.94, 12.45, 'SM'],
  ['the Vatican', 41.9022, 12.4533, 'VA'],
  ['Rome, across the Tiber', 41.9, 12.47, 'IT'],
  ['Munich, whose box touches Austria', 48.14, 11.58, 'DE'],
  ['Tbilisi', 41.72, 44.79, 'GE'],
  ['Las Palmas', 28.1, -15.43, 'ES'],
  ['Melilla', 35.29, -2.94, 'ES'],
  ['El Aaiún', 27.15, -13.2, 'EH'],
  ['Tan-Tan', 28.43, -11.1, 'MA'],
  ['Simferopol', 44.95, 34.1, 'UA'],
  ['north Nicosia', 35.2, 33.36, 'CY'],
  ['Hargeisa', 9.56, 44.06, 'SO'],
  ['Pristina', 42.66, 21.16, 'XK'],
  ['Nusaybin, which the borders put into Syria', 37.07, 41.21, 'TR'],
  ['Taveuni at 180° east', -16.86, 180, 'FJ'],
  ['Taveuni at 180° west', -16.86, -180, 'FJ'],
  ['Chukotka beyond the date line', 66.2, -171, 'RU'],
  ['the north pole', 90, 0, ''],
  ['the south pole', -90, 0, 'AQ'],
  ['the middle of the Atlantic', 30, -40, ''],
])('%s', (_name, latitude, longitude, country) => {
  expect(countryOf(latitude, longitude)).toBe(country)
})
