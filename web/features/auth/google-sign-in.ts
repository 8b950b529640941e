import { authReply } from '#shared/collections/users.ts'
import type { User } from '#shared/collections/users.ts'
import { isCallFailure } from '#web/lib/api/call-failure.ts'
import { api } from '#web/lib/api/client.ts'

let attempts = 0

/**
 * Signs in with a Google account in a window of its own; creates the account on the first time. Null when it was
 * given up: the window was closed and nothing came, or it was begun anew. Call it from a click, without a wait
 * for the network before it, or the browser refuses the window.
 */
export const signInWithGoogle = async (): Promise<User | null> => {
  attempts += 1
  const attempt = attempts
  try {
    const answer = await api
      .collection('users')
      .authWithOAuth2({ provider: 'google', createData: { emailVisibility: true } })
    return authReply.parse(answer).record
  } catch (error) {
    if (attempt !== attempts || isGivenUp(error)) return null
    throw error
  }
}

/** Nobody tells of a window that is closed; after minutes without a word the client's connection ends. */
const isGivenUp = (error: unknown) =>
  isCallFailure(error) &&
  error.originalError instanceof Error &&
  error.originalError.message === 'realtime connection interrupted'
