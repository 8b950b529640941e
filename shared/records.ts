import * as z from 'zod/mini'

/** A record's id: exactly 15 characters of a-z and 0-9. */
export const recordId = z.string().check(z.regex(/^[a-z0-9]{15}$/))

/** The timestamp format of records: "2026-03-01 10:00:00.123Z" in UTC, or "" for no value. */
export const timestamp = z.string().check(z.regex(/^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}Z)?$/))

/** A reference to one record, or "" when there is none. */
export const optionalRelation = z.union([z.literal(''), recordId])

/** The keys of every record. */
export const recordBase = {
  id: recordId,
  collectionId: z.string(),
  collectionName: z.string(),
}

/** The timestamps of records that are stored in tables. Records of views can lack them. */
export const recordTimes = {
  created: timestamp,
  updated: timestamp,
}

/** The schema of a list response. Both totals are −1 when the request has `skipTotal`. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    page: z.number(),
    perPage: z.number(),
    totalItems: z.number(),
    totalPages: z.number(),
    items: z.array(item),
  })

/** The body of every response with a status of 400 or above. */
const errorBody = z.object({
  status: z.number(),
  message: z.string(),
  data: z.record(z.string(), z.unknown()),
})

export type ErrorBody = z.infer<typeof errorBody>
export type List<Item> = {
  page: number
  perPage: number
  totalItems: number
  totalPages: number
  items: Item[]
}

/** The message of an error without a more specific one. */
export const defaultErrorMessage = 'Something went wrong while processing your request.'
