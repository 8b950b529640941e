import { passwordMaxLength } from '#shared/collections/users.ts'
import { superusers as identity } from '#shared/collections/superusers.ts'
import type { Collection, Hooks } from '#server/records/collection.ts'
import { times } from './rules.ts'

/** Longer than for people, because one superuser's password opens everybody's records. */
const passwordMinLength = 12

/** The superusers. No rule allows anything to anybody else. `hooks` store the password hash and end sessions. */
export const superusers = (hooks: Hooks): Collection => ({
  ...identity,
  type: 'auth',
  fields: {
    email: { type: 'email', required: true },
    emailVisibility: { type: 'bool' },
    verified: { type: 'bool', serverSet: true },
    ...times,
  },
  rules: { list: null, view: null, create: null, update: null, delete: null },
  unique: [{ columns: ['email'], ignoreCase: true }],
  password: { min: passwordMinLength, max: passwordMaxLength },
  hooks,
})
