import { Hono } from 'hono'
import { accountById } from '#server/auth/accounts.ts'
import type { AuthContext } from '#server/auth/auth-context.ts'
import { passkeysOf } from '#server/auth/passkeys/stored-passkeys.ts'
import { linksOf } from '#server/auth/providers/external-accounts.ts'
import { provenUntil } from '#server/auth/proof/fresh-proof.ts'
import { requireCaller } from '#server/auth/sessions/caller.ts'
import type { Db } from '#server/db/connect.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { unauthorized } from '#server/http/errors.ts'
import { noStore } from '#server/records/read/response-body.ts'
import type { AccountSecurity } from '#shared/account-security.ts'
import { securityOf } from './second-step.ts'

/** `GET /api/account/security`: how the caller's account is protected. */
export function accountSecurityRoutes({ db, clock }: AuthContext) {
  const app = new Hono<RequestEnv>()

  app.get('/api/account/security', async (c) => {
    const { userId, sessionId } = requireCaller(c.get('caller'))
    const account = await accountById(db, userId)
    if (!account) throw unauthorized()
    const security = await securityOf(db, userId)
    const answer: AccountSecurity = {
      password: { set: account.passwordHash !== '', changed: security.password_changed },
      passkeys: await passkeysOf(db, userId),
      totp: { on: security.totp_since !== '', since: security.totp_since },
      mailCode: { on: security.mail_code_since !== '', since: security.mail_code_since },
      recoveryCodes: { ...(await countRecoveryCodes(db, userId)), made: security.recovery_codes_made },
      linked: await linksOf(db, userId),
      provenUntil: await provenUntil(db, clock, sessionId),
    }
    return c.json(answer, 200, noStore)
  })

  return app
}

async function countRecoveryCodes(db: Db, user: string) {
  const codes = await db.selectFrom('recovery_code').select('used').where('user', '=', user).execute()
  return { left: codes.filter(({ used }) => used === '').length, total: codes.length }
}
