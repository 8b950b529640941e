import { defineCollection } from './define-collection.ts'
import { refuseDelete } from './gazetteer-edits.ts'
import { publicReadOnly, times } from './rules.ts'

export const currencies = defineCollection('currency', {
  type: 'base',
  fields: {
    name: { type: 'text', required: true },
    code: { type: 'text', required: true },
    rate: { type: 'number' },
    ...times,
  },
  // Not part of the gazetteer: the rates change daily, so responses must not be cached.
  rules: publicReadOnly,
  hooks: { beforeDelete: refuseDelete },
})
