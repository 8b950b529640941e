import { useMutation } from '@tanstack/react-query'
import { codeRequest } from '#shared/account-security.ts'
import { api } from '#web/lib/api/client.ts'
import { successToast } from '#web/lib/toast.ts'
import { authMessages } from '#web/messages/auth.ts'
import { startResendCountdown } from '#web/lib/page/resend-countdown.ts'

/** How many digits a mailed code has. */
export const mailedCodeLength = 8

/** A code that was mailed: the server's id of the request, and the address. */
export type MailedCode = { otpId: string; email: string }

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The mailed code that the page asks for. It survives a reload, as when a phone opens the mail in between. */
    mailedCode?: MailedCode
  }
}

/** The recipient of a code: an address, or the owner of a sign-in that waits for its second step. */
export type Recipient = { email: string; mfaId?: string }

/**
 * Mails a sign-in code. Soon after another mail the server sends none, and expects the code of that mail. `onError` is
 * called after the toast was raised.
 */
export const useMailCode = (onError: (error: Error) => void = () => undefined) =>
  useMutation({
    mutationFn: async ({ email, mfaId }: Recipient): Promise<MailedCode> => {
      const body = { email, mfaId }
      const { otpId } = codeRequest.parse(await api.collection('users').requestOTP(email, { body }))
      startResendCountdown('code')
      const description =
        mfaId === undefined ? authMessages.codeSentText({ email }) : authMessages.codeSentOwn
      successToast(authMessages.codeSent, { description })
      return { otpId, email }
    },
    meta: { errorTitle: authMessages.codeNotSent },
    onError,
  })
