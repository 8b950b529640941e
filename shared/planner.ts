import * as z from 'zod/mini'
import { city } from './collections/cities.ts'
import { country } from './collections/countries.ts'
import { state } from './collections/states.ts'
import { legTypes } from './collections/travel-items.ts'

export const promptMaxLength = 1000

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))

/** What `POST /api/planner/generate` takes. */
export const plannerRequest = z.object({
  prompt: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Tell where you would like to go.'),
      z.maxLength(promptMaxLength, `At most ${promptMaxLength} characters.`),
    ),
  /** The day in the person's own calendar, for "tomorrow"; the server's when absent. */
  today: z.optional(day),
})

/** A city as a leg names it: the record with its state and country. */
export const plannedCity = z.extend(city, {
  expand: z.object({ country: z.optional(country), state: z.optional(state) }),
})

/** A leg of a generated trip; days count from 1. */
export const plannedLeg = z.object({
  type: z.enum(legTypes),
  start_day: z.number().check(z.int(), z.minimum(1)),
  arrival_day: z.number().check(z.int(), z.minimum(1)),
  order: z.number().check(z.int(), z.minimum(0)),
  from_record: plannedCity,
  to_record: plannedCity,
})

export const plannedDay = z.object({
  day: z.number().check(z.int(), z.minimum(1)),
  /** The city in which the day is spent. */
  city: z.string(),
  city_name: z.string(),
  text: z.string(),
})

/** What `POST /api/planner/generate` answers. */
export const plannedTrip = z.object({
  name: z.string(),
  description: z.string(),
  days: z.array(plannedDay),
  /** The trip's first and last day: day 1 and the last one of `days`. */
  starts: day,
  ends: day,
  travel_items: z.array(plannedLeg),
  /** The same as `starts`, only when the sentence names a date; otherwise day 1 is today. */
  start_date: z.optional(day),
  notes: z.object({
    /** What was left open in the sentence, and how it was decided. */
    assumptions: z.array(z.string()),
    /** What was asked and could not be done, with what stands in its place. */
    limits: z.array(z.string()),
  }),
  /** Who wrote it: the configured model, or the planner that is built in. */
  source: z.enum(['model', 'built-in']),
})

export type PlannerRequest = z.infer<typeof plannerRequest>
export type PlannedCity = z.infer<typeof plannedCity>
export type PlannedLeg = z.infer<typeof plannedLeg>
export type PlannedDay = z.infer<typeof plannedDay>
export type PlannedTrip = z.infer<typeof plannedTrip>
