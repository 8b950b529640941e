import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { askBeforeLeaving } from '#web/lib/page/unsaved-changes.ts'
import { useSession } from '#web/lib/session/session.ts'
import { messages } from '#web/messages/index.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type LeaveGuardOptions = {
  isDirty: boolean
  /** A sentence that names the unsaved changes. */
  text: string
  /** Whether only a signed-in person can save the changes. */
  needsSession: boolean
  onLeave?: () => void
  /**
   * Where a draft keeps the changes. With a draft, leaving for another page asks nothing; with "on this device",
   * closing and reloading the page ask nothing either. Signing out always asks.
   */
  isKept?: 'in this tab' | 'on this device' | undefined
}

/**
 * Asks before unsaved changes are lost: a dialog for other pages and for signing out, the browser's own question for
 * closing and reloading. `allowLeaving` permits the next navigation. When the session has ended, the app navigates to
 * the login page: the dialog then says to sign in again, if saving needs a session, and `onLeave` is not called, so
 * that a draft is there after signing in.
 */
export const useLeaveGuard = ({ isDirty, text, needsSession, onLeave, isKept }: LeaveGuardOptions) => {
  const isFree = useRef(false)
  const isSignedOut = useSession().user === null
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && isKept === undefined && !isFree.current && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty && isKept !== 'on this device' && !isFree.current,
    withResolver: true,
  })
  const [signOut, setSignOut] = useState<{ answer: (isLeaving: boolean) => void } | null>(null)
  useEffect(() => {
    if (!isDirty) return undefined
    return askBeforeLeaving(() => new Promise((answer) => setSignOut({ answer })))
  }, [isDirty])
  const handleStay = () => {
    blocker.reset?.()
    signOut?.answer(false)
    setSignOut(null)
  }
  const handleLeave = () => {
    isFree.current = true
    if (!isSignedOut) onLeave?.()
    blocker.proceed?.()
    signOut?.answer(true)
    setSignOut(null)
  }
  return {
    allowLeaving: () => {
      isFree.current = true
    },
    dialog: (
      <Dialog
        isOpen={blocker.status === 'blocked' || signOut !== null}
        onOpenChange={(isOpen) => !isOpen && handleStay()}
        title={messages.common.leaveTitle}
        description={isSignedOut && needsSession ? messages.common.signInAgain : text}
      >
        <div className="mt-6 flex justify-end gap-2">
          <Button onClick={handleStay}>{messages.common.stay}</Button>
          <Button variant="danger" onClick={handleLeave}>
            {messages.common.leave}
          </Button>
        </div>
      </Dialog>
    ),
  }
}
