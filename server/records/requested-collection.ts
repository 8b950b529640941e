import { badRequest, forbidden, notFound, superusersOnly } from '#server/http/errors.ts'
import type { Caller } from '#server/http/context.ts'
import type { Collection } from './collection.ts'
import type { Engine } from './engine.ts'
import { ruleFor } from './rule-for.ts'

/** The collection that a read names. Throws the contract's 404 when there is none. */
export function readableCollection({ registry }: Engine, nameOrId: string): Collection {
  const collection = registry.find(nameOrId)
  if (!collection) throw notFound('Missing collection context.')
  return collection
}

/**
 * The collection that a write names. Throws the contract's 404 when there is none, its 400 for a view, and its 403
 * when the rule of the action refuses everybody but superusers.
 */
export function writableCollection(
  { registry }: Engine,
  nameOrId: string,
  action: 'create' | 'update' | 'delete',
  caller: Caller,
): Collection {
  const collection = registry.find(nameOrId)
  if (!collection) {
    throw notFound(`Missing ${action === 'delete' ? '' : 'or invalid '}collection context.`)
  }
  if (collection.type === 'view') throw badRequest('Unsupported collection type.')
  if (ruleFor(collection, action, caller) === null) throw superusersOnly()
  if (collection.madeByServer && action !== 'update')
    throw forbidden('Only the server can perform this action.')
  return collection
}
