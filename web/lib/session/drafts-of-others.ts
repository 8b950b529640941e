import { deleteOnDevice } from '#web/lib/page/device-store.ts'

const draftKey = /^waymark\.(?:field|trip)-draft\./
const wishesKey = /^waymark\.trip-wishes\./

/**
 * After a sign-in, deletes data that other people left in this browser: drafts in this tab, wishes for trips, and
 * unfinished imports. A draft is kept only if its key or its content contains the person's id, so drafts from before
 * the sign-in are also deleted.
 */
export const dropDraftsOfOthers = (userId: string): void => {
  try {
    for (const [key, draft] of Object.entries<unknown>(sessionStorage)) {
      if (draftKey.test(key) && !`${key} ${String(draft)}`.includes(userId)) sessionStorage.removeItem(key)
    }
    for (const key of Object.keys(localStorage)) {
      if (wishesKey.test(key) && !key.includes(userId)) localStorage.removeItem(key)
    }
  } catch {
    // If the browser refuses storage there are no drafts.
  }
  void deleteOnDevice(userId)
}
