import * as z from 'zod/mini'
import { optionalRelation, recordId } from '#shared/records.ts'

const named = { id: recordId, name: z.string() }

/**
 * As much of a city as screens show. Whole records, each with its country's time zones, are seven times as
 * much to send and to read.
 */
export const place = z.object({
  ...named,
  unaccented_name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  country: optionalRelation,
  state: optionalRelation,
  expand: z.optional(
    z.object({
      country: z.optional(z.object({ ...named, iso2: z.string() })),
      state: z.optional(z.object(named)),
    }),
  ),
})

export type Place = z.infer<typeof place>

const fields = [
  'id',
  'name',
  'unaccented_name',
  'latitude',
  'longitude',
  'country',
  'state',
  'expand.country.id',
  'expand.country.name',
  'expand.country.iso2',
  'expand.state.id',
  'expand.state.name',
]

/** What to ask for, so that a city comes with what `place` needs; `prefix` is the way to the city. */
export const placeFields = (prefix = ''): string => fields.map((field) => prefix + field).join(',')
