import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { dropDraftsOfOthers } from './drafts-of-others.ts'
import { hasSessionEnded } from './session-end.ts'
import { currentUser, onSessionChange } from './session.ts'

/**
 * Runs the routes' guards again when a person signs in or out or verifies the address, in this tab or another. The
 * cache of the previous person is cleared when their page is left. A page that is not left, such as a trip's, loads
 * its data again for the new person. A sign-in deletes the drafts of others. If a session ended without a sign-out,
 * every page gives way to the login page, which tells the person; a page with unsaved changes asks first, and the
 * cache is kept until that page is left. Returns a function that stops this.
 */
export const followSession = (router: AnyRouter, queryClient: QueryClient) => {
  const guardedBy = () => ({ id: currentUser()?.id, verified: currentUser()?.verified })
  let before = guardedBy()
  /** The id of the person whose data is cached. */
  let cachedFor = before.id
  const forgetOthers = async () => {
    const former = cachedFor
    cachedFor = before.id
    if (former === undefined || former === before.id) return
    router.clearCache()
    // Only a trip's page can stay open for both people and show them different data.
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

/**
 * Does not wait for the login page: if the person stays on a page with unsaved changes, the navigation never ends.
 */
const askToSignIn = (router: AnyRouter) => {
  void router.navigate({ to: '/auth/login', search: { redirect: router.state.location.href } })
}
