import { expect, test } from 'vitest'
import { readOne } from '#web/features/import/read/read-in-test.ts'

const at = (text: string) => ({ instant: Date.parse(text) })
const munich = { latitude: 48.1371, longitude: 11.5754 }
const munichE7 = { latitudeE7: 481371000, longitudeE7: 115754000 }

const androidVisit = (visit: object, times: object = {}) => ({
  startTime: '2024-05-03T10:00:00.000+02:00',
  endTime: '2024-05-03T14:00:00.000+02:00',
  startTimeTimezoneUtcOffsetMinutes: 120,
  visit: {
    hierarchyLevel: 0,
    probability: 0.8,
    topCandidate: {
      placeId: 'ChIJ2V-Mo_l1nkcRfZixfUq4DAE',
      semanticType: 'UNKNOWN',
      probability: 0.19,
      placeLocation: { latLng: '48.1371°, 11.5754°' },
    },
    ...visit,
  },
  ...times,
})

test("Android: a visit is a stay, as certain as the person's presence, not as its place", async () => {
  const { report, places } = await readOne({ json: { semanticSegments: [androidVisit({})], rawSignals: [] } })
  expect(report).toMatchObject({ format: 'google-timeline-android', places: 1, problems: [] })
  expect(places).toEqual([
    {
      is: 'stay',
      place: munich,
      start: at('2024-05-03T08:00:00Z'),
      end: at('2024-05-03T12:00:00Z'),
      sure: 0.9 * 0.8,
      why: { by: 'visit' },
      row: 1,
    },
  ])
})

test('Android: nothing that names a place or a person is kept', async () => {
  const { places } = await readOne({ json: { semanticSegments: [androidVisit({})] } })
  expect(places).toHaveLength(1)
  expect(JSON.stringify(places)).not.toMatch(/ChIJ|UNKNOWN|Home/)
})

test('Android: visits within visits are left out, and those without times have no end', async () => {
  const timeless = { topCandidate: { placeLocation: { latLng: '48.1°, 11.5°' }, isTimelessVisit: true } }
  const { places } = await readOne({
    json: {
      semanticSegments: [
        androidVisit({ hierarchyLevel: 1 }),
        androidVisit({ hierarchyLevel: '2' }),
        androidVisit({ isTimelessVisit: true }),
        androidVisit(timeless),
      ],
    },
  })
  expect(places.map(({ is, end, row }) => ({ is, end, row }))).toEqual([
    { is: 'moment', end: undefined, row: 3 },
    { is: 'moment', end: undefined, row: 4 },
  ])
})

test('Android: paths and raw signals are points, movements are not', async () => {
  const { report, points, places, rides } = await readOne({
    json: {
      rawSignals: [
        {
          position: {
            LatLng: '48.2°, 11.6°',
            accuracyMeters: 13,
            timestamp: '2024-05-03T10:30:00.000+02:00',
          },
        },
        { wifiScan: {} },
        { activityRecord: {} },
      ],
      semanticSegments: [
        {
          startTime: '2024-05-03T10:00:00.000+02:00',
          endTime: '2024-05-03T12:00:00.000+02:00',
          timelinePath: [
            { point: '48.1°, 11.5°', time: '2024-05-03T10:10:00.000+02:00' },
            { point: 'nowhere', time: '2024-05-03T10:11:00.000+02:00' },
          ],
        },
        {
          startTime: '2024-05-03T12:00:00.000+02:00',
          endTime: '2024-05-03T12:30:00.000+02:00',
          activity: {
            start: { latLng: '48.1°, 11.5°' },
            end: { latLng: '48.2°, 11.6°' },
            topCandidate: { type: 'IN_SUBWAY' },
          },
        },
        { startTime: '2024-05-03T10:00:00Z', endTime: '2024-05-05T10:00:00Z', timelineMemory: { trip: {} } },
      ],
      userLocationProfile: { frequentPlaces: [{ placeLocation: '48.1°, 11.5°' }] },
    },
  })
  expect(report.problems).toEqual([{ code: 'badPosition', count: 1 }])
  expect([places, rides]).toEqual([[], []])
  expect(points).toEqual([
    { time: '2024-05-03T08:30:00', latitude: 48.2, longitude: 11.6, accuracy: 13, device: 'google' },
    { time: '2024-05-03T08:10:00', latitude: 48.1, longitude: 11.5, accuracy: 0, device: 'google' },
  ])
})

test('Android: a flight is a ride', async () => {
  const { rides } = await readOne({
    json: {
      semanticSegments: [
        {
          startTime: '2024-05-03T10:00:00.000+02:00',
          endTime: '2024-05-03T12:00:00.000+02:00',
          activity: {
            start: { latLng: '48.35°, 11.78°' },
            end: { latLng: '41.80°, 12.25°' },
            topCandidate: { type: 'flying' },
          },
        },
      ],
    },
  })
  expect(rides).toEqual([
    {
      type: 'plane',
      from: { latitude: 48.35, longitude: 11.78 },
      to: { latitude: 41.8, longitude: 12.25 },
      depart: at('2024-05-03T08:00:00Z'),
      arrive: at('2024-05-03T10:00:00Z'),
      row: 1,
    },
  ])
})

test('Android: an export with only raw signals or a profile is recognised', async () => {
  const signal = { position: { LatLng: '48.2°, 11.6°', timestamp: '2024-05-03T10:30:00Z' } }
  expect((await readOne({ json: { rawSignals: [signal] } })).report.format).toBe('google-timeline-android')
  const profile = { userLocationProfile: { frequentPlaces: [] } }
  expect((await readOne({ json: profile })).report).toMatchObject({
    format: 'google-timeline-android',
    places: 0,
  })
})

test('Android: rows that cannot be used are reported with their number, and the others are kept', async () => {
  const { report, places } = await readOne({
    json: {
      semanticSegments: [
        androidVisit({ topCandidate: { placeLocation: { latLng: '0°, 0°' } } }),
        androidVisit({}, { startTime: 'soon' }),
        androidVisit({}, { endTime: '2024-05-02T10:00:00Z' }),
        { startTime: '2024-05-03T10:00:00Z', endTime: '2024-05-03T11:00:00Z' },
        androidVisit({}),
        'text',
      ],
    },
  })
  expect(report.problems).toEqual([
    { code: 'badPosition', row: 1 },
    { code: 'noDate', row: 2 },
    { code: 'endBeforeStart', row: 3 },
    { code: 'badValue', row: 4 },
    { code: 'badValue', row: 6 },
  ])
  expect(places.map(({ row }) => row)).toEqual([5])
})

test('iOS: one list in which all values are texts', async () => {
  const { report, places, points, rides } = await readOne({
    json: [
      {
        endTime: '2024-05-03T14:00:00.000+02:00',
        startTime: '2024-05-03T10:00:00.000+02:00',
        visit: {
          hierarchyLevel: '0',
          topCandidate: {
            probability: '0.19',
            semanticType: 'Home',
            placeID: 'ChIJ2V-Mo_l1nkcRfZixfUq4DAE',
            placeLocation: 'geo:48.137100,11.575400',
          },
          probability: '0.71',
        },
      },
      {
        endTime: '2024-05-03T14:00:00Z',
        startTime: '2024-05-03T12:00:00Z',
        timelinePath: [
          { point: 'geo:48.200000,11.600000', durationMinutesOffsetFromStartTime: '49' },
          { point: 'geo:48.300000,11.600000', durationMinutesOffsetFromStartTime: 50 },
          { point: 'geo:48.300000,11.600000' },
        ],
      },
      {
        endTime: '2024-05-03T16:00:00Z',
        startTime: '2024-05-03T14:00:00Z',
        activity: {
          probability: '0.97',
          start: 'geo:48.35,11.78',
          end: 'geo:41.80,12.25',
          topCandidate: { type: 'flying', probability: '0.9' },
          distanceMeters: '700000',
        },
      },
      {
        startTime: '2024-05-03T10:00:00Z',
        endTime: '2024-05-04T10:00:00Z',
        timelineMemory: { destinations: [] },
      },
      {
        endTime: '2024-05-03T14:00:00Z',
        startTime: '2024-05-03T10:00:00Z',
        visit: { hierarchyLevel: '1', topCandidate: { placeLocation: 'geo:48.1,11.5' }, probability: '0.9' },
      },
    ],
  })
  expect(report).toMatchObject({
    format: 'google-timeline-ios',
    problems: [{ code: 'badPosition', count: 1 }],
  })
  expect(places).toEqual([
    {
      is: 'stay',
      place: munich,
      start: at('2024-05-03T08:00:00Z'),
      end: at('2024-05-03T12:00:00Z'),
      sure: 0.9 * 0.71,
      why: { by: 'visit' },
      row: 1,
    },
  ])
  expect(points.map(({ time }) => time)).toEqual(['2024-05-03T12:49:00', '2024-05-03T12:50:00'])
  expect(rides).toHaveLength(1)
})

const semanticVisit = (visit: object = {}) => ({
  placeVisit: {
    location: { ...munichE7, name: 'Marienplatz', address: 'Munich', placeId: 'x' },
    duration: { startTimestamp: '2022-01-05T10:00:00Z', endTimestamp: '2022-01-05T12:00:00.123Z' },
    visitConfidence: 90,
    placeConfidence: 'HIGH_CONFIDENCE',
    ...visit,
  },
})

test('Semantic history: a visit is a stay by its confidence, and those in it are left out', async () => {
  const { report, places } = await readOne({
    json: {
      timelineObjects: [
        semanticVisit({ childVisits: [semanticVisit().placeVisit] }),
        semanticVisit({ placeVisitImportance: 'TRANSITIONAL' }),
      ],
    },
  })
  expect(report).toMatchObject({ format: 'google-semantic', problems: [] })
  expect(places).toEqual([
    {
      is: 'stay',
      place: munich,
      start: at('2022-01-05T10:00:00Z'),
      end: at('2022-01-05T12:00:00.123Z'),
      sure: 0.9 * 0.9,
      why: { by: 'visit' },
      row: 1,
    },
  ])
})

test('Semantic history: older times are ms as text, and some stand under the newer name as s or ms', async () => {
  const start = Date.UTC(2018, 0, 5, 10)
  const end = start + 7_200_000
  const { places, problems } = await readOne({
    json: {
      timelineObjects: [
        semanticVisit({ duration: { startTimestampMs: String(start), endTimestampMs: String(end) } }),
        semanticVisit({ duration: { startTimestamp: String(start), endTimestamp: String(end) } }),
        semanticVisit({ duration: { startTimestamp: String(start / 1000), endTimestamp: end / 1000 } }),
      ],
    },
  })
  expect(problems).toEqual([])
  expect(places.map(({ start, end }) => [start, end])).toEqual(
    Array.from({ length: 3 }, () => [{ instant: start }, { instant: end }]),
  )
})

test('Semantic history: without coordinates, the middle counts, then the first other place', async () => {
  const { places, problems } = await readOne({
    json: {
      timelineObjects: [
        semanticVisit({ location: {}, centerLatE7: 481371000, centerLngE7: 115754000 }),
        semanticVisit({ location: undefined, otherCandidateLocations: [munichE7] }),
        semanticVisit({ location: {} }),
      ],
    },
  })
  expect(places.map(({ place }) => place)).toEqual([munich, munich])
  expect(problems).toEqual([{ code: 'badPosition', row: 3 }])
})

test('Semantic history: movements give points and flights', async () => {
  const { points, rides, problems } = await readOne({
    json: {
      timelineObjects: [
        {
          activitySegment: {
            startLocation: { latitudeE7: 483500000, longitudeE7: 117800000 },
            endLocation: { latitudeE7: 407000000, longitudeE7: 4294967296 - 740000000 },
            duration: { startTimestamp: '2022-01-05T10:00:00Z', endTimestamp: '2022-01-05T19:00:00Z' },
            activityType: 'FLYING',
            simplifiedRawPath: {
              points: [
                { latE7: 483500000, lngE7: 117800000, accuracyMeters: 20, timestamp: '2022-01-05T10:01:00Z' },
              ],
            },
          },
        },
      ],
    },
  })
  expect(problems).toEqual([])
  expect(points).toEqual([
    { time: '2022-01-05T10:01:00', latitude: 48.35, longitude: 11.78, accuracy: 20, device: 'google' },
  ])
  expect(rides.map(({ type, to }) => ({ type, to }))).toEqual([
    { type: 'plane', to: { latitude: 40.7, longitude: -74 } },
  ])
})

test('Records: numbers or texts, ISO times or ms, signed or not, each device by its tag', async () => {
  const time = Date.UTC(2014, 5, 1, 10)
  const { report, points } = await readOne({
    json: {
      locations: [
        { ...munichE7, accuracy: 20, timestampMs: String(time), deviceTag: 1, source: 'WIFI' },
        {
          latitudeE7: '481371000',
          longitudeE7: 4294967296 - 740000000,
          timestamp: '2014-06-01T11:00:00.5Z',
          deviceTag: -2,
          activity: [{ timestamp: '2010-01-01T00:00:00Z', activity: [{ type: 'STILL', confidence: 100 }] }],
        },
        { latitudeE7: 4294967296 - 338688000, longitudeE7: 1512093000, timestamp: '2014-06-03T11:00:00Z' },
      ],
    },
  })
  expect(report).toMatchObject({ format: 'google-records', points: 3, problems: [] })
  expect(points).toEqual([
    { time: '2014-06-01T10:00:00', ...munich, accuracy: 20, device: 'google 1' },
    { time: '2014-06-01T11:00:01', latitude: 48.1371, longitude: -74, accuracy: 0, device: 'google -2' },
    { time: '2014-06-03T11:00:00', latitude: -33.8688, longitude: 151.2093, accuracy: 0, device: 'google' },
  ])
})

test('Records: invalid positions are counted, and reading continues', async () => {
  const { report, points } = await readOne({
    json: {
      locations: [
        { timestampMs: '1400000000000', latitudeE7: 0, longitudeE7: 0 },
        { timestampMs: '1400000000000' },
        { latitudeE7: 481371000, longitudeE7: 115754000, timestamp: 'x' },
        { latitudeE7: 900000001, longitudeE7: 0, timestampMs: '1400000000000' },
        { ...munichE7, timestampMs: '1400000000000' },
      ],
    },
  })
  expect(points).toHaveLength(1)
  expect(report.problems).toEqual([{ code: 'badPosition', count: 4 }])
})

test('Timeline edits: raw positions, of which some are null', async () => {
  const edit = (position: unknown) => ({ deviceId: '7', rawSignal: { signal: { position } } })
  const { report, points } = await readOne({
    json: {
      timelineEdits: [
        edit({
          point: { latE7: 481371000, lngE7: 115754000 },
          accuracyMm: 13_000,
          timestamp: '2023-05-03T10:00:00Z',
        }),
        edit({ point: null, timestamp: '2023-05-03T10:00:00Z' }),
        { deviceId: '7', placeAggregates: {} },
      ],
    },
  })
  expect(report.problems).toEqual([{ code: 'leftOut', count: 2 }])
  expect(points).toEqual([{ time: '2023-05-03T10:00:00', ...munich, accuracy: 13, device: 'google 7' }])
})

const savedPlaces = (features: object[]) => ({ json: { type: 'FeatureCollection', features } })

test('Saved places, new form: wishes, with no date of a visit', async () => {
  const { report, places } = await readOne(
    savedPlaces([
      {
        geometry: { coordinates: [11.5754, 48.1371], type: 'Point' },
        properties: {
          date: '2023-05-03T10:00:00Z',
          google_maps_url: 'http://maps.google.com/?cid=1',
          location: { address: 'Marienplatz 1', country_code: 'DE', name: 'Marienplatz' },
        },
        type: 'Feature',
      },
    ]),
  )
  expect(report.format).toBe('google-saved-places')
  expect(places).toEqual([
    { is: 'wish', place: { ...munich, name: 'Marienplatz' }, sure: 0, why: { by: 'list' }, row: 1 },
  ])
})

test('Saved places, old form, and [0, 0], which only the link can replace', async () => {
  const unknown = { coordinates: [0, 0], type: 'Point' }
  const { places, problems } = await readOne(
    savedPlaces([
      {
        geometry: unknown,
        properties: {
          'Google Maps URL': 'http://maps.google.com/?cid=1',
          Title: 'Marienplatz',
          Published: '2019-01-01T00:00:00Z',
          Location: { 'Geo Coordinates': { Latitude: '48.1371', Longitude: '11.5754' } },
        },
      },
      { geometry: unknown, properties: { google_maps_url: 'http://maps.google.com/?q=48.1371,11.5754' } },
      {
        geometry: unknown,
        properties: { google_maps_url: 'http://maps.google.com/?cid=123', location: { name: 'Café' } },
      },
    ]),
  )
  expect(places.map(({ place }) => place)).toEqual([{ ...munich, name: 'Marienplatz' }, munich])
  expect(problems).toEqual([{ code: 'noPlace', row: 3, text: 'Café' }])
})

test('Saved lists: in any language, with a description before the header or without', async () => {
  const english = `Title,Note,URL,Comment
Lisbon,,https://www.google.com/maps/place/Lisbon/data=!4m2!3m1!1s0x0:0x1,
Dropped pin,,"https://www.google.com/maps/search/48.1371,11.5754",
`
  const { report, places } = await readOne(english)
  expect(report).toMatchObject({ format: 'google-saved-list', problems: [] })
  expect(places.map(({ is, place, row }) => ({ is, place, row }))).toEqual([
    { is: 'wish', place: { name: 'Lisbon' }, row: 2 },
    { is: 'wish', place: { ...munich, name: 'Dropped pin' }, row: 3 },
  ])
  const german = `"Orte, die ich sehen will"

Titel,Notiz,URL,Tags,Kommentar
"Porto, Portugal",,https://www.google.com/maps/place/Porto,,
,,https://www.google.com/maps/place/,,
`
  const second = await readOne(german)
  expect(second.places.map(({ place }) => place)).toEqual([{ name: 'Porto, Portugal' }])
  expect(second.problems).toEqual([{ code: 'noPlace', row: 5 }])
})

test('Sidecars of Google Photos: the time is UTC as text, and the position may be in Exif alone', async () => {
  const sidecar = {
    title: 'IMG_1.jpg',
    creationTime: { timestamp: '1700000000' },
    photoTakenTime: { timestamp: '1400000000', formatted: '13 May 2014, 16:53:20 UTC' },
    geoData: { latitude: 48.1371, longitude: 11.5754, altitude: 0 },
  }
  const first = await readOne({ json: sidecar })
  expect(first.report).toMatchObject({ format: 'google-photos', pictures: 1, problems: [] })
  expect(first.pictures).toMatchObject([{ time: '2014-05-13T16:53:20', ...munich }])
  const nowhere = { latitude: 0, longitude: 0 }
  const second = await readOne({ json: { ...sidecar, geoData: nowhere, geoDataExif: sidecar.geoData } })
  expect(second.pictures).toHaveLength(1)
  const third = await readOne({ json: { ...sidecar, geoData: nowhere } })
  expect(third.problems).toEqual([{ code: 'noPosition', count: 1 }])
})

test.each([
  ['timelineSettings', { createdTime: 'x', deviceSettings: [{ deviceTag: 1 }] }],
  ['myActivity', [{ header: 'Maps', title: 'Viewed', time: '2024-01-01T00:00:00Z', products: ['Maps'] }]],
  [
    'albumMetadata',
    { title: 'Summer', description: '', access: '', date: { timestamp: '1', formatted: '' } },
  ],
  ['emptyJson', {}],
  ['emptyJson', []],
])('%s is refused with its own reason', async (code, json) => {
  expect((await readOne({ json })).report).toMatchObject({ unreadable: code, problems: [] })
})

test('the index of a Takeout and an encrypted backup are refused with their own reasons', async () => {
  const index = '<!DOCTYPE html><html><head><title>Google Takeout</title></head></html>'
  expect((await readOne(index)).report.unreadable).toBe('takeoutIndex')
  const backup = 'Encrypted Backups\nYour Timeline backups are encrypted.'
  expect((await readOne(backup)).report.unreadable).toBe('encryptedBackup')
})

test('a file that ends early gives what stands before the end', async () => {
  const text = JSON.stringify({ timelineObjects: [semanticVisit(), semanticVisit()] })
  const { report, places } = await readOne(text.slice(0, -40))
  expect(places).toHaveLength(1)
  expect(report.problems).toEqual([{ code: 'cutOff' }])
  expect((await readOne(text.slice(0, 60))).report).toMatchObject({ unreadable: 'truncated' })
})
