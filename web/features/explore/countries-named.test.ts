import { expect, it } from 'vitest'
import { countriesNamed } from './countries-named.ts'

const countries = [
  { name: 'Aland Islands', native: 'Åland', iso2: 'AX' },
  { name: 'Germany', native: 'Deutschland', iso2: 'DE' },
  { name: 'Guinea-Bissau', native: 'Guiné-Bissau', iso2: 'GW' },
  { name: 'New Zealand', native: 'New Zealand', iso2: 'NZ' },
  { name: 'Papua New Guinea', native: 'Papua Niugini', iso2: 'PG' },
]
const names = (text: string) => countriesNamed(countries, text).map(({ name }) => name)

it('finds countries by their name in English and in their own language, ignoring accents', () => {
  expect(names('germ')).toEqual(['Germany'])
  expect(names('deutsch')).toEqual(['Germany'])
  expect(names('åland')).toEqual(['Aland Islands', 'New Zealand'])
  expect(names('guine-')).toEqual(['Guinea-Bissau'])
})

it('puts countries whose name begins with the text before those in which a later word does', () => {
  expect(names('new')).toEqual(['New Zealand', 'Papua New Guinea'])
})

it('finds a country by its two letters', () => {
  expect(names('nz')).toEqual(['New Zealand'])
})

it('returns all for an empty text', () => {
  expect(names(' ')).toHaveLength(5)
})
