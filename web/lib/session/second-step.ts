import { isCallFailure, secondStepKey } from '#web/lib/api/call-failure.ts'

/** A sign-in whose first step the server has accepted. */
export type PendingSignIn = {
  /** The server's id of the sign-in. */
  mfaId: string
  /**
   * What completes it, apart from a recovery code or a passkey: six digits of the authenticator app, a mailed code or
   * the password.
   */
  by: 'totp' | 'otp' | 'password'
  /** The e-mail address of the sign-in; "" for a sign-in with a provider. */
  email: string
  /** The name of the first step for analytics. */
  method: string
}

// Kept in memory only: after a reload the sign-in starts again.
let pending: PendingSignIn | null = null

/** The sign-in that waits for its second step, or null. */
export const pendingSignIn = () => pending

/** Removes the pending sign-in, because it is complete or has expired. */
export const dropPendingSignIn = () => {
  pending = null
}

/**
 * Stores the pending sign-in if the server's error says that the sign-in needs a second step. Returns whether it
 * does.
 */
export const keepPendingSignIn = (
  error: unknown,
  signIn: Pick<PendingSignIn, 'email' | 'method'>,
): boolean => {
  if (!isCallFailure(error) || error.status !== 401) return false
  const { mfaId, [secondStepKey]: step } = error.response
  if (typeof mfaId !== 'string') return false
  pending = { ...signIn, mfaId, by: step === 'otp' || step === 'password' ? step : 'totp' }
  return true
}
