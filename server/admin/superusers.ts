import type { Passwords } from '#server/auth/passwords/passwords.ts'
import { newTokenKey } from '#server/auth/sessions/tokens.ts'
import {
  addSuperuser,
  endSessionsOfSuperuser,
  newSuperuserPassword,
  type SuperuserAccount,
  superuserByEmail,
} from '#server/auth/superusers/superuser-accounts.ts'
import { type Clock, timestampOf } from '#server/clock.ts'
import { type Db, transaction } from '#server/db/connect.ts'
import { isEmail } from '#server/records/write/value-errors.ts'
import { AdminError } from './admin-error.ts'

type Hashing = Pick<Passwords, 'hash'>

/** Creates a superuser with a random password. Returns the text to print, which contains the password. */
export async function createSuperuser(
  db: Db,
  email: string,
  passwords: Hashing,
  clock: Clock,
): Promise<string> {
  if (!isEmail(email)) throw new AdminError(`${email} is not an e-mail address.`)
  if (await superuserByEmail(db, email))
    throw new AdminError(`${email} is already a superuser. For a new password run: reset-superuser ${email}`)
  const password = newSuperuserPassword()
  await addSuperuser(db, clock, { email, passwordHash: await passwords.hash(password) })
  return `${email} is a superuser, who can read and change every record. The password, which is shown only now:\n${password}`
}

/** The superusers, with the number of their open sessions. Returns the text to print. */
export async function listSuperusers(db: Db, clock: Clock): Promise<string> {
  const now = timestampOf(clock())
  const superusers = await db
    .selectFrom('_superusers')
    .select(['id', 'email', 'created'])
    .orderBy('email')
    .execute()
  if (superusers.length === 0) return 'There is no superuser. Everything about superusers is off.'
  const own = await db
    .selectFrom('superuser_session')
    .select(['superuser', 'used'])
    .where('expires', '>', now)
    .execute()
  const others = await db
    .selectFrom('session')
    .select('impersonator')
    .where('impersonator', '<>', '')
    .where('expires', '>', now)
    .execute()
  const lines = superusers.map(({ id, email, created }) => {
    const sessions = own.filter(({ superuser }) => superuser === id)
    const inPlace = others.filter(({ impersonator }) => impersonator === id).length
    const last = sessions
      .map(({ used }) => used)
      .toSorted()
      .at(-1)
    return [
      email,
      `since ${created.slice(0, 10)}`,
      `open sessions: ${sessions.length}${last === undefined ? '' : `, last used ${last}`}`,
      `in place of people: ${inPlace}`,
    ].join('; ')
  })
  return lines.join('\n')
}

/** Gives a superuser a new random password and ends their sessions. Returns the text to print. */
export async function resetSuperuser(
  db: Db,
  email: string,
  passwords: Hashing,
  clock: Clock,
): Promise<string> {
  const account = await superuserOrError(db, email)
  const password = newSuperuserPassword()
  const hash = await passwords.hash(password)
  await transaction(db, async (db) => {
    await db
      .updateTable('_superusers')
      .set({ password_hash: hash, token_key: newTokenKey(), updated: timestampOf(clock()) })
      .where('id', '=', account.id)
      .execute()
    await endSessionsOfSuperuser(db, account.id)
  })
  return `All sessions of ${account.email} are ended. The new password, which is shown only now:\n${password}`
}

/** Removes a superuser, also the last one, and ends their sessions. Returns the text to print. */
export async function removeSuperuser(db: Db, email: string): Promise<string> {
  const account = await superuserOrError(db, email)
  await transaction(db, async (db) => {
    await endSessionsOfSuperuser(db, account.id)
    await db.deleteFrom('_superusers').where('id', '=', account.id).execute()
  })
  return `${account.email} is no superuser any more.`
}

async function superuserOrError(db: Db, email: string): Promise<SuperuserAccount> {
  const account = await superuserByEmail(db, email)
  if (!account) throw new AdminError(`There is no superuser with the address ${email}.`)
  return account
}
