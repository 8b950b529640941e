import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { trackError } from '#web/lib/analytics.ts'
import { errorMessage } from '#web/lib/api/error-message.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { Button } from '#web/ui/button.tsx'
import { MessageScreen } from './message-screen.tsx'

type ErrorScreenProps = {
  error?: unknown
  /** Renders the failed part again. */
  reset?: () => void
}

/** 'Internal server error', with the error's message if there is one. */
export function ErrorScreen({ error, reset }: ErrorScreenProps) {
  useLanguage()
  const message = errorMessage(error)
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  useEffect(() => {
    trackError(message)
  }, [message])
  const tryAgain = () => {
    queries.reset()
    reset?.()
    void router.invalidate()
  }
  const handleOnline = useEffectEvent(() => {
    if (reset !== undefined) tryAgain()
  })
  useEffect(() => {
    const listener = () => handleOnline()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])
  return (
    <MessageScreen
      title={messages.errors.errorTitle}
      text={messages.errors.errorText}
      detail={
        message === '' ? undefined : (
          <p className="mt-4 rounded-md bg-bad-wash px-3 py-2.5 text-[0.84375rem] leading-5 break-words text-bad">
            {message}
          </p>
        )
      }
      action={
        reset !== undefined && (
          <Button variant="quiet" onClick={tryAgain}>
            {messages.errors.tryAgain}
          </Button>
        )
      }
    />
  )
}
