import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { MultiPolygon, Polygon } from 'geojson'
import { type Atlas, type CountryShape, outlinesOf } from '#shared/pictures/outlines.ts'

interface WorldFile {
  features: { properties: { iso2: string }; geometry: MultiPolygon | Polygon | null }[]
}

interface LabelsFile {
  seas: { name: string; lat: number; lng: number; minZoom: number; size: number }[]
}

/** The outlines and names of the gazetteer in `folder`. The files are read once, those of countries when first needed. */
export function createAtlas(folder: string): Atlas {
  const geo = join(folder, 'geo')
  const files = readdirSync(geo)
  const read = (name: string) =>
    (
      JSON.parse(brotliDecompressSync(readFileSync(join(geo, name))).toString()) as WorldFile
    ).features.flatMap(({ properties, geometry }): CountryShape[] =>
      geometry === null ? [] : [{ iso2: properties.iso2, geometry: asMulti(geometry) }],
    )
  const world = outlinesOf(files.filter((name) => name.startsWith('world-')).flatMap(read))
  const shapes = new Map<string, CountryShape[]>()
  const shapesOf = (iso2: string) => {
    const start = `outline-${iso2.toLowerCase()}-`
    const known = shapes.get(iso2) ?? files.filter((name) => name.startsWith(start)).flatMap(read)
    shapes.set(iso2, known)
    return known.map(({ geometry }) => ({ iso2, geometry }))
  }
  const labels = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as LabelsFile
  return {
    world,
    detailed: (iso2s) => outlinesOf(iso2s.flatMap(shapesOf), true),
    seas: labels.seas.map(({ name, lat, lng, minZoom, size }) => ({
      name,
      latitude: lat,
      longitude: lng,
      size,
      rank: minZoom,
    })),
  }
}

const asMulti = (geometry: MultiPolygon | Polygon): MultiPolygon =>
  geometry.type === 'MultiPolygon' ? geometry : { type: 'MultiPolygon', coordinates: [geometry.coordinates] }
