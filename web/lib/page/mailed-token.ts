import { redirect } from '@tanstack/react-router'
import type { ParsedLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The token of the mailed link that led here. */
    token?: string
  }
}

type TokenPage = `/auth/${'verify-email' | 'reset-password' | 'confirm-email-change' | 'register'}`

/**
 * The token of the mailed link that led to a page. For a route's `beforeLoad`: a token in the address is moved into the
 * state of the history entry first, which outlives a reload and which no request, script or history list sees.
 */
export const takeToken = (
  page: TokenPage,
  { search, location }: { search: { token?: string }; location: ParsedLocation },
): string | undefined => {
  if (search.token === undefined) return location.state.token
  throw redirect({ to: page, replace: true, state: { token: search.token } })
}
