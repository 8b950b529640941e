import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { endSession } from './session.ts'

/** Answers a function that ends the session, forgets what was cached and goes to the landing page. */
export const useSignOut = () => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    await endSession({
      // Before the session is forgotten: a guarded page would otherwise send the person to sign in again.
      leave: () => navigate({ to: '/' }),
    })
    queryClient.clear()
  }
}
