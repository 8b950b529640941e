import * as z from 'zod/mini'
import { optionalRelation, recordBase, recordTimes } from '#shared/records.ts'
import { country } from './countries.ts'
import { state } from './states.ts'

export const city = z.object({
  ...recordBase,
  ...recordTimes,
  name: z.string(),
  /** The folded name, for searches: lower-case ASCII. */
  unaccented_name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  country: optionalRelation,
  state: optionalRelation,
  wikiDataId: z.string(),
  population: z.number(),
  timezone: z.string(),
  /** The name that people in the city use, such as "Köln" or "東京"; "" where it is `name` or is not known. */
  local_name: z.string(),
  /** True when the current gazetteer no longer has the city. It is kept because visits refer to it. */
  retired: z.boolean(),
  expand: z.optional(z.object({ country: z.optional(country), state: z.optional(state) })),
})

export const aliasKind = z.enum([
  'airport',
  'country',
  'district',
  'island',
  'other-name',
  'park',
  'region',
  'sight',
  'state',
])

/**
 * A name that stands for a city: travellers to Santorini stay in Fira. A city can also be found by the name of its
 * country or state.
 */
export const cityAlias = z.object({ name: z.string(), kind: aliasKind })

export type CityAlias = z.infer<typeof cityAlias>

/**
 * The response of `/api/cities/matches`: at most five cities that match a typed text, best known first. A city that was
 * found by an alias has it.
 */
export const cityMatches = z.object({ items: z.array(z.extend(city, { alias: z.optional(cityAlias) })) })

/**
 * Lines of a list of places. A line can name several places, separated by commas. For sentences, the response has only
 * the words that name places, with their positions. An entry is known to be a place, in a form that names have in
 * sentences.
 */
export const cityResolveRequest = z.object({
  are: z.optional(z.enum(['names', 'entries', 'sentences'])),
  texts: z.array(z.string().check(z.maxLength(4000))).check(
    z.minLength(1),
    z.maxLength(50),
    z.refine((texts) => texts.join('').length <= 4000, 'At most 4,000 characters.'),
  ),
})

export type City = z.infer<typeof city>
