import * as z from 'zod/mini'
import { recordId, timestamp } from './records.ts'

/** A signed-in device in the list that its owner sees. */
const device = z.object({
  id: recordId,
  /** The browser's User-Agent; can be "". */
  agent: z.string(),
  created: timestamp,
  /** The time of the last use, exact to a few minutes. */
  used: timestamp,
  /** Whether the request for the list came from this device. */
  current: z.boolean(),
  /** Whether an operator of the server has opened it on behalf of the person. */
  impersonated: z.boolean(),
})

export const deviceList = z.object({ items: z.array(device) })

export type Device = z.infer<typeof device>
