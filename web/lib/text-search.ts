/** For a route's `validateSearch`: one optional text; whatever else the address holds is dropped. */
export const textSearch =
  <Name extends string>(name: Name) =>
  (search: Record<string, unknown>): { [Key in Name]?: string } => {
    const value = search[name]
    const result: { [Key in Name]?: string } = {}
    // The router reads "?q=12" as a number.
    if (typeof value === 'string' && value !== '') result[name] = value
    if (typeof value === 'number' || typeof value === 'boolean') result[name] = String(value)
    return result
  }
