import { geoEqualEarth, type Projection } from 'd3-geo'
import { geoStitch } from 'd3-geo-projection'
import type { City } from '../cities.ts'
import type { Country } from '../country-facts.ts'
import { cityFinder } from '../find-city.ts'
import type { Shape } from '../simplify.ts'
import { drawer, element, plate, short } from './ink.ts'
import { graticule, landAndBorders, landFor, shelf } from './land.ts'
import { degrees, edgeText, pins, routes, seaNames, type Leg } from './marks.ts'
import { sampleCities } from './sample.ts'

const width = 1420
const height = 690

/** The meridian just east of the western edge. */
const edgeLongitude = -168.98

const seas = [
  { text: 'North Atlantic\nOcean', lat: 32, lng: -44, size: 16 },
  { text: 'South Atlantic\nOcean', lat: -22, lng: -13, size: 16 },
  { text: 'Indian Ocean', lat: -20, lng: 78, size: 17 },
  { text: 'Pacific Ocean', lat: 8, lng: -140, size: 18 },
  { text: 'Southern Ocean', lat: -58, lng: 20, size: 14 },
]

const journey: [string, string, Leg['type']][] = [
  ['GB London', 'US New York City', 'plane'],
  ['US New York City', 'MX Mexico City', 'plane'],
  ['MX Mexico City', 'PE Lima', 'plane'],
  ['PE Lima', 'PE Cusco', 'bus'],
  ['PE Cusco', 'BO La Paz', 'bus'],
  ['BO La Paz', 'AR Buenos Aires', 'plane'],
  ['AR Buenos Aires', 'ZA Cape Town', 'plane'],
]

/** The tropics and the Arctic Circle. */
const circles: GeoJSON.MultiLineString = {
  type: 'MultiLineString',
  coordinates: [23.4366, -23.4366, 66.5634].map((latitude) =>
    Array.from({ length: 181 }, (_, step) => [-180 + step * 2, latitude]),
  ),
}

/** The distance of the shelf from the edge of the world in pixels, so that its stroke does not cross the edge. */
const margin = 6

/** The coast as lines, without the parts on the edge of the world. */
const innerCoast = (
  projection: Projection,
  { coordinates }: GeoJSON.MultiPolygon,
): GeoJSON.MultiLineString => {
  const isInside = ([lng = 0, lat = 0]: GeoJSON.Position) => {
    const [x = 0, y = 0] = projection([lng, lat]) ?? []
    const [west = 0] = projection([edgeLongitude, lat]) ?? []
    return Math.abs(x - width / 2) < width / 2 - west - margin && y > 14 + margin && y < 686 - margin
  }
  const runs = coordinates.flat().flatMap((ring) => {
    const lines: GeoJSON.Position[][] = [[]]
    for (const position of ring)
      if (isInside(position)) lines.at(-1)?.push(position)
      else lines.push([])
    return lines.filter((line) => line.length > 1)
  })
  return { type: 'MultiLineString', coordinates: runs }
}

/** The world in the Equal Earth projection, with the sample traveller's pins and a journey. */
export const heroPlate = (shapes: readonly Shape<Country>[], cities: readonly City[]) => {
  const projection = geoEqualEarth()
    .rotate([-11, 0])
    .fitExtent(
      [
        [26, 14],
        [1394, 686],
      ],
      { type: 'Sphere' },
    )
  const draw = drawer(projection)
  // The sources cut shapes at 180°. This meridian is inside the map here, so the cuts are removed.
  const cut = landFor(shapes, { minTriangle: 0.035, minIsland: 0.06, digits: 2, fineBelow: 0, minShape: 4 })
  const land = { ...cut, whole: geoStitch(cut.whole) }
  const coarse = landFor(shapes, { minTriangle: 0.2, minIsland: 0.35, digits: 1, fineBelow: 0, minShape: 4 })
  const coast = innerCoast(projection, geoStitch(coarse.whole))
  const find = cityFinder(cities)
  const place = (entry: string) => find(entry.slice(0, 2), entry.slice(3))
  const legs = journey.map(([from, to, type]): Leg => ({ from: place(from), to: place(to), type }))
  const sphere = draw({ type: 'Sphere' })
  const edge = [60, 30, 0, -30].flatMap((latitude) => {
    const [x = 0, y = 0] = projection([edgeLongitude, latitude]) ?? []
    const text = degrees(latitude, 'N', 'S')
    return [
      element('text', { x: short(x - 7), y: short(y + 3.5), 'text-anchor': 'end' }, text),
      element('text', { x: short(width - x + 7), y: short(y + 3.5) }, text),
    ]
  })
  return plate(
    width,
    height,
    'meet',
    element('path', { fill: 'var(--water)', d: sphere }),
    shelf(draw, coast, 0.55),
    graticule(draw, 15),
    element('path', {
      fill: 'none',
      stroke: 'var(--graticule)',
      'stroke-width': 0.9,
      'stroke-dasharray': '5 3',
      d: draw(circles),
    }),
    landAndBorders(draw, land),
    element('path', { fill: 'none', stroke: 'var(--coast)', d: sphere }),
    seaNames(projection, seas),
    element('g', edgeText, ...edge),
    routes(projection, legs),
    pins(projection, sampleCities(cities), { stem: 11, ball: 4.2 }, [width, height]),
  )
}
