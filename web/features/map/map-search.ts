import * as z from 'zod/mini'
import { stayKinds } from '#shared/collections/stays.ts'
import { recordId } from '#shared/records.ts'
import type { MapView } from '#web/leaflet/map-plate.tsx'
import { defaultFilter, type MapFilter, type YearRange } from './map-filter.ts'

const view = z.string().check(z.regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?,\d{1,2}(\.5)?$/))

const fallback = z.catch
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => fallback(z.optional(schema), undefined)

/** What the map's address holds; whatever does not fit is dropped. */
export const mapSearch = z.object({
  show: optional(z.enum(['countries', 'regions'])),
  city: optional(recordId),
  country: optional(recordId),
  /** The id of a state. */
  region: optional(recordId),
  /** latitude,longitude,zoom */
  at: optional(view),
  /** The text that filters the list. */
  q: optional(z.string().check(z.minLength(1), z.maxLength(100))),
  /** The order of the list of cities; by name unless it says otherwise. */
  sort: optional(z.enum(['country', 'newest'])),
  /** The first and the last year of the stays that are shown: "2004-2019". */
  years: optional(z.string().check(z.regex(/^\d{4}-\d{4}$/))),
  /** The kinds of stays that are shown, when they are not the usual ones: "visited,transit", or "none". */
  kinds: optional(
    z.string().check(z.regex(/^(none|(visited|lived|transit)(,(visited|lived|transit)){0,2})$/)),
  ),
  /** Wishes are shown unless it says otherwise. */
  wishes: optional(z.enum(['off', 'only'])),
})

export type MapSearch = z.infer<typeof mapSearch>

/** What the map shows. */
export type MapMode = 'cities' | NonNullable<MapSearch['show']>

/** The view that an address asks for, or undefined for the first one. */
export function viewOf({ at }: MapSearch): MapView | undefined {
  if (at === undefined) return undefined
  const [lat = 0, lng = 0, zoom = 0] = at.split(',').map(Number)
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && zoom >= 0 && zoom <= 15
  return isOnEarth ? { lat, lng, zoom } : undefined
}

/** A view as the address holds it. */
export const viewText = ({ lat, lng, zoom }: MapView) => `${lat},${lng},${zoom}`

/** The range of years that an address asks for, as far as it lies within `years`; undefined for all of them. */
export function rangeOf(
  { years: text }: Pick<MapSearch, 'years'>,
  years: YearRange | undefined,
): YearRange | undefined {
  if (text === undefined || years === undefined) return undefined
  const [first = 0, last = 0] = text.split('-').map(Number)
  const range = { from: Math.max(years.from, first), to: Math.min(years.to, last) }
  const isAll = range.from === years.from && range.to === years.to
  return isAll || range.from > range.to ? undefined : range
}

/** A range of years as the address holds it. */
export const rangeText = (range: YearRange | undefined) => range && `${range.from}-${range.to}`

/** The kinds that an address asks for; the usual ones unless it says otherwise. */
export const kindsOf = (
  { kinds, wishes }: Pick<MapSearch, 'kinds' | 'wishes'>,
  usual = defaultFilter.kinds,
): Omit<MapFilter, 'range'> => ({
  kinds: kinds === undefined ? usual : new Set(stayKinds.filter((kind) => kinds.split(',').includes(kind))),
  wishes: wishes ?? defaultFilter.wishes,
})

/** Kinds as the address holds them. */
export const kindsText = (kinds: MapFilter['kinds'], usual = defaultFilter.kinds): string | undefined => {
  const text = stayKinds.filter((kind) => kinds.has(kind)).join(',')
  const usualText = stayKinds.filter((kind) => usual.has(kind)).join(',')
  return text === usualText ? undefined : text === '' ? 'none' : text
}
