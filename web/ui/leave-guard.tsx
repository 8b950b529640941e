import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'
import { messages } from '#web/messages/index.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

/**
 * Asks before unsaved changes, which `text` names, are left behind: another page by a dialog, the browser's own closing and
 * reloading by the browser's question. `letGo` opens the way for one leaving that is meant.
 */
export const useLeaveGuard = (isDirty: boolean, text: string, onLeave?: () => void) => {
  const isFree = useRef(false)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && !isFree.current && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty && !isFree.current,
    withResolver: true,
  })
  const isAsking = blocker.status === 'blocked'
  const handleLeave = () => {
    isFree.current = true
    onLeave?.()
    blocker.proceed?.()
  }
  return {
    letGo: () => {
      isFree.current = true
    },
    dialog: (
      <Dialog
        isOpen={isAsking}
        onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
        title={messages.common.leaveTitle}
        description={text}
      >
        <div className="mt-6 flex justify-end gap-2">
          <Button onClick={() => blocker.reset?.()}>{messages.common.stay}</Button>
          <Button variant="danger" onClick={handleLeave}>
            {messages.common.leave}
          </Button>
        </div>
      </Dialog>
    ),
  }
}
