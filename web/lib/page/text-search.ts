/** Reads one optional text from the search params and drops all others. */
const textSearch =
  <Name extends string>(name: Name) =>
  (search: Record<string, unknown>): { [Key in Name]?: string } => {
    const value = search[name]
    const result: { [Key in Name]?: string } = {}
    // The router parses "?q=12" as a number.
    if (typeof value === 'string' && value !== '') result[name] = value
    if (typeof value === 'number' || typeof value === 'boolean') result[name] = String(value)
    return result
  }

/** For a route's `validateSearch`: the page to open after signing in. */
export const redirectSearch = textSearch('redirect')

/** For a route's `validateSearch`: a mailed token. */
export const tokenSearch = textSearch('token')

/** For a route's `validateSearch`: the search text. */
export const querySearch = textSearch('q')
