import type { MiddlewareHandler } from 'hono'
import type { RequestEnv } from '#server/http/context.ts'
import type { Log } from '#server/http/log.ts'
import { externalAuths } from '#shared/collections/external-auths.ts'
import type { SignInLimits } from './sign-in-limits.ts'

/** The logged events, by the last segment of the path; those of DELETE by method and segment. */
const events = new Map([
  ['auth-with-password', 'sign in with a password'],
  ['auth-with-oauth2', 'sign in with a provider'],
  ['auth-with-otp', 'sign in with a code'],
  ['auth-with-passkey', 'sign in with a passkey'],
  ['request-otp', 'ask for a code'],
  ['impersonate', 'sign in in place of a person'],
  ['sign-out', 'sign out'],
  ['request-password-reset', 'ask for a new password'],
  ['confirm-password-reset', 'choose a new password'],
  ['request-email-change', 'ask for a new address'],
  ['correct-email', 'correct the address'],
  ['confirm-email-change', 'confirm a new address'],
  ['confirm-verification', 'confirm the address'],
  ['proof', 'prove who it is'],
  ['code', 'ask for a code to prove who it is'],
  ['totp', 'set up an authenticator app'],
  ['DELETE totp', 'switch off an authenticator app'],
  ['confirm', 'switch on an authenticator app'],
  ['mail-code', 'switch the mailed code on or off'],
  ['recovery-codes', 'make recovery codes'],
  ['passkeys', 'add a passkey'],
  ['DELETE passkeys', 'remove a passkey'],
  [`DELETE ${externalAuths.name}`, 'unlink a provider'],
])

/**
 * Logs every attempt to sign in, to sign out or to change what protects the account, with its status. The log
 * contains the keyed hash of the client's network and the user's id, but no IP or e-mail address.
 */
export function signInEvents(log: Log, { networkHash }: Pick<SignInLimits, 'networkHash'>) {
  const middleware: MiddlewareHandler<RequestEnv> = async (c, next) => {
    await next()
    const { method, path } = c.req
    const [collection = '', parent = '', last = ''] = path.split('/').slice(-3)
    const isBeforeId = parent === 'impersonate' || (parent === 'passkeys' && method === 'DELETE')
    const isLink = parent === 'records' && collection === externalAuths.name
    const action = isLink ? collection : isBeforeId ? parent : last
    const event = method === 'GET' ? undefined : events.get(method === 'DELETE' ? `DELETE ${action}` : action)
    if (event === undefined) return
    const { status } = c.res
    const fields = {
      request: c.get('requestId'),
      event,
      status,
      user: c.get('account') ?? c.get('caller')?.userId,
      superuser: c.get('caller')?.superuserId ?? c.get('caller')?.impersonator,
      network: networkHash(c.get('clientAddress')),
    }
    if (status < 400) log.info('Account.', fields)
    else log.warn('Account: refused.', fields)
  }
  return middleware
}
