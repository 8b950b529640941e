import { redirect } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { authReply } from '#shared/collections/users.ts'
import type { User } from '#shared/collections/users.ts'
import { sdk } from '#web/lib/api/api.ts'
import { isCallFailure } from '#web/lib/api/call-failure.ts'
import { deleteOnDevice } from '#web/lib/page/device-store.ts'
import { dropPendingSignIn, pendingSignIn } from './second-step.ts'
import { clearSessionEnd, recordSessionEnd } from './session-end.ts'
import {
  dropSession,
  hasCurrentSession,
  onStoredSession,
  sessionIdOf,
  storedSession,
  storeSession,
} from './stored-session.ts'

type Session = { user: User | null; isReady: boolean }

const storedUser = (): User | null => (hasCurrentSession() ? storedSession().user : null)

// The stored token expired before the page was opened.
if (storedSession().token !== '' && !hasCurrentSession()) recordSessionEnd()

let session: Session = { user: storedUser(), isReady: storedUser() === null }
const listeners = new Set<() => void>()

const set = (next: Session) => {
  session = next
  listeners.forEach((listener) => listener())
}

onStoredSession(() => {
  const user = storedUser()
  if (user !== null) {
    clearSessionEnd()
    dropPendingSignIn()
  }
  set({ ...session, user })
})

/** Calls `listener` after every change of the session. Returns a function that removes it. */
export const onSessionChange = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The signed-in user, or null. */
export const currentUser = () => session.user

/** The id of the stored token's session, which changes with a new sign-in; "" for none. */
export const useSessionId = (): string =>
  useSyncExternalStore(onSessionChange, () => sessionIdOf(storedSession().token))

/** The signed-in user. `isReady` is false while a stored session is being checked. */
export const useSession = (): Session => useSyncExternalStore(onSessionChange, () => session)

const endsSession = (error: unknown) => isCallFailure(error) && [401, 403, 404].includes(error.status)

/** Changes the stored data of the signed-in user, before or after the server confirms it. The session continues. */
export const showUser = (changes: Partial<User>) => {
  const { token, user } = storedSession()
  if (user !== null) storeSession(token, { ...user, ...changes })
}

/**
 * The person whose page is shown. After the session has ended this is still `entered`, the user of the route's
 * context, until the page is left, so that a leave guard in the page can ask first.
 */
export const usePageOwner = (entered: User): User => useSession().user ?? entered

/** Checks a stored session with the server. Throws if the network or the server fails; the session is then kept. */
export const checkSession = async () => {
  try {
    if (session.user !== null) await renewSession()
  } finally {
    set({ user: storedUser(), isReady: true })
  }
}

/** Checks a stored session with the server. If the network or the server fails, the session is kept. */
export const refreshSession = () => checkSession().catch(() => undefined)

const renewSession = async () => {
  const { token } = storedSession()
  try {
    const { api } = await sdk()
    authReply.parse(await api.collection('users').authRefresh({ requestKey: null }))
  } catch (error) {
    if (!endsSession(error)) throw error
    // A person may have signed in again in the meantime.
    if (storedSession().token !== token) return
    recordSessionEnd()
    dropSession()
  }
}

/** Signs in with a password. Throws the server's error. */
export const signIn = async (email: string, password: string): Promise<User> => {
  const { api } = await sdk()
  return authReply.parse(await api.collection('users').authWithPassword(email, password)).record
}

/**
 * Ends the session on the server, leaves the page that needs it, and then removes the stored session, also if the
 * server cannot be reached. Returns whether the session has ended on the server.
 */
export const endSession = async ({ leave }: { leave: () => Promise<void> }): Promise<boolean> => {
  // Otherwise, when the server closes the session's event stream, the page would reconnect and load the changes since
  // then.
  await stopListening()
  const forget = () => leaveAndForget(leave)
  const client = await sdk().catch(() => null)
  if (client === null) {
    await forget()
    return false
  }
  try {
    await client.signOut(forget)
    return true
  } catch (error) {
    return endsSession(error)
  }
}

const stopListening = async () => {
  try {
    const { api } = await sdk()
    await api.realtime.unsubscribe()
  } catch {
    // The stream is lost already, or was never opened.
  }
}

/** Leaves the page that needs a session, then removes the stored session, which has ended on the server. */
export const forgetSession = async ({ leave }: { leave: () => Promise<void> }) => {
  await stopListening()
  await leaveAndForget(leave)
}

/** How long leaving the page may take, in milliseconds. Every other call waits for it. */
const leaveMs = 5_000

/** Leaves the page first: otherwise its route's guard would redirect to the login page. */
const leaveAndForget = async (leave: () => Promise<void>) => {
  try {
    // The router's promise stays pending when the navigation is blocked.
    await Promise.race([leave(), new Promise((resolve) => window.setTimeout(resolve, leaveMs))])
  } finally {
    clearSessionEnd()
    dropSession()
    void deleteOnDevice('')
  }
}

/** Returns a path of this site, or null for another host and for the sign-in screens. */
export const sitePath = (path: string | undefined): string | null => {
  const { origin } = window.location
  if (path === undefined || !path.startsWith('/') || !URL.canParse(path, origin)) return null
  const url = new URL(path, origin)
  if (url.origin !== origin || url.pathname.startsWith('/auth/')) return null
  // "/.//example.org" is a path of this site, but its normalized path "//example.org" is another host.
  if (url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

/**
 * For a route's `beforeLoad`: the signed-in user. A visitor is redirected to the login page, or to the second step of
 * a pending sign-in, and returns afterwards.
 */
export const requireUser = (location: { href: string }): { user: User } => {
  const user = currentUser()
  if (user === null) {
    const to = pendingSignIn() === null ? '/auth/login' : '/auth/second-step'
    throw redirect({ to, search: { redirect: location.href } })
  }
  return { user }
}

/** For the routes of signing in: redirects a signed-in person to the requested page or to the map. */
export const redirectSignedIn = (path: string | undefined) => {
  const user = currentUser()
  if (user === null) return
  if (!user.verified) throw redirect({ to: '/auth/verify-email' })
  const asked = sitePath(path)
  throw asked === null ? redirect({ to: '/map' }) : redirect({ href: asked })
}
