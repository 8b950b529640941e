import { type Context, Hono } from 'hono'
import { timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import { newId } from '#server/db/new-id.ts'
import { acceptedLanguages } from '#server/http/accept-language.ts'
import type { RequestEnv } from '#server/http/context.ts'
import type { Asker } from '#server/mail/mail-limits.ts'
import { requestMail } from '#server/mail/outbox.ts'
import { passwordResetLetter } from '#server/mail/templates.ts'
import { readBody } from '#server/records/write/request-body.ts'
import { recordTransaction } from '#server/records/write/record-transaction.ts'
import { required } from '#server/records/write/value-errors.ts'
import { type Account, accountByEmail } from '#server/auth/accounts.ts'
import type { AuthContext } from '#server/auth/auth-context.ts'
import { changeUser } from '#server/auth/change-user.ts'
import { weakPasswordErrors } from '#server/auth/passwords/weak-passwords.ts'
import { afterPasswordChange } from '#server/auth/passwords/password-change.ts'
import { emailOf, invalidToken, newPasswordErrors, refuse, textOf } from '#server/auth/form.ts'
import { askerOf } from './asker.ts'
import { makeUsable, readMailed, useOnce } from './mailed-tokens.ts'
import { deleteUnverifiedPasskeys } from '#server/auth/passkeys/stored-passkeys.ts'
import { inLeastTime } from '#server/auth/least-time.ts'
import { removeSecondStep } from '#server/auth/security/second-step.ts'
import { unlinkAll, unlinkUnconfirmed } from '#server/auth/providers/external-accounts.ts'
import { clientOf } from '#server/auth/sessions/client.ts'
import { forgetDevices } from '#server/auth/sessions/known-devices.ts'
import { newTokenKey, tokenSeconds } from '#server/auth/sessions/tokens.ts'

/** Sets a new password by a mailed link that is valid once. */
export function passwordResetRoutes(auth: AuthContext, users: string) {
  const { db, engine, tokens, clock, passwords } = auth
  const app = new Hono<RequestEnv>()

  app.post(`${users}/request-password-reset`, async (c) => {
    const email = emailOf(await readBody(c.req))
    await inLeastTime(auth.leastMailRequestMs, mailTo(email, c))
    return c.body(null, 204)
  })

  async function mailTo(email: string, c: Context<RequestEnv>) {
    const account = await accountByEmail(db, email)
    if (!account) return
    const asker = await askerOf(auth, account, clientOf(auth, c))
    await requestPasswordReset(auth, account, acceptedLanguages(c.req.header('accept-language')), asker)
    auth.notifyOutbox()
  }

  app.post(`${users}/confirm-password-reset`, async (c) => {
    const body = await readBody(c.req)
    const errors = newPasswordErrors(body)
    const token = textOf(body, 'token')
    const mailed =
      token === '' ? { error: required } : await readMailed(db, tokens, 'passwordReset', token, invalidToken)
    if ('error' in mailed) return refuse({ ...errors, token: mailed.error })
    refuse(errors)

    const { account, claims } = mailed
    const password = textOf(body, 'password')
    const { name } = await db
      .selectFrom('users')
      .select('name')
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow()
    refuse(await weakPasswordErrors(auth.env, password, { email: account.email, name }))
    const passwordHash = await passwords.hash(password)
    const isReset = await recordTransaction(engine, async (db, changes) => {
      if (!(await useOnce(db, 'passwordReset', claims))) return false
      const verified = account.verified || claims.email === account.email
      const now = timestampOf(clock())
      await db
        .updateTable('settings')
        .set({ authWithPasswordAvailable: 1, updated: now })
        .where('user', '=', account.id)
        .execute()
      await afterPasswordChange(db, auth, account, acceptedLanguages(c.req.header('accept-language')))
      // The address was not verified before, so another person can have linked a provider account, set up a second step
      // or signed in: remove these.
      if (!account.verified) {
        await unlinkAll(db, account.id)
        await removeSecondStep(db, account.id)
        await forgetDevices(db, account.id)
      }
      await unlinkUnconfirmed(db, account.id)
      await deleteUnverifiedPasskeys(db, account.id)
      const columns = {
        password_hash: passwordHash,
        token_key: newTokenKey(),
        verified: verified ? 1 : 0,
      }
      await changeUser(db, engine, account.id, columns, changes)
      return true
    })
    if (!isReset) return refuse({ token: invalidToken })
    return c.body(null, 204)
  })

  return app
}

/** Puts a mail with a reset link into the outbox, unless the account has got too many mails. */
async function requestPasswordReset(
  { db, tokens, env, clock }: Pick<AuthContext, 'db' | 'tokens' | 'env' | 'clock'>,
  account: Account,
  languages: readonly string[],
  asker: Asker,
): Promise<void> {
  const jti = newId()
  const letter = passwordResetLetter({
    to: account,
    languages,
    publicUrl: env.publicUrl,
    token: tokens.sign('passwordReset', account, { email: account.email, jti }),
    seconds: tokenSeconds.passwordReset,
  })
  const store = (db: Db) => makeUsable(db, 'passwordReset', account.id, jti, clock)
  await requestMail(db, letter, { clock, asker, store })
}
