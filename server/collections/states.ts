import { defineCollection } from './define-collection.ts'
import { publicReadOnly, times } from './rules.ts'

export const states = defineCollection('state', {
  type: 'base',
  fields: {
    name: { type: 'text', required: true },
    country: { type: 'relation', to: 'country', required: true, maxSelect: 1, cascadeDelete: false },
    state_code: { type: 'text' },
    type: { type: 'text' },
    ...times,
  },
  rules: publicReadOnly,
  gazetteer: true,
})
