import * as z from 'zod/mini'
import { recordBase, recordId, recordTimes } from '#shared/records.ts'

export const settings = z.object({
  ...recordBase,
  ...recordTimes,
  user: recordId,
  /** Set by the server: false for people who only ever signed in with another provider. */
  authWithPasswordAvailable: z.boolean(),
})

export type Settings = z.infer<typeof settings>
