import { expect, test } from 'vitest'
import { readOne } from '#web/features/import/read/read-in-test.ts'
import { startSignedIn } from '#web/test/render-app.tsx'
import { propose } from '#web/features/import/propose/propose.ts'
import { resolveFound } from './resolve-found.ts'
import { serverCalls } from './server-calls.ts'

test('sentences in several languages become the cities that they name, and no others', async () => {
  await startSignedIn()
  const lines = [
    'Paris, Rome, then New York in 2019',
    'Zuerst waren wir in Wien, dann in Budapest im Mai 2017',
    'باريس ثم روما في 2019',
    '東京、京都',
    'Washington, DC → London, Ontario',
    'France',
    'W lipcu 2013 byliśmy w Rzymie, a w maju 2015 w Wiedniu z Teresą.',
    'Rómában (2012), Párizsban 2014',
    'Nunca fui a Roma',
    'Cześć Kasiu!',
  ]
  const { places, problems } = await readOne(lines.join('\n'))
  const files = [{ format: 'list' as const, places, rides: [], problems }]
  const calls = { ...serverCalls, countryOf: () => '' }
  const resolution = await resolveFound(files, calls, new AbortController().signal)
  const { proposals, unresolved } = propose(
    files,
    resolution,
    { home: '', stays: [], wishes: [] },
    { suburbs: 'own', today: '2026-11-23' },
  )
  const told = proposals.map(({ is, city, start, sources }) => {
    const { name, expand } = resolution.cities.get(city) ?? {}
    return `${sources[0]?.row}: ${is} ${name}, ${expand?.country?.iso2} ${start}`.trim()
  })
  expect(told.toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))).toEqual([
    '1: stay Paris, FR 2019',
    '1: stay Rome, IT 2019',
    '1: stay New York City, US 2019',
    '2: stay Vienna, AT 2017-05',
    '2: stay Budapest, HU 2017-05',
    '4: stay Tokyo, JP',
    '4: stay Kyoto, JP',
    '5: stay Washington, US',
    '5: stay London, CA',
    '7: stay Rome, IT 2013-07',
    '7: stay Vienna, AT 2015-05',
    '8: stay Rome, IT 2012',
    '8: stay Paris, FR 2014',
    '9: wish Rome, IT',
  ])
  expect(unresolved.map(({ code, text }) => `${code} ${text}`)).toEqual([
    'countryOnly France',
    'noCity Cześć Kasiu',
  ])
})
