import * as z from 'zod/mini'
import { optionalRelation, recordBase, recordId, recordTimes } from '#shared/records.ts'
import { city } from './cities.ts'

export const stayKinds = ['visited', 'lived', 'transit'] as const

/** Where a stay comes from: entered by hand, made from a trip, or read from a file. */
export const staySources = ['hand', 'trip', 'import'] as const

/** The maximum length of the note of a stay or a wish, in characters. */
export const noteMaxLength = 2000
/** The maximum number of stays and of wishes of a person. */
export const mostStays = 50_000
export const mostWishes = 10_000
/** The first year of a stay. The last one is this many years after the present one. */
export const firstYearOfStays = 1900
export const mostYearsAhead = 5

/** What a person writes about a stay, besides its city, its kind and its dates. Only the person can read it. */
const stayDetails = z.object({ note: z.string() })

export type StayDetails = z.infer<typeof stayDetails>

/** The details of a stay about which nothing is written. */
export const noDetails: StayDetails = { note: '' }

const namesOfDetails = z.keyof(stayDetails).options

/** Whether a person has written something about a stay. */
export const hasDetails = (stay: StayDetails) => namesOfDetails.some((name) => stay[name] !== noDetails[name])

/** A stay as its person's ledger has it. */
export const ledgerStay = z.object({
  id: recordId,
  city: recordId,
  kind: z.enum(stayKinds),
  /** The first and the last day as partial dates: "", "2019", "2019-05" or "2019-05-03", with "~" after it for "about". */
  start: z.string(),
  end: z.string(),
  ...stayDetails.shape,
  /** The trip that the stay belongs to, or "". */
  trip: optionalRelation,
  source: z.enum(staySources),
})

/** A visit entered by hand, before its id, its city and its days are known. */
export const undatedStay: Omit<z.infer<typeof ledgerStay>, 'id' | 'city'> = {
  kind: 'visited',
  start: '',
  end: '',
  ...noDetails,
  trip: '',
  source: 'hand',
}

/** All that a client sends of a stay, so that it can be stored again. */
export const storedStay = z.object({
  ...ledgerStay.shape,
  user: recordId,
  /** Identifies the stay in its source, so that it is not stored twice. Unique for each person, or "". */
  source_key: z.string(),
})

export type StoredStay = z.infer<typeof storedStay>

/** A stay of a person in a city. The kinds `visited` and `lived` count as a visit and make the mark of the city. */
export const stay = z.object({
  ...recordBase,
  ...recordTimes,
  ...storedStay.shape,
  /** Set by the server: the first possible day of `start`; "" when it is unknown. */
  lo: z.string(),
  /** Set by the server: the last possible day of `end`, or of `start` when there is no end; "" when both are unknown. */
  hi: z.string(),
  /** Set by the server: the import that it comes from, or "". */
  import: optionalRelation,
  expand: z.optional(z.object({ city: z.optional(city) })),
})
