import { badRequest, notFound, superusersOnly } from '#server/http/errors.ts'
import type { Collection } from './collection.ts'
import type { Engine } from './engine.ts'

/** The collection that a read names. Throws the contract's 404 when there is none. */
export function readableCollection({ registry }: Engine, nameOrId: string): Collection {
  const collection = registry.find(nameOrId)
  if (!collection) throw notFound('Missing collection context.')
  return collection
}

/**
 * The collection that a write names. Throws the contract's 404 when there is none, its 400 for a view, and its 403
 * when the rule of the action refuses everybody.
 */
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
