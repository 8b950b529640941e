import * as z from 'zod/mini'
import { optionalRelation, recordBase, recordId, recordTimes } from '#shared/records.ts'

/** The lists by which countries are counted: every code of the gazetteer, or three lists of states. */
export const countRules = ['places', 'un195', 'un193', 'states197'] as const

/** The most days for which a stay can be hidden from others after its end. */
export const mostHiddenDays = 3650

export const settings = z.object({
  ...recordBase,
  ...recordTimes,
  user: recordId,
  /** Set by the server: false while the account has no password, because its owner signs in with a provider. */
  authWithPasswordAvailable: z.boolean(),
  count_rule: z.enum(countRules),
  /** Under the lists of states: whether a stay in a territory counts for the territory's state, or for nothing. */
  count_territories: z.boolean(),
  /** Whether layovers count. */
  count_transit: z.boolean(),
  /** The city where the person lives, or "". */
  home: optionalRelation,
  /** How many days after its end a stay is shown to others: up to `mostHiddenDays`. */
  hide_recent_days: z.number(),
})
