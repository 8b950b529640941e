import { SaxesParser } from 'saxes'
import { beforeEach, expect, test } from 'vitest'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import { berlin, paris } from '#server/test/known-cities.ts'
import type { Person } from '#server/test/people.ts'

let app: TestApp
let anna: Person

appForEachTest((opened) => {
  ;({ app, anna } = opened)
})

const tokyo = cityId(1850147)
const losAngeles = cityId(5368361)

const create = (collection: 'stay' | 'wish' | 'trip' | 'travel_item', body: Record<string, unknown>) =>
  app.people.createRecord(anna, collection, body)

beforeEach(async () => {
  const trip = await create('trip', { name: '=Spring & <co>', starts: '2019-05-01', ends: '2019-05-20' })
  await create('stay', {
    city: paris,
    kind: 'visited',
    start: '2019-05-01',
    end: '2019-05-03',
    note: '@home',
    trip,
  })
  await create('stay', { city: berlin, kind: 'lived', start: '2011', end: '2014-06~' })
  await create('stay', { city: berlin, kind: 'transit', end: '2015' })
  await create('wish', { city: tokyo, note: 'Blossom; "sakura"' })
  // The trip lists its legs in another order than their own numbers.
  const legs = [
    await create('travel_item', {
      trip,
      type: 'plane',
      from: tokyo,
      to: losAngeles,
      arrival_date: '2019-05-05',
      order: 0,
    }),
    await create('travel_item', {
      trip,
      type: 'train',
      from: paris,
      to: berlin,
      start_date: '2019-05-03',
      order: 1,
    }),
  ]
  await app.request(`/api/collections/trip/records/${trip}`, {
    method: 'PATCH',
    token: anna.token,
    body: { travel_items: legs.toReversed() },
  })
  await create('trip', { name: 'Empty' })
})

const get = async (file: string, token: string | undefined = anna.token) => {
  const response = await app.request(`/api/account/export/${file}`, { token })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** The names of the elements of a well-formed XML text. */
function elementsOf(text: string): string[] {
  const names: string[] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => names.push(name))
  parser.on('error', (error) => {
    throw error
  })
  parser.write(text).close()
  return names
}
const count = (names: readonly string[], name: string) => names.filter((one) => one === name).length

test('the map and the trips are downloads that no cache stores', async () => {
  for (const file of ['map', 'trips']) {
    for (const format of ['csv', 'geojson', 'kml', 'gpx', 'ics']) {
      const { status, headers } = await get(`${file}.${format}`)
      expect([status, headers.get('content-disposition'), headers.get('cache-control')]).toEqual([
        200,
        `attachment; filename=waymark-${file}-2026-03-01.${format}`,
        'no-store',
      ])
    }
  }
})

test('tables have a row for each stay, wish and leg, and no formulas', async () => {
  const map = (await get('map.csv')).text.split('\r\n')
  expect(map[0]).toBe('kind,name,state,country,iso2,latitude,longitude,start,end,note,trip,city')
  expect(map.slice(1, 5)).toEqual([
    expect.stringMatching(/^transit,Berlin,.*,DE,52\.5\d*,13\.4\d*,,2015,,,c0+2950159$/),
    expect.stringMatching(/^lived,Berlin,.*,2011,2014-06~,,,c0+2950159$/),
    expect.stringMatching(/^visited,Paris,.*,2019-05-01,2019-05-03,'@home,'=Spring & <co>,c0+2988507$/),
    expect.stringMatching(/^wish,Tokyo,.*,,,"Blossom; ""sakura""",,c0+1850147$/),
  ])
  const trips = (await get('trips.csv')).text.split('\r\n')
  expect(trips.slice(1, 4)).toEqual([
    expect.stringMatching(
      /^'=Spring & <co>,,2019-05-01,2019-05-20,1,train,Paris,France,.*,Berlin,.*,2019-05-03,$/,
    ),
    expect.stringMatching(
      /^'=Spring & <co>,,2019-05-01,2019-05-20,2,plane,Tokyo,.*,Los Angeles,.*,,2019-05-05$/,
    ),
    'Empty,,,,,,,,,,,,,,,',
  ])
})

test('GeoJSON has a point for each stay and wish, and a line for each leg, cut at the date line', async () => {
  const map = JSON.parse((await get('map.geojson')).text)
  expect(map.features).toHaveLength(4)
  expect(map.features[2]).toMatchObject({
    geometry: { type: 'Point', coordinates: [2.3488, 48.85341] },
    properties: { kind: 'visited', name: 'Paris', iso2: 'FR', start: '2019-05-01', note: '@home' },
  })
  const trips = JSON.parse((await get('trips.geojson')).text)
  expect(trips.features).toMatchObject([
    { geometry: { type: 'LineString' }, properties: { type: 'train', from: 'Paris', to: 'Berlin', leg: 1 } },
    { geometry: { type: 'MultiLineString' }, properties: { type: 'plane', leg: 2 } },
  ])
  const [[start, west], [east, end]] = trips.features[1].geometry.coordinates
  expect([start[0], west[0], east[0], end[0]].map(Math.round)).toEqual([140, 180, -180, -118])
  expect(west[1]).toBe(east[1])
  expect(west[1]).toBeGreaterThan(34)
  expect(west[1]).toBeLessThan(36)
})

test('KML has a placemark with the days of each stay, and the trips in folders', async () => {
  const { text } = await get('map.kml')
  const names = elementsOf(text)
  expect([count(names, 'Folder'), count(names, 'Placemark'), count(names, 'TimeSpan')]).toEqual([4, 4, 3])
  expect(text).toContain('<TimeSpan><begin>2019-05-01</begin><end>2019-05-03</end></TimeSpan>')
  expect(text).toContain('<TimeSpan><begin>2011</begin><end>2014-06</end></TimeSpan>')
  expect(text).toContain('<TimeSpan><end>2015</end></TimeSpan>')
  const trips = await get('trips.kml')
  expect(trips.text).toContain('=Spring &amp; &lt;co&gt;')
  expect([text, trips.text].map((file) => /<name>(.*?)<\/name>/.exec(file)?.[1])).toEqual([
    'Waymark: map',
    'Waymark: trips',
  ])
  expect(count(elementsOf(trips.text), 'LineString')).toBe(2)
})

test('KML has one folder for each kind, also when the kinds alternate, and tables keep the order of time', async () => {
  await create('stay', { city: tokyo, kind: 'visited', start: '2001' })
  await create('stay', { city: tokyo, kind: 'lived', start: '2022' })
  const folders = (await get('map.kml')).text.split('<Folder>').slice(1)
  expect(
    folders.map((text) => [/<name>(.*?)</.exec(text)?.[1], text.split('<Placemark>').length - 1]),
  ).toEqual([
    ['visited', 2],
    ['lived', 2],
    ['transit', 1],
    ['wish', 1],
  ])
  const kinds = (await get('map.csv')).text.split('\r\n').map((line) => line.split(',')[0])
  expect(kinds.slice(1, -1)).toEqual(['transit', 'visited', 'lived', 'visited', 'lived', 'wish'])
})

test('GPX has a waypoint with kind and days for each stay and wish, and a route for each part of a trip', async () => {
  const { text } = await get('map.gpx')
  expect(count(elementsOf(text), 'wpt')).toBe(4)
  expect(text).toContain('<name>Paris</name><desc>2019-05-01/2019-05-03\n@home</desc><type>visited</type>')
  expect(text).toContain('<desc>../2015</desc><type>transit</type>')
  const trips = elementsOf((await get('trips.gpx')).text)
  expect([count(trips, 'rte'), count(trips, 'rtept'), count(trips, 'wpt')]).toEqual([2, 4, 4])
})

test('legs that meet in a city share its stop, and a leg from another city begins a new part', async () => {
  const trip = await create('trip', { name: 'Round' })
  const legs = [
    [paris, berlin],
    [berlin, tokyo],
    [losAngeles, paris],
  ].map(([from, to]) => create('travel_item', { trip, type: 'plane', from, to }))
  const body = { travel_items: await Promise.all(legs) }
  await app.request(`/api/collections/trip/records/${trip}`, { method: 'PATCH', token: anna.token, body })
  const text = (await get('trips.gpx')).text
  const parts = text.split('<rte>').slice(1)
  const ofRound = parts.filter((part) => part.includes('Round'))
  expect(ofRound.map((part) => [...part.matchAll(/<rtept.*?<name>(.*?)</g)].map(([, name]) => name))).toEqual(
    [
      ['Paris', 'Berlin', 'Tokyo'],
      ['Los Angeles', 'Paris'],
    ],
  )
})

test('a calendar has the stays that begin on a known day, the trips with days, and the legs with a day', async () => {
  const map = (await get('map.ics')).text
  expect(map.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(map).toContain('DTSTART;VALUE=DATE:20190501\r\nDTEND;VALUE=DATE:20190504\r\nSUMMARY:Paris\\, France')
  const trips = (await get('trips.ics')).text
  expect(trips.match(/BEGIN:VEVENT/g)).toHaveLength(3)
  expect(trips).toContain('DTSTART;VALUE=DATE:20190501\r\nDTEND;VALUE=DATE:20190521')
})

test('guests get nothing, others only their own data, and no other files exist', async () => {
  expect((await get('map.csv', '')).status).toBe(401)
  const ben = await app.people.register()
  for (const file of ['map', 'trips']) {
    for (const format of ['csv', 'geojson', 'kml', 'gpx', 'ics']) {
      const { status, text } = await get(`${file}.${format}`, ben.token)
      expect(status).toBe(200)
      expect(text).not.toMatch(/Paris|Berlin|Spring/)
    }
  }
  for (const file of ['map.xml', 'map', 'all.csv', 'map.constructor', 'map.csv.gz']) {
    expect((await get(file)).status).toBe(404)
  }
})
