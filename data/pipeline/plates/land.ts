import { geoGraticule } from 'd3-geo'
import { merge, mesh } from 'topojson-client'
import { topology } from 'topojson-server'
import type { Country } from '../country-facts.ts'
import { ringArea, simplified, type Detail, type Shape } from '../simplify.ts'
import type { Polygon } from '../units.ts'
import { element } from './ink.ts'

type Draw = (shape: GeoJSON.GeoJSON | { type: 'Sphere' }) => string

/** d3 expects the opposite winding of GeoJSON: the inside is to the right of a ring. */
const forD3 = (polygon: Polygon): Polygon =>
  polygon.map((ring, at) => (ringArea(ring) < 0 === (at === 0) ? ring : ring.toReversed()))

const multiPolygon = (polygons: Polygon[]): GeoJSON.MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: polygons.map(forD3),
})

export type Land = {
  /** All land as one shape. */
  whole: GeoJSON.MultiPolygon
  /** The land without islands that are too small for a shelf. */
  main: GeoJSON.MultiPolygon
  borders: GeoJSON.MultiLineString
  countries: Shape<Country>[]
}

/** The land of a plate, with the detail that its scale needs. */
export const landFor = (shapes: readonly Shape<Country>[], detail: Detail): Land => {
  const countries = simplified([...shapes], detail)
  const joined = topology({ countries: { type: 'FeatureCollection', features: countries } })
  const object = joined.objects['countries'] ?? { type: 'GeometryCollection', geometries: [] }
  const { coordinates } = merge(joined, object.geometries)
  return {
    whole: multiPolygon(coordinates),
    main: multiPolygon(
      coordinates.filter(([outer = []]) => Math.abs(ringArea(outer)) > 10 * detail.minTriangle),
    ),
    borders: mesh(joined, object, (a, b) => a !== b),
    countries,
  }
}

/** Some countries as one shape. */
export const together = (countries: Shape<Country>[], chosen: (country: Country) => boolean) => {
  const joined = topology({ countries: { type: 'FeatureCollection', features: countries } })
  const geometries = joined.objects['countries']?.geometries ?? []
  return multiPolygon(
    merge(
      joined,
      geometries.filter(({ properties }) => chosen(properties)),
    ).coordinates,
  )
}

const line = { fill: 'none', 'stroke-linejoin': 'round' }

/** Two wide strokes behind the land; their outer halves are the shallow water. */
export const shelf = (draw: Draw, shape: GeoJSON.GeoJSON, scale: number) => {
  const d = draw(shape)
  return [
    element('path', { ...line, stroke: 'var(--water-1)', 'stroke-width': 20 * scale, d }),
    element('path', { ...line, stroke: 'var(--water-2)', 'stroke-width': 9 * scale, d }),
  ].join('')
}

/** Meridians and parallels. */
export const graticule = (draw: Draw, degrees: number) =>
  element('path', {
    fill: 'none',
    stroke: 'var(--graticule)',
    'stroke-width': 0.7,
    d: draw(
      geoGraticule()
        .step([degrees, degrees])
        .extent([
          [-180, -85],
          [180.01, 85.01],
        ])(),
    ),
  })

/** The land with its coast, and the borders of countries. */
export const landAndBorders = (draw: Draw, { whole, borders }: Land) =>
  [
    element('path', {
      fill: 'var(--land)',
      stroke: 'var(--coast)',
      'stroke-width': 0.7,
      'stroke-linejoin': 'round',
      d: draw(whole),
    }),
    element('path', { ...line, stroke: 'var(--border)', 'stroke-width': 0.7, d: draw(borders) }),
  ].join('')
