import { Hono } from 'hono'
import type { AuthContext } from '#server/auth/auth-context.ts'
import { refuse, textOf } from '#server/auth/form.ts'
import { requireFreshProof } from '#server/auth/proof/fresh-proof.ts'
import { forgetSecondSteps } from '#server/auth/sessions/known-devices.ts'
import { timestampOf } from '#server/clock.ts'
import { transaction } from '#server/db/connect.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { noStore } from '#server/records/read/response-body.ts'
import { readBody } from '#server/records/write/request-body.ts'
import { required } from '#server/records/write/value-errors.ts'
import { mailSecurityChange } from './mail-security-change.ts'
import { changeSecurity, securityOf } from './second-step.ts'

/** `PUT /api/account/mail-code`: switches the mailed code as the second step on or off. */
export function mailCodeRoutes(auth: AuthContext) {
  const { db, clock } = auth
  const app = new Hono<RequestEnv>()

  app.put('/api/account/mail-code', async (c) => {
    const { userId } = await requireFreshProof(auth, c)
    const on = textOf(await readBody(c.req), 'on')
    if (on !== 'true' && on !== 'false') return refuse({ on: required })
    await transaction(db, async (db) => {
      const wasOn = (await securityOf(db, userId)).mail_code_since !== ''
      if (wasOn === (on === 'true')) return
      await changeSecurity(db, userId, { mail_code_since: on === 'true' ? timestampOf(clock()) : '' })
      await forgetSecondSteps(db, userId)
      await mailSecurityChange(db, auth, c, userId, on === 'true' ? 'mailCodeOn' : 'mailCodeOff')
    })
    auth.notifyOutbox()
    return c.body(null, 204, noStore)
  })

  return app
}
