import { useEffect } from 'react'
import { trackEvent } from '#web/lib/analytics.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { messages } from '#web/messages/index.ts'
import { MessageScreen } from './message-screen.tsx'

/** 'Internal server error', with the error's message if there is one. */
export function ErrorScreen({ error }: { error?: unknown }) {
  const message = errorMessage(error)
  useEffect(() => trackEvent('error', { message }), [message])
  return (
    <MessageScreen
      title={messages.errors.errorTitle}
      text={messages.errors.errorText}
      detail={
        message === '' ? undefined : (
          <p className="mt-6 border-l-2 border-bad bg-bad-wash px-4 py-3 text-bad">{message}</p>
        )
      }
    />
  )
}
