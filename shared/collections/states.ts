import * as z from 'zod/mini'
import { recordBase, recordId, recordTimes } from '#shared/records.ts'

export const state = z.object({
  ...recordBase,
  ...recordTimes,
  name: z.string(),
  country: recordId,
  state_code: z.string(),
  type: z.string(),
})

export type State = z.infer<typeof state>
