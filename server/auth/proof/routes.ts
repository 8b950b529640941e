import { Hono } from 'hono'
import { type Account, accountById } from '#server/auth/accounts.ts'
import type { AuthContext } from '#server/auth/auth-context.ts'
import { refuse, textOf } from '#server/auth/form.ts'
import { requireCaller } from '#server/auth/sessions/caller.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { unauthorized } from '#server/http/errors.ts'
import { noStore } from '#server/records/read/response-body.ts'
import { type Body, readBody } from '#server/records/write/request-body.ts'
import { required } from '#server/records/write/value-errors.ts'
import type { FieldError } from '#shared/field-errors.ts'
import { recordProof } from './fresh-proof.ts'

const wrongPassword: FieldError = {
  code: 'validation_invalid_password',
  message: 'This is not your password.',
}

/** `POST /api/account/proof`: a signed-in person proves who they are, by the password. */
export function proofRoutes(auth: AuthContext) {
  const { db, clock, limiter, passwords } = auth
  const app = new Hono<RequestEnv>()

  app.post('/api/account/proof', async (c) => {
    const { userId, sessionId } = requireCaller(c.get('caller'))
    const account = await accountById(db, userId)
    if (!account) throw unauthorized()
    await check(account, await readBody(c.req))
    await recordProof(db, clock, sessionId)
    return c.body(null, 204, noStore)
  })

  /** Throws the contract's 400 unless the body proves that the account's owner has sent it. */
  async function check(account: Account, body: Body) {
    const password = textOf(body, 'password')
    if (password === '') return refuse({ password: required })
    limiter.spend('password check', account.id, { count: 10, seconds: 900 })
    if (!(await passwords.matches(password, account.passwordHash))) refuse({ password: wrongPassword })
  }

  return app
}
