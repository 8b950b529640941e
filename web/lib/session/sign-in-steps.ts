import { codeRefusals } from '#shared/account-security.ts'
import { authReply } from '#shared/collections/users.ts'
import { isCallFailure } from '#web/lib/api/call-failure.ts'
import { api } from '#web/lib/api/client.ts'

/** The sign-in that a second step completes, and whether no second step is asked for here in the next 30 days. */
type SecondStep = { mfaId: string; rememberDevice: boolean }

/**
 * Signs in by a code: a mailed one with the id that came with it, six digits of the authenticator app with the id
 * "totp", or a recovery code with the id "recovery". Throws what the server answers.
 */
export const signInByCode = async (otpId: string, code: string, secondStep?: SecondStep): Promise<void> => {
  const body = { otpId, password: code, ...secondStep }
  authReply.parse(await api.collection('users').authWithOTP(otpId, code, { body }))
}

/** Completes a sign-in by the password, where a mailed code was the first step. Throws what the server answers. */
export const completeByPassword = async (
  email: string,
  password: string,
  secondStep: SecondStep,
): Promise<void> => {
  const body = { identity: email, password, ...secondStep }
  authReply.parse(await api.collection('users').authWithPassword(email, password, { body }))
}

/** Whether a code was refused, or the sign-in that waited for it; null for any other failure. */
export const codeRefusal = (error: unknown): 'code' | 'sign-in' | null => {
  if (!isCallFailure(error) || error.status !== 400) return null
  const { message } = error.response
  if (message === codeRefusals.code) return 'code'
  return message === codeRefusals.signIn ? 'sign-in' : null
}
