import { defineCollection } from './define-collection.ts'
import { times } from './rules.ts'

const owner = 'user = @request.auth.id'

/** Private data of an account. The server creates a row with each user. */
export const settings = defineCollection('settings', {
  type: 'base',
  fields: {
    user: { type: 'relation', to: 'users', required: true, maxSelect: 1, cascadeDelete: true },
    authWithPasswordAvailable: { type: 'bool', serverSet: true },
    ...times,
  },
  rules: { list: owner, view: owner, create: null, update: owner, delete: null },
  unique: [{ columns: ['user'] }],
  madeByServer: true,
})
