import type { Field, Rules } from '#server/records/collection.ts'

/** Anyone may read; nobody may write. */
export const publicReadOnly: Rules = { list: '', view: '', create: null, update: null, delete: null }

/**
 * One's own rows, and those of a person with a public profile when the query names that person. The first half
 * alone would do for the list; said first, it lets the database look at two people's rows and not at all.
 */
export const ownOrNamedPublic =
  '(user = @request.auth.id || user = @request.filter.user) && (user = @request.auth.id || user.public = true)'

/** The two moments that every stored record carries. */
export const times = {
  created: { type: 'autodate', onUpdate: false },
  updated: { type: 'autodate', onUpdate: true },
} as const satisfies Record<string, Field>
