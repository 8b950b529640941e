import { fold } from '#shared/domain/unaccent.ts'

/**
 * The form in which the planner compares names: folded, with a single space for each sequence of other characters than
 * letters and digits.
 */
export const normalise = (text: string) => withoutMarks(fold(text))

/** The same for text that is folded already. */
export const withoutMarks = (folded: string) => folded.replaceAll(/[^a-z0-9]+/g, ' ').trim()
