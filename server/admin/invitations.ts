import { createInvitation, invitationDays, validInvitations } from '#server/auth/registration/invitations.ts'
import type { Clock } from '#server/clock.ts'
import { type Db, transaction } from '#server/db/connect.ts'
import type { Env } from '#server/env.ts'
import { enqueueMail } from '#server/mail/outbox.ts'
import { invitationLetter } from '#server/mail/templates.ts'
import { isEmail } from '#server/records/write/value-errors.ts'
import { AdminError } from './admin-error.ts'

/** Creates an invitation, and mails its link when an address is given. Returns the text to print. */
export async function invite(
  db: Db,
  email: string,
  { env: { publicUrl, registration }, clock }: { env: Pick<Env, 'publicUrl' | 'registration'>; clock: Clock },
): Promise<string> {
  if (email !== '' && !isEmail(email)) throw new AdminError(`${email} is not an e-mail address.`)
  return transaction(db, async (db) => {
    const token = await createInvitation(db, clock, email)
    const link = `${publicUrl}/auth/register?token=${token}`
    const lines = [`Within ${invitationDays} days one person can register at\n${link}`]
    if (email !== '') {
      const to = { id: '', email, language: '' }
      const letter = invitationLetter({ to, languages: [], publicUrl, link, days: invitationDays })
      const isMailed = await enqueueMail(db, letter, clock)
      lines.push(
        isMailed ? `It is mailed to ${email}.` : `It is not mailed: ${email} has got too many mails.`,
      )
    }
    if (registration === 'open') lines.push('Registration is open, so that nobody needs an invitation.')
    if (registration === 'closed') lines.push('Registration is closed: set REGISTRATION=invite first.')
    return lines.join('\n')
  })
}

/** The text to print about the invitations that can be used. */
export async function listInvitations(db: Db, clock: Clock): Promise<string> {
  const invitations = await validInvitations(db, clock)
  if (invitations.length === 0) return 'There is no invitation that can be used.'
  return invitations
    .map(({ id, email, expires }) => `${id}  until ${expires.slice(0, 16)}  ${email || 'not mailed'}`)
    .join('\n')
}

/** Makes an invitation invalid, or all that were mailed to an address. Returns the text to print. */
export async function revokeInvitation(db: Db, idOrEmail: string): Promise<string> {
  const { numDeletedRows } = await db
    .deleteFrom('invitation')
    .where((where) =>
      where.or([
        where('id', '=', idOrEmail),
        where.and([where('email', '=', idOrEmail), where('email', '!=', '')]),
      ]),
    )
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AdminError(`There is no invitation ${idOrEmail}.`)
  return numDeletedRows === 1n
    ? 'The invitation is invalid now.'
    : `${numDeletedRows} invitations are invalid now.`
}
