import { type Context, Hono } from 'hono'
import type * as z from 'zod/mini'
import { type Account, accountById } from '#server/auth/accounts.ts'
import type { AuthContext } from '#server/auth/auth-context.ts'
import { redeemCode, requestCode } from '#server/auth/codes/one-time-codes.ts'
import { invalidCode, refuse, textOf, wrongPassword } from '#server/auth/form.ts'
import { ceremonyResponseIn } from '#server/auth/passkeys/passkeys.ts'
import { redeemTotp } from '#server/auth/security/totp.ts'
import { requireCaller } from '#server/auth/sessions/caller.ts'
import { clientOf } from '#server/auth/sessions/client.ts'
import { acceptedLanguages } from '#server/http/accept-language.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { unauthorized } from '#server/http/errors.ts'
import { noStore } from '#server/records/read/response-body.ts'
import { type Body, readBody } from '#server/records/write/request-body.ts'
import { required } from '#server/records/write/value-errors.ts'
import type { codeRequest } from '#shared/account-security.ts'
import { recordProof } from './fresh-proof.ts'

const passwordLimit = { count: 10, seconds: 900 }

/** A signed-in person proves who they are: by the password, a passkey, a mailed code or a code of the authenticator app. */
export function proofRoutes(auth: AuthContext) {
  const { db, clock, limiter, passwords, passkeys } = auth
  const app = new Hono<RequestEnv>()

  async function callersAccount(c: Context<RequestEnv>): Promise<Account> {
    const account = await accountById(db, requireCaller(c.get('caller')).userId)
    if (!account) throw unauthorized()
    return account
  }

  app.post('/api/account/proof', async (c) => {
    const { sessionId } = requireCaller(c.get('caller'))
    await check(await callersAccount(c), await readBody(c.req))
    await recordProof(db, clock, sessionId)
    return c.body(null, 204, noStore)
  })

  app.post('/api/account/proof/code', async (c) => {
    const account = await callersAccount(c)
    const languages = acceptedLanguages(c.req.header('accept-language'))
    const client = clientOf(auth, c)
    const answer: z.output<typeof codeRequest> = {
      otpId: await requestCode(auth, { account, purpose: 'proof', client, languages }),
    }
    return c.json(answer, 200, noStore)
  })

  /** Throws the contract's 400 unless the body proves that the account's owner has sent it. */
  async function check(account: Account, body: Body) {
    if (body['challengeId'] !== undefined) return passkeys.prove(db, account.id, ceremonyResponseIn(body))
    const otpId = textOf(body, 'otpId')
    if (otpId !== '') return checkCode(account, otpId, textOf(body, 'code'))
    const password = textOf(body, 'password')
    if (password === '') refuse({ password: required })
    limiter.spend('password check', account.id, passwordLimit)
    if (!(await passwords.matches(password, account.passwordHash))) refuse({ password: wrongPassword })
  }

  async function checkCode(account: Account, otpId: string, code: string) {
    if (code === '') refuse({ code: required })
    limiter.spend('code check', account.id, passwordLimit)
    const isRight =
      otpId === 'totp'
        ? await redeemTotp(auth, account.id, code)
        : (await redeemCode(auth, 'proof', otpId, code))?.id === account.id
    if (!isRight) refuse({ code: invalidCode })
  }

  return app
}
