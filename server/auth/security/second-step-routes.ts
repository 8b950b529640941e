import { type Context, Hono } from 'hono'
import type * as z from 'zod/mini'
import { accountById } from '#server/auth/accounts.ts'
import type { AuthContext } from '#server/auth/auth-context.ts'
import { invalidCode, refuse, textOf } from '#server/auth/form.ts'
import { requireFreshProof } from '#server/auth/proof/fresh-proof.ts'
import { forgetSecondSteps } from '#server/auth/sessions/known-devices.ts'
import { timestampOf } from '#server/clock.ts'
import { type Db, transaction } from '#server/db/connect.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { badRequest, unauthorized } from '#server/http/errors.ts'
import type { SecurityEvent } from '#server/mail/templates.ts'
import { noStore } from '#server/records/read/response-body.ts'
import { readBody } from '#server/records/write/request-body.ts'
import { required } from '#server/records/write/value-errors.ts'
import type { recoveryCodes, totpSetup } from '#shared/account-security.ts'
import { mailSecurityChange } from './mail-security-change.ts'
import { hashesOf, newRecoveryCodes, storeRecoveryCodes } from './recovery-codes.ts'
import { changeSecurity, secondSteps, securityOf } from './second-step.ts'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'

const path = '/api/account'
const noTotp = { totp_secret: '', totp_since: '', totp_step: 0 }

/** Switches the second step on and off: an authenticator app or a mailed code; and makes recovery codes. */
export function secondStepRoutes(auth: AuthContext) {
  const app = new Hono<RequestEnv>()
  addTotpRoutes(app, auth)
  addMailCodeRoute(app, auth)
  addRecoveryCodesRoute(app, auth)
  return app
}

/** Sets an authenticator app up, confirms it with its first code, and turns it off. */
function addTotpRoutes(app: Hono<RequestEnv>, auth: AuthContext) {
  const { db, clock, limiter } = auth

  app.post(`${path}/totp`, async (c) => {
    const { userId } = await requireFreshProof(auth, c)
    const account = await accountById(db, userId)
    if (!account) throw unauthorized()
    const secret = newTotpSecret()
    await transaction(db, async (db) => {
      if ((await securityOf(db, userId)).totp_since !== '')
        throw badRequest('An authenticator app is set up. Turn it off first.')
      await changeSecurity(db, userId, { ...noTotp, totp_secret: secret })
    })
    const answer: z.output<typeof totpSetup> = { secret, uri: totpUri(secret, account.email) }
    return c.json(answer, 200, noStore)
  })

  app.post(`${path}/totp/confirm`, async (c) => {
    const { userId } = await requireFreshProof(auth, c)
    const code = textOf(await readBody(c.req), 'code')
    if (code === '') refuse({ code: required })
    limiter.spend('totp setup', userId, { count: 10, seconds: 900 })
    // Checked before the recovery codes are hashed, because hashing is slow, and again in the transaction.
    if ((await stepOfSetup(db, userId, code)) === null) refuse({ code: invalidCode })
    const codes = newRecoveryCodes()
    const hashes = await hashesOf(auth, userId, codes)
    const made = timestampOf(clock())
    await changeSecondStep(auth, c, { userId, event: 'totpOn' }, async (db) => {
      const totp_step = await stepOfSetup(db, userId, code)
      if (totp_step === null) return refuse({ code: invalidCode })
      await changeSecurity(db, userId, { totp_since: made, totp_step, recovery_codes_made: made })
      await storeRecoveryCodes(db, userId, hashes)
    })
    const answer: z.output<typeof recoveryCodes> = { codes, made }
    return c.json(answer, 200, noStore)
  })

  /** The time step of the first code of an app; null for a wrong code. Throws a 400 when no app is being set up. */
  async function stepOfSetup(db: Db, userId: string, code: string): Promise<number | null> {
    const { totp_secret, totp_since } = await securityOf(db, userId)
    if (totp_secret === '' || totp_since !== '') throw badRequest('No authenticator app is being set up.')
    return stepOfCode(totp_secret, code, clock())
  }

  app.delete(`${path}/totp`, async (c) => {
    const { userId } = await requireFreshProof(auth, c)
    if ((await securityOf(db, userId)).totp_since !== '') {
      await changeSecondStep(auth, c, { userId, event: 'totpOff' }, async (db) => {
        await changeSecurity(db, userId, noTotp)
        await forgetUnneededCodes(db, userId)
      })
    }
    return c.body(null, 204, noStore)
  })
}

function addMailCodeRoute(app: Hono<RequestEnv>, auth: AuthContext) {
  const { db, clock } = auth

  app.put(`${path}/mail-code`, async (c) => {
    const { userId } = await requireFreshProof(auth, c)
    const on = textOf(await readBody(c.req), 'on')
    if (on !== 'true' && on !== 'false') return refuse({ on: required })
    const isOn = on === 'true'
    // A code mailed to a mistyped address would lock the person out.
    if (isOn && !(await accountById(db, userId))?.verified)
      throw badRequest('Verify your e-mail address first.')
    if (((await securityOf(db, userId)).mail_code_since !== '') !== isOn) {
      const event = isOn ? 'mailCodeOn' : 'mailCodeOff'
      await changeSecondStep(auth, c, { userId, event }, async (db) => {
        await changeSecurity(db, userId, { mail_code_since: isOn ? timestampOf(clock()) : '' })
        await forgetUnneededCodes(db, userId)
      })
    }
    return c.body(null, 204, noStore)
  })
}

function addRecoveryCodesRoute(app: Hono<RequestEnv>, auth: AuthContext) {
  const { db, clock, limiter } = auth

  app.post(`${path}/recovery-codes`, async (c) => {
    const { userId } = await requireFreshProof(auth, c)
    limiter.spend('recovery codes', userId, { count: 10, seconds: 900 })
    await requireSecondStep(db, userId)
    const codes = newRecoveryCodes()
    const hashes = await hashesOf(auth, userId, codes)
    const made = timestampOf(clock())
    await changeSecondStep(auth, c, { userId, event: 'recoveryCodes' }, async (db) => {
      await requireSecondStep(db, userId)
      await changeSecurity(db, userId, { recovery_codes_made: made })
      await storeRecoveryCodes(db, userId, hashes)
    })
    const answer: z.output<typeof recoveryCodes> = { codes, made }
    return c.json(answer, 200, noStore)
  })
}

/** Stores a change in a transaction, asks every browser for the second step again, and mails the owner. */
async function changeSecondStep(
  auth: AuthContext,
  c: Context<RequestEnv>,
  { userId, event }: { userId: string; event: SecurityEvent },
  store: (db: Db) => Promise<void>,
) {
  await transaction(auth.db, async (db) => {
    await store(db)
    await forgetSecondSteps(db, userId)
    await mailSecurityChange(db, auth, c, userId, event)
  })
  auth.notifyOutbox()
}

async function requireSecondStep(db: Db, user: string) {
  if (secondSteps(await securityOf(db, user)).length === 0)
    throw badRequest('Recovery codes replace a second step. Turn one on first.')
}

/** Deletes the recovery codes of a user without a second step: a later one begins with new codes. */
async function forgetUnneededCodes(db: Db, user: string) {
  if (secondSteps(await securityOf(db, user)).length > 0) return
  await changeSecurity(db, user, { recovery_codes_made: '' })
  await storeRecoveryCodes(db, user, [])
}
