import { authReply } from '#shared/collections/users.ts'
import type { User } from '#shared/collections/users.ts'
import { isCallFailure } from '#web/lib/api/call-failure.ts'
import { api } from '#web/lib/api/client.ts'

/** Thrown by a sign-in with a provider if the server cannot reach that provider. */
export class ProviderUnreachable extends Error {}

let attempts = 0

/**
 * Signs in with an account at a provider, in a separate window; creates the account the first time. Returns null if
 * the sign-in was cancelled: the window was closed, or a new sign-in was started. Call it from a click handler
 * without waiting for the network first; otherwise the browser blocks the window. Throws ProviderUnreachable, or the
 * server's error.
 */
export const signInWithProvider = (provider: string, invitation?: string): Promise<User | null> =>
  attempt(() =>
    api.collection('users').authWithOAuth2({ provider, createData: { emailVisibility: true, invitation } }),
  )

/**
 * Links an account at a provider to the signed-in user's account. It never signs in another user. Returns and throws
 * the same as `signInWithProvider`, and also needs a click.
 */
export const linkProvider = (provider: string, userId: string): Promise<User | null> =>
  attempt(() => api.collection('users').authWithOAuth2({ provider, query: { linkTo: userId } }))

const attempt = async (signIn: () => Promise<unknown>): Promise<User | null> => {
  attempts += 1
  const number = attempts
  try {
    return authReply.parse(await signIn()).record
  } catch (error) {
    const message = causeOf(error)
    if (number !== attempts || message === 'realtime connection interrupted') return null
    if (message.startsWith('Missing or invalid provider')) throw new ProviderUnreachable(message)
    throw error
  }
}

/**
 * The SDK's message for a call without a response; it has no error code for the cause. The SDK does not notice a
 * closed window: after minutes without a response the connection ends.
 */
const causeOf = (error: unknown) =>
  isCallFailure(error) && error.originalError instanceof Error ? error.originalError.message : ''
