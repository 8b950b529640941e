import { useEffect } from 'react'
import { publicPath, trackEvent } from '#web/lib/analytics.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { MessageScreen } from './message-screen.tsx'

/** 'This page does not exist'. */
export function NotFoundScreen() {
  useLanguage()
  useEffect(() => {
    trackEvent('404', { path: publicPath(window.location.pathname) })
  }, [])
  return <MessageScreen title={messages.errors.notFoundTitle} text={messages.errors.notFoundText} />
}
