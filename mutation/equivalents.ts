/** A mutant that behaves like the code that it replaces, so that no test can tell the two apart. */
export interface Equivalent {
  file: string
  /** The mutated code. */
  code: string
  replacement: string
  /** Why nobody can see the difference. */
  reason: string
}

/** They do not count in the score. */
export const equivalents: readonly Equivalent[] = []
