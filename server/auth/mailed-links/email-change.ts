import { type Context, Hono } from 'hono'
import type { Clock } from '#server/clock.ts'
import { type Db, lockedTransaction } from '#server/db/connect.ts'
import { lowerAscii } from '#server/db/lower-ascii.ts'
import { newId } from '#server/db/new-id.ts'
import type { Env } from '#server/env.ts'
import { acceptedLanguages } from '#server/http/accept-language.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { forbidden, unauthorized } from '#server/http/errors.ts'
import { countEmailChange } from '#server/mail/mail-limits.ts'
import { requestMail } from '#server/mail/outbox.ts'
import { emailChangedLetter, emailChangeLetter, type Recipient } from '#server/mail/templates.ts'
import { readBody } from '#server/records/write/request-body.ts'
import { recordTransaction } from '#server/records/write/record-transaction.ts'
import { required } from '#server/records/write/value-errors.ts'
import type { FieldError } from '#shared/field-errors.ts'
import { type Account, accountByEmail, accountById } from '#server/auth/accounts.ts'
import type { AuthContext } from '#server/auth/auth-context.ts'
import { revokeAccess } from '#server/auth/sessions/revoke-access.ts'
import { requireFreshProof } from '#server/auth/proof/fresh-proof.ts'
import { requireCaller } from '#server/auth/sessions/caller.ts'
import { changeUser } from '#server/auth/change-user.ts'
import { emailOf, invalidToken, refuse, textOf } from '#server/auth/form.ts'
import { notifyOwner } from '#server/auth/notify-owner.ts'
import { requestVerification } from './verification.ts'
import { makeUsable, readMailed, useOnce } from './mailed-tokens.ts'
import { newTokenKey, tokenSeconds } from '#server/auth/sessions/tokens.ts'

const missingClaims: FieldError = {
  code: 'validation_invalid_token_payload',
  message: 'Invalid token payload.',
}
const wrongPassword: FieldError = {
  code: 'validation_invalid_password',
  message: 'Missing or invalid auth record password.',
}

/**
 * Changes an account's e-mail address: a verified one after its owner has opened the link in a mail to the new address,
 * an unverified one at once.
 */
export function emailChangeRoutes(auth: AuthContext, users: string) {
  const { db, engine, tokens, clock, passwords } = auth
  const app = new Hono<RequestEnv>()

  app.post(`${users}/request-email-change`, async (c) => {
    const { account, newEmail } = await wishOf(c, 'newEmail')
    if (!account.verified) throw forbidden('Verify your e-mail address first.')
    await allow(account, newEmail, 'newEmail')
    const jti = newId()
    const token = tokens.sign('emailChange', account, { email: account.email, newEmail, jti })
    const letter = emailChangeLetter({
      to: { ...account, email: newEmail },
      languages: acceptedLanguages(c.req.header('accept-language')),
      publicUrl: auth.env.publicUrl,
      token,
      seconds: tokenSeconds.emailChange,
    })
    const store = (db: Db) => makeUsable(db, 'emailChange', account.id, jti, clock)
    await requestMail(db, letter, { clock, store })
    auth.notifyOutbox()
    return c.body(null, 204)
  })

  // A person who mistyped the address while registering gets no mail and so cannot verify it. The wrong address is
  // replaced at once, because neither the old nor the new one is proven. The limit is that of registrations.
  app.post('/api/account/correct-email', async (c) => {
    const { account, newEmail } = await wishOf(c, 'email')
    if (account.verified) throw forbidden('The address is verified. Request a change of the address.')
    await allow(account, newEmail, 'email')
    const error = await recordTransaction(engine, async (db, changes) => {
      if (await accountByEmail(db, newEmail)) return takenEmail
      if ((await accountById(db, account.id))?.verified !== false) throw unauthorized()
      // The owner of the wrong address must not get this account by the links that were mailed there.
      await db.deleteFrom('mailed_token').where('user', '=', account.id).execute()
      await changeUser(db, engine, account.id, { email: newEmail }, changes)
      return null
    })
    if (error) refuse({ email: error })
    const corrected = { ...account, email: newEmail }
    await requestVerification(auth, corrected, acceptedLanguages(c.req.header('accept-language')))
    return c.body(null, 204)
  })

  app.post(`${users}/confirm-email-change`, async (c) => {
    const body = await readBody(c.req)
    const token = textOf(body, 'token')
    const password = textOf(body, 'password')
    const mailed = await readMailed(db, tokens, 'emailChange', token, missingClaims)
    const isOwner = 'account' in mailed && isOwnerWithoutPassword(c, mailed.account)
    if (token === '' || (password === '' && !isOwner)) {
      refuse({ ...(token === '' && { token: required }), ...(password === '' && { password: required }) })
    }
    if ('error' in mailed) return refuse({ token: mailed.error })
    const { account, claims } = mailed
    const newEmail = claims.newEmail ?? ''
    if (newEmail === '') refuse({ token: missingClaims })
    if (isOwner) await requireFreshProof(auth, c)
    else {
      auth.limiter.spend('password check', account.id, { count: 10, seconds: 900 })
      if (!(await passwords.matches(password, account.passwordHash))) refuse({ password: wrongPassword })
    }
    const error = await recordTransaction(engine, async (db, changes) => {
      if (await accountByEmail(db, newEmail)) return takenByToken
      if (!(await useOnce(db, 'emailChange', claims))) return invalidToken
      await afterEmailChange(db, auth, account, acceptedLanguages(c.req.header('accept-language')))
      const columns = { email: newEmail, verified: 1, token_key: newTokenKey() }
      await changeUser(db, engine, account.id, columns, changes)
      return null
    })
    if (error) return refuse({ token: error })
    auth.notifyOutbox()
    return c.body(null, 204)
  })

  /** The signed-in account, and the requested address in a field of the body. */
  async function wishOf(c: Context<RequestEnv>, field: string) {
    const { userId } = requireCaller(c.get('caller'))
    const account = await accountById(db, userId)
    if (!account) throw unauthorized()
    const newEmail = emailOf(await readBody(c.req), field)
    if (lowerAscii(newEmail) === lowerAscii(account.email)) refuse({ [field]: sameEmail })
    await requireFreshProof(auth, c)
    return { account, newEmail }
  }

  /** Counts the request, and throws unless the account may have the address. */
  async function allow({ id }: Account, newEmail: string, field: string) {
    await lockedTransaction(db, [`e-mail changes of ${id}`], (db) => countEmailChange(db, id, clock))
    if (await accountByEmail(db, newEmail)) refuse({ [field]: takenEmail })
  }

  return app
}

/**
 * Whether a request is of the account's owner, who has no password: a fresh proof of the session then takes its place.
 * The link alone is not enough, because it can have been mailed to a mistyped address.
 */
const isOwnerWithoutPassword = (c: Context<RequestEnv>, { id, passwordHash }: Account) =>
  passwordHash === '' && c.get('caller')?.userId === id

/**
 * Runs in the transaction that stores a new address: revokes all access (see revokeAccess()) and mails a notice to the
 * old address, which is that of `account`. `languages` are the tags of the request's Accept-Language.
 */
export async function afterEmailChange(
  db: Db,
  settings: { env: Pick<Env, 'publicUrl'>; clock: Clock },
  account: Recipient,
  languages: readonly string[],
) {
  await revokeAccess(db, account.id)
  await notifyOwner(db, settings, account, languages, emailChangedLetter)
}

const sameEmail: FieldError = { code: 'validation_not_in_invalid', message: 'Must not be in list.' }
const takenEmail: FieldError = { code: 'validation_invalid_new_email', message: 'Invalid new email address.' }
const takenByToken: FieldError = {
  code: 'validation_invalid_token_email',
  message: 'The token email is not available anymore.',
}
