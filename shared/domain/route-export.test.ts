import { expect, test } from 'vitest'
import { type ExportedTrip, gpxFile, kmlFile } from './route-export.ts'

const stop = (name: string, latitude: number, longitude: number, note = '') => ({
  name,
  note,
  latitude,
  longitude,
})
const tokyo = stop('Tokyo', 35.6895, 139.69171, 'Day 1')
const kyoto = stop('Kyoto', 35.02107, 135.75385)
const paris = stop('Paris', 48.85341, 2.3488)
const berlin = stop('Berlin', 52.52437, 13.41053)
const nowhere = stop('Nowhere', 0, 0)

const trip = (change: Partial<ExportedTrip> = {}): ExportedTrip => ({
  name: 'Spring',
  description: 'By train.',
  stops: [tokyo, kyoto],
  legs: [{ type: 'train', name: 'Train: Tokyo to Kyoto' }],
  ...change,
})
const count = (text: string, part: string) => text.split(part).length - 1

test('a GPX file has a waypoint for each stop and a route through them', () => {
  expect(gpxFile(trip())).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="Waymark">
<metadata><name>Spring</name><desc>By train.</desc></metadata>
<wpt lat="35.6895" lon="139.69171"><name>Tokyo</name><desc>Day 1</desc></wpt>
<wpt lat="35.02107" lon="135.75385"><name>Kyoto</name></wpt>
<rte><name>Spring</name>
<rtept lat="35.6895" lon="139.69171"><name>Tokyo</name><desc>Day 1</desc></rtept>
<rtept lat="35.02107" lon="135.75385"><name>Kyoto</name></rtept>
</rte>
</gpx>
`)
})

test('a KML file has a placemark for each stop and a line for each leg', () => {
  expect(kmlFile(trip())).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document>
<name>Spring</name><description>By train.</description>
<Style id="train"><LineStyle><color>ff48781f</color><width>3</width></LineStyle></Style>
<Placemark><name>Tokyo</name><description>Day 1</description><Point><coordinates>139.69171,35.6895</coordinates></Point></Placemark>
<Placemark><name>Kyoto</name><description></description><Point><coordinates>135.75385,35.02107</coordinates></Point></Placemark>
<Placemark><name>Train: Tokyo to Kyoto</name><styleUrl>#train</styleUrl><LineString><tessellate>1</tessellate><coordinates>139.69171,35.6895 135.75385,35.02107</coordinates></LineString></Placemark>
</Document></kml>
`)
})

test('no line crosses a gap or leads to a stop without coordinates', () => {
  const stops = [tokyo, kyoto, paris, berlin, nowhere]
  const legs = [
    { type: 'train', name: 'a' },
    { type: 'gap', name: 'b' },
    { type: 'car', name: 'c' },
    { type: 'bus', name: 'd' },
  ] as const
  const gpx = gpxFile(trip({ stops, legs }))
  expect([count(gpx, '<rte>'), count(gpx, '<rtept'), count(gpx, '<wpt')]).toEqual([2, 4, 4])
  const kml = kmlFile(trip({ stops, legs }))
  expect([count(kml, '<LineString>'), count(kml, '<Point>'), count(kml, 'id="gap"')]).toEqual([2, 4, 0])
})

test('a trip of one stop has no route', () => {
  const gpx = gpxFile(trip({ stops: [tokyo], legs: [] }))
  expect([count(gpx, '<rte>'), count(gpx, '<wpt')]).toEqual([0, 1])
})

test('markup is escaped, and characters that XML does not allow are replaced', () => {
  const text = 'A <b>"&\' \u0000\u0007\uD800 B 🚆'
  for (const file of [gpxFile(trip({ name: text })), kmlFile(trip({ name: text }))]) {
    expect(file).toContain('A &lt;b&gt;&quot;&amp;&apos;   \uFFFD B 🚆')
    expect(file).not.toMatch(/<b>/)
  }
})

test('each transport type has its colour, and no line begins at a first stop without coordinates', () => {
  const kml = kmlFile(
    trip({
      stops: [nowhere, tokyo, kyoto, paris],
      legs: (['plane', 'bus', 'car'] as const).map((type) => ({ type, name: type })),
    }),
  )
  const colours = [...kml.matchAll(/<Style id="(\w+)"><LineStyle><color>(\w+)</g)].map(
    ([, ...found]) => found,
  )
  expect(colours).toEqual([
    ['plane', 'ffb85924'],
    ['bus', 'ff0062a0'],
    ['car', 'ff2735bc'],
  ])
  expect([count(kml, '<LineString>'), count(kml, '<Point>')]).toEqual([2, 3])
})
