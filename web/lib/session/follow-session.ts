import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { dropDraftsOfOthers } from './drafts-of-others.ts'
import { hasSessionEnded } from './session-end.ts'
import { currentUser, onSessionChange } from './session.ts'

/**
 * Runs the routes' guards again whenever somebody signs in or out or has verified the address, in this tab or
 * another. Once a person's page is left, what was cached for them is forgotten; a page that is not left, such as
 * a trip's, asks again as whoever is there now. Drafts of others do not outlast a sign-in. When a session ended that
 * nobody signed out of, any page gives way to the login page, which says so; a page with unsaved changes asks first,
 * and what was cached is kept until it is left. Answers how to stop.
 */
export const followSession = (router: AnyRouter, queryClient: QueryClient) => {
  const guardedBy = () => ({ id: currentUser()?.id, verified: currentUser()?.verified })
  let before = guardedBy()
  /** Whose data is cached. */
  let cachedFor = before.id
  const forgetOthers = async () => {
    const former = cachedFor
    cachedFor = before.id
    if (former === undefined || former === before.id) return
    router.clearCache()
    // Only a trip's page can be open to both and yet show them different things.
    queryClient.removeQueries({ predicate: (query) => !(query.queryKey[0] === 'trip' && query.isActive()) })
    await queryClient.resetQueries({ queryKey: ['trip'] })
  }
  const follow = async () => {
    const { id, verified } = before
    before = guardedBy()
    if (id === before.id && verified === before.verified) return
    if (before.id !== undefined) dropDraftsOfOthers(before.id)
    if (before.id === undefined && hasSessionEnded() && !isSigningIn(router)) return askToSignIn(router)
    await router.invalidate()
    await forgetOthers()
  }
  if (before.id !== undefined) dropDraftsOfOthers(before.id)
  const stopFollowing = onSessionChange(() => void follow())
  const stopForgetting = router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) void forgetOthers()
  })
  return () => {
    stopFollowing()
    stopForgetting()
  }
}

const isSigningIn = (router: AnyRouter) => router.state.location.pathname.startsWith('/auth/')

/** Does not wait for the login page: when a person stays on a page with unsaved changes, the navigation never ends. */
const askToSignIn = (router: AnyRouter) => {
  void router.navigate({ to: '/auth/login', search: { redirect: router.state.location.href } })
}
