import { passwordMaxLength, passwordMinLength } from '#shared/collections/users.ts'
import { languagesWithFile } from '#server/messages/language-files.ts'
import type { Hooks } from '#server/records/collection.ts'
import { defineCollection } from './define-collection.ts'
import { times } from './rules.ts'

const self = 'id = @request.auth.id'

/**
 * The accounts. `hooks` store the password hash and handle invitations, sessions, mails and the avatar. When
 * registration is closed, only superusers create accounts.
 */
export const users = (hooks: Hooks, { isClosed }: { isClosed: boolean }) =>
  defineCollection('users', {
    type: 'auth',
    fields: {
      email: { type: 'email', required: true, private: true },
      emailVisibility: { type: 'bool', private: true },
      verified: { type: 'bool', private: true },
      name: { type: 'text', max: 255 },
      avatar: {
        type: 'file',
        maxSelect: 1,
        maxSizeBytes: 5_242_880,
        mimeTypes: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
      },
      public: { type: 'bool', private: true },
      private_trips: { type: 'bool', private: true },
      language: { type: 'select', values: languagesWithFile(), maxSelect: 1, private: true },
      created: { ...times.created, private: true },
      updated: { ...times.updated, private: true },
    },
    rules: {
      list: self,
      view: `${self} || public = true`,
      create: isClosed ? null : '',
      update: self,
      delete: self,
    },
    unique: [{ columns: ['email'], ignoreCase: true }],
    password: { min: passwordMinLength, max: passwordMaxLength },
    hooks,
  })
