import { expect, test } from 'vitest'
import { countryId, stateId } from '#shared/domain/gazetteer-ids.ts'
import type { NamedState } from '#web/queries/states.ts'
import { cityIndex } from './city-index.ts'
import { filterGroups, type RegionGroup, regionGroups } from './region-groups.ts'

const countries = { IT: 'Italy', FR: 'France' }
const state = (code: keyof typeof countries, name: string): NamedState => ({
  id: stateId(`${code}.${name}`),
  name,
  country: countryId(code),
})
const place = (name: string, code: keyof typeof countries, region: string) => ({
  id: name,
  name,
  unaccented_name: name,
  latitude: 45,
  longitude: 9,
  country: countryId(code),
  state: stateId(`${code}.${region}`),
  expand: { country: { id: countryId(code), name: countries[code], iso2: code } },
})

const states = [
  state('FR', 'Bretagne'),
  state('FR', 'Occitanie'),
  state('IT', 'Abruzzo'),
  state('IT', 'Lazio'),
  state('IT', 'Lombardy'),
]
const groups = regionGroups(
  states,
  cityIndex([], 'en', [
    place('Rennes', 'FR', 'Bretagne'),
    place('Rome', 'IT', 'Lazio'),
    place('Milan', 'IT', 'Lombardy'),
    place('Bergamo', 'IT', 'Lombardy'),
  ]),
  'en',
)
const names = (found: readonly RegionGroup[]) =>
  found.map(({ name, regions }) => [name, regions.map((region) => region.name)])

test('the country with the most visited regions comes first, and in it the region with the most cities', () => {
  expect(names(groups)).toEqual([
    ['Italy', ['Lombardy', 'Lazio', 'Abruzzo']],
    ['France', ['Bretagne', 'Occitanie']],
  ])
  expect(groups.map(({ visited, of }) => [visited, of])).toEqual([
    [2, 3],
    [1, 2],
  ])
})

test('a country that contains the text keeps all its regions; otherwise only matching regions are kept', () => {
  expect(names(filterGroups(groups, ' ital '))).toEqual([['Italy', ['Lombardy', 'Lazio', 'Abruzzo']]])
  expect(names(filterGroups(groups, 'ita'))).toEqual([
    ['Italy', ['Lombardy', 'Lazio', 'Abruzzo']],
    ['France', ['Occitanie']],
  ])
  expect(names(filterGroups(groups, 'lom'))).toEqual([['Italy', ['Lombardy']]])
  expect(filterGroups(groups, 'x')).toEqual([])
})
