import { useSyncExternalStore } from 'react'
import { isCallFailure } from '#web/lib/api/call-failure.ts'
import { hasSessionEnded } from './session-end.ts'
import { currentUser, onSessionChange } from './session.ts'

/** Whether a change marks a city or removes its mark. */
export type ChangeKind = 'mark' | 'removal'

/** A change that was not saved because the server could not be reached or the session had ended. */
type LostChange = {
  /** Identifies the changed object: a later change with the same key replaces this one. */
  key: string
  /** Undefined for other changes than marks. */
  kind?: ChangeKind
  userId: string
  /** The name of the changed object, such as "Oslo, Norway". */
  name: string
  retry: () => void
}

/** The oldest first: the order in which the changes were made. */
let lost: readonly LostChange[] = []
const listeners = new Set<() => void>()

const set = (next: readonly LostChange[]) => {
  lost = next
  listeners.forEach((listener) => listener())
}

/** Whether a person's session ended without a sign-out. */
export const hasLostSession = (userId: string) => currentUser()?.id !== userId && hasSessionEnded()

/** Whether the cause of a failure is a lost connection, which can come back. */
export const isConnectionLoss = (error: unknown) =>
  !navigator.onLine || (isCallFailure(error) && error.status === 0)

/**
 * Keeps a change that failed because the connection was lost or the session had ended. It is tried again when the
 * connection is back, or when the same person has signed in again. Other failures are ignored.
 */
export const keepLost = (error: unknown, change: LostChange) => {
  if (!isConnectionLoss(error) && !hasLostSession(change.userId)) return
  set([...lost.filter(({ key }) => key !== change.key), change])
}

/** Removes a change that is being tried again, or that the person no longer wants. */
export const forgetLost = (key: string) => set(lost.filter((change) => change.key !== key))

/** Tries the lost changes of the signed-in person again, the oldest first. */
export const retryLost = () => {
  const own = lost.filter(({ userId }) => userId === currentUser()?.id)
  if (own.length === 0) return
  set(lost.filter((change) => !own.includes(change)))
  for (const { retry } of own) retry()
}

/** The changes that wait for the connection or for a sign-in. */
export const useLostChanges = (): readonly LostChange[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    () => lost,
  )

window.addEventListener('online', retryLost)

let lastUserId = currentUser()?.id
onSessionChange(() => {
  const userId = currentUser()?.id
  if (userId === lastUserId) return
  lastUserId = userId
  if (userId !== undefined) {
    // The changes of another person must not be saved for this person.
    set(lost.filter((change) => change.userId === userId))
    retryLost()
  } else if (!hasSessionEnded()) set([])
})
