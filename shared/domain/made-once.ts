/** Calls `make` once for each language: creating `Intl` formatters takes a browser up to 25 ms. */
export const perLanguage = <Made>(make: (language: string) => Made) => {
  const made = new Map<string, Made>()
  return (language: string): Made => {
    const before = made.get(language)
    if (before !== undefined) return before
    const one = make(language)
    made.set(language, one)
    return one
  }
}

/** Calls `make` on first use. */
export const onFirstUse = <Made>(make: () => Made) => {
  let made: Made | undefined
  return () => (made ??= make())
}

/** Calls `make` once for each object, and keeps the result as long as the object. */
export const perObject = <Given extends object, Made extends object>(make: (given: Given) => Made) => {
  const made = new WeakMap<Given, Made>()
  return (given: Given): Made => {
    const before = made.get(given)
    if (before !== undefined) return before
    const one = make(given)
    made.set(given, one)
    return one
  }
}
