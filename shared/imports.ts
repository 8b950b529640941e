import * as z from 'zod/mini'
import { importNameMaxLength } from './collections/imports.ts'
import { noteMaxLength, stayKinds } from './collections/stays.ts'
import { legTypes, maxLegs } from './collections/travel-items.ts'
import { tripDescriptionMaxLength, tripNameMaxLength } from './collections/trips.ts'
import { optionalRelation, recordId } from './records.ts'

/** The most positions and airports of one request to resolve places. */
export const mostPositions = 10_000
export const mostAirports = 2000
/** The most rows of one batch of an import. */
export const mostRowsOfBatch = { stays: 1000, wishes: 1000, trips: 50 } as const

/** A country in a position: its ISO 3166-1 alpha-2 code, or "" for the open sea and for an unknown country. */
const countryCode = z.string().check(z.regex(/^([A-Z]{2})?$/))

/** A position, rounded to two decimals of a degree, and the country that its exact position lies in. */
const position = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  country: countryCode,
})

/** The body of `POST /api/places/resolve`. */
export const placeResolveRequest = z.object({
  positions: z.array(position).check(z.maxLength(mostPositions)),
  /** IATA or ICAO codes. */
  airports: z.array(z.string().check(z.regex(/^[A-Z0-9]{3,4}$/))).check(z.maxLength(mostAirports)),
})

/** A city of a resolved place, with its country and state. */
export const resolvedCity = z.object({
  id: recordId,
  name: z.string(),
  local_name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  population: z.number(),
  timezone: z.string(),
  country: optionalRelation,
  state: optionalRelation,
  expand: z.object({
    country: z.optional(z.object({ id: recordId, name: z.string(), iso2: z.string() })),
    state: z.optional(z.object({ id: recordId, name: z.string() })),
  }),
})

/** The city of a position. */
const resolvedPosition = z.object({
  /** The id of the city, or "" where no city of the country is within 50 km. */
  city: optionalRelation,
  /** The distance to that city; 0 without one. */
  km: z.number(),
  /** Up to three other cities of the country that the position may belong to, likeliest first. */
  others: z.array(recordId),
  /** The id of the city that `city` is a suburb of, or "". */
  parent: optionalRelation,
})

/** The response of `POST /api/places/resolve`. Positions and airports are in the order of the request. */
export const placeResolveResponse = z.object({
  /** Each city that the response names, once. */
  cities: z.array(resolvedCity),
  positions: z.array(resolvedPosition),
  /** The city that each airport serves, or "" for an unknown code. */
  airports: z.array(z.object({ code: z.string(), city: optionalRelation })),
})

/** A text that the databases can store: PostgreSQL has no NUL. */
const text = (most: number) =>
  z.string().check(
    z.maxLength(most),
    z.refine((value) => !value.includes('\0'), 'A NUL character cannot be stored.'),
  )

/** A calendar day, or "". */
const optionalDay = z.string().check(z.regex(/^(\d{4}-\d\d-\d\d)?$/))
const count = z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000_000))

/** The body of `POST /api/imports`. */
export const importRequest = z.object({
  /** The id of the new import, so that a repeated request creates only one. */
  id: z.optional(recordId),
  format: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  name: text(importNameMaxLength),
  found: count,
})

/** The counts of an import that the server keeps. */
export const importCounts = z.object({ stays: count, wishes: count, trips: count, skipped: count })

/** A stay of a batch. Its dates are partial dates: see shared/collections/stays.ts. */
const importedStay = z.object({
  city: recordId,
  kind: z.enum(stayKinds),
  start: z.string(),
  end: z.string(),
  note: text(noteMaxLength),
  /** The trip that the stay belongs to: its index in the trips of the same batch. */
  trip: z.optional(z.number().check(z.int(), z.minimum(0))),
})

const importedWish = z.object({ city: recordId, note: text(noteMaxLength) })

const importedLeg = z.object({
  from: optionalRelation,
  to: optionalRelation,
  type: z.enum(legTypes),
  start_date: optionalDay,
  arrival_date: optionalDay,
})

const importedTrip = z.object({
  name: text(tripNameMaxLength).check(z.minLength(1)),
  description: text(tripDescriptionMaxLength),
  starts: optionalDay,
  ends: optionalDay,
  legs: z.array(importedLeg).check(z.maxLength(maxLegs)),
})

/** The body of `POST /api/imports/{id}/batches`. */
export const importBatch = z.object({
  /** From 1. A number that was stored before is answered with the counts of that time. */
  number: z.number().check(z.int(), z.minimum(1), z.maximum(100_000)),
  stays: z.array(importedStay).check(z.maxLength(mostRowsOfBatch.stays)),
  wishes: z.array(importedWish).check(z.maxLength(mostRowsOfBatch.wishes)),
  trips: z.array(importedTrip).check(z.maxLength(mostRowsOfBatch.trips)),
})

const rowCounts = z.object({ stays: z.number(), wishes: z.number(), trips: z.number() })

/**
 * The response to a batch. `stored` and `there` (rows that the account already had) add up to the rows of the batch.
 */
export const importBatchResult = z.object({ number: z.number(), stored: rowCounts, there: rowCounts })

/**
 * `data` of the 400 to a batch with rows that cannot be stored: by list and index, as "stays" and "17". `params.field`
 * names the field of the row. Nothing of the batch is stored.
 */
export const importBatchErrors = z.record(
  z.enum(['stays', 'wishes', 'trips']),
  z.optional(
    z.record(
      z.string(),
      z.object({
        code: z.string(),
        message: z.string(),
        params: z.optional(z.record(z.string(), z.unknown())),
      }),
    ),
  ),
)

/** The response of `POST /api/imports/{id}/undo`: edited rows are kept. */
export const importUndoResult = z.object({ removed: rowCounts, kept: rowCounts })

export type PlaceResolveRequest = z.infer<typeof placeResolveRequest>
export type PlaceResolveResponse = z.infer<typeof placeResolveResponse>
export type ResolvedCity = z.infer<typeof resolvedCity>
export type ImportRequest = z.infer<typeof importRequest>
export type ImportBatch = z.infer<typeof importBatch>
export type ImportedStay = z.infer<typeof importedStay>
export type ImportedTrip = z.infer<typeof importedTrip>
export type RowCounts = z.infer<typeof rowCounts>
export type ImportBatchResult = z.infer<typeof importBatchResult>
export type ImportUndoResult = z.infer<typeof importUndoResult>
