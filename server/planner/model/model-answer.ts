import * as z from 'zod'
import { legTypes } from '#shared/collections/travel-items.ts'
import { themes } from '#shared/trip-request.ts'

/**
 * The answer that a model must give: what the message says, with names of places instead of ids. Some services support
 * no optional fields, so each field has a value for "not said".
 */
const words = z.string().describe('The words of the message that say so, copied exactly.')
const count = z.number().describe('0 when it is not said.')
const day = z.string().describe('YYYY-MM-DD, or an empty text when it is not said.')

const named = z.object({
  name: z.string().describe('Its usual English name; an empty text for none.'),
  kind: z.enum(['city', 'country', 'state', 'region']),
  country: z.string().describe('The country it lies in, in English, or an empty text.'),
})
export type Named = z.infer<typeof named>

const place = z.object({
  words,
  ...named.shape,
  part: z
    .enum(['visit', 'maybe', 'start', 'end', 'home', 'base', 'day trip', 'avoid'])
    .describe('What it is in the trip. "home" is where the person lives: no day is spent there.'),
  nights: count,
  days: count,
})

const transport = z.object({
  words,
  use: z.enum(['prefer', 'only', 'avoid']),
  types: z.array(z.enum(legTypes)).max(4),
  from: z
    .string()
    .describe('The place where this leg begins, as named above; an empty text for the whole trip.'),
  to: z.string().describe('The place where this leg ends, as named above; an empty text for the whole trip.'),
})

const change = z.object({
  words,
  kind: z.enum(['add', 'remove', 'replace', 'swap', 'longer by', 'stay of', 'move', 'reverse', 'another']),
  place: named.describe('What is changed; no name for the whole trip.'),
  other: named.describe('The other place: by which it is replaced, or beside which it is put.'),
  where: z.enum(['anywhere', 'after', 'before', 'start', 'end']),
  nights: z.number().describe('How many nights or days; negative for fewer; 0 when it is not said.'),
})

export const modelAnswer = z.object({
  places: z
    .array(place)
    .max(60)
    .describe('Every place that the message names, in its order. None that it does not name.'),
  inThisOrder: z.boolean().describe('Whether the message says in which order the places are visited.'),
  roundTrip: z.boolean(),
  leastDays: count,
  mostDays: count,
  leastCities: count,
  mostCities: count,
  startsFrom: day.describe('The first day on which the trip can begin. YYYY-MM-DD, or an empty text.'),
  startsTo: day,
  endsFrom: day,
  endsTo: day,
  transport: z.array(transport).max(20),
  themes: z.array(z.object({ words, theme: z.enum(themes), unwanted: z.boolean() })).max(20),
  pace: z.enum(['not said', 'slow', 'normal', 'fast']),
  budget: z.enum(['not said', 'low', 'medium', 'high']),
  company: z.enum(['not said', 'alone', 'couple', 'family', 'friends', 'seniors', 'group', 'pet']),
  longestLegHours: count,
  changes: z.array(change).max(20).describe('Only for an open trip: what to change in it. Else empty.'),
})
export type ModelAnswer = z.infer<typeof modelAnswer>

/** An answer that says nothing. */
export const emptyAnswer: ModelAnswer = {
  places: [],
  inThisOrder: false,
  roundTrip: false,
  leastDays: 0,
  mostDays: 0,
  leastCities: 0,
  mostCities: 0,
  startsFrom: '',
  startsTo: '',
  endsFrom: '',
  endsTo: '',
  transport: [],
  themes: [],
  pace: 'not said',
  budget: 'not said',
  company: 'not said',
  longestLegHours: 0,
  changes: [],
}
