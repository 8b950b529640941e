import { stayKinds } from '#shared/collections/stays.ts'
import type { MapView } from '#web/leaflet/map-plate.tsx'
import { defaultFilter, type MapFilter, type YearRange } from './map-filter.ts'
import type { MapSearch } from './map-search.ts'

/** The view in the address, or undefined for the first view. */
export function viewOf({ at }: MapSearch): MapView | undefined {
  if (at === undefined) return undefined
  const [lat = 0, lng = 0, zoom = 0] = at.split(',').map(Number)
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && zoom >= 0 && zoom <= 15
  return isOnEarth ? { lat, lng, zoom } : undefined
}

/** A view as the address holds it. */
export const viewText = ({ lat, lng, zoom }: MapView) => `${lat},${lng},${zoom}`

/** The range of years in the address, limited to `years`; undefined for all of them. */
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

/** The kinds in the address; the usual ones if it has none. */
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
