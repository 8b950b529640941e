import * as z from 'zod/mini'
import { optionalRelation, recordBase, recordTimes } from '#shared/records.ts'

export const geoJsonType = z.enum(['Outline', 'WithStates', 'World'])

export const geoJson = z.object({
  ...recordBase,
  ...recordTimes,
  type: geoJsonType,
  /** Empty for the world. */
  country: optionalRelation,
  /** The name of the GeoJSON file, served under /api/files/geo_json/{id}/. */
  json: z.string(),
})

const position = z.array(z.number())
const polygon = z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(position)) })
const multiPolygon = z.object({
  type: z.literal('MultiPolygon'),
  coordinates: z.array(z.array(z.array(position))),
})

/**
 * The file of a geo_json record. Features of World and Outline are countries; `id` is the country's record id.
 * Features of WithStates are states; `id` is "" for a shape without a state record.
 */
export const geoJsonFile = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      properties: z.object({ id: z.string(), name: z.string(), iso2: z.optional(z.string()) }),
      geometry: z.union([polygon, multiPolygon]),
    }),
  ),
})

export type GeoJson = z.infer<typeof geoJson>
export type GeoJsonType = z.infer<typeof geoJsonType>
export type GeoJsonFile = z.infer<typeof geoJsonFile>
