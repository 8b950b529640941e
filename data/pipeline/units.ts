import { readUnits, type SourceUnit } from './sources.ts'

export type Polygon = GeoJSON.Position[][]

/** A unit of the outlines: a first-level division of Natural Earth. */
export type Unit = {
  /** ISO 3166-1 alpha-2 of the country it belongs to. */
  country: string
  name: string
  /** The GeoNames admin-1 code in Natural Earth; often missing or outdated. */
  admin1: string
  /** The ISO 3166-2 code, or a code of Natural Earth that starts with -99 or contains an X. */
  iso3166: string
  polygons: Polygon[]
  box: Box
}

/** West, south, east, north in degrees. */
export type Box = [number, number, number, number]

/**
 * Units that the list of countries assigns to another country than Natural Earth does, by `iso_3166_2`. Codes with -99
 * are Natural Earth's for places that ISO does not divide.
 */
const otherCountry: Record<string, string> = {
  'FR-GF': 'GF',
  'FR-GP': 'GP',
  'FR-MQ': 'MQ',
  'FR-RE': 'RE',
  'FR-YT': 'YT',
  // Moroccan regions in Western Sahara; docs/decisions/167-disputed-places.md.
  'MA-15': 'EH',
  'MA-16': 'EH',
  'NL-BQ1': 'BQ',
  'NL-BQ2': 'BQ',
  'NL-BQ3': 'BQ',
  'NO-21': 'SJ',
  'NO-22': 'SJ',
  'NO-X01~': 'BV',
  '-99-X14~': 'CX',
  '-99-X15~': 'CC',
  'UA-40': 'UA',
  'UA-43': 'UA',
}

/** The bounding box of the outer rings of polygons. */
export const boxAround = (polygons: readonly Polygon[]): Box => {
  const box: Box = [180, 90, -180, -90]
  for (const ring of polygons.map(([outer]) => outer ?? []))
    for (const [x = 0, y = 0] of ring) {
      box[0] = Math.min(box[0], x)
      box[1] = Math.min(box[1], y)
      box[2] = Math.max(box[2], x)
      box[3] = Math.max(box[3], y)
    }
  return box
}

const toUnit = ({ geometry, properties }: SourceUnit): Unit => {
  const polygons: Polygon[] = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  return {
    country: otherCountry[properties.iso_3166_2] ?? properties.iso_a2,
    name: properties.name_en ?? properties.name ?? properties.admin,
    admin1: properties.gn_a1_code ?? '',
    iso3166: properties.iso_3166_2,
    polygons,
    box: boxAround(polygons),
  }
}

/** The 4,596 units with their countries. */
export const makeUnits = () => readUnits().map(toUnit)
