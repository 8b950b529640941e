import { isCallFailure, secondStepKey } from '#web/lib/api/call-failure.ts'

/** A sign-in whose first step the server has accepted. */
export type PendingSignIn = {
  /** The server's id of the sign-in. */
  mfaId: string
  /** What completes it besides a recovery code and a passkey: six digits of the app, a mailed code or the password. */
  by: 'totp' | 'otp' | 'password'
  /** The address that signs in; "" when a provider's account signs in. */
  email: string
  /** The first step, as analytics name it. */
  method: string
}

// Only in the memory of the page: after a reload the sign-in begins anew.
let pending: PendingSignIn | null = null

/** The sign-in that waits for its second step, or null. */
export const pendingSignIn = () => pending

/** Forgets the sign-in that waits for its second step: it is complete, or has expired. */
export const dropPendingSignIn = () => {
  pending = null
}

/**
 * Remembers the sign-in that waits for its second step, when the server has answered that it does. Returns whether it
 * has.
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
