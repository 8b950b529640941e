import { heic, sydney } from '#web/features/import/read/photos/pictures-in-test.ts'
import { xlsxOf } from '#web/features/import/read/spreadsheets/xlsx-in-test.ts'
import { zipOf } from '#web/features/import/read/zip-in-test.ts'

const instant = Date.UTC(2024, 4, 3, 10)
const iso = (minutes: number) => new Date(instant + minutes * 60_000).toISOString()
const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
const text = (value: string) => new TextEncoder().encode(value)

const timelineVisit = {
  hierarchyLevel: 0,
  probability: 0.8,
  topCandidate: { placeLocation: { latLng: '48.1371°, 11.5754°' }, probability: 0.2, semanticType: 'HOME' },
}

const track = Array.from({ length: 30 }, (_, index) => ({
  latitudeE7: 481371000 + index * 1000,
  longitudeE7: 115754000,
  accuracy: 20,
  timestamp: iso(index * 10),
  deviceTag: index % 2,
  activity: [{ timestamp: iso(index), activity: [{ type: 'STILL', confidence: 90 }] }],
}))

const records = json({ locations: track })

const gpx = text(`<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Watch" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="48.1" lon="11.5"><name>A &amp; B</name></wpt>
<rte><rtept lat="1" lon="1"><name>C</name></rtept></rte><trk><trkseg>${track
  .map(
    (_, index) => `<trkpt lat="48.1${index}" lon="11.5"><ele>5</ele><time>${iso(index * 5)}</time></trkpt>`,
  )
  .join('\n')}</trkseg></trk></gpx>`)

const kml =
  text(`<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document><name>Map</name>
<Folder><name>F</name><Placemark><name><![CDATA[A < B]]></name><TimeSpan><begin>${iso(0)}</begin><end>${iso(90)}</end></TimeSpan><Point><coordinates>11.5,48.1,500</coordinates></Point></Placemark></Folder>
<Placemark><gx:Track><when>${iso(0)}</when><when>${iso(90)}</when><gx:coord>11.5 48.1 0</gx:coord><gx:coord>11.5 48.1 0</gx:coord></gx:Track></Placemark></Document></kml>`)

const geojson = json({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [11.5, 48.1] },
      properties: { timestamp: instant / 1000, tracker_id: 'x', battery_status: 1 },
    },
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [11.5, 48.1] },
      properties: { name: 'A', date: '2019-05' },
    },
    {
      type: 'Feature',
      geometry: {
        type: 'LineString',
        coordinates: [
          [11.5, 48.1],
          [11.6, 48.2],
        ],
      },
      properties: { coordTimes: [iso(0), iso(100)] },
    },
  ],
})

/** "MM", a directory with Exif and GPS directories, and their values. */
const picture = (() => {
  const hex =
    'ffd8ffe100a445786966000' +
    '04d4d002a00000008000287690004000000010000002688250004000000010000004c00000000' +
    '000190030002000000140000003800000000323031393a30353a30332031303a30303a303000' +
    '0004000100020000000253000000000200050000000300000082000300020000000245000000' +
    '000400050000000300000082000000000000002100000001000000340000000100000007000000' +
    '01ffda00020102ffd9'
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
})()

const filesOfGoogle = {
  'timeline of Android': json({
    semanticSegments: [
      { startTime: iso(0), endTime: iso(120), visit: timelineVisit },
      { startTime: iso(0), endTime: iso(120), timelinePath: [{ point: '48.1°, 11.5°', time: iso(5) }] },
      {
        startTime: iso(0),
        endTime: iso(120),
        activity: {
          start: { latLng: '48.1°, 11.5°' },
          end: { latLng: '41.8°, 12.2°' },
          topCandidate: { type: 'FLYING' },
        },
      },
    ],
    rawSignals: [{ position: { LatLng: '48.1°, 11.5°', accuracyMeters: 10, timestamp: iso(0) } }],
  }),
  'timeline of iOS': json([
    {
      startTime: iso(0),
      endTime: iso(90),
      visit: { hierarchyLevel: '0', probability: '0.7', topCandidate: { placeLocation: 'geo:48.1,11.5' } },
    },
    {
      startTime: iso(0),
      endTime: iso(90),
      timelinePath: [{ point: 'geo:48.1,11.5', durationMinutesOffsetFromStartTime: '49' }],
    },
  ]),
  'semantic history': json({
    timelineObjects: [
      {
        placeVisit: {
          location: { latitudeE7: 481371000, longitudeE7: 115754000 },
          duration: { startTimestamp: iso(0), endTimestampMs: String(instant + 9e6) },
          visitConfidence: 90,
        },
      },
      {
        activitySegment: {
          startLocation: { latitudeE7: 1, longitudeE7: 2 },
          duration: {},
          activityType: 'FLYING',
          simplifiedRawPath: { points: [{ latE7: 1, lngE7: 2, timestamp: iso(0) }] },
        },
      },
    ],
  }),
  records,
  'timeline edits': json({
    timelineEdits: [
      {
        deviceId: 1,
        rawSignal: {
          signal: {
            position: { point: { latE7: 481371000, lngE7: 115754000 }, accuracyMm: 9000, timestamp: iso(0) },
          },
        },
      },
    ],
  }),
  'saved places': json({
    type: 'FeatureCollection',
    features: [
      {
        geometry: { coordinates: [0, 0], type: 'Point' },
        properties: { google_maps_url: 'http://maps.google.com/?q=48.1,11.5', location: { name: 'A' } },
      },
    ],
  }),
  'saved list': text('Title,Note,URL,Comment\n"A, ""B""",,https://www.google.com/maps/search/48.1,11.5,\n'),
  'photo sidecar': json({
    title: 'a.jpg',
    photoTakenTime: { timestamp: '1400000000' },
    geoData: { latitude: 48.1, longitude: 11.5 },
  }),
}

const tables = async () => ({
  workbook: await xlsxOf(
    {
      2019: [
        ['City', 'Country', 'Start'],
        ['Rome', 'Italy', { number: 43_588, style: 1 }],
      ],
    },
    { formats: ['dd/mm/yyyy'], after: '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>', stored: true },
  ),
  'sheet of OpenDocument': await zipOf(
    {
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'content.xml':
        '<d><table:table table:name="A"><table:table-row><table:table-cell><text:p>City</text:p></table:table-cell><table:table-cell><text:p>Start</text:p></table:table-cell></table:table-row><table:table-row table:number-rows-repeated="2"><table:table-cell><text:p>Rome</text:p></table:table-cell><table:table-cell office:value-type="date" office:date-value="2019-05-03"/></table:table-row></table:table></d>',
    },
    { stored: true },
  ),
  'tables of a page': text(
    '<html><body><table><tr><th>City<th>Start</tr><tr><td rowspan="2">Rome<td>2019-05-03</tr></table></body></html>',
  ),
  'workbook of one file': text(
    '<Workbook xmlns:ss="s"><Worksheet ss:Name="A"><Table><Row><Cell><Data ss:Type="String">City</Data></Cell><Cell><Data ss:Type="String">Start</Data></Cell></Row><Row ss:Index="3"><Cell ss:MergeDown="1"><Data ss:Type="String">Rome</Data></Cell><Cell><Data ss:Type="DateTime">2019-05-03T00:00:00.000</Data></Cell></Row></Table></Worksheet></Workbook>',
  ),
})

/** A valid file of each of the formats of Google, of tracks and of pictures. */
export const samples = async (): Promise<Record<string, Uint8Array>> => ({
  ...filesOfGoogle,
  gpx,
  kml,
  'points of dawarich': geojson,
  geojson: text(new TextDecoder().decode(geojson).replaceAll(/tracker_id|battery_status/g, 'device')),
  owntracks: text(
    `${iso(0).slice(0, 19)}Z\t*                 \t{"_type":"location","lat":48.1,"lon":11.5,"tst":1651572000,"tid":"x"}\r\n`.repeat(
      5,
    ),
  ),
  picture,
  'picture of Apple': heic({ exif: { 0x9003: '2019:05:03 10:00:00' }, gps: sydney }, 1, 100),
  'gzip of a track': new Uint8Array(
    await new Response(new Blob([gpx]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer(),
  ),
  ...(await tables()),
  'zip of records and a track': await zipOf({
    'Takeout/Records.json': new Uint8Array(records),
    'a/b.gpx': new Uint8Array(gpx),
  }),
  'zip of a stored zip': await zipOf(
    { 'inner.zip': await zipOf({ 'doc.kml': new Uint8Array(kml) }) },
    { stored: true, zip64: true },
  ),
})
