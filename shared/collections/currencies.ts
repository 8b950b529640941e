import * as z from 'zod/mini'
import { recordBase, recordTimes } from '#shared/records.ts'

export const currency = z.object({
  ...recordBase,
  ...recordTimes,
  name: z.string(),
  /** ISO 4217, upper case. */
  code: z.string(),
  /** The units of this currency for one euro. */
  rate: z.number(),
})
