import * as z from 'zod/mini'
import { recordId } from '#shared/records.ts'

const view = z.string().check(z.regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?,\d{1,2}(\.5)?$/))

const fallback = z.catch
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => fallback(z.optional(schema), undefined)

/**
 * The parameters of the map's address; invalid ones are dropped. Routes use it, so it is in the first script; their
 * details are read in read-search.ts.
 */
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
  /** The order of the list of cities; by name if it is absent. */
  sort: optional(z.enum(['country', 'newest'])),
  /** The first and the last year of the stays that are shown: "2004-2019". */
  years: optional(z.string().check(z.regex(/^\d{4}-\d{4}$/))),
  /** The kinds of stays that are shown, when they are not the usual ones: "visited,transit", or "none". */
  kinds: optional(
    z.string().check(z.regex(/^(none|(visited|lived|transit)(,(visited|lived|transit)){0,2})$/)),
  ),
  /** Wishes are shown if it is absent. */
  wishes: optional(z.enum(['off', 'only'])),
})

export type MapSearch = z.infer<typeof mapSearch>

/** What the map shows. */
export type MapMode = 'cities' | NonNullable<MapSearch['show']>

/** Writes to the address. The back button returns from a step. */
export type ChangeSearch = (change: Partial<MapSearch>, as: 'step' | 'detail') => void
