import { useNavigate } from '@tanstack/react-router'
import { messages } from '#web/messages/index.ts'
import { endSession } from './session.ts'
import { successToast } from '#web/lib/toast.ts'

/**
 * Returns a function that ends the session and goes to the landing page. A toast says when the session has ended in
 * this browser only, because the server could not be reached.
 */
export const useSignOut = () => {
  const navigate = useNavigate()
  // Before the session is forgotten: a guarded page would otherwise send the person to sign in again.
  return async () => {
    const hasEnded = await endSession({ leave: () => navigate({ to: '/' }) })
    if (!hasEnded) {
      successToast(messages.layout.signedOutHere, { description: messages.layout.signedOutHereText })
    }
  }
}
