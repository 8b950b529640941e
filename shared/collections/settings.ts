import * as z from 'zod/mini'
import { recordBase, recordId, recordTimes } from '#shared/records.ts'

export const settings = z.object({
  ...recordBase,
  ...recordTimes,
  user: recordId,
  /** Set by the server: false while the account has no password, because its owner signs in with a provider. */
  authWithPasswordAvailable: z.boolean(),
})
