import { importNameMaxLength, importStates } from '#shared/collections/imports.ts'
import { defineCollection } from './define-collection.ts'
import { times } from './rules.ts'

const owner = 'user = @request.auth.id'

/** What people have stored from files of other apps. server/endpoints/import-batches.ts creates and changes it. */
export const imports = defineCollection('import', {
  type: 'base',
  fields: {
    user: { type: 'relation', to: 'users', required: true, maxSelect: 1, cascadeDelete: true },
    format: { type: 'text', required: true, max: 40 },
    name: { type: 'text', max: importNameMaxLength },
    state: { type: 'select', required: true, values: importStates, maxSelect: 1 },
    stays: { type: 'number', serverSet: true },
    wishes: { type: 'number', serverSet: true },
    trips: { type: 'number', serverSet: true },
    found: { type: 'number', serverSet: true },
    skipped: { type: 'number', serverSet: true },
    ...times,
  },
  rules: { list: owner, view: owner, create: null, update: null, delete: null },
  madeByServer: true,
})
