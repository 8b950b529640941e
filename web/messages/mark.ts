/** The texts of the button that marks a city as visited. */
export const markMessages = {
  mark: 'Mark as visited',
  visited: 'Visited',
  unmark: 'Remove from visited',
  signIn: 'Sign in to mark it as visited',
  /** What a screen reader says; it begins with the text that is seen. */
  named: (action: string, city: string) => `${action}: ${city}`,
  /** Begins with the text that is seen, as its voice command must. */
  tryAgainNamed: (failure: string, city: string) => `Try again: ${failure}, ${city}`,
  visitedNamed: (city: string) => `Visited: ${city}. Remove from visited`,
}
