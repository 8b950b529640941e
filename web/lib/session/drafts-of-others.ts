import { forgetOnDevice } from '#web/lib/page/device-store.ts'

const draftKey = /^waymark\.(?:field|trip)-draft\./
const wishesKey = /^waymark\.trip-wishes\./

/**
 * Forgets what others have typed in this tab and not saved, and what they wished of trips in this browser, once somebody
 * is signed in. A draft is this person's when its key or its content has the person's id; one that has nobody's was
 * typed before signing in. Imports of others that were not finished are forgotten, too.
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
    // Where the browser refuses storage there are no drafts.
  }
  void forgetOnDevice(userId)
}
