import { geoJsonType } from '#shared/collections/geo-json.ts'
import { defineCollection } from './define-collection.ts'
import { publicReadOnly, times } from './rules.ts'

export const geoJson = defineCollection('geo_json', {
  type: 'base',
  fields: {
    type: { type: 'select', values: geoJsonType.options, maxSelect: 1, required: true },
    country: { type: 'relation', to: 'country', maxSelect: 1, cascadeDelete: false },
    json: {
      type: 'file',
      maxSelect: 1,
      maxSizeBytes: 5_242_880,
      mimeTypes: ['application/geo+json', 'application/json'],
    },
    ...times,
  },
  rules: publicReadOnly,
  gazetteer: true,
})
