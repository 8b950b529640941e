import { redirect } from '@tanstack/react-router'
import type { ParsedLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The token of the mailed link that was opened. */
    token?: string
  }
}

type TokenPage = `/auth/${'verify-email' | 'reset-password' | 'confirm-email-change' | 'register'}`

/**
 * The token of the mailed link that opened a page. For a route's `beforeLoad`: a token in the address is first moved
 * into the state of the history entry. That state survives a reload and is not part of the address, so later
 * requests, `Referer` headers, the tab's history and analytics do not contain the token.
 */
export const takeToken = (
  page: TokenPage,
  { search, location }: { search: { token?: string }; location: ParsedLocation },
): string | undefined => {
  if (search.token === undefined) return location.state.token
  throw redirect({ to: page, replace: true, state: { token: search.token } })
}
