import { codeRefusals } from '#shared/account-security.ts'
import { authReply } from '#shared/collections/users.ts'
import { isCallFailure } from '#web/lib/api/call-failure.ts'
import { api } from '#web/lib/api/client.ts'

/** The pending sign-in, and whether this browser may skip the second step for the next 30 days. */
type SecondStep = { mfaId: string; rememberDevice: boolean }

/**
 * Signs in with a code: a mailed code with its id, six digits of the authenticator app with the id "totp", or a
 * recovery code with the id "recovery". Throws the server's error.
 */
export const signInByCode = async (otpId: string, code: string, secondStep?: SecondStep): Promise<void> => {
  const body = { otpId, password: code, ...secondStep }
  authReply.parse(await api.collection('users').authWithOTP(otpId, code, { body }))
}

/** Completes a sign-in with the password, if a mailed code was the first step. Throws the server's error. */
export const completeByPassword = async (
  email: string,
  password: string,
  secondStep: SecondStep,
): Promise<void> => {
  const body = { identity: email, password, ...secondStep }
  authReply.parse(await api.collection('users').authWithPassword(email, password, { body }))
}

/**
 * "code" if the server refused a code, "sign-in" if the pending sign-in is no longer valid, null for other failures.
 */
export const codeRefusal = (error: unknown): 'code' | 'sign-in' | null => {
  if (!isCallFailure(error) || error.status !== 400) return null
  const { message } = error.response
  if (message === codeRefusals.code) return 'code'
  return message === codeRefusals.signIn ? 'sign-in' : null
}
