/**
 * Writes ../server/planner/knowledge/shapes.tsv.br: the outlines of the natural regions that the planner's table of regions
 * names ("ne:BALKAN_PEN."). Run it when that table names other regions; README.md names the origin of the source.
 *
 *     cd data && npm run shapes
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib'
import { tsvRows } from '../server/gazetteer/tsv.ts'
import { toTsv } from './pipeline/tsv.ts'

/** The tolerance of the simplification, in degrees: the maximum distance of a removed point from the line; about 3 km. */
const tolerance = 0.03

type Point = readonly [longitude: number, latitude: number]
type Feature = GeoJSON.Feature<GeoJSON.Polygon | GeoJSON.MultiPolygon, { name: string }>

const knowledge = new URL('../server/planner/knowledge/', import.meta.url)
const source = gunzipSync(readFileSync(new URL('sources/natural-earth-regions.geojson.gz', import.meta.url)))
const { features } = JSON.parse(source.toString()) as { features: Feature[] }
const byName = new Map(features.map((feature) => [feature.properties.name, feature]))

const wanted = new Set<string>()
for (const { area } of tsvRows(readFileSync(new URL('regions.tsv', knowledge)), ['area'])) {
  for (const part of area.split(' '))
    if (part.startsWith('ne:')) wanted.add(part.slice(3).replaceAll('_', ' '))
}

const rows = [...wanted].sort().map((name) => {
  const geometry = byName.get(name)?.geometry
  if (!geometry) throw new Error(`Natural Earth has no "${name}".`)
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const rings = polygons.flatMap(([outer = []]) => {
    const ring = simplified(outer.map(([longitude = 0, latitude = 0]): Point => [longitude, latitude]))
    return ring.length < 4
      ? []
      : ring.map((point) => point.map((value) => value.toFixed(2)).join(',')).join(' ')
  })
  return { name, rings: rings.join('|') }
})
const text = toTsv(['name', 'rings'], rows)
writeFileSync(
  new URL('shapes.tsv.br', knowledge),
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
)
console.log(`${rows.length} shapes, ${text.length} bytes before compression.`)

/** A ring simplified by the Douglas–Peucker algorithm. Its first point is also its last one. */
function simplified(ring: readonly Point[]): Point[] {
  const middle = ring.length >> 1
  return [...part(ring.slice(0, middle + 1)).slice(0, -1), ...part(ring.slice(middle))]
}

function part(line: readonly Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  const distances = line.map((point) => distanceToLine(point, first, last))
  const most = Math.max(...distances)
  if (most < tolerance) return [first, last]
  const at = distances.indexOf(most)
  return [...part(line.slice(0, at + 1)).slice(0, -1), ...part(line.slice(at))]
}

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point) {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}
