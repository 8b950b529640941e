import { useNavigate } from '@tanstack/react-router'
import { endSession } from './session.ts'

/** Answers a function that ends the session and goes to the landing page. */
export const useSignOut = () => {
  const navigate = useNavigate()
  // Before the session is forgotten: a guarded page would otherwise send the person to sign in again.
  return () => endSession({ leave: () => navigate({ to: '/' }) })
}
