import * as z from 'zod/mini'
import { recordId } from '#shared/records.ts'
import type { MapView } from '#web/leaflet/map-plate.tsx'

const view = z.string().check(z.regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?,\d{1,2}(\.5)?$/))

const fallback = z.catch
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => fallback(z.optional(schema), undefined)

/** What the map's address holds; whatever does not fit is dropped. */
export const mapSearch = z.object({
  show: optional(z.literal('countries')),
  city: optional(recordId),
  country: optional(recordId),
  /** latitude,longitude,zoom */
  at: optional(view),
  /** The text that filters the list. */
  q: optional(z.string().check(z.minLength(1), z.maxLength(100))),
  /** The order of the list of cities; by name unless it says otherwise. */
  sort: optional(z.enum(['country', 'newest'])),
})

export type MapSearch = z.infer<typeof mapSearch>

/** The view that an address asks for, or undefined for the first one. */
export function viewOf({ at }: MapSearch): MapView | undefined {
  if (at === undefined) return undefined
  const [lat = 0, lng = 0, zoom = 0] = at.split(',').map(Number)
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && zoom >= 0 && zoom <= 15
  return isOnEarth ? { lat, lng, zoom } : undefined
}

/** A view as the address holds it. */
export const viewText = ({ lat, lng, zoom }: MapView) => `${lat},${lng},${zoom}`
