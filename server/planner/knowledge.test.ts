import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { wholePlannerGazetteer } from '#server/test/whole-planner-gazetteer.ts'
import { cityNamed } from './gazetteer/highlights.ts'
import type { City } from '#server/gazetteer/cities.ts'
import type { Gazetteer } from './gazetteer/load.ts'
import { tsvRows } from '#server/gazetteer/tsv.ts'

let gazetteer: Gazetteer

beforeAll(async () => {
  gazetteer = await wholePlannerGazetteer()
})

const rowsOf = <Column extends string>(file: string, ...columns: Column[]) => [
  ...tsvRows(readFileSync(new URL(`gazetteer/tables/${file}`, import.meta.url)), columns),
]

function city(name: string, country: string): City {
  const index = cityNamed(gazetteer.cities, gazetteer.names, name, country)
  if (index === undefined) throw new Error(`There is no ${name} in ${country}.`)
  return gazetteer.cities.get(index)
}

it('every highlight is a city of its country', () => {
  const rows = rowsOf('highlights.tsv', 'country', 'cities')
  expect(rows.length).toBeGreaterThan(100)
  for (const { country, cities } of rows) {
    for (const name of cities.split('|')) expect(() => city(name, country)).not.toThrow()
  }
})

it('every member of a region is a country, a state or a city', () => {
  const rows = rowsOf('regions.tsv', 'names')
  expect(rows.length).toBeGreaterThan(100)
  for (const { names } of rows) {
    const area = gazetteer.areas.get(names.split('|')[0] ?? '')
    expect(area).toBeDefined()
    const { countries = [], states = [], places = [] } = area ?? {}
    expect(countries.length + states.length + places.length).toBeGreaterThan(0)
    for (const country of countries) expect(gazetteer.countries.has(country)).toBe(true)
    for (const state of states) expect(gazetteer.stateNames.has(state)).toBe(true)
    for (const { name, country } of places) expect(() => city(name, country)).not.toThrow()
  }
})

it('every additional name belongs to a country', () => {
  for (const { country } of rowsOf('country-names.tsv', 'country'))
    expect(gazetteer.countries.has(country)).toBe(true)
})

it('country names are found in many languages', () => {
  const found = (name: string) => gazetteer.areas.find(name).map(({ id }) => id)
  expect(found('italien')).toContain('IT')
  expect(found('magyarorszag')).toContain('HU')
  expect(found('the netherlands')).toContain('NL')
  expect(found('moroccan')).toContain('MA')
  expect(found('nowhereland')).toEqual([])
})

it('cities are found by their names in other scripts', () => {
  const best = (name: string) =>
    Math.max(...gazetteer.names.find(name).map((index) => gazetteer.cities.get(index).fame))
  expect(best('moskva')).toBeGreaterThan(8)
  expect(gazetteer.names.find('no such town at all')).toEqual([])
})

it.each([
  ['London', 'GB', 'Paris', 'FR', 'land', 'land'],
  ['Copenhagen', 'DK', 'Malmo', 'SE', 'land', 'land'],
  ['Tokyo', 'JP', 'Sapporo', 'JP', 'ferry', 'land'],
  ['Rome', 'IT', 'Palermo', 'IT', 'ferry', 'ferry'],
  ['Helsinki', 'FI', 'Tallinn', 'EE', 'ferry', 'ferry'],
  ['Bari', 'IT', 'Dubrovnik', 'HR', 'around', 'around'],
  ['London', 'GB', 'New York City', 'US', 'none', 'none'],
  ['London', 'GB', 'Sydney', 'AU', 'none', 'none'],
  ['Panama City', 'PA', 'Bogota', 'CO', 'none', 'none'],
  ['Seoul', 'KR', 'Beijing', 'CN', 'none', 'none'],
  ['Bangkok', 'TH', 'Singapore', 'SG', 'land', 'land'],
  ['Cairo', 'EG', 'Jerusalem', 'IL', 'land', 'land'],
  ['Montreal', 'CA', 'Toronto', 'CA', 'land', 'land'],
  ['Oslo', 'NO', 'Alesund', 'NO', 'land', 'land'],
  ['San Marino', 'SM', 'Rimini', 'IT', 'land', 'land'],
  ['Maseru', 'LS', 'Bloemfontein', 'ZA', 'land', 'land'],
])(
  'from %s (%s) to %s (%s) it is by road: %s, by train: %s',
  (from, fromCountry, to, toCountry, road, train) => {
    const [a, b] = [city(from, fromCountry), city(to, toCountry)]
    expect([gazetteer.land.byRoad(a, b), gazetteer.land.byTrain(a, b)]).toEqual([road, train])
    expect([gazetteer.land.byRoad(b, a), gazetteer.land.byTrain(b, a)]).toEqual([road, train])
  },
)
