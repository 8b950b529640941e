import { expect, test } from 'vitest'
import { readInTest, readOne } from '#web/features/import/read/read-in-test.ts'
import { zipOf } from '#web/features/import/read/zip-in-test.ts'

const munich = { latitude: 48.1371, longitude: 11.5754 }
const gpx = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="Watch" xmlns="http://www.topografix.com/GPX/1/1" xmlns:osmand="https://osmand.net">${content}</gpx>`
const kml = (content: string) =>
  `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document><name>My map</name>${content}</Document></kml>`

test('GPX: points of tracks, in UTC, with an offset or in local time', async () => {
  const point = (time: string) => `<trkpt lat="48.1371" lon="11.5754"><ele>5</ele>${time}</trkpt>`
  const { report, points } = await readOne(
    gpx(
      `<trk><name>Run</name><trkseg>${[
        '<time>2024-05-03T10:00:00Z</time>',
        '<time>2024-05-03T13:00:00+02:00</time>',
        '<time>2024-05-03T14:00:00</time>',
        '',
        '<time>soon</time>',
      ]
        .map(point)
        .join('\n')}</trkseg></trk>`,
    ),
  )
  expect(report).toMatchObject({ format: 'gpx', points: 3, problems: [{ code: 'noDate', count: 2 }] })
  expect(points.map(({ time, device }) => [time, device])).toEqual([
    ['2024-05-03T10:00:00', 'gpx Watch'],
    ['2024-05-03T11:00:00', 'gpx Watch'],
    ['2024-05-03T12:00:00', 'gpx Watch'],
  ])
})

const waypoint = (inner: string) => `<wpt lat="48.1371" lon="11.5754">${inner}</wpt>`
const told = async (creator: string, inner: string) => {
  const text = gpx(waypoint(inner))
    .replace(/(?<=<gpx[^>]*) creator="[^"]*"/, '')
    .replace('<gpx', `<gpx creator="${creator}"`)
  const { places } = await readOne(text)
  return places.map(({ is, start }) => [is, start])
}

test('GPX: a device marks waypoints where it is, and an app for favourites where somebody wants to go', async () => {
  const time = '<time>2020-01-01T10:00:00Z</time><name>Marienplatz &amp; more</name>'
  const then = { instant: Date.parse('2020-01-01T10:00:00Z') }
  expect(await told('Garmin', time)).toEqual([['moment', then]])
  expect(await told('Garmin', '<name>Marienplatz</name>')).toEqual([['wish', undefined]])
  expect(await told('Garmin', '<desc>12.03.2018 with Anna</desc>')).toEqual([['stay', { day: '2018-03-12' }]])
  expect(await told('Garmin', `${time}<type>Wishlist</type>`)).toEqual([['wish', undefined]])
  expect(await told('Nextcloud Maps', time)).toEqual([['wish', undefined]])
  expect(await told('OsmAnd 4.4', `${time}<type>Trip 2020</type>`)).toEqual([['moment', then]])
  const visited = '2021-07-04T12:00:00Z'
  expect(
    await told('OsmAnd', `<extensions><osmand:visited_date>${visited}</osmand:visited_date></extensions>`),
  ).toEqual([['moment', { instant: Date.parse(visited) }]])
})

test('GPX: a waypoint outside of the Earth is a problem', async () => {
  const { problems } = await readOne(gpx('<wpt lat="98" lon="11"><name>Nowhere</name></wpt>'))
  expect(problems).toEqual([{ code: 'badPosition', row: 2 }])
})

test('GPX: a route is planned; its named points or its ends are wishes', async () => {
  const { places } = await readOne(
    gpx(
      `<rte><name>Day 1</name><rtept lat="1" lon="1"><name>A</name></rtept><rtept lat="2" lon="2"/></rte>
       <rte><rtept lat="3" lon="3"/><rtept lat="4" lon="4"/><rtept lat="5" lon="5"/></rte>`,
    ),
  )
  expect(places.map(({ is, place }) => [is, place])).toEqual([
    ['wish', { latitude: 1, longitude: 1, name: 'A' }],
    ['wish', { latitude: 3, longitude: 3 }],
    ['wish', { latitude: 5, longitude: 5 }],
  ])
})

test('GPX: a point of a route with a time is where somebody was', async () => {
  const { places } = await readOne(
    gpx(
      `<rte><rtept lat="1" lon="1"><time>2016-07-16T18:00:00Z</time><name>A</name></rtept><rtept lat="2" lon="2"><name>B</name></rtept></rte>`,
    ),
  )
  expect(places.map(({ is, place, start }) => [is, 'name' in place && place.name, start])).toEqual([
    ['step', 'A', { instant: Date.parse('2016-07-16T18:00:00Z') }],
    ['wish', 'B', undefined],
  ])
})

test('GPX: names with a raw "<", as Nextcloud Maps writes them, do not end the file', async () => {
  const { places, problems } = await readOne(
    gpx(
      '<wpt lat="1" lon="1"><name>Bar < Café</name></wpt><wpt lat="2" lon="2"><name>I <3 NY & more</name></wpt><wpt lat="48.1371" lon="11.5754"><name>Later</name></wpt>',
    ),
  )
  expect(problems).toEqual([])
  expect(places.map(({ place }) => 'name' in place && place.name)).toEqual([
    'Bar < Café',
    'I <3 NY & more',
    'Later',
  ])
})

test('GPX: a tag that is never closed is told, and reading goes on', async () => {
  const { places, problems } = await readOne(
    gpx('<wpt lat="1" lon="1"><name>A<b></name></wpt><wpt lat="48.1371" lon="11.5754"><name>B</name></wpt>'),
  )
  expect(places.map(({ place }) => place)).toContainEqual({ ...munich, name: 'B' })
  expect(problems).toEqual([{ code: 'damaged', row: 2 }])
})

test('KML: the longitude comes first, a TimeSpan is a stay, a TimeStamp is a bookmark', async () => {
  const { report, places } = await readOne(
    kml(`<Folder><name>Summer</name><Folder>
<Placemark><name>Marienplatz</name><description><![CDATA[<b>x</b> <Point>]]></description>
<TimeSpan><begin>2020-05-03T10:00:00Z</begin><end>2020-05-03T12:00:00Z</end></TimeSpan>
<LookAt><longitude>1</longitude><latitude>1</latitude></LookAt>
<Point><coordinates> 11.5754,48.1371,520 </coordinates></Point></Placemark></Folder></Folder>
<Placemark><name>Bookmark</name><TimeStamp><when>2020-05-03T10:00:00Z</when></TimeStamp><Point><coordinates>11.5754,48.1371</coordinates></Point></Placemark>
<Placemark><TimeSpan><begin>2019</begin><end>2019-05</end></TimeSpan><Point><coordinates>11.5754,48.1371</coordinates></Point></Placemark>
<Placemark><TimeSpan><begin>2019-05-03T10:00:00Z</begin><end>2019-05-03T11:00:00Z</end></TimeSpan><LineString><coordinates>1,1 2,2</coordinates></LineString></Placemark>
<Placemark><name>Broken</name><Point><coordinates>x</coordinates></Point></Placemark>
<Placemark><TimeSpan><begin>2020-05-04T10:00:00Z</begin><end>2020-05-03T12:00:00Z</end></TimeSpan><Point><coordinates>11.5754,48.1371</coordinates></Point></Placemark>`),
  )
  expect(report).toMatchObject({
    format: 'kml',
    problems: [{ code: 'badPosition', text: 'Broken' }, { code: 'endBeforeStart' }],
  })
  expect(places.map(({ row: _row, sure: _sure, ...place }) => place)).toEqual([
    {
      is: 'stay',
      place: { ...munich, name: 'Marienplatz' },
      start: { instant: Date.parse('2020-05-03T10:00:00Z') },
      end: { instant: Date.parse('2020-05-03T12:00:00Z') },
      why: { by: 'visit' },
      list: 'Summer',
    },
    { is: 'wish', place: { ...munich, name: 'Bookmark' }, why: { by: 'list' }, list: 'My map' },
    {
      is: 'stay',
      place: munich,
      start: { day: '2019' },
      end: { day: '2019-05' },
      why: { by: 'visit' },
      list: 'My map',
    },
  ])
})

test('KML: a gx:Track has its times first and its positions with spaces', async () => {
  const { points, problems } = await readOne(
    kml(`<Placemark><gx:MultiTrack><gx:Track>
<when>2014-06-01T10:00:00Z</when><when>2014-06-01T12:00:00+01:00</when><when>x</when>
<gx:coord>11.5754 48.1371 0</gx:coord><gx:coord>11.5754 48.1371 0</gx:coord><gx:coord>11 48 0</gx:coord><gx:coord>11 48 0</gx:coord>
</gx:Track><gx:Track><when>2014-06-02T10:00:00Z</when><gx:coord>12 48 0</gx:coord></gx:Track></gx:MultiTrack></Placemark>`),
  )
  expect(points.map(({ time }) => time)).toEqual([
    '2014-06-01T10:00:00',
    '2014-06-01T11:00:00',
    '2014-06-02T10:00:00',
  ])
  expect(problems).toEqual([{ code: 'noDate', count: 2 }])
})

test('KMZ: every KML of it is read, with data descriptors or without', async () => {
  const placemark = (name: string) =>
    `<Placemark><name>${name}</name><Point><coordinates>11.5754,48.1371</coordinates></Point></Placemark>`
  const { reports, places } = await readInTest({
    'map.kmz': await zipOf(
      {
        'doc.kml': kml(placemark('A')),
        'files/b.kml': kml(placemark('B')),
        'icon.png': Uint8Array.from([0x89, 0x50, 0x4e, 0x47]),
      },
      { descriptors: true },
    ),
  })
  expect(places.map(({ place }) => 'name' in place && place.name)).toEqual(['A', 'B'])
  expect(reports.map(({ name, archive, unknownFiles }) => [name, archive, unknownFiles?.count])).toEqual([
    ['doc.kml', 'map.kmz', undefined],
    ['files/b.kml', 'map.kmz', undefined],
    ['map.kmz', undefined, 1],
  ])
})

const collection = (features: object[]) => ({ json: { type: 'FeatureCollection', features } })
const point = (properties: object, coordinates: unknown = [11.5754, 48.1371]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties,
})

test('GeoJSON: the longitude comes first, and the time has many names and forms', async () => {
  const instant = Date.parse('2022-05-03T10:00:00Z')
  const { report, points } = await readOne(
    collection([
      point({ time: '2022-05-03T10:00:00Z' }),
      point({ timestamp: instant / 1000 + 60 }),
      point({ date: instant + 120_000 }),
      point({ datetime: '2022-05-03T12:03:00' }),
      point({ when: String(instant / 1000 + 240) }),
      point({ recorded_at: '2022-05-03T12:05:00+02:00', accuracy: 12, device_id: 'x' }),
    ]),
  )
  expect(report).toMatchObject({ format: 'geojson', problems: [] })
  expect(points.map(({ time }) => time.slice(11, 16))).toEqual([
    '10:00',
    '10:01',
    '10:02',
    '10:03',
    '10:04',
    '10:05',
  ])
  expect(points.at(-1)).toMatchObject({ ...munich, accuracy: 12, device: 'geojson x' })
})

test('GeoJSON: undated points are wishes, dated ones were seen, broken ones are told', async () => {
  const { places, problems } = await readOne(
    collection([
      point({ name: 'Marienplatz' }),
      point({ date: '2019-05', title: 'Fair' }),
      point({}, [0, 0]),
      point({}, null),
      { type: 'Feature', geometry: null, properties: {} },
      { type: 'Feature', geometry: { type: 'Polygon', coordinates: [] }, properties: {} },
    ]),
  )
  expect(places).toEqual([
    { is: 'wish', place: { ...munich, name: 'Marienplatz' }, sure: 0, why: { by: 'list' }, row: 1 },
    {
      is: 'moment',
      place: { ...munich, name: 'Fair' },
      start: { day: '2019-05' },
      sure: 0.6,
      why: { by: 'row' },
      row: 2,
    },
  ])
  expect(problems).toEqual([
    { code: 'badPosition', row: 3 },
    { code: 'badPosition', row: 4 },
    { code: 'leftOut', row: 5, text: 'Feature' },
    { code: 'leftOut', row: 6, text: 'Polygon' },
  ])
})

test('GeoJSON: days in properties of any name are visits; those of programs are not', async () => {
  const { places } = await readOne(
    collection([
      point({ _umap_options: {}, 名称: '西安', 到达: '2016-10-01', 离开: '2016-10-04' }),
      point({ Ort: 'Bergen', hjemreise: '5.5.2018', framme: '3.5.2018' }),
      point({ name: 'Lhasa', 到达: '2019年7月', 离开: '' }),
      point({ name: 'Hall', '@id': 'node/1', start_date: '1990-05-01' }),
      point({ name: 'Inn', built: '1990', created: '2020-05-03', last_seen: '2020-05-03' }),
    ]),
  )
  const dayOf = (when: (typeof places)[number]['start']) => (when && 'day' in when ? when.day : '')
  expect(
    places.map(({ is, place, start, end }) =>
      [is, 'name' in place && place.name, dayOf(start), dayOf(end)].join(' ').trim(),
    ),
  ).toEqual([
    'stay 西安 2016-10-01 2016-10-04',
    'stay Bergen 2018-05-03 2018-05-05',
    'stay Lhasa 2019-07',
    'wish Hall',
    'wish Inn',
  ])
})

test('GeoJSON: lines with the times that converters write; lines without are told', async () => {
  const line = (properties: object) => ({
    type: 'Feature',
    geometry: {
      type: 'LineString',
      coordinates: [
        [11.5, 48.1],
        [11.6, 48.2],
      ],
    },
    properties,
  })
  const times = ['2022-05-03T10:00:00Z', '2022-05-03T10:05:00Z']
  const { points, problems } = await readOne(
    collection([line({ coordTimes: times }), line({ coordinateProperties: { times } }), line({})]),
  )
  expect(points).toHaveLength(4)
  expect(problems).toEqual([{ code: 'noDate', count: 2 }])
})

test('GeoJSON: a single feature, a bare geometry, and a type that comes last', async () => {
  expect((await readOne({ json: point({ time: '2022-05-03T10:00:00Z' }) })).points).toHaveLength(1)
  expect((await readOne({ json: { type: 'Point', coordinates: [11.5, 48.1] } })).problems).toEqual([])
  const last = { json: { features: [point({ name: 'A' })], type: 'FeatureCollection' } }
  expect((await readOne(last)).places).toHaveLength(1)
})

test('Dawarich: points with the names of OwnTracks, apart by tracker', async () => {
  const properties = {
    battery_status: 'unplugged',
    tracker_id: 'FE',
    topic: null,
    latitude: '48.1371',
    longitude: '11.5754',
    accuracy: 8,
    timestamp: 1_651_572_000,
    geodata: {},
  }
  const { report, points } = await readOne(collection([point(properties)]))
  expect(report.format).toBe('dawarich')
  expect(points).toEqual([{ time: '2022-05-03T10:00:00', ...munich, accuracy: 8, device: 'geojson FE' }])
})

test('OwnTracks: lines of the recorder, of which only positions count', async () => {
  const line = (kind: string, message: object) =>
    `2022-05-03T10:00:00Z\t${kind.padEnd(18)}\t${JSON.stringify(message)}`
  const location = { _type: 'location', lat: 48.1371, lon: 11.5754, tst: 1_651_572_000, acc: 8, tid: 'FE' }
  const { report, points, problems } = await readOne(
    [
      line('*', location),
      line('waypoint', { _type: 'waypoint', lat: 1, lon: 1, tst: 1 }),
      line('*', { _type: 'lwt', tst: 1_651_572_000 }),
      line('*', { ...location, lat: 0, lon: 0 }),
      line('*', { ...location, tst: undefined }),
      line('*', location).slice(0, -5),
      'garbage',
      '',
    ].join('\r\n'),
  )
  expect(report.format).toBe('owntracks')
  expect(points).toEqual([{ time: '2022-05-03T10:00:00', ...munich, accuracy: 8, device: 'owntracks FE' }])
  expect(problems.map(({ code, row }) => [code, row])).toEqual([
    ['badPosition', 4],
    ['noDate', 5],
    ['badRow', 6],
  ])
})

test('OwnTracks: the JSON of the recorder, as a list or under "data"', async () => {
  const location = {
    _type: 'location',
    lat: 48.1371,
    lon: 11.5754,
    tst: 1_651_572_000,
    topic: 'owntracks/a/b',
  }
  for (const json of [[location], { count: 1, data: [location] }]) {
    const { report, points } = await readOne({ json })
    expect(report.format).toBe('owntracks')
    expect(points).toMatchObject([{ ...munich, device: 'owntracks owntracks/a/b' }])
  }
})

test('pins with a day or a status of a visit are visits, and others are wishes', async () => {
  const pin = (properties: object) => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates: [11.5754, 48.1371] },
  })
  const { places } = await readOne(
    collection([
      pin({ name: 'A', visited: '2017-04-10' }),
      pin({ name: 'B', status: 'visited' }),
      pin({ name: 'C', status: 'wishlist' }),
      pin({ name: 'D' }),
    ]),
  )
  expect(places.map(({ is }) => is)).toEqual(['stay', 'listed', 'wish', 'wish'])
  const mark = (time: string) =>
    `<Placemark><name>A</name>${time}<Point><coordinates>11.5754,48.1371</coordinates></Point></Placemark>`
  const stamp = (when: string) => mark(`<TimeStamp><when>${when}</when></TimeStamp>`)
  const kml = await readOne(
    `<kml><Document><Folder><name>Visited</name>${mark('')}${stamp('2015-03')}</Folder><Folder><name>Want to go</name>${mark('')}</Folder><Folder><name>Food</name>${stamp('2015-03-02T10:00:00Z')}</Folder></Document></kml>`,
  )
  expect(kml.places.map(({ is }) => is)).toEqual(['listed', 'stay', 'wish', 'wish'])
})
