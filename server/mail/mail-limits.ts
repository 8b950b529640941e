// Limits on mails. They are counted in the database, so that they apply to all processes and after an account is deleted.
import { createHash } from 'node:crypto'
import { type Clock, momentOf, secondsAfter, timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import { lowerAscii } from '#server/db/lower-ascii.ts'
import { newId } from '#server/db/new-id.ts'
import { tooManyRequests } from '#server/http/errors.ts'
import type { Letter, MailPurpose } from './templates.ts'

/** The sender of a request for a mail. */
export interface Asker {
  /**
   * True for a device or a network on which the recipient has signed in. Its requests have a separate count, so that
   * strangers cannot use up the mails that the recipient may request.
   */
  isKnown: boolean
}

export const stranger: Asker = { isKnown: false }

const hourSeconds = 3600
const daySeconds = 86_400
/** The time for which a link for a new password is valid. */
const resetLinkSeconds = 1800
/** Within this time a second requested mail to the same address for the same purpose is not queued. */
const repeatSeconds = 55

/**
 * The maximum number of mails to one recipient in an hour and in a day. Requested mails and notices have separate
 * counts, because requests must not prevent a notice to the owner.
 */
const mailLimits = {
  /** Mails that a request triggers. For most of them, anybody can send the request. */
  requested: { hour: 6, day: 20 },
  /** Mails about a change to the account. */
  notice: { hour: 20, day: 60 },
} as const

const kinds: Record<MailPurpose, keyof typeof mailLimits> = {
  verification: 'requested',
  passwordReset: 'requested',
  emailChange: 'requested',
  emailChanged: 'notice',
  // The operator requests it, so requests of strangers must not use up its limit.
  invitation: 'notice',
  passwordChanged: 'notice',
  signInCode: 'requested',
  proofCode: 'requested',
  newSignIn: 'notice',
  securityChanged: 'notice',
}

const alwaysSent = new Set<MailPurpose>(['passwordReset', 'signInCode'])
/** The number of e-mail changes that an account may ask for in a day. */
const emailChangesInDay = 5

/** Counts a mail before it is queued. Returns false, and counts nothing, when the limit is reached. */
export async function countMail(db: Db, letter: Letter, clock: Clock, asker: Asker): Promise<boolean> {
  const { purpose } = letter
  const kind = kinds[purpose]
  const counted = kind === 'requested' && asker.isKnown ? 'known' : kind
  const subject = `${counted} ${hashOf(letter.recipient)}`
  const now = clock()
  const mails = await mailsOf(db, subject, now)
  const newest = mails.find((mail) => mail.purpose === purpose)
  if (kind === 'requested' && newest && newest.age < repeatSeconds) return false
  const { hour, day } = mailLimits[kind]
  const isTooMany = mails.length >= day || mails.filter(({ age }) => age < hourSeconds).length >= hour
  // The owner can use a link for a new password or a sign-in code no matter who requested it. One is sent every half
  // hour in any case. Otherwise strangers who use up the limits would lock the owner out.
  const isAlwaysSent = alwaysSent.has(purpose) && (newest?.age ?? daySeconds) >= resetLinkSeconds
  if (isTooMany && !isAlwaysSent) return false
  await count(db, subject, purpose, now)
  return true
}

/**
 * Forgets the requested mails of a purpose to a recipient, so that the next request gets a mail at once. Call it when
 * the recipient has used one of them.
 */
export async function forgetRequests(db: Db, recipient: string, purpose: MailPurpose): Promise<void> {
  const subjects = ['requested', 'known'].map((counted) => `${counted} ${hashOf(recipient)}`)
  await db.deleteFrom('mail_count').where('subject', 'in', subjects).where('purpose', '=', purpose).execute()
}

/** Counts a request of an account for another e-mail address. Throws a 429 for the sixth in a day. */
export async function countEmailChange(db: Db, userId: string, clock: Clock): Promise<void> {
  const now = clock()
  const subject = `e-mail changes ${hashOf(userId)}`
  const wishes = await mailsOf(db, subject, now)
  const oldest = wishes.at(-1)
  if (oldest && wishes.length >= emailChangesInDay) throw tooManyRequests(daySeconds - oldest.age)
  await count(db, subject, 'emailChange', now)
}

/** Deletes counts that are too old for any limit. */
export async function purgeMailCounts(db: Db, clock: Clock) {
  await db
    .deleteFrom('mail_count')
    .where('at', '<=', timestampOf(secondsAfter(clock(), -daySeconds)))
    .execute()
}

/** The counted mails of the last day, newest first, with their age in seconds. */
async function mailsOf(db: Db, subject: string, now: Date) {
  const rows = await db
    .selectFrom('mail_count')
    .select(['purpose', 'at'])
    .where('subject', '=', subject)
    .where('at', '>', timestampOf(secondsAfter(now, -daySeconds)))
    // Ignores rows from the future: after the clock was set back they would block mails until it has caught up.
    .where('at', '<=', timestampOf(now))
    .orderBy('at', 'desc')
    .execute()
  return rows.map(({ purpose, at }) => ({
    purpose,
    age: (now.getTime() - momentOf(at).getTime()) / 1000,
  }))
}

async function count(db: Db, subject: string, purpose: string, now: Date) {
  await db
    .insertInto('mail_count')
    .values({ id: newId(), subject, purpose, at: timestampOf(now) })
    .execute()
}

const hashOf = (text: string) =>
  createHash('sha256').update(lowerAscii(text)).digest('base64url').slice(0, 22)
