import { collectionIds } from '#shared/collections/index.ts'
import { maxLegs } from '#shared/collections/travel-items.ts'
import { staleRevisionCode, tripDescriptionMaxLength, tripNameMaxLength } from '#shared/collections/trips.ts'
import type { Collection, Hooks } from '#server/records/collection.ts'
import { times } from './rules.ts'

const owner = 'user = @request.auth.id'

/**
 * Counts the changes of a trip and refuses one that was begun on an older state than the stored one. It looks
 * in the write's transaction, so that of two changes at once one is refused.
 */
const countRevision: Hooks['settle'] = ({ body, stored }) => {
  const before = Number(stored?.['revision'] ?? 0)
  if (!stored || !('revision' in body) || Number(body['revision']) === before) {
    return { columns: { revision: before + 1 } }
  }
  return {
    errors: {
      revision: {
        code: staleRevisionCode,
        message: 'The trip was changed elsewhere. Reload it, or overwrite what is stored.',
        params: { revision: before },
      },
    },
  }
}

export const trips: Collection = {
  name: 'trip',
  id: collectionIds.trip,
  type: 'base',
  fields: {
    name: { type: 'text', required: true, max: tripNameMaxLength },
    description: { type: 'text', max: tripDescriptionMaxLength },
    travel_items: {
      type: 'relation',
      to: 'travel_item',
      maxSelect: maxLegs,
      cascadeDelete: false,
      memberField: 'trip',
    },
    user: { type: 'relation', to: 'users', required: true, maxSelect: 1, cascadeDelete: true },
    revision: { type: 'number', serverSet: true },
    ...times,
  },
  // A trip's page can be read by whoever has its link.
  rules: { list: owner, view: '', create: owner, update: owner, delete: owner },
  hooks: { settle: countRevision },
}
