import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { currentUser, onSessionChange } from './session.ts'

/**
 * Runs the routes' guards again whenever somebody signs in or out or has verified the address, in this tab or
 * another. Once a signed-out person's page is left, what was cached for them is forgotten. Answers how to stop.
 */
export const followSession = (router: AnyRouter, queryClient: QueryClient) => {
  const guardedBy = () => `${currentUser()?.id} ${currentUser()?.verified}`
  let before = guardedBy()
  const follow = async () => {
    if (guardedBy() === before) return
    before = guardedBy()
    await router.invalidate()
    if (currentUser() === null) queryClient.clear()
  }
  return onSessionChange(() => void follow())
}
