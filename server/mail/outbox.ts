import { sql } from 'kysely'
import { type Clock, secondsAfter, timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import { lowerAscii } from '#server/db/lower-ascii.ts'
import { newId } from '#server/db/new-id.ts'
import type { Letter } from './templates.ts'

/** A mail to the same address for the same purpose within this time is not written again. */
const repeatSeconds = 55

/**
 * Puts a letter into the outbox, in the caller's transaction where there is one. Returns false, having done
 * nothing, when the same went out moments ago.
 */
export async function enqueueMail(db: Db, letter: Letter, clock: Clock): Promise<boolean> {
  const now = clock()
  const recent = await db
    .selectFrom('mail')
    .select('id')
    .where(sql`lower(recipient)`, '=', lowerAscii(letter.recipient))
    .where('purpose', '=', letter.purpose)
    .where('created', '>', timestampOf(secondsAfter(now, -repeatSeconds)))
    // A clock that was set back must not silence an address until it has caught up.
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

/** What to lock around enqueueMail(), so that of two requests at once one writes the mail. */
export const mailLock = ({ recipient, purpose }: Letter) => `mail ${purpose} ${lowerAscii(recipient)}`

const keptSeconds = 7 * 86_400

/** Removes every mail about an account, or to its address. */
export async function removeMailsOf(db: Db, user: { id: string; email: string }) {
  const address = lowerAscii(user.email)
  await db
    .deleteFrom('mail')
    .where((where) => where.or([where('user', '=', user.id), where(sql`lower(recipient)`, '=', address)]))
    .execute()
}

/** Removes mails that were sent or given up a week ago. */
export async function purgeMails(db: Db, clock: Clock) {
  const before = timestampOf(secondsAfter(clock(), -keptSeconds))
  await db.deleteFrom('mail').where('due', '=', '').where('created', '<', before).execute()
}
