import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wholeGazetteer } from '#server/test/gazetteer-slice.ts'
import { gazetteerFiles } from './files.ts'
import { readAirports } from './airports.ts'
import { readRegionNumbers, readRegions, regionNamesIn } from './regions.ts'
import { searchKey } from './search-key.ts'
import { tsvRows } from './tsv.ts'

const regions = readRegions(regionNamesIn(wholeGazetteer))
const numbers = readRegionNumbers(wholeGazetteer)
const rowsOf = (file: string, columns: readonly string[]) =>
  [...tsvRows(readFileSync(file), columns)] as Record<string, string>[]

test.each([
  ['France', 'FR'],
  ['FRANKREICH', 'FR'],
  ['フランス', 'FR'],
  ['the Netherlands', 'NL'],
  ['uk', 'GB'],
  ['USA', 'US'],
  ['U.S.A.', 'US'],
  ["Côte d'Ivoire", 'CI'],
  ['الإمارات', 'AE'],
])('"%s" names the country %s', (text, iso2) => {
  expect(regions.named(text)).toContain(numbers.country(iso2))
})

test.each([
  ['Maine', 'US.ME'],
  ['me', 'US.ME'],
  ['D.C.', 'US.DC'],
  ['nsw', 'AU.02'],
  ['Toskana', 'IT.16'],
  ['Baden-Württemberg', 'DE.01'],
])('"%s" names the state %s', (text, code) => {
  expect(regions.named(text)).toContain(numbers.state(code))
})

test('a text that names no country and no state finds none', () => {
  expect(regions.named('atlantis').size).toBe(0)
  expect(regions.named('').size).toBe(0)
  expect(regions.begun('qqq').size).toBe(0)
  expect(regions.begun('').size).toBe(0)
  expect(numbers.state('')).toBe(0)
})

test('an incomplete name finds all that begin with it', () => {
  expect(regions.named('texa').size).toBe(0)
  expect(regions.begun('texa')).toEqual(new Set([numbers.state('US.TX')]))
  expect(regions.begun('ger')).toContain(numbers.country('DE'))
})

test('each further name belongs to a country or state of the gazetteer, and is written as people type it', () => {
  for (const { code = '', names = '' } of rowsOf(`${import.meta.dirname}/region-names.tsv`, [
    'code',
    'names',
  ])) {
    expect([code, numbers.country(code)]).not.toEqual([code, 0])
    for (const name of names.split('|')) expect([code, searchKey(name)]).not.toEqual([code, ''])
  }
})

test('each airport serves a city of the gazetteer', () => {
  const { file, columns } = gazetteerFiles.city
  const known = new Set(
    rowsOf(`${wholeGazetteer}/${file}`, columns).map(({ geonameid }) => Number(geonameid)),
  )
  const lost = [...readAirports()].filter(([, geonameid]) => !known.has(geonameid))
  expect(lost).toEqual([])
  expect(readAirports().size).toBeGreaterThan(5000)
})

test.each([
  ["St. John's", 'st johns'],
  ['Baden-Württemberg', 'baden wurttemberg'],
  ['Washington, D.C.', 'washington dc'],
  ['  New   York ', 'new york'],
  ['- (', ''],
])('the key of "%s" is "%s"', (text, key) => {
  expect(searchKey(text)).toBe(key)
})
