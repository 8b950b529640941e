import type { Caller } from '#server/http/context.ts'
import type { Collection, Field, Row } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { idField } from '#server/records/registry.ts'
import { sentValue } from '#server/records/values.ts'

export type SentRecord = Record<string, unknown>

/**
 * A row as a caller is sent it: its fields but the hidden ones in alphabetical order, the collection's name and
 * id, and `expand` if given. The e-mail address of an account is there for its owner only, or for all if the
 * owner says so. `to` is for answers to a person who has just proved to be the account's owner, or has just made
 * it (who is not told its address: it may be somebody else's).
 */
export function presentRecord(
  { registry }: Engine,
  collection: Collection,
  row: Row,
  caller: Caller,
  { expand, to }: { expand?: SentRecord | undefined; to?: 'owner' | 'maker' } = {},
): SentRecord {
  const isOwner = to === 'owner' || (collection === registry.accounts && caller?.userId === row['id'])
  const hidesEmail = collection.type === 'auth' && !isOwner && row['emailVisibility'] !== 1
  const record: SentRecord = {}
  for (const [name, field] of shapeOf(collection)) {
    if (name === 'collectionId') record[name] = collection.id
    else if (name === 'collectionName') record[name] = collection.name
    else if (name === 'expand') {
      if (expand) record[name] = expand
    } else if (field && !(hidesEmail && field.type === 'email')) record[name] = sentValue(field, row[name])
  }
  const isSelf = isOwner || to === 'maker'
  return collection.hooks?.present?.(record, row, { caller, isSelf }) ?? record
}

const shapes = new WeakMap<Collection, [string, Field | null][]>()

/** The keys of a collection's records in the order in which they are sent. */
function shapeOf(collection: Collection) {
  let shape = shapes.get(collection)
  if (!shape) {
    const fields = Object.entries(collection.fields).filter(([, { hidden }]) => !hidden)
    shape = [...fields, ['id', idField], ['collectionId', null], ['collectionName', null], ['expand', null]]
    shape.sort(([a], [b]) => (a < b ? -1 : 1))
    shapes.set(collection, shape)
  }
  return shape
}
