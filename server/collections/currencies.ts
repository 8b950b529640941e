import { collectionIds } from '#shared/collections/index.ts'
import type { Collection } from '#server/records/collection.ts'
import { publicReadOnly, times } from './rules.ts'

export const currencies: Collection = {
  name: 'currency',
  id: collectionIds.currency,
  type: 'base',
  fields: {
    name: { type: 'text', required: true },
    code: { type: 'text', required: true },
    rate: { type: 'number' },
    ...times,
  },
  // Not marked as the gazetteer's: the rates change daily, and what they were must not be kept.
  rules: publicReadOnly,
}
