import { expect, test } from 'vitest'
import type { FoundPlace, Place, When } from '#web/features/import/read/found.ts'
import { readOne } from '#web/features/import/read/read-in-test.ts'

const named = (place: Place) =>
  'airport' in place
    ? place.airport
    : 'latitude' in place
      ? `${place.name ?? ''} (${place.latitude}, ${place.longitude})`.trim()
      : [place.name, place.country].filter((text) => text !== undefined).join(', ')
const at = (when: When | undefined) => {
  if (when === undefined) return ''
  if ('instant' in when) return new Date(when.instant).toISOString().slice(0, 16)
  return [when.day, when.time ?? ''].join(' ').trim()
}
/** "step Rome (41.9, 12.5) | 2019-05-03 | 2019-05-06 | 1" */
const found = ({ is, place, start, end, row }: FoundPlace) =>
  [`${is} ${named(place)}`, at(start), at(end), row ?? ''].join(' | ')

const read = async (json: unknown) => {
  const result = await readOne({ json })
  return {
    ...result,
    format: result.report.format,
    unreadable: result.report.unreadable,
    places: result.places.map(found),
    lists: result.places.map(({ list }) => list),
    rides: result.rides.map(({ from, to, depart, arrive, type, trip }) =>
      [`${type} ${named(from)} – ${named(to)}`, at(depart), at(arrive), trip ?? ''].join(' | '),
    ),
    problems: result.problems.map(({ code, row, text, count }) =>
      [code, row ?? '', text ?? '', count ?? ''].join(' | '),
    ),
  }
}

const checkIn = (more: Record<string, unknown>) => ({
  id: '1',
  createdAt: '2019-05-03 21:30:00.000000',
  timeZoneOffset: 120,
  venue: { id: 'v', name: 'Pantheon' },
  lat: 41.8986,
  lng: 12.4769,
  shout: 'secret',
  ...more,
})

test('Swarm: the export, with venues that are gone and airports', async () => {
  const { format, places, problems } = await read({
    count: 5,
    items: [
      checkIn({}),
      checkIn({ venue: null, lat: '41.9', lng: '12.5' }),
      checkIn({ venue: { name: 'Flughafen München' }, lat: 48.35, lng: 11.78 }),
      checkIn({ venue: null, lat: 0, lng: 0 }),
      checkIn({ createdAt: 'yesterday' }),
    ],
  })
  expect(format).toBe('swarm')
  expect(places).toEqual([
    'moment Pantheon (41.8986, 12.4769) | 2019-05-03T21:30 |  | 1',
    'moment (41.9, 12.5) | 2019-05-03T21:30 |  | 2',
    'layover Flughafen München (48.35, 11.78) | 2019-05-03T21:30 |  | 3',
  ])
  expect(problems).toEqual(['noPlace | 4 |  | ', 'badDate | 5 | Pantheon | '])
})

test('Swarm: a bare list, and the response of the API with seconds and cities', async () => {
  const old = checkIn({ createdAt: 1556919000, lat: undefined, lng: undefined })
  const inCity = { ...old, venue: { name: 'Bar', location: { city: 'Roma', cc: 'IT' } } }
  const located = { ...old, venue: { name: 'Bar', location: { lat: 41.9, lng: 12.5 } } }
  expect(await read([checkIn({})])).toMatchObject({
    format: 'swarm',
    places: [expect.stringContaining('Pantheon')],
  })
  expect(
    (await read({ meta: {}, response: { checkins: { count: 2, items: [inCity, located] } } })).places,
  ).toEqual([
    'moment Roma, IT | 2019-05-03T21:30 |  | 1',
    'moment Bar (41.9, 12.5) | 2019-05-03T21:30 |  | 2',
  ])
})

test('tips of Swarm do not count as check-ins', async () => {
  const tip = {
    id: '1',
    createdAt: '2019-05-03 21:30:00',
    text: 'Go!',
    viewCount: 5,
    venue: { name: 'Pantheon' },
  }
  expect((await read({ items: [tip] })).unreadable).toBe('unknown')
})

const step = (more: Record<string, unknown>) => ({
  display_name: 'Tbilisi',
  start_time: 1_556_870_400.5,
  end_time: null,
  timezone_id: 'Asia/Tbilisi',
  is_deleted: false,
  location: { name: 'Tbilisi', detail: 'Georgia', country_code: 'GE', lat: 41.7, lon: 44.8 },
  ...more,
})

test('Polarsteps: a step lasts until the next one, the last until the end of the trip', async () => {
  const { format, places, lists, problems } = await read({
    id: 1,
    start_date: 1_556_841_600.0,
    end_date: 1_557_446_400.0,
    timezone_id: 'Europe/Berlin',
    all_steps: [
      step({ display_name: 'Batumi', start_time: 1_557_129_600, location: { lat: 41.6, lon: 41.6 } }),
      step({}),
      step({ is_deleted: true }),
      step({ location: { name: 'Nowhere' } }),
      step({ start_time: null }),
    ],
    name: 'Caucasus',
  })
  expect(format).toBe('polarsteps')
  expect(places).toEqual([
    'step Tbilisi (41.7, 44.8) | 2019-05-03T08:00 | 2019-05-06T08:00 | 2',
    'step Batumi (41.6, 41.6) | 2019-05-06T08:00 | 2019-05-10T00:00 | 1',
  ])
  expect(lists).toEqual(['Caucasus', 'Caucasus'])
  expect(problems).toEqual([
    'leftOut | 3 | Tbilisi | ',
    'noPlace | 4 | Tbilisi | ',
    'noDate | 5 | Tbilisi | ',
  ])
})

test('Polarsteps in another shape: ISO times and lng', async () => {
  const { places } = await read({
    all_steps: [
      {
        name: 'Tbilisi',
        arrived: '2019-05-03T08:00:00Z',
        departed: '2019-05-05T08:00:00Z',
        location: { lat: 41.7, lng: 44.8 },
      },
    ],
  })
  expect(places).toEqual(['step Tbilisi (41.7, 44.8) | 2019-05-03T08:00 | 2019-05-05T08:00 | 1'])
})

test('the track of Polarsteps gives points', async () => {
  const { format, points, problems } = await read({
    locations: [
      { lat: 41.8, lon: 44.9, time: 1_557_129_600.25 },
      { lat: 41.7, lon: 44.8, time: 1_556_870_400.25 },
      { lat: 0, lon: 0, time: 1 },
    ],
  })
  expect(format).toBe('polarsteps')
  expect(points.map(({ time }) => time)).toEqual(['2019-05-06T08:00:00', '2019-05-03T08:00:00'])
  expect(problems).toEqual(['badPosition | 3 |  | '])
})

test.each([
  ['a page of its API', (results: object[]) => ({ count: 2, next: null, previous: null, results })],
  ['a bare list', (results: object[]) => results],
])('AdventureLog: %s', async (_, around) => {
  const place = { is_visited: true, latitude: '59.437000', longitude: '24.745300' }
  const visits = [{ start_date: '2022-06-03T00:00:00Z', end_date: '2022-06-05T00:00:00Z', timezone: null }]
  const { format, places } = await read(
    around([
      { ...place, name: 'Old Town walk', visits },
      { ...place, name: 'Harbour', is_visited: false, visits: [] },
    ]),
  )
  expect(format).toBe('adventurelog')
  expect(places).toEqual([
    'stay Old Town walk (59.437, 24.7453) | 2022-06-03 | 2022-06-05 | 1',
    'wish Harbour (59.437, 24.7453) |  |  | 2',
  ])
})

test('AdventureLog: whole days, times, plans, rides and beds', async () => {
  const { format, places, rides, problems } = await read({
    export_date: '2026-01-01',
    user_email: 'secret@example.org',
    visited_cities: [{ city: 'DE-BY-24437' }, { city: 'DE-BE-24187' }],
    locations: [
      {
        name: 'Rome',
        latitude: '41.9',
        longitude: '12.5',
        visits: [
          { start_date: '2019-05-03T00:00:00Z', end_date: '2019-05-06T23:59:59Z', timezone: null },
          { start_date: '2020-05-03T00:00:00Z', end_date: '2020-05-06T00:00:00Z', timezone: null },
          { start_date: '2021-05-03T22:30:00Z', end_date: '2021-05-04T08:00:00Z', timezone: 'Europe/Rome' },
          { start_date: 'soon' },
        ],
      },
      { name: 'Kyoto', latitude: '35.0', longitude: '135.77', visits: [] },
      { name: '', latitude: null, longitude: null, visits: [] },
    ],
    transportation: [
      {
        type: 'plane',
        date: '2019-05-03T08:05:00Z',
        end_date: null,
        from_location: 'Munich',
        to_location: 'Rome',
        flight_number: 'LH1866',
      },
      { type: 'boat', date: '2019-05-04T00:00:00Z', from_location: 'Naples', to_location: 'Capri' },
      { type: 'bus', from_location: 'Naples', to_location: 'Rome' },
    ],
    lodging: [
      {
        name: 'Hotel Roma',
        check_in: '2019-05-03T00:00:00Z',
        check_out: '2019-05-06T00:00:00Z',
        latitude: '41.9',
        longitude: '12.5',
      },
    ],
  })
  expect(format).toBe('adventurelog')
  expect(places).toEqual([
    'stay Rome (41.9, 12.5) | 2019-05-03 | 2019-05-06 | 1',
    'stay Rome (41.9, 12.5) | 2020-05-03 | 2020-05-06 | 1',
    'stay Rome (41.9, 12.5) | 2021-05-03T22:30 | 2021-05-04T08:00 | 1',
    'wish Kyoto (35, 135.77) |  |  | 2',
    'step Capri | 2019-05-04 |  | 2',
    'stay (41.9, 12.5) | 2019-05-03 | 2019-05-06 | 1',
  ])
  expect(rides).toEqual(['plane Munich – Rome | 2019-05-03T08:05 |  | '])
  expect(problems).toEqual([
    'badDate | 1 | Rome | ',
    'noPlace | 3 |  | ',
    'noDate | 3 | Naples – Rome | ',
    'leftOut |  |  | 2',
  ])
})

test('TRIP: visited and wished places, and dated days of trips', async () => {
  const { format, places, problems } = await read({
    _: { version: '1.5' },
    places: [
      { id: 7, name: 'Rome', lat: 41.9, lng: 12.5, visited: true },
      { id: 8, name: 'Kyoto', lat: 35, lng: 135.77, visited: null },
      { id: 9, name: 'Lost', lat: null, lng: null, visited: true },
    ],
    trips: [
      {
        name: 'Italy',
        days: [
          {
            dt: '2019-05-03',
            items: [
              { time: '10:00', text: 'Colosseum', lat: 41.89, lng: 12.49 },
              { time: '12:00', lat: null, lng: null, place: 7 },
              { text: 'Lunch' },
            ],
          },
          { dt: null, items: [{ lat: 45, lng: 9 }] },
        ],
      },
    ],
  })
  expect(format).toBe('trip')
  expect(places).toEqual([
    'listed Rome (41.9, 12.5) |  |  | 1',
    'wish Kyoto (35, 135.77) |  |  | 2',
    'step (41.89, 12.49) | 2019-05-03 |  | 1',
    'step Rome (41.9, 12.5) | 2019-05-03 |  | 1',
    'wish (45, 9) |  |  | 1',
  ])
  expect(problems).toEqual(['noPlace | 3 | Lost | ', 'leftOut |  | Lunch | 1'])
})

test('the database of TREK is refused with advice', async () => {
  const head = 'SQLite format 3\0'
  const bytes = new TextEncoder().encode(`${head}${'\0'.repeat(100)}CREATE TABLE trip_members (trip, user)`)
  const { report } = await readOne(bytes)
  expect(report.unreadable).toBe('trekDatabase')
})

test('a collection of TREK: places with a status, and those without a position by their address or name', async () => {
  const { format, places, problems } = await read({
    places: [
      { name: 'Colosseum', lat: 41.9, lng: 12.5, status: 'visited' },
      { name: 'Louvre', lat: null, lng: null, address: 'Rue de Rivoli, 75001 Paris, France', status: 'idea' },
      { name: 'Kyoto', status: 'want' },
      { lat: 0, lng: 0 },
    ],
    name: 'Food',
    version: 1,
    format: 'trek.collection',
  })
  expect(format).toBe('trek')
  expect(places).toEqual([
    'listed Colosseum (41.9, 12.5) |  |  | 1',
    'wish Paris, France |  |  | 2',
    'wish Kyoto |  |  | 3',
  ])
  expect(problems).toEqual(['noPlace | 4 | Food | '])
})

test('Surmai: local times labelled UTC, and destinations without days of their own', async () => {
  const destination = (name: string) => ({
    name,
    countryName: 'Italy',
    timezone: 'Europe/Rome',
    latitude: 41.9,
    longitude: 12.5,
  })
  const trip = { name: 'Italy', startDate: '2019-05-03 00:00:00.000Z', endDate: '2019-05-10 00:00:00.000Z' }
  const one = await read({
    trip: { ...trip, destinations: [destination('Rome')] },
    transportations: [
      {
        type: 'flight',
        origin: 'Munich',
        destination: 'FCO',
        departure: '2019-05-03 23:30:00.000Z',
        arrival: '2019-05-04 01:00:00.000Z',
        metadata: { origin: { iataCode: 'MUC' } },
      },
      { type: 'boat', origin: 'Naples', destination: 'Capri', departure: '2019-05-05 10:00:00.000Z' },
      { type: 'train', origin: '', destination: 'Capri', departure: '2019-05-05 10:00:00.000Z' },
    ],
    lodgings: [],
    travellerProfiles: [],
  })
  expect(one.format).toBe('surmai')
  expect(one.places).toEqual([
    'step Rome (41.9, 12.5) | 2019-05-03 | 2019-05-10 | 1',
    'step Capri | 2019-05-05 10:00 |  | 2',
  ])
  expect(one.rides).toEqual(['plane MUC – FCO | 2019-05-03 23:30 | 2019-05-04 01:00 | Italy'])
  expect(one.problems).toEqual(['noPlace | 3 |  – Capri | '])
  const two = await read({
    trip: { ...trip, destinations: [destination('Rome'), destination('Pisa')] },
    transportations: [],
  })
  expect(two.places).toEqual([
    'step Rome (41.9, 12.5) | 2019-05 |  | 1',
    'step Pisa (41.9, 12.5) | 2019-05 |  | 2',
  ])
})

const list = (items: unknown[], more = {}) => ({
  page: 1,
  perPage: 30,
  totalItems: items.length,
  totalPages: 1,
  items,
  ...more,
})
const city = (name: string, more = {}) => ({
  id: name,
  collectionName: 'city',
  name,
  latitude: 41.9,
  longitude: 12.5,
  ...more,
})

test('WhereHaveIBeenTo: visited cities, without the time of the row', async () => {
  const { format, places, problems } = await read(
    list(
      [
        {
          id: 'a',
          collectionName: 'visited_city',
          created: '2023-01-01 10:00:00.000Z',
          city: 'x',
          expand: { city: city('Rome') },
        },
        {
          id: 'b',
          collectionName: 'visited_city',
          city: 'y',
          expand: { city: { name: 'Kyoto', expand: { country: { iso2: 'JP' } } } },
        },
        { id: 'c', collectionName: 'visited_city', city: 'z' },
      ],
      { totalPages: 3 },
    ),
  )
  expect(format).toBe('pocketbase')
  expect(places).toEqual(['listed Rome (41.9, 12.5) |  |  | 1', 'listed Kyoto, JP |  |  | 2'])
  expect(problems).toEqual(['noPlace | 3 | z | ', 'cutOff |  | 1 / 3 | '])
})

test('WhereHaveIBeenTo: legs of trips, before or after the trips', async () => {
  const { rides, problems } = await read([
    {
      id: 'a',
      collectionName: 'travel_item',
      type: 'train',
      trip: 't',
      start_date: '2019-05-03 00:00:00.000Z',
      arrival_date: '',
      expand: { from: city('Rome'), to: city('Pisa') },
    },
    { id: 't', collectionName: 'trip', name: 'Italy' },
    { id: 'u', collectionName: 'users', name: 'Anna' },
  ])
  expect(rides).toEqual(['train Rome (41.9, 12.5) – Pisa (41.9, 12.5) | 2019-05-03 |  | Italy'])
  expect(problems).toEqual(['leftOut | 3 | users | '])
})

test('records with only ids cannot be read', async () => {
  const { unreadable } = await read(list([{ id: 'a', collectionName: 'visited_city', city: 'x' }]))
  expect(unreadable).toBe('onlyIds')
})

test('PocketBase: records of another collection with places, days and a status', async () => {
  const record = (of: object) => ({ collectionName: 'places_seen', id: 'a1b2c3d4e5f6g7h', ...of })
  const { places, report } = await readOne({
    json: {
      page: 1,
      totalPages: 1,
      items: [
        record({
          city: 'Riga',
          lat: 56.95,
          lon: 24.1,
          arrived: '2021-06-03 00:00:00.000Z',
          left: '2021-06-06 00:00:00.000Z',
          status: 'visited',
        }),
        record({ city: 'Kaunas', country: 'Lithuania', status: 'wishlist' }),
        record({ city: 'c00000000756135' }),
      ],
    },
  })
  expect(report.format).toBe('pocketbase')
  expect(places.map(({ is, start, end }) => [is, start, end])).toEqual([
    ['stay', { day: '2021-06-03' }, { day: '2021-06-06' }],
    ['wish', undefined, undefined],
  ])
})
