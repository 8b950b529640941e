import { authReply } from '#shared/collections/users.ts'
import type { User } from '#shared/collections/users.ts'
import { isCallFailure } from '#web/lib/api/call-failure.ts'
import { api } from '#web/lib/api/client.ts'

/** What a sign-in with a provider throws while the server cannot reach that provider. */
export class ProviderUnreachable extends Error {}

let attempts = 0

/**
 * Signs in with an account at a provider, in a window of its own; creates the account on the first time. Null when it
 * was given up: the window was closed and nothing came, or it was begun anew. Call it from a click, without a wait for
 * the network before it: otherwise the browser refuses the window. Throws ProviderUnreachable, or what the server answers.
 */
export const signInWithProvider = (provider: string, invitation?: string): Promise<User | null> =>
  attempt(() =>
    api.collection('users').authWithOAuth2({ provider, createData: { emailVisibility: true, invitation } }),
  )

/**
 * Links an account at a provider to the signed-in user's. Nobody else is ever signed in by it. It returns and throws
 * what `signInWithProvider` does, and wants a click as well.
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
 * The SDK's own message for a call that did not come to an answer: it does not name the cause in another way. A closed
 * window is not noticed; after minutes without a response the connection ends.
 */
const causeOf = (error: unknown) =>
  isCallFailure(error) && error.originalError instanceof Error ? error.originalError.message : ''
