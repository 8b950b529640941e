import * as z from 'zod/mini'
import { optionalRelation, recordBase, recordId, recordTimes, timestamp } from '#shared/records.ts'
import { city } from './cities.ts'

export const legTypes = ['plane', 'train', 'bus', 'car'] as const

/** The maximum number of legs of a trip. */
export const maxLegs = 200

/** A leg of a trip, from one city to another. */
export const travelItem = z.object({
  ...recordBase,
  ...recordTimes,
  from: optionalRelation,
  to: optionalRelation,
  type: z.enum(legTypes),
  /** Calendar days: the first ten characters are the day; the time is midnight. */
  start_date: timestamp,
  arrival_date: timestamp,
  /** The position in the trip, from 0. */
  order: z.number(),
  user: recordId,
  trip: recordId,
  expand: z.optional(z.object({ from: z.optional(city), to: z.optional(city) })),
})

export type LegType = (typeof legTypes)[number]

/** A value for each way to travel. */
export const perWay = <Value>(valueOf: (type: LegType) => Value) =>
  Object.fromEntries(legTypes.map((type) => [type, valueOf(type)])) as Record<LegType, Value>

/** Kilometres by way to travel. */
export type Kilometres = Readonly<Record<LegType, number>>
