import * as z from 'zod/mini'

/** A record's id: exactly 15 characters of a-z and 0-9. */
export const recordId = z.string().check(z.regex(/^[a-z0-9]{15}$/))

/** A moment as records carry it: "2026-03-01 10:00:00.123Z" in UTC, or "" when there is none. */
export const timestamp = z.string().check(z.regex(/^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}Z)?$/))

/** A reference to one record, or "" when there is none. */
export const optionalRelation = z.union([z.literal(''), recordId])

/** What every record has, whatever its collection. */
export const recordBase = {
  id: recordId,
  collectionId: z.string(),
  collectionName: z.string(),
}

/** What records kept in tables have besides; views may lack it. */
export const recordTimes = {
  created: timestamp,
  updated: timestamp,
}

/** The envelope of a list. Both totals are −1 when the caller asked not to count. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    page: z.number(),
    perPage: z.number(),
    totalItems: z.number(),
    totalPages: z.number(),
    items: z.array(item),
  })

/** The error of one field of a request. */
export const fieldError = z.object({
  code: z.string(),
  message: z.string(),
  params: z.optional(z.record(z.string(), z.unknown())),
})

/** The body of every answer with a status of 400 or above. */
export const errorBody = z.object({
  status: z.number(),
  message: z.string(),
  data: z.record(z.string(), z.unknown()),
})

export type FieldError = z.infer<typeof fieldError>
export type ErrorBody = z.infer<typeof errorBody>
export type List<Item> = {
  page: number
  perPage: number
  totalItems: number
  totalPages: number
  items: Item[]
}

/** The text of an error that says no more. */
export const defaultErrorMessage = 'Something went wrong while processing your request.'
