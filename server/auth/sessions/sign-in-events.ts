import type { MiddlewareHandler } from 'hono'
import type { RequestEnv } from '#server/http/context.ts'
import type { Log } from '#server/http/log.ts'
import type { SignInLimits } from './sign-in-limits.ts'

/** What is written down of an account, by the last part of the path. */
const events = new Map([
  ['auth-with-password', 'sign in with a password'],
  ['auth-with-oauth2', 'sign in with a provider'],
  ['sign-out', 'sign out'],
  ['request-password-reset', 'ask for a new password'],
  ['confirm-password-reset', 'choose a new password'],
  ['request-email-change', 'ask for a new address'],
  ['confirm-email-change', 'confirm a new address'],
  ['confirm-verification', 'confirm the address'],
])

/**
 * Writes every attempt to sign in, to sign out or to change how one signs in into the log, with how it ended. An
 * address appears only as the keyed hash under which the limits know its network; who it was, as an id.
 */
export function signInEvents(log: Log, { networkHash }: Pick<SignInLimits, 'networkHash'>) {
  const middleware: MiddlewareHandler<RequestEnv> = async (c, next) => {
    await next()
    const event = c.req.method === 'POST' ? events.get(c.req.path.split('/').at(-1) ?? '') : undefined
    if (event === undefined) return
    const { status } = c.res
    const fields = {
      request: c.get('requestId'),
      event,
      status,
      user: c.get('account') ?? c.get('caller')?.userId,
      network: networkHash(c.get('clientAddress')),
    }
    if (status < 400) log.info('Account.', fields)
    else log.warn('Account: refused.', fields)
  }
  return middleware
}
