declare global {
  interface Window {
    /**
     * The responses that public/first-paint.js fetched before the app ran, by path and query, for API responses also
     * by the id of the signed-in person. Undefined for a network failure.
     */
    fetchedAhead?: Record<string, Promise<Response | undefined>>
  }
}

/** Prefetched responses are used until this time, in milliseconds since the page was opened. */
const lastMs = 60_000

/**
 * Fetches an address, or returns the response that public/first-paint.js prefetched. A prefetched response is
 * returned once, only to the person for whom it was fetched, and only if the server did not refuse it. `userId` is ""
 * for files and guests. A response with `x-session-ended` is not used: it is a guest's response, and the person may
 * have signed in again since then.
 */
export async function fetchAhead(
  address: string | URL | Request,
  init: RequestInit = {},
  userId = '',
): Promise<Response> {
  const answer = performance.now() < lastMs ? await aheadOf(address, init, userId) : undefined
  if (answer === undefined || answer.headers.has('x-session-ended')) return fetch(address, init)
  // A refused API call is sent again. A missing file is not: `init` has no headers for files.
  return answer.ok || init.headers === undefined ? answer : fetch(address, init)
}

function aheadOf(address: string | URL | Request, { method = 'GET' }: RequestInit, userId: string) {
  if (method !== 'GET' || address instanceof Request || window.fetchedAhead === undefined) return undefined
  const { pathname, search } = new URL(address, window.location.href)
  const key = `${pathname}${search}${userId === '' ? '' : ` ${userId}`}`
  const ahead = window.fetchedAhead[key]
  delete window.fetchedAhead[key]
  return ahead
}
