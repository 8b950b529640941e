import { type Context, Hono } from 'hono'
import { type Account, accountByEmail, accountById } from '#server/auth/accounts.ts'
import type { AuthContext } from '#server/auth/auth-context.ts'
import { changeUser } from '#server/auth/change-user.ts'
import { emailOf, refuse, textOf } from '#server/auth/form.ts'
import { inLeastTime } from '#server/auth/least-time.ts'
import { reclaimAccount } from '#server/auth/reclaim-account.ts'
import { redeemRecoveryCode } from '#server/auth/security/recovery-codes.ts'
import { beginSecondStep, userOfSecondStep } from '#server/auth/security/second-step.ts'
import { redeemTotp } from '#server/auth/security/totp.ts'
import { clientOf } from '#server/auth/sessions/client.ts'
import { completeSignIn, countSecondStep, mfaIdOf } from '#server/auth/sessions/complete-sign-in.ts'
import { isKnownBrowser } from '#server/auth/sessions/known-devices.ts'
import { acceptedLanguages } from '#server/http/accept-language.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { badRequest } from '#server/http/errors.ts'
import { recordTransaction } from '#server/records/write/record-transaction.ts'
import { noStore } from '#server/records/read/response-body.ts'
import { type Body, readBody } from '#server/records/write/request-body.ts'
import { type FieldErrors, required } from '#server/records/write/value-errors.ts'
import { codeRefusals } from '#shared/account-security.ts'
import { redeemCode, requestCode } from './one-time-codes.ts'

const wrongCode = () => badRequest(codeRefusals.code)

/** The second steps that the protocol's `otpId` names besides mailed codes. */
const secondStepCodes = { totp: redeemTotp, recovery: redeemRecoveryCode }

/** Signs in with a mailed code; and completes a sign-in with the code of an app, or with a recovery code. */
export function codeRoutes(auth: AuthContext, users: string) {
  const { db, clock, signInLimits } = auth
  const app = new Hono<RequestEnv>()

  // A sign-in that waits for its second step identifies the account: after a sign-in with a provider, the browser knows
  // no address.
  app.post(`${users}/request-otp`, async (c) => {
    const body = await readBody(c.req)
    const mfaId = mfaIdOf(c, body)
    const account =
      mfaId === ''
        ? accountByEmail(db, emailOf(body))
        : accountById(db, await userOfSecondStep(db, clock, mfaId))
    const otpId = await inLeastTime(auth.leastMailRequestMs, mailCodeTo(c, account))
    return c.json({ otpId }, 200, noStore)
  })

  async function mailCodeTo(c: Context<RequestEnv>, asked: Promise<Account | null>) {
    const account = await asked
    const languages = acceptedLanguages(c.req.header('accept-language'))
    return requestCode(auth, { account, purpose: 'signIn', client: clientOf(auth, c), languages })
  }

  app.post(`${users}/auth-with-otp`, async (c) => {
    const body = await readBody(c.req)
    const otpId = textOf(body, 'otpId')
    const password = textOf(body, 'password')
    const errors: FieldErrors = {}
    if (otpId === '') errors['otpId'] = required
    if (password === '') errors['password'] = required
    refuse(errors)
    if (otpId === 'totp' || otpId === 'recovery') return withSecondStepCode(c, body, otpId, password)

    await countSecondStep(auth, c, body)
    const account = await redeemCode(auth, 'signIn', otpId, password)
    if (!account) throw wrongCode()
    const owner = account.verified ? account : await verify(c, account)
    return completeSignIn(auth, c, { account: owner, method: 'otp', body })
  })

  async function withSecondStepCode(
    c: Context<RequestEnv>,
    body: Body,
    method: keyof typeof secondStepCodes,
    code: string,
  ) {
    const mfaId = mfaIdOf(c, body)
    if (mfaId === '') throw wrongCode()
    const account = await accountById(db, await beginSecondStep(db, clock, mfaId))
    if (!account) throw wrongCode()
    const attempt = await signInLimits.begin(db, account.email, clientOf(auth, c), 'secondStep')
    if (!(await secondStepCodes[method](auth, account.id, code))) throw wrongCode()
    await attempt.succeeded(db)
    return completeSignIn(auth, c, { account, method, body })
  }

  /**
   * Verifies the address of an account whose owner has received a code at it. Another person may have registered the
   * address, and have set the password and the links. They are kept only if the account was used before in this
   * browser. The network does not count, because the other person can share it.
   */
  async function verify(c: Context<RequestEnv>, account: Account): Promise<Account> {
    const isOwn = await isKnownBrowser(db, clock, account.id, clientOf(auth, c))
    return recordTransaction(auth.engine, async (db, changes) => {
      if (!isOwn) return reclaimAccount(db, auth, account, changes)
      await changeUser(db, auth.engine, account.id, { verified: 1 }, changes)
      return account
    })
  }

  return app
}
