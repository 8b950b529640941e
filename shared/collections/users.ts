import * as z from 'zod/mini'
import { recordBase, recordTimes } from '#shared/records.ts'

/** The limits of the account forms. The server enforces those of passwords; a name's minimum is the browser's alone. */
export const passwordMinLength = 8
export const passwordMaxLength = 200
export const nameMinLength = 2

/** A user's own record, as in the response to signing in. */
export const user = z.object({
  ...recordBase,
  ...recordTimes,
  /** Absent when another person reads the record. */
  email: z.optional(z.string()),
  emailVisibility: z.optional(z.boolean()),
  verified: z.boolean(),
  name: z.string(),
  /** The file name of the picture, or "". */
  avatar: z.string(),
  /** Whether other people can see this person's map and profile. */
  public: z.boolean(),
  /** Whether a new trip is private unless its request says otherwise. Sessions stored before this field lack it. */
  private_trips: z._default(z.boolean(), false),
  /** A language tag such as "de", or "" when the browser decides. Sessions stored before this field lack it. */
  language: z._default(z.string(), ''),
})

/** The fields of a public profile that everybody can read. */
export const publicUser = z.object({ ...recordBase, name: z.string(), avatar: z.string() })

export const authReply = z.object({ token: z.string(), record: user })

export type User = z.infer<typeof user>
