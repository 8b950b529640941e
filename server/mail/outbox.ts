import { sql } from 'kysely'
import { type Clock, secondsAfter, timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import { lowerAscii } from '#server/db/lower-ascii.ts'
import { newId } from '#server/db/new-id.ts'
import type { Letter } from './templates.ts'

/** Within this time a second mail to the same address for the same purpose is not queued. */
const repeatSeconds = 55

/**
 * Queues a mail in the outbox, as part of the caller's transaction if `db` is one. Returns false and queues nothing
 * when the same address got a mail for the same purpose within the last 55 seconds.
 */
export async function enqueueMail(db: Db, letter: Letter, clock: Clock): Promise<boolean> {
  const now = clock()
  const recent = await db
    .selectFrom('mail')
    .select('id')
    .where(sql`lower(recipient)`, '=', lowerAscii(letter.recipient))
    .where('purpose', '=', letter.purpose)
    .where('created', '>', timestampOf(secondsAfter(now, -repeatSeconds)))
    // Ignores rows from the future: after the clock was set back they would block mails until it has caught up.
    .where('created', '<=', timestampOf(now))
    .executeTakeFirst()
  if (recent) return false
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
      created: timestampOf(now),
      due: timestampOf(now),
      attempts: 0,
      sent: '',
    })
    .execute()
  return true
}

/** The name of the lock to hold during enqueueMail(), so that two requests at once queue one mail. */
export const mailLock = ({ recipient, purpose }: Letter) => `mail ${purpose} ${lowerAscii(recipient)}`

const keptSeconds = 7 * 86_400

/** Deletes all mails about an account or to its address. */
export async function removeMailsOf(db: Db, user: { id: string; email: string }) {
  const address = lowerAscii(user.email)
  await db
    .deleteFrom('mail')
    .where((where) => where.or([where('user', '=', user.id), where(sql`lower(recipient)`, '=', address)]))
    .execute()
}

/** Deletes mails older than a week that were sent or given up. */
export async function purgeMails(db: Db, clock: Clock) {
  const before = timestampOf(secondsAfter(clock(), -keptSeconds))
  await db.deleteFrom('mail').where('due', '=', '').where('created', '<', before).execute()
}
