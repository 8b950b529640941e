import { beforeEach, expect, test } from 'vitest'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import { berlin, paris } from '#server/test/known-cities.ts'
import type { Person } from '#server/test/people.ts'
import { run } from '#server/test/test-database.ts'
import { createLedgerCities } from './ledger-cities.ts'

let app: TestApp
let anna: Person
let version = 'a'

appForEachTest((opened) => {
  ;({ app, anna } = opened)
})

beforeEach(async () => {
  version = 'a'
  for (const city of [paris, berlin])
    await app.people.createRecord(anna, 'stay', { user: anna.id, city, kind: 'visited' })
})

/** Writes past the server, so that only a new read of the table finds the change. */
const rename = (name: string) => run(app.database, `update city set name = '${name}' where id = '${paris}'`)
const namesOf = async (cities: ReturnType<typeof createLedgerCities>) =>
  (await cities.of(app.database.db, anna.id, [paris, berlin])).map(({ name }) => name)

test('cities are in the order that is asked for, and only those', async () => {
  const cities = createLedgerCities(() => version)
  const namesIn = async (...ids: string[]) =>
    (await cities.of(app.database.db, anna.id, ids)).map(({ name }) => name)
  for (const _ of ['read', 'kept']) {
    expect(await namesIn(paris, berlin)).toEqual(['Paris', 'Berlin'])
    expect(await namesIn(berlin)).toEqual(['Berlin'])
  }
})

test('cities are read once for each version of the gazetteer', async () => {
  const cities = createLedgerCities(() => version)
  expect(await namesOf(cities)).toEqual(['Paris', 'Berlin'])
  await rename('Lutetia')
  expect(await namesOf(cities)).toEqual(['Paris', 'Berlin'])
  version = 'b'
  expect(await namesOf(cities)).toEqual(['Lutetia', 'Berlin'])
})

test('cities that were read while the gazetteer changed are not kept', async () => {
  const versions = ['a', 'b']
  const cities = createLedgerCities(() => versions.shift() ?? 'b')
  expect(await namesOf(cities)).toEqual(['Paris', 'Berlin'])
  await rename('Lutetia')
  expect(await namesOf(cities)).toEqual(['Lutetia', 'Berlin'])
})

test('at most the maximum number of cities is kept', async () => {
  const one = createLedgerCities(() => version, 1)
  const two = createLedgerCities(() => version, 2)
  for (const cities of [one, two]) expect(await namesOf(cities)).toEqual(['Paris', 'Berlin'])
  await rename('Lutetia')
  expect(await namesOf(one)).toEqual(['Lutetia', 'Berlin'])
  expect(await namesOf(two)).toEqual(['Paris', 'Berlin'])
})
