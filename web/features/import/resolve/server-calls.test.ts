import { expect, test } from 'vitest'
import { readOne } from '#web/features/import/read/read-in-test.ts'
import { startSignedIn } from '#web/test/render-app.tsx'
import { placeKey } from './resolution.ts'
import { resolveFound } from './resolve-found.ts'
import { serverCalls } from './server-calls.ts'

test('sentences in several languages become the cities that they name', async () => {
  await startSignedIn()
  const lines = [
    'Paris, Rome, then New York in 2019',
    'Zuerst waren wir in Wien, dann in Budapest im Mai 2017',
    'باريس ثم روما في 2019',
    '東京、京都',
    'Washington, DC → London, Ontario',
    'France',
  ]
  const { places } = await readOne(lines.join('\n'))
  const calls = { ...serverCalls, countryOf: () => '' }
  const resolution = await resolveFound([{ places, rides: [] }], calls, new AbortController().signal)
  const named = places.map(({ place, start, row }) => [
    row,
    (resolution.places.get(placeKey(place)) ?? []).map(({ city }) => {
      const { name, expand } = resolution.cities.get(city) ?? {}
      return `${name}, ${expand?.country?.iso2}`
    }),
    start && 'day' in start ? start.day : '',
  ])
  expect(named).toEqual([
    [1, ['Paris, FR', 'Rome, IT'], '2019'],
    [1, ['New York City, US'], '2019'],
    [2, ['Vienna, AT'], '2017-05'],
    [2, ['Budapest, HU'], '2017-05'],
    [3, ['Paris, FR'], '2019'],
    [3, ['Rome, IT'], '2019'],
    [4, ['Tokyo, JP'], ''],
    [4, ['Kyoto, JP'], ''],
    [5, ['Washington, US'], ''],
    [5, ['London, CA'], ''],
  ])
})
