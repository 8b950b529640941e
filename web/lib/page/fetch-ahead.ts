declare global {
  interface Window {
    /**
     * What public/first-paint.js fetched before the app ran, by path and query, and for the server's answers also by
     * the id of the signed-in person; undefined where the network failed.
     */
    fetchedAhead?: Record<string, Promise<Response | undefined>>
  }
}

/** What was not asked for by then, in milliseconds since the page was opened, is asked for anew. */
const lastMs = 60_000

/**
 * Fetches an address, or gives the answer that public/first-paint.js fetched before the app ran: only once, and only
 * what the same person asked and the server did not refuse. `userId` is "" for files and for guests. An answer to a
 * session that had ended is a guest's: the person may have signed in anew since then.
 */
export async function fetchAhead(
  address: string | URL | Request,
  init: RequestInit = {},
  userId = '',
): Promise<Response> {
  const answer = performance.now() < lastMs ? await aheadOf(address, init, userId) : undefined
  if (answer === undefined || answer.headers.has('x-session-ended')) return fetch(address, init)
  // A refusal of the server is asked again; a file that is missing is missing.
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
