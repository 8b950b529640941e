import { readLocalText, writeLocalText } from '#web/lib/page/local-text.ts'

const key = 'session-ended'

/**
 * Remembers that a session ended without its owner signing out, for the login page of this and other tabs.
 * Call it before the session is cleared: other tabs see the two changes in this order.
 */
export const noteSessionEnd = () => writeLocalText(key, 'true')

/** Forgets it: somebody signed in, or out of their own accord. */
export const forgetSessionEnd = () => writeLocalText(key, null)

/** Whether the last session of this browser ended without its owner signing out. */
export const hasSessionEnded = (): boolean => readLocalText(key) !== null
