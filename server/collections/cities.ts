import { fold } from '#shared/domain/unaccent.ts'
import { defineCollection } from './define-collection.ts'
import { publicReadOnly, times } from './rules.ts'

export const cities = defineCollection('city', {
  type: 'base',
  fields: {
    name: { type: 'text', required: true },
    unaccented_name: { type: 'text', folded: true },
    latitude: { type: 'number' },
    longitude: { type: 'number' },
    country: { type: 'relation', to: 'country', maxSelect: 1, cascadeDelete: false },
    state: { type: 'relation', to: 'state', maxSelect: 1, cascadeDelete: false },
    wikiDataId: { type: 'text' },
    population: { type: 'number' },
    timezone: { type: 'text' },
    local_name: { type: 'text' },
    retired: { type: 'bool' },
    ...times,
  },
  rules: publicReadOnly,
  gazetteer: true,
  hooks: {
    // A new name is found without its accents, too.
    beforeStore: async (_db, { body, row, stored }) => {
      const isRenamed = row['name'] !== stored?.['name'] && !('unaccented_name' in body)
      return isRenamed ? { columns: { unaccented_name: fold(String(row['name'])) } } : {}
    },
  },
  // With the protocol's limit of 200, one filter of a guest could block the process for a second.
  maxComparisons: 20,
})
