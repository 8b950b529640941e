import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { dropDraftsOfOthers } from './drafts-of-others.ts'
import { hasSessionEnded } from './session-end.ts'
import { currentUser, onSessionChange } from './session.ts'

/**
 * Runs the routes' guards again whenever somebody signs in or out or has verified the address, in this tab or
 * another. Once a person's page is left, what was cached for them is forgotten; a page that is not left, such as
 * a trip's, asks again as whoever is there now. Drafts of others do not outlast a sign-in. When a session ended that
 * nobody signed out of, any page gives way to the login page, which says so. Answers how to stop.
 */
export const followSession = (router: AnyRouter, queryClient: QueryClient) => {
  const guardedBy = () => ({ id: currentUser()?.id, verified: currentUser()?.verified })
  let before = guardedBy()
  const follow = async () => {
    const { id, verified } = before
    before = guardedBy()
    if (id === before.id && verified === before.verified) return
    if (before.id !== undefined) dropDraftsOfOthers(before.id)
    if (before.id === undefined && hasSessionEnded()) await askToSignIn(router)
    await router.invalidate()
    if (id === undefined || id === before.id) return
    // Only a trip's page can be open to both and yet show them different things.
    queryClient.removeQueries({ predicate: (query) => !(query.queryKey[0] === 'trip' && query.isActive()) })
    await queryClient.resetQueries({ queryKey: ['trip'] })
  }
  if (before.id !== undefined) dropDraftsOfOthers(before.id)
  return onSessionChange(() => void follow())
}

const askToSignIn = async (router: AnyRouter) => {
  const { href, pathname } = router.state.location
  if (!pathname.startsWith('/auth/')) {
    await router.navigate({ to: '/auth/login', search: { redirect: href } })
  }
}
