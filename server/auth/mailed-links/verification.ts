import { Hono } from 'hono'
import { acceptedLanguages } from '#server/http/accept-language.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { requestMail } from '#server/mail/outbox.ts'
import { verificationLetter } from '#server/mail/templates.ts'
import { readBody } from '#server/records/write/request-body.ts'
import { recordTransaction } from '#server/records/write/record-transaction.ts'
import { required } from '#server/records/write/value-errors.ts'
import type { FieldError } from '#shared/field-errors.ts'
import { type Account, accountByEmail } from '#server/auth/accounts.ts'
import type { AuthContext } from '#server/auth/auth-context.ts'
import { changeUser } from '#server/auth/change-user.ts'
import { emailOf, refuse, textOf } from '#server/auth/form.ts'
import { readMailed } from './mailed-tokens.ts'
import { inLeastTime } from '#server/auth/least-time.ts'
import { unlinkAll } from '#server/auth/providers/external-accounts.ts'
import { newTokenKey, tokenSeconds } from '#server/auth/sessions/tokens.ts'

const missingClaims: FieldError = {
  code: 'validation_invalid_token_claims',
  message: 'Missing email token claim.',
}

/** Verifies e-mail addresses by a mailed link. A request gets the same response with and without an account, and not sooner. */
export function verificationRoutes(auth: AuthContext, users: string) {
  const { db, engine, tokens } = auth
  const app = new Hono<RequestEnv>()

  app.post(`${users}/request-verification`, async (c) => {
    const email = emailOf(await readBody(c.req))
    const languages = acceptedLanguages(c.req.header('accept-language'))
    await inLeastTime(auth.leastMailRequestMs, mailTo(email, languages))
    return c.body(null, 204)
  })

  async function mailTo(email: string, languages: readonly string[]) {
    const account = await accountByEmail(db, email)
    if (account && !account.verified) await requestVerification(auth, account, languages)
  }

  app.post(`${users}/confirm-verification`, async (c) => {
    const token = textOf(await readBody(c.req), 'token')
    if (token === '') refuse({ token: required })
    const mailed = await readMailed(db, tokens, 'verification', token, missingClaims)
    if ('error' in mailed) return refuse({ token: mailed.error })
    const { account, claims } = mailed
    if (claims.email !== account.email) refuse({ token: otherEmail })
    if (!account.verified) {
      const isOwn = c.get('caller')?.userId === account.id
      await recordTransaction(engine, async (db, changes) => {
        // The person who linked a provider account to this unverified account can differ from the recipient of
        // the mail. Unless the link is opened in a session of the account, remove the provider links and sessions.
        const hadLinks = !isOwn && (await unlinkAll(db, account.id))
        if (hadLinks) await db.deleteFrom('session').where('user', '=', account.id).execute()
        const columns = { verified: 1, ...(hadLinks && { token_key: newTokenKey() }) }
        await changeUser(db, engine, account.id, columns, changes)
      })
    }
    return c.body(null, 204)
  })

  return app
}

/** Puts a mail with a link that verifies the address into the outbox, unless the account has got too many mails. */
export async function requestVerification(
  { db, tokens, env, clock, notifyOutbox }: AuthContext,
  account: Account,
  languages: readonly string[],
): Promise<void> {
  const letter = verificationLetter({
    to: account,
    languages,
    publicUrl: env.publicUrl,
    token: tokens.sign('verification', account, { email: account.email }),
    seconds: tokenSeconds.verification,
  })
  await requestMail(db, letter, { clock })
  notifyOutbox()
}

const otherEmail: FieldError = {
  code: 'validation_token_email_mismatch',
  message: 'The record email must match with the requested token email.',
}
