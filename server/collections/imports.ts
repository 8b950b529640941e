import * as z from 'zod/mini'
import { importNameMaxLength, importStates } from '#shared/collections/imports.ts'
import { defineCollection } from './define-collection.ts'
import type { HookResult, Row } from '#server/records/collection.ts'
import { fieldsOf } from '#server/http/errors.ts'
import { importCounts, importRequest } from '#shared/imports.ts'
import { ownerReads, times } from './rules.ts'

/** Checks the fields of a new import, and the counts that the routes set. */
const check = (row: Row): HookResult => {
  const { format, name, found } = importRequest.shape
  const checked = z.object({ format, name, found, ...importCounts.shape }).safeParse(row)
  return { errors: checked.success ? {} : fieldsOf(checked.error) }
}

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
  rules: ownerReads,
  hooks: { check },
  madeByServer: true,
})
