import * as z from 'zod/mini'
import { recordId, timestamp } from './records.ts'

/** A signed-in device, as its owner sees it. */
export const device = z.object({
  id: recordId,
  /** The browser as it named itself; may be "". */
  agent: z.string(),
  created: timestamp,
  /** When it was last used, within a few minutes. */
  used: timestamp,
  /** Whether this very request came from it. */
  current: z.boolean(),
})

export const deviceList = z.object({ items: z.array(device) })

export type Device = z.infer<typeof device>
