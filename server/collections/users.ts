import { passwordMaxLength, passwordMinLength } from '#shared/collections/users.ts'
import { languagesWithFile } from '#server/messages/language-files.ts'
import type { Hooks } from '#server/records/collection.ts'
import { defineCollection } from './define-collection.ts'
import { times } from './rules.ts'

const self = 'id = @request.auth.id'
const shownOfOthers = new Set(['avatar', 'collectionId', 'collectionName', 'expand', 'id', 'name'])

/** The accounts. `hooks` store the password hash and handle sessions, mails and the avatar. */
export const users = (hooks: Hooks) =>
  defineCollection('users', {
    type: 'auth',
    fields: {
      email: { type: 'email', required: true },
      emailVisibility: { type: 'bool' },
      verified: { type: 'bool' },
      name: { type: 'text', max: 255 },
      avatar: {
        type: 'file',
        maxSelect: 1,
        maxSizeBytes: 5_242_880,
        mimeTypes: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
      },
      public: { type: 'bool' },
      private_trips: { type: 'bool' },
      language: { type: 'select', values: languagesWithFile(), maxSelect: 1 },
      ...times,
    },
    rules: { list: self, view: `${self} || public = true`, create: '', update: self, delete: self },
    unique: [{ columns: ['email'], ignoreCase: true }],
    password: { min: passwordMinLength, max: passwordMaxLength },
    hooks: {
      ...hooks,
      present: (record, _row, { isSelf }) =>
        isSelf
          ? record
          : Object.fromEntries(Object.entries(record).filter(([key]) => shownOfOthers.has(key))),
    },
  })
