import * as z from 'zod/mini'
import { city } from './collections/cities.ts'
import { country } from './collections/countries.ts'
import { state } from './collections/states.ts'
import { legTypes } from './collections/travel-items.ts'
import { isConsistent, isWithinBounds } from './domain/trip-request.ts'
import { openTrip, question, span, tripChange, tripRequest } from './trip-request.ts'

export const promptMaxLength = 1000

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))

/** The request body of `POST /api/planner/generate`. */
export const plannerRequest = z.object({
  prompt: z.string().check(z.trim(), z.minLength(1), z.maxLength(promptMaxLength)),
  /** Today in the person's time zone, on which words such as "tomorrow" depend; the server's day when absent. */
  today: z.optional(day),
  /** The open trip: the prompt is then a follow-up that changes this trip. */
  trip: z.optional(openTrip),
  /**
   * With `trip`: the request from which the open trip was made. Without `trip`: the request to plan from, after the
   * person corrected it; the prompt is then not read again, so the answer has neither unused words nor its questions.
   */
  request: z.optional(
    tripRequest.check(
      z.refine(isConsistent, 'A range or a window of days ends before it begins.'),
      z.refine(isWithinBounds, 'It names more places than a trip can be planned from.'),
    ),
  ),
})

/** The city of a leg: its record with state and country expanded. */
const plannedCity = z.extend(city, {
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

const plannedDay = z.object({
  day: z.number().check(z.int(), z.minimum(1)),
  /** The record id of the city in which the day is spent. */
  city: z.string(),
  city_name: z.string(),
  text: z.string(),
})

/** A wish that the planner could not meet, with what it did instead. */
const limit = z.object({
  text: z.string(),
  /** The id of the constraint of `request` that is not met. */
  constraint: z.optional(z.string()),
  /** The index of the leg in `travel_items` that it is about. */
  leg: z.optional(z.number().check(z.int(), z.minimum(0))),
})

/** The response of `POST /api/planner/generate`. */
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
    /** Values that the prompt left open, each with the planner's choice. */
    assumptions: z.array(z.string()),
    limits: z.array(limit),
  }),
  /** What the trip was planned from: the constraints of the prompt, and those that the planner assumed. */
  request: tripRequest,
  /** Parts of the prompt that had no effect on the trip; none after a correction. */
  unused: z.array(span),
  /** Constraints that can mean several places; after a correction only those that it raises. */
  questions: z.array(question),
  /** What a follow-up changed; empty without an open trip. */
  changes: z.array(tripChange),
  /** The author of the trip: the configured model or the built-in planner. */
  source: z.enum(['model', 'built-in']),
})
