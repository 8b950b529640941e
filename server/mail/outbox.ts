import { sql } from 'kysely'
import { type Clock, secondsAfter, timestampOf } from '#server/clock.ts'
import { type Db, lockedTransaction } from '#server/db/connect.ts'
import { lowerAscii } from '#server/db/lower-ascii.ts'
import { newId } from '#server/db/new-id.ts'
import { type Asker, countMail, purgeMailCounts, stranger } from './mail-limits.ts'
import type { Letter } from './templates.ts'

/**
 * Queues a mail in the outbox, as part of the caller's transaction if `db` is one. Returns false and queues nothing
 * when the limit of mails to the recipient is reached: see mail-limits.ts.
 */
export async function enqueueMail(db: Db, letter: Letter, clock: Clock, asker = stranger): Promise<boolean> {
  if (!(await countMail(db, letter, clock, asker))) return false
  const now = timestampOf(clock())
  await db
    .insertInto('mail')
    .values({
      id: newId(),
      user: letter.userId,
      recipient: letter.recipient,
      purpose: letter.purpose,
      subject: letter.subject,
      body_text: letter.text,
      body_html: letter.html,
      link: letter.link,
      created: now,
      due: now,
      attempts: 0,
      sent: '',
    })
    .execute()
  return true
}

interface MailRequest {
  clock: Clock
  asker?: Asker
  store?: (db: Db) => Promise<void>
  otherwise?: (db: Db) => Promise<void>
}

/**
 * Queues a mail that a request triggers, and runs `store` in the same transaction. When the limit of mails to the
 * recipient is reached, it queues nothing and runs `otherwise`. The response to the request must not depend on this.
 */
export async function requestMail(
  db: Db,
  letter: Letter,
  { clock, asker, store, otherwise }: MailRequest,
): Promise<void> {
  // The lock makes simultaneous requests count each other's mails.
  await lockedTransaction(db, [`mails to ${lowerAscii(letter.recipient)}`], async (db) => {
    if (await enqueueMail(db, letter, clock, asker)) await store?.(db)
    else await otherwise?.(db)
  })
}

const keptSeconds = 7 * 86_400

/** Deletes all mails about an account or to its address. */
export async function removeMailsOf(db: Db, user: { id: string; email: string }) {
  const address = lowerAscii(user.email)
  await db
    .deleteFrom('mail')
    .where((where) => where.or([where('user', '=', user.id), where(sql`lower(recipient)`, '=', address)]))
    .execute()
}

/** Deletes mails older than a week that were sent or given up, and counts of mails older than a day. */
export async function purgeMails(db: Db, clock: Clock) {
  await purgeMailCounts(db, clock)
  const before = timestampOf(secondsAfter(clock(), -keptSeconds))
  await db.deleteFrom('mail').where('due', '=', '').where('created', '<', before).execute()
}
