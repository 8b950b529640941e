import { redirect } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { authReply } from '#shared/collections/users.ts'
import type { User } from '#shared/collections/users.ts'
import { sdk } from '#web/lib/api/api.ts'
import { isCallFailure } from '#web/lib/api/call-failure.ts'
import { forgetOnDevice } from '#web/lib/page/device-store.ts'
import { dropPendingSignIn, pendingSignIn } from './second-step.ts'
import { forgetSessionEnd, noteSessionEnd } from './session-end.ts'
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

// A token that has run out, found when the page opens.
if (storedSession().token !== '' && !hasCurrentSession()) noteSessionEnd()

let session: Session = { user: storedUser(), isReady: storedUser() === null }
const listeners = new Set<() => void>()

const set = (next: Session) => {
  session = next
  listeners.forEach((listener) => listener())
}

onStoredSession(() => {
  const user = storedUser()
  if (user !== null) {
    forgetSessionEnd()
    dropPendingSignIn()
  }
  set({ ...session, user })
})

/** Calls back after every change of who is signed in; answers how to stop. */
export const onSessionChange = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Who is signed in now, or null. */
export const currentUser = () => session.user

/** The session that the stored token belongs to; another one after signing in anew, "" for none. */
export const useSessionId = (): string =>
  useSyncExternalStore(onSessionChange, () => sessionIdOf(storedSession().token))

/** Who is signed in; `isReady` is false while a stored session is being checked. */
export const useSession = (): Session => useSyncExternalStore(onSessionChange, () => session)

const endsSession = (error: unknown) => isCallFailure(error) && [401, 403, 404].includes(error.status)

/** Shows something about the signed-in person before, or because, the server says so. The session goes on. */
export const showUser = (changes: Partial<User>) => {
  const { token, user } = storedSession()
  if (user !== null) storeSession(token, { ...user, ...changes })
}

/**
 * The person whose page is shown. After the session has ended, that is still `entered`, the user of the route's
 * context, until the page is left: a leave guard in the page can then ask first.
 */
export const usePageOwner = (entered: User): User => useSession().user ?? entered

/** Checks a stored session with the server. It is kept when the network or the server fails, which throws. */
export const checkSession = async () => {
  try {
    if (session.user !== null) await renewSession()
  } finally {
    set({ user: storedUser(), isReady: true })
  }
}

/** Checks a stored session with the server. It is kept when the network or the server fails. */
export const refreshSession = () => checkSession().catch(() => undefined)

const renewSession = async () => {
  const { token } = storedSession()
  try {
    const { api } = await sdk()
    authReply.parse(await api.collection('users').authRefresh({ requestKey: null }))
  } catch (error) {
    if (!endsSession(error)) throw error
    // Meanwhile somebody may have signed in anew.
    if (storedSession().token !== token) return
    noteSessionEnd()
    dropSession()
  }
}

/** Signs in by password. Throws what the server answers. */
export const signIn = async (email: string, password: string): Promise<User> => {
  const { api } = await sdk()
  return authReply.parse(await api.collection('users').authWithPassword(email, password)).record
}

/**
 * Ends the session on the server, leaves the page it was needed for, then forgets it here, also when the server
 * cannot be reached. Returns whether the session has ended on the server.
 */
export const endSession = async ({ leave }: { leave: () => Promise<void> }): Promise<boolean> => {
  // The server closes the session's event stream, and the page would open it again and ask for what it had missed.
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

/** Leaves the page that a session was needed for, then forgets the session, which the server has ended. */
export const forgetSession = async ({ leave }: { leave: () => Promise<void> }) => {
  await stopListening()
  await leaveAndForget(leave)
}

/** How long the page may take to be left, in milliseconds. Every other call waits for it. */
const leaveMs = 5_000

/** Leaves the page first: its route's guard would otherwise send the person to sign in again. */
const leaveAndForget = async (leave: () => Promise<void>) => {
  try {
    // The router's promise stays pending when the navigation is blocked.
    await Promise.race([leave(), new Promise((resolve) => window.setTimeout(resolve, leaveMs))])
  } finally {
    forgetSessionEnd()
    dropSession()
    void forgetOnDevice('')
  }
}

/** A path of this site, or null: never another host, never back to the screens of signing in. */
export const sitePath = (path: string | undefined): string | null => {
  const { origin } = window.location
  if (path === undefined || !path.startsWith('/') || !URL.canParse(path, origin)) return null
  const url = new URL(path, origin)
  if (url.origin !== origin || url.pathname.startsWith('/auth/')) return null
  // "/.//example.org" is a path of this site, but read once more it is another host.
  if (url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

/**
 * For a route's `beforeLoad`: who is signed in; a visitor goes to sign in, or to the second step of a sign-in that
 * waits for it, and comes back afterwards.
 */
export const requireUser = (location: { href: string }): { user: User } => {
  const user = currentUser()
  if (user === null) {
    const to = pendingSignIn() === null ? '/auth/login' : '/auth/second-step'
    throw redirect({ to, search: { redirect: location.href } })
  }
  return { user }
}

/** For the routes of signing in: leads on whoever is signed in already, to the page that asked or to the map. */
export const leadOn = (path: string | undefined) => {
  const user = currentUser()
  if (user === null) return
  if (!user.verified) throw redirect({ to: '/auth/verify-email' })
  const asked = sitePath(path)
  throw asked === null ? redirect({ to: '/map' }) : redirect({ href: asked })
}
