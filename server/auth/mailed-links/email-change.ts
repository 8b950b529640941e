import { Hono } from 'hono'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import { lowerAscii } from '#server/db/lower-ascii.ts'
import { newId } from '#server/db/new-id.ts'
import type { Env } from '#server/env.ts'
import { acceptedLanguages } from '#server/http/accept-language.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { unauthorized } from '#server/http/errors.ts'
import { enqueueMail, requestMail } from '#server/mail/outbox.ts'
import { emailChangedLetter, emailChangeLetter, type Recipient } from '#server/mail/templates.ts'
import { readBody } from '#server/records/write/request-body.ts'
import { recordTransaction } from '#server/records/write/record-transaction.ts'
import { required } from '#server/records/write/value-errors.ts'
import type { FieldError } from '#shared/field-errors.ts'
import { accountByEmail, accountById } from '#server/auth/accounts.ts'
import type { AuthContext } from '#server/auth/auth-context.ts'
import { revokeAccess } from '#server/auth/sessions/revoke-access.ts'
import { requireFreshProof } from '#server/auth/proof/fresh-proof.ts'
import { changeUser } from '#server/auth/change-user.ts'
import { emailOf, invalidToken, refuse, textOf } from '#server/auth/form.ts'
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

/** Changes an account's e-mail address, after its owner has opened the link in a mail to the new address. */
export function emailChangeRoutes(auth: AuthContext, users: string) {
  const { db, engine, tokens, clock, passwords } = auth
  const app = new Hono<RequestEnv>()

  app.post(`${users}/request-email-change`, async (c) => {
    const { userId } = await requireFreshProof(auth, c)
    const account = await accountById(db, userId)
    if (!account) throw unauthorized()
    const newEmail = emailOf(await readBody(c.req), 'newEmail')
    if (lowerAscii(newEmail) === lowerAscii(account.email)) refuse({ newEmail: sameEmail })
    if (await accountByEmail(db, newEmail)) refuse({ newEmail: takenEmail })
    const jti = newId()
    const token = await tokens.sign('emailChange', account, { email: account.email, newEmail, jti })
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

  app.post(`${users}/confirm-email-change`, async (c) => {
    const body = await readBody(c.req)
    const token = textOf(body, 'token')
    const password = textOf(body, 'password')
    if (token === '' || password === '') {
      refuse({ ...(token === '' && { token: required }), ...(password === '' && { password: required }) })
    }
    const mailed = await readMailed(db, tokens, 'emailChange', token, missingClaims)
    if ('error' in mailed) return refuse({ token: mailed.error })
    const { account, claims } = mailed
    const newEmail = claims.newEmail ?? ''
    if (newEmail === '') refuse({ token: missingClaims })
    auth.limiter.spend('password check', account.id, { count: 10, seconds: 900 })
    if (!(await passwords.matches(password, account.passwordHash))) refuse({ password: wrongPassword })
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

  return app
}

/**
 * Runs in the transaction that stores a new address: revokes all access: see revokeAccess(), and mails a notice to the
 * old address, which `account` has. `languages` are the tags of the request's Accept-Language.
 */
export async function afterEmailChange(
  db: Db,
  { env, clock }: { env: Pick<Env, 'publicUrl'>; clock: Clock },
  account: Recipient,
  languages: readonly string[],
) {
  await revokeAccess(db, account.id)
  if (account.email === '') return
  const { publicUrl } = env
  await enqueueMail(db, emailChangedLetter({ to: account, languages, publicUrl }), clock)
}

const sameEmail: FieldError = { code: 'validation_not_in_invalid', message: 'Must not be in list.' }
const takenEmail: FieldError = { code: 'validation_invalid_new_email', message: 'Invalid new email address.' }
const takenByToken: FieldError = {
  code: 'validation_invalid_token_email',
  message: 'The token email is not available anymore.',
}
