/** `make` for each language once: making what `Intl` formats with takes a browser up to 25 ms. */
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

/** `make` on the first use. */
export const onFirstUse = <Made>(make: () => Made) => {
  let made: Made | undefined
  return () => (made ??= make())
}
