import { useNavigate } from '@tanstack/react-router'
import { mayLeavePage } from '#web/lib/page/unsaved-changes.ts'
import { messages } from '#web/messages/index.ts'
import { endSession } from './session.ts'
import { successToast } from '#web/lib/toast.ts'

/**
 * Returns a function that ends the session and opens the landing page. A person with unsaved changes is asked first,
 * and can stay signed in. If the server could not be reached, a toast says that the session has ended only in this
 * browser.
 */
export const useSignOut = () => {
  const navigate = useNavigate()
  return async () => {
    if (!(await mayLeavePage())) return
    // The person has been asked already, so the blocker is ignored. The landing page is part of the first script, so
    // it needs no network.
    const hasEnded = await endSession({ leave: () => navigate({ to: '/', ignoreBlocker: true }) })
    if (!hasEnded) {
      successToast(messages.layout.signedOutHere, { description: messages.layout.signedOutHereText })
    }
  }
}
