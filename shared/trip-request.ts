import * as z from 'zod/mini'
import { legTypes } from './collections/travel-items.ts'

/**
 * A person's wishes for a trip, as a list of constraints. The reader of a sentence makes it, a model makes it, a change
 * to an open trip edits it, the page shows it as chips, and the solver turns it into a route. No other description of a
 * wish exists.
 */

export const themes = [
  'beach',
  'island',
  'mountains',
  'hiking',
  'skiing',
  'nature',
  'wildlife',
  'desert',
  'lakes',
  'diving',
  'surfing',
  'wine',
  'food',
  'history',
  'art',
  'architecture',
  'castles',
  'religion',
  'nightlife',
  'music',
  'shopping',
  'spa',
  'family',
  'romance',
  'auroras',
] as const

export type Theme = (typeof themes)[number]

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
const whole = (most: number) => z.number().check(z.int(), z.minimum(0), z.maximum(most))
const longestTripDays = 365

/** A city, country, state or region. */
export const place = z.object({
  kind: z.enum(['city', 'country', 'state', 'region']),
  /** The record id of a city, the ISO code of a country, the admin-1 code of a state, the id of a region. */
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  /** In the person's language, like the page's other texts. */
  name: z.string().check(z.maxLength(200)),
})

const range = z.object({
  least: z.optional(whole(longestTripDays)),
  most: z.optional(whole(longestTripDays)),
})

/** A position in a prompt, in UTF-16 units. */
const position = whole(10_000)

/** A range of days, including both ends. */
const dayWindow = z.object({ from: day, to: day })

const common = {
  /** Unique within the request. */
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  /** The words of the prompt that it comes from; "" when it is assumed. */
  words: z.string().check(z.maxLength(300)),
  /** The position of the words in the prompt, in UTF-16 units. */
  at: z.optional(z.tuple([position, position])),
  /** The probability that the person meant it, 0 to 1. */
  sure: z.number().check(z.minimum(0), z.maximum(1)),
  /** `kept`: it holds a part of the open trip as it was when the person asked for a change. */
  origin: z.enum(['said', 'assumed', 'kept']),
}

/** A city to stop in, or an area in which the planner chooses the cities. */
const visit = z.object({
  ...common,
  kind: z.literal('visit'),
  place,
  /** "Maybe Siena": left out when it does not fit. */
  optional: z.boolean(),
  /** The part of an area, such as "northern Italy", when that part is not a region of its own. */
  direction: z.optional(z.enum(['north', 'south', 'east', 'west', 'centre'])),
  /** The number of cities of an area. */
  cities: z.optional(range),
})

/** How long to stay in a place. */
const stay = z.object({
  ...common,
  kind: z.literal('stay'),
  /** Null: in each stop ("two nights each"). */
  of: z.nullable(z.union([place, z.object({ kind: z.literal('theme'), theme: z.enum(themes) })])),
  unit: z.enum(['nights', 'days']),
  ...range.shape,
  /** A part of the trip instead of a number: 0.5 is "half of the time". */
  share: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
})

/** The role of a place in the trip. `home` is where the person lives: no day is spent there. */
const role = z.object({
  ...common,
  kind: z.literal('role'),
  role: z.enum(['start', 'end', 'home', 'base']),
  place,
})

/** A place that is visited from another one without a night there. */
const dayTrip = z.object({
  ...common,
  kind: z.literal('day-trip'),
  place: z.nullable(place),
  from: z.optional(place),
})

/** Places in the order of the visit. Without places: the order is free. */
const order = z.object({
  ...common,
  kind: z.literal('order'),
  places: z.array(place).check(z.maxLength(100)),
})

/** The trip ends where it begins. */
const loop = z.object({ ...common, kind: z.literal('loop') })

const transport = z.object({
  ...common,
  kind: z.literal('transport'),
  use: z.enum(['prefer', 'only', 'avoid']),
  types: z.array(z.enum(legTypes)).check(z.minLength(1), z.maxLength(legTypes.length)),
  /** The leg that it is about; absent for the whole trip. */
  leg: z.optional(
    z.union([z.enum(['first', 'last']), z.object({ from: z.optional(place), to: z.optional(place) })]),
  ),
  /** A night train or a night bus. */
  overnight: z.optional(z.boolean()),
})

/** The longest acceptable leg. */
const longestLeg = z.object({
  ...common,
  kind: z.literal('longest-leg'),
  hours: z.optional(z.number().check(z.minimum(0.5), z.maximum(100))),
  km: z.optional(whole(20_000)),
})

const avoid = z.object({ ...common, kind: z.literal('avoid'), place })

/** The length of the trip. */
const length = z.object({
  ...common,
  kind: z.literal('length'),
  unit: z.enum(['nights', 'days']),
  ...range.shape,
})

/** The number of cities to visit, without the home. */
const cityCount = z.object({ ...common, kind: z.literal('city-count'), ...range.shape })

/** When the trip begins and ends. A date, a month, a season and an event are all windows. */
const dates = z.object({
  ...common,
  kind: z.literal('dates'),
  first: z.optional(dayWindow),
  last: z.optional(dayWindow),
  /** A day on which the person is in a place, or the days of an event: they lie within the trip. */
  during: z.optional(dayWindow),
  /** The id of an event in the table of events. */
  event: z.optional(z.string().check(z.maxLength(60))),
})

const theme = z.object({
  ...common,
  kind: z.literal('theme'),
  theme: z.enum(themes),
  /** "No museums", "no beaches". */
  unwanted: z.boolean(),
})

const pace = z.object({ ...common, kind: z.literal('pace'), pace: z.enum(['slow', 'normal', 'fast']) })
const company = z.object({
  ...common,
  kind: z.literal('company'),
  company: z.enum(['alone', 'couple', 'family', 'friends', 'seniors', 'group', 'pet']),
})
const budget = z.object({ ...common, kind: z.literal('budget'), budget: z.enum(['low', 'medium', 'high']) })

/** A classic route from the table of routes. */
const route = z.object({
  ...common,
  kind: z.literal('route'),
  route: z.string().check(z.maxLength(60)),
  name: z.string().check(z.maxLength(200)),
})

const constraint = z.discriminatedUnion('kind', [
  visit,
  stay,
  role,
  dayTrip,
  order,
  loop,
  transport,
  longestLeg,
  avoid,
  length,
  cityCount,
  dates,
  theme,
  pace,
  company,
  budget,
  route,
])

export const tripRequest = z.object({
  /** The language tag of the prompt, such as "de". The trip's texts are in this language. */
  language: z.string().check(z.minLength(2), z.maxLength(12)),
  constraints: z.array(constraint).check(z.maxLength(400)),
  /** Selects one of several good trips: each "another one" adds 1. */
  variant: whole(1000),
})

export type Place = z.infer<typeof place>
export type Constraint = z.infer<typeof constraint>
export type TripRequest = z.infer<typeof tripRequest>
/** The constraints of one kind. */
export type ConstraintOf<K extends Constraint['kind']> = Extract<Constraint, { kind: K }>

/** A part of the prompt. */
export const span = z.object({ text: z.string(), at: z.tuple([position, position]) })
export type Span = z.infer<typeof span>

/**
 * A question about a constraint. Each answer is a place that the constraint can mean; the plan already follows the
 * displayed one.
 */
export const question = z.object({
  id: z.string(),
  text: z.string(),
  /** The id of the constraint. */
  about: z.string(),
  answers: z.array(
    z.object({
      place,
      label: z.string(),
      detail: z.string(),
      /** The ISO code, for the flag. */
      country: z.string(),
      isShown: z.boolean(),
    }),
  ),
})
export type Question = z.infer<typeof question>

/** A change to an open trip, as a follow-up asks for it. Its words are shown as a chip. */
export const tripChange = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('add'),
    place,
    after: z.optional(place),
    before: z.optional(place),
    ...range.shape,
  }),
  z.object({ ...common, kind: z.literal('remove'), place }),
  z.object({ ...common, kind: z.literal('replace'), place, by: place }),
  z.object({ ...common, kind: z.literal('swap'), place, with: place }),
  /** Nights or days in a place or, with null, in the whole trip: more or fewer (`by`), or exactly (`to`). */
  z.object({
    ...common,
    kind: z.literal('lengthen'),
    place: z.nullable(place),
    unit: z.enum(['nights', 'days']),
    by: z.optional(z.number().check(z.int(), z.minimum(-365), z.maximum(365))),
    to: z.optional(whole(longestTripDays)),
  }),
  /** Move a stop: after or before another, to the start or to the end. */
  z.object({
    ...common,
    kind: z.literal('move'),
    place,
    after: z.optional(place),
    before: z.optional(place),
    to: z.optional(z.enum(['start', 'end'])),
  }),
  z.object({ ...common, kind: z.literal('reverse') }),
  /** Another good trip for the same wishes. */
  z.object({ ...common, kind: z.literal('another') }),
  /** Adds a wish to the request, replacing one of the same kind: transport, dates, pace, theme, avoid, loop … */
  z.object({ ...common, kind: z.literal('wish'), constraint }),
])
export type TripChange = z.infer<typeof tripChange>

/**
 * The maximum number of stops of a trip that a sentence can change: each of its stops and legs is a constraint of the
 * request.
 */
export const mostOpenStops = 60

/** The trip that is open on the page, without the cities' records. */
export const openTrip = z
  .object({
    stops: z
      .array(
        z.object({ city: z.string().check(z.minLength(1), z.maxLength(60)), nights: whole(longestTripDays) }),
      )
      .check(z.minLength(1), z.maxLength(mostOpenStops)),
    /** One fewer than stops: the transport from each stop to the next one. */
    ways: z.array(z.enum(legTypes)).check(z.maxLength(mostOpenStops - 1)),
    /** The first day, or absent while none is chosen. */
    starts: z.optional(day),
  })
  .check(
    z.refine(({ stops, ways }) => ways.length === stops.length - 1, 'A trip has a way between its stops.'),
  )
export type OpenTrip = z.infer<typeof openTrip>
