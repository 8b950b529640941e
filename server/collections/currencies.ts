import { defineCollection } from './define-collection.ts'
import { publicReadOnly, times } from './rules.ts'

export const currencies = defineCollection('currency', {
  type: 'base',
  fields: {
    name: { type: 'text', required: true },
    code: { type: 'text', required: true },
    rate: { type: 'number' },
    ...times,
  },
  // Not marked as the gazetteer's: the rates change daily, and what they were must not be kept.
  rules: publicReadOnly,
})
