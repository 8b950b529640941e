import { perWay } from '#shared/collections/travel-items.ts'
import * as z from 'zod/mini'
import { countRules } from '#shared/collections/settings.ts'
import { ledgerStay } from '#shared/collections/stays.ts'
import { optionalRelation, recordId } from '#shared/records.ts'

const ledgerWish = z.object({ id: recordId, city: recordId, note: z.string() })

/** A city of a ledger, with the facts that counting needs. */
export const ledgerCity = z.object({
  id: recordId,
  name: z.string(),
  local_name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** The id of its country. */
  country: optionalRelation,
  /** The id of its state, or "". */
  state: optionalRelation,
  iso2: z.string(),
  /** AF, AS, EU, NA, SA, OC or AN, by the city's position; "" when unknown. */
  continent: z.string(),
  /** Whether it is the capital of its country. */
  capital: z.boolean(),
})

/** A trip of a ledger. */
const ledgerTrip = z.object({
  id: recordId,
  name: z.string(),
  /** The first and the last day, "2019-05-03", or "": the trip's own, or else the earliest and the latest of its legs. */
  starts: z.string(),
  ends: z.string(),
  /** Great-circle kilometres by means of transport. */
  kilometres: z.object(perWay(() => z.number())),
})

const countingRules = z.object({
  rule: z.enum(countRules),
  territories: z.boolean(),
  transit: z.boolean(),
})

/**
 * The response of `GET /api/ledger/{userId}`. Its owner gets all of it. Another person gets the public form of a public
 * person's: see server/collections/ledger.ts.
 */
export const ledger = z.object({
  user: recordId,
  /** Whether it is the caller's own ledger. */
  own: z.boolean(),
  rules: countingRules,
  /** The id of the city where the person lives, or "". */
  home: optionalRelation,
  stays: z.array(ledgerStay),
  wishes: z.array(ledgerWish),
  /** Each city of the stays, the wishes and the home, once. */
  cities: z.array(ledgerCity),
  trips: z.array(ledgerTrip),
})

export type Ledger = z.infer<typeof ledger>
export type LedgerStay = z.infer<typeof ledgerStay>
export type LedgerWish = z.infer<typeof ledgerWish>
export type LedgerCity = z.infer<typeof ledgerCity>
export type LedgerTrip = z.infer<typeof ledgerTrip>
export type CountingRules = z.infer<typeof countingRules>
