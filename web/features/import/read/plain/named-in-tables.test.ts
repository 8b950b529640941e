import { expect, test } from 'vitest'
import { seasonOf } from './date-names.ts'
import { typeOf } from './leg-types.ts'

test.each([
  ['Flight', 'plane'],
  ['Air', 'plane'],
  ['uçak', 'plane'],
  ['飞机', 'plane'],
  ['Zug', 'train'],
  ['поездом', 'train'],
  ['vlakem', 'train'],
  ['autobusem', 'bus'],
  ['حافلة', 'bus'],
  // The bus of a French table, but the car of an English one.
  ['car', 'car'],
  ['voiture', 'car'],
  ['ferry', undefined],
  ['on foot', undefined],
])('the type of a leg in a cell: "%s" is %s', (cell, type) => {
  expect(typeOf(cell)).toBe(type)
})

test.each([
  ['Fall', 'autumn'],
  ['été', 'summer'],
  ['весной', 'spring'],
  ['зимой', 'winter'],
  ['봄', 'spring'],
  ['夏休み', 'summer'],
  ['syksyllä', 'autumn'],
  ['Ostern', 'easter'],
  // Polish for years.
  ['lata', undefined],
  ['station', undefined],
])('the season or feast of a word: "%s" is %s', (word, season) => {
  expect(seasonOf(word)).toBe(season)
})
