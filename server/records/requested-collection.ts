import { badRequest, notFound, superusersOnly } from '#server/http/errors.ts'
import type { Collection } from './collection.ts'
import type { Engine } from './engine.ts'

/** The collection that a read names; throws the contract's 404. */
export function readableCollection({ registry }: Engine, nameOrId: string): Collection {
  const collection = registry.find(nameOrId)
  if (!collection) throw notFound('Missing collection context.')
  return collection
}

/** The collection that a write names, if anybody may write so; throws the contract's 404, 400 or 403. */
export function writableCollection(
  { registry }: Engine,
  nameOrId: string,
  action: 'create' | 'update' | 'delete',
): Collection {
  const collection = registry.find(nameOrId)
  if (!collection) {
    throw notFound(`Missing ${action === 'delete' ? '' : 'or invalid '}collection context.`)
  }
  if (collection.type === 'view') throw badRequest('Unsupported collection type.')
  if (collection.rules[action] === null) throw superusersOnly()
  return collection
}
