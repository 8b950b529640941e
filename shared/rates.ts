import * as z from 'zod/mini'

/** The response of `/api/rates`: the day of the stored exchange rates. */
export const ratesState = z.object({ date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)) })
