import type { Field, Rules } from '#server/records/collection.ts'

/** Everybody may read; nobody may write. */
export const publicReadOnly: Rules = { list: '', view: '', create: null, update: null, delete: null }

/**
 * The caller's own rows, and the rows of a person with a public profile when the filter of the query names that
 * person. Both halves are needed. With the first half alone, a query that names a person would get that person's
 * rows even when the profile is not public. With the second half alone, a query that names nobody would get the
 * rows of all public people. The first half also lets the database read two people's rows instead of the whole
 * table.
 */
export const ownOrNamedPublic =
  '(user = @request.auth.id || user = @request.filter.user) && (user = @request.auth.id || user.public = true)'

/** The caller is the person of the record's field `user`. */
export const owner = 'user = @request.auth.id'

/** Only the person of the record's field `user` may read and write it. */
export const ownerOnly: Rules = { list: owner, view: owner, create: owner, update: owner, delete: owner }

/** Only the person of the record's field `user` may read it; the record API does not write it. */
export const ownerReads: Rules = { list: owner, view: owner, create: null, update: null, delete: null }

/** The two timestamps of every record. */
export const times = {
  created: { type: 'autodate', onUpdate: false },
  updated: { type: 'autodate', onUpdate: true },
} as const satisfies Record<string, Field>
