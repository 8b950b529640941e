import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/api/client.ts'
import { startResendCountdown } from '#web/lib/page/resend-countdown.ts'
import { authMessages } from '#web/messages/auth.ts'

const mutationKey = ['request-verification']

/** Mails a verification link and starts the minute before the next one is allowed. */
export const useSendVerification = () =>
  useMutation({
    mutationKey,
    mutationFn: async (email: string) => {
      if (email === '') throw new Error(authMessages.noEmail)
      await api.collection('users').requestVerification(email)
      startResendCountdown('verification')
    },
    meta: { errorTitle: authMessages.verificationNotSent },
  })

/** Why the last verification mail was not sent, even when another screen requested it; null when it was sent. */
export const useVerificationFailure = () => {
  const mutations = useQueryClient().getMutationCache()
  const last = useMutationState({ filters: { mutationKey }, select: (mutation) => mutation }).at(-1)
  const error = last?.state.error ?? null
  if (last === undefined || error === null) return null
  return {
    title: authMessages.verificationNotSent,
    error,
    onDismiss: () => mutations.remove(last),
  }
}
