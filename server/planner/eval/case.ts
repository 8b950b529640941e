import * as z from 'zod'
import { legTypes } from '#shared/collections/travel-items.ts'

const day = z.iso.date()
/** "Rome IT", or "Portland US.ME" where the country has several of that name. */
const city = z.string().regex(/^.+ [A-Z]{2}(\.[A-Z0-9]+)?$/)
/** ISO codes of countries, with spaces between. */
const countries = z.string().regex(/^[A-Z]{2}( [A-Z]{2})*$/)
const types = z.string().regex(new RegExp(`^(${legTypes.join('|')})( (${legTypes.join('|')}))*$`))
/** A number, or the least and the most. */
const amount = z.union([z.number(), z.tuple([z.number(), z.number()])])

/** The parts of a right answer to a prompt. Nothing else in the answer is checked. */
const expectation = z.strictObject({
  /** The prompt is refused with a message: no trip can be made of it. */
  refused: z.literal(true).optional(),
  cities: z.array(city).optional(),
  /** Cities, and countries by their code. */
  avoid: z.array(z.union([city, countries])).optional(),
  /** All stops in their order, with start and end. */
  exact: z.array(city).optional(),
  /** All stops in any order. */
  set: z.array(city).optional(),
  /** At least one of each list. */
  anyOf: z.array(z.array(city)).optional(),
  /** Every stop is in one of these countries, except a start and an end that the case names. */
  within: countries.optional(),
  countries: countries.optional(),
  minCountries: z.number().optional(),
  /** Every stop is near, except a start and an end that the case names. */
  near: z.strictObject({ city, km: z.number() }).optional(),
  start: city.optional(),
  end: city.optional(),
  roundTrip: z.literal(true).optional(),
  /** The first arrivals come in this order. */
  order: z.array(city).optional(),
  days: amount.optional(),
  /** The number of places with a stay. */
  count: amount.optional(),
  /** Days in a city. */
  stays: z.record(city, amount).optional(),
  nights: z.record(city, amount).optional(),
  /** Every leg is of one of these types. */
  only: types.optional(),
  none: types.optional(),
  /** At least one leg is of each of these types. */
  some: types.optional(),
  /** The transport from one city to another, on each leg between them. */
  legs: z.array(z.tuple([city, city, z.enum(legTypes)])).optional(),
  startDay: day.optional(),
  startsIn: z.tuple([day, day]).optional(),
  endDay: day.optional(),
  endsBy: day.optional(),
  /** A wish cannot be met, and the answer states that. */
  told: z.literal(true).optional(),
  /** The answer asks which place is meant. The given text is in the question. */
  asks: z.union([z.literal(true), z.string()]).optional(),
  /** Words that the answer names as not understood. */
  reports: z.array(z.string()).optional(),
})

/** A prompt and what a right answer contains. */
const plannerCase = z.strictObject({
  id: z.string(),
  /** The language of the prompt. */
  language: z.string(),
  class: z.string(),
  prompt: z.string().min(1).max(1000),
  /** The trip that is open: the prompt asks for a change. */
  trip: z
    .strictObject({
      stops: z.array(z.strictObject({ city, nights: z.number() })),
      ways: z.array(z.enum(legTypes)),
      starts: day.optional(),
    })
    .optional(),
  expect: expectation,
})

export type PlannerCase = z.infer<typeof plannerCase>
export type Expectation = PlannerCase['expect']
export type Amount = z.infer<typeof amount>

/** The day on which every prompt is planned: a Tuesday. */
export const today = '2026-03-10'

/** Reads the cases of a file: a JSON object in each line. Throws for a line that is no case. */
export const readCases = (text: string): PlannerCase[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      const read = plannerCase.safeParse(JSON.parse(line))
      if (!read.success) throw new Error(`Line ${index + 1}: ${z.prettifyError(read.error)}`)
      return read.data
    })
