import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useLayoutEffect, useRef, useState } from 'react'
import { useIsOnline } from '#web/lib/api/online.ts'
import { messages } from '#web/messages/index.ts'
import { offlineMessages } from '#web/messages/offline.ts'
import { Button } from './button.tsx'

/**
 * Shown while there is no network: reports that the content may be old, and loads it again on request. When the
 * network is back, queries load by themselves. `className` applies while the notice is visible.
 */
export function OfflineNotice({ className }: { className?: string }) {
  const isOnline = useIsOnline()
  return (
    // Always in the page, so that a screen reader announces its new content.
    <output className="block print:hidden">{!isOnline && <Notice className={className} />}</output>
  )
}

function Notice({ className }: { className: string | undefined }) {
  const queryClient = useQueryClient()
  const notice = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = notice.current
    return () => {
      if (element?.contains(document.activeElement) === true) {
        document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
      }
    }
  }, [])
  const [tries, setTries] = useState({ isRunning: false, count: 0 })
  const handleTry = async () => {
    if (tries.isRunning) return
    setTries({ ...tries, isRunning: true })
    await queryClient.refetchQueries({ type: 'active' })
    setTries(({ count }) => ({ isRunning: false, count: count + 1 }))
  }
  return (
    <div
      ref={notice}
      className={clsx(
        'flex flex-wrap items-center justify-between gap-x-4 border border-transparent bg-warn-wash py-1 text-13 text-warn',
        className,
      )}
    >
      <span className="py-1">{tries.count > 0 ? offlineMessages.stillOffline : offlineMessages.offline}</span>
      <Button
        variant="quiet"
        size="sm"
        className="-mx-2.5 text-warn!"
        disabled={tries.isRunning}
        onClick={() => void handleTry()}
      >
        {messages.errors.tryAgain}
      </Button>
    </div>
  )
}
