/** For a route's `validateSearch`: the two-letter code of the country whose states are shown. */
export const countrySearch = (search: Record<string, unknown>): { country?: string } => {
  const { country } = search
  return typeof country === 'string' && /^[a-z]{2}$/i.test(country) ? { country: country.toUpperCase() } : {}
}
