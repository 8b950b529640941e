import * as z from 'zod/mini'

/** What `/api/rates` answers: the day of the exchange rates that the currencies carry. */
export const ratesState = z.object({ date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)) })
