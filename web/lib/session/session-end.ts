import { readLocalText, writeLocalText } from '#web/lib/page/local-text.ts'

const key = 'session-ended'

/**
 * Records that a session ended without a sign-out, for the login page of this and other tabs. Call it before the
 * session is cleared: other tabs see the two changes in this order.
 */
export const recordSessionEnd = () => writeLocalText(key, 'true')

/** Removes the record, because a person has signed in or out. */
export const clearSessionEnd = () => writeLocalText(key, null)

/** Whether the last session of this browser ended without a sign-out. */
export const hasSessionEnded = (): boolean => readLocalText(key) !== null
