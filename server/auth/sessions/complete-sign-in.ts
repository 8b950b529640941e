import type { Context } from 'hono'
import { type Account, accountById } from '#server/auth/accounts.ts'
import type { AuthContext } from '#server/auth/auth-context.ts'
import { textOf } from '#server/auth/form.ts'
import {
  awaitSecondStep,
  beginSecondStep,
  finishSecondStep,
  secondSteps,
  securityOf,
  type SignInMethod,
} from '#server/auth/security/second-step.ts'
import { type Clock, secondsAfter, timestampOf } from '#server/clock.ts'
import { type Db, transaction } from '#server/db/connect.ts'
import { acceptedLanguages } from '#server/http/accept-language.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { badRequest } from '#server/http/errors.ts'
import { enqueueMail } from '#server/mail/outbox.ts'
import { newSignInLetter } from '#server/mail/templates.ts'
import type { Body } from '#server/records/write/request-body.ts'
import { authReply } from './auth-reply.ts'
import { clientOf, deviceCookie } from './client.ts'
import { isRemembered, recordSignIn } from './known-devices.ts'

/** A person who has passed one step of a sign-in. */
interface SignIn {
  account: Account
  method: SignInMethod
  /** The request's body, for `mfaId` and `rememberDevice`. */
  body: Body
  /** Whether the method counts as both steps, as a passkey does that has verified its user. */
  countsAsBoth?: boolean
  /** Further keys of the response. */
  more?: Record<string, unknown>
}

/** The first sign-in of an account that is younger than this causes no mail. */
const newAccountSeconds = 86_400

/**
 * Completes a sign-in; every method of signing in ends here. When a second step is due, the response is a 401 with the
 * `mfaId` that the second request must name, and the header `x-second-step` names the method that the web app should
 * ask for. Otherwise it opens a session, records the browser and the network, mails the owner about a new browser and
 * returns the contract's response.
 */
export async function completeSignIn(
  auth: AuthContext,
  c: Context<RequestEnv>,
  { account, method, body, countsAsBoth = false, more }: SignIn,
): Promise<Response> {
  const { db, clock, sessions } = auth
  const client = clientOf(auth, c)
  const mfaId = mfaIdOf(c, body)
  const languages = acceptedLanguages(c.req.header('accept-language'))

  const outcome = await transaction(db, async (db) => {
    const current = await accountById(db, account.id)
    // The password was changed, or the account deleted, while the first step was checked.
    if (current?.tokenKey !== account.tokenKey) throw badRequest('Failed to authenticate.')
    const accepted = secondSteps(await securityOf(db, account.id))
    const isSecond = mfaId !== ''
    if (isSecond) await finishSecondStep(db, clock, mfaId, account.id, method, accepted)
    else if (accepted.length > 0 && !countsAsBoth && !(await isRemembered(db, clock, account.id, client)))
      return {
        due: {
          mfaId: await awaitSecondStep(db, clock, account.id, method),
          method: accepted.includes(method) ? 'password' : (accepted[0] ?? 'password'),
        },
      }

    const remembersSecondStep = isSecond && textOf(body, 'rememberDevice') === 'true'
    const options = { remembersSecondStep }
    const { isNew, deviceSecret } = await recordSignIn(db, clock, account.id, client, options)
    const session = await sessions.open(db, account.id, client)
    const isMailed = isNew && account.email !== '' && !(await isFirstSignIn(db, clock, account.id))
    if (isMailed) {
      const { publicUrl } = auth.env
      const letter = newSignInLetter({ to: account, languages, publicUrl, agent: client.agent, at: clock() })
      await enqueueMail(db, letter, clock)
    }
    return { session, deviceSecret, isMailed }
  })

  c.set('account', account.id)
  if (outcome.due) {
    const headers = { 'cache-control': 'no-store', 'x-second-step': outcome.due.method }
    return c.json({ mfaId: outcome.due.mfaId }, 401, headers)
  }
  await sessions.endSurplus(db, account.id)
  if (outcome.isMailed) auth.notifyOutbox()
  const token = sessions.tokenFor(account, outcome.session)
  const reply = await authReply(c, auth.engine, account.id, token, more)
  // A form on another site can sign this browser in to that site's own account. It must not replace the browser's
  // cookie.
  if (outcome.deviceSecret !== '' && c.req.header('sec-fetch-site') !== 'cross-site')
    reply.headers.append('set-cookie', deviceCookie(auth, outcome.deviceSecret))
  return reply
}

/**
 * Counts a try of the second step when the request is one. Call it before the check of a password or code, so that a
 * sign-in that waits for its second step ends after five wrong ones.
 */
export async function countSecondStep({ db, clock }: AuthContext, c: Context<RequestEnv>, body: Body) {
  const mfaId = mfaIdOf(c, body)
  if (mfaId !== '') await beginSecondStep(db, clock, mfaId)
}

/** The id of the sign-in for which the request is the second step; "" for a first step. */
export const mfaIdOf = (c: Context<RequestEnv>, body: Body) => textOf({ ...body, ...c.req.query() }, 'mfaId')

/** Whether a new account has its first sign-in, whose browser is already recorded. */
async function isFirstSignIn(db: Db, clock: Clock, user: string): Promise<boolean> {
  const since = timestampOf(secondsAfter(clock(), -newAccountSeconds))
  const account = db.selectFrom('users').select('id').where('id', '=', user).where('created', '>', since)
  if (!(await account.executeTakeFirst())) return false
  const devices = db.selectFrom('known_device').select('id').where('user', '=', user).limit(2)
  return (await devices.execute()).length === 1
}
