import { expect, test } from 'vitest'
import { readOne } from '#web/features/import/read/read-in-test.ts'

const told = async (json: unknown) => {
  const { report, places, rides, problems } = await readOne({ json })
  expect(report.format).toBe('json')
  return {
    places: places.map(({ is, place, start }) => {
      const at =
        'latitude' in place ? `${place.latitude} ${place.longitude}` : 'name' in place ? place.name : ''
      const when =
        start === undefined ? '' : 'day' in start ? start.day : new Date(start.instant).toISOString()
      return `${is} ${at} ${when.slice(0, 10)}`.trim()
    }),
    rides: rides.length,
    problems: problems.map(({ code, row }) => `${code} ${row}`),
  }
}

test('posts: the place lies deep in an entry, the time on top; one without a place is told', async () => {
  const place = { name: 'Cafe', coordinate: { latitude: 50.06, longitude: 19.94 } }
  const posts = [
    { timestamp: 1_400_328_000, attachments: [{ data: [{ place }] }] },
    { timestamp: 1_400_328_100, data: [{ post: 'Who knows Dubai?' }] },
  ]
  expect(await told(posts)).toEqual({
    places: ['moment 50.06 19.94 2014-05-17'],
    rides: 0,
    problems: ['noPlace 2'],
  })
})

test('a log of drinks: the venue is the place, and not the town of the brewery', async () => {
  const entry = {
    brewery_city: 'Kelheim',
    venue_city: 'Bamberg',
    venue_lat: '49.89',
    venue_lng: '10.88',
    created_at: '2018-05-11 18:12:40',
  }
  expect((await told([entry])).places).toEqual(['moment 49.89 10.88 2018-05-11'])
  const { venue_lat: _, venue_lng: __, ...unlocated } = entry
  expect((await told([unlocated])).places).toEqual(['moment Bamberg 2018-05-11'])
})

test('a diary: entries below a key, the position of the place before that of its region', async () => {
  const location = { region: { center: { latitude: 1, longitude: 2 } }, latitude: 46.05, longitude: 14.5 }
  const diary = {
    metadata: { version: '1.0' },
    entries: [{ creationDate: '2021-08-14T15:22:11Z', location }],
  }
  expect((await told(diary)).places).toEqual(['moment 46.05 14.5 2021-08-14'])
})

test('what is no visit: without a time, with another status, at an airport, deleted', async () => {
  const at = { lat: 41.9, lng: 12.5 }
  const entries = [
    at,
    { ...at, date: '2020-05-01' },
    { ...at, status: 'Want to go', date: '2020-05-01' },
    { ...at, visited: true },
    { ...at, visited: false },
    { ...at, name: 'Fiumicino Airport', created_at: '2020-05-01T10:00:00Z' },
    { ...at, is_deleted: true, date: '2020-05-01' },
  ]
  expect((await told({ data: { places: entries } })).places).toEqual([
    'wish 41.9 12.5',
    'stay 41.9 12.5 2020-05-01',
    'wish 41.9 12.5',
    'listed 41.9 12.5',
    'wish 41.9 12.5',
    'layover 41.9 12.5 2020-05-01',
  ])
})

test('flights of an unknown app', async () => {
  const flight = {
    origin: { iata: 'MUC', lat: 48.35, lon: 11.79 },
    destination: { iata: 'LIS' },
    date: '2020-05-01',
  }
  expect((await told([flight])).rides).toBe(1)
})

test('JSON without places is not known', async () => {
  const { report } = await readOne({ json: { name: 'waymark', version: '1.0.0' } })
  expect(report.unreadable).toBe('unknown')
})
