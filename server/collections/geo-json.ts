import { collectionIds } from '#shared/collections/index.ts'
import { geoJsonType } from '#shared/collections/geo-json.ts'
import type { Collection } from '#server/records/collection.ts'
import { publicReadOnly, times } from './rules.ts'

export const geoJson: Collection = {
  name: 'geo_json',
  id: collectionIds.geo_json,
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
}
