import { useMutation } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'
import { startResendCountdown } from '#web/lib/resend-countdown.ts'
import { authMessages } from '#web/messages/auth.ts'

/** Mails a verification link and starts the minute before the next. */
export const useSendVerification = () =>
  useMutation({
    mutationFn: async (email: string) => {
      if (email === '') throw new Error(authMessages.noEmail)
      await api.collection('users').requestVerification(email)
      startResendCountdown('verification')
    },
    meta: { errorTitle: authMessages.verificationNotSent },
  })
