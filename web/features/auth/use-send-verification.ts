import { useMutation } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'
import { startResendCountdown } from '#web/lib/resend-countdown.ts'
import { messages } from '#web/messages/index.ts'

/** Mails a verification link and starts the minute before the next. */
export const useSendVerification = () =>
  useMutation({
    mutationFn: async (email: string) => {
      if (email === '') throw new Error(messages.auth.noEmail)
      await api.collection('users').requestVerification(email)
      startResendCountdown('verification')
    },
    meta: { errorTitle: messages.auth.verificationNotSent },
  })
