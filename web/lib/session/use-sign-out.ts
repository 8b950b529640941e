import { useNavigate } from '@tanstack/react-router'
import { mayLeavePage } from '#web/lib/page/unsaved-changes.ts'
import { messages } from '#web/messages/index.ts'
import { endSession } from './session.ts'
import { successToast } from '#web/lib/toast.ts'

/**
 * Returns a function that ends the session and goes to the landing page. Before unsaved changes are lost, the person is
 * asked, and may stay signed in. A toast says when the session has ended in
 * this browser only, because the server could not be reached.
 */
export const useSignOut = () => {
  const navigate = useNavigate()
  return async () => {
    if (!(await mayLeavePage())) return
    // The person has been asked already. The landing page is part of the first script, so it needs no network.
    const hasEnded = await endSession({ leave: () => navigate({ to: '/', ignoreBlocker: true }) })
    if (!hasEnded) {
      successToast(messages.layout.signedOutHere, { description: messages.layout.signedOutHereText })
    }
  }
}
