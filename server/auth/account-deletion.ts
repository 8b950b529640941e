import { Hono } from 'hono'
import { lowerAscii } from '#server/db/lower-ascii.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { unauthorized } from '#server/http/errors.ts'
import { noStore } from '#server/records/read/response-body.ts'
import { readBody } from '#server/records/write/request-body.ts'
import { deleteRecord } from '#server/records/write/delete-record.ts'
import { contextOf } from '#server/records/rule-context.ts'
import { mismatch, required } from '#server/records/write/value-errors.ts'
import { type Account, accountById } from './accounts.ts'
import type { AuthContext } from './auth-context.ts'
import { recordProof } from './proof/fresh-proof.ts'
import { requireCaller } from './sessions/caller.ts'
import { refuse, textOf, wrongPassword } from './form.ts'

/**
 * Deletes the caller's account with all its data. The request must repeat the password, which proves that the owner
 * has sent it. When the account has no password, it must repeat the e-mail address, and the session needs a fresh proof.
 */
export function accountDeletionRoutes(auth: AuthContext) {
  const { db, engine, clock, passwords, limiter } = auth
  const app = new Hono<RequestEnv>()

  app.post('/api/account/delete', async (c) => {
    const caller = requireCaller(c.get('caller'))
    const account = await accountById(db, caller.userId)
    if (!account) throw unauthorized()
    await checkOwner(account, await readBody(c.req))
    if (account.passwordHash !== '') await recordProof(db, clock, caller.sessionId)
    const collection = engine.registry.get('users')
    await deleteRecord(engine, {
      collection,
      id: account.id,
      context: contextOf(caller, 'default', 'DELETE'),
    })
    return c.body(null, 204, noStore)
  })

  async function checkOwner(account: Account, body: Readonly<Record<string, unknown>>) {
    if (account.passwordHash === '') {
      const email = textOf(body, 'email').trim()
      if (email === '') refuse({ email: required })
      if (lowerAscii(email) !== lowerAscii(account.email)) refuse({ email: mismatch })
      return
    }
    const password = textOf(body, 'password')
    if (password === '') refuse({ password: required })
    limiter.spend('password check', account.id, { count: 10, seconds: 900 })
    if (!(await passwords.matches(password, account.passwordHash))) refuse({ password: wrongPassword })
  }

  return app
}
