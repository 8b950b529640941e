import { type Caller, isSuperuser } from '#server/http/context.ts'
import type { Collection, Field, Row } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { idField, personColumn } from '#server/records/registry.ts'
import { emptyValue, sentValue } from '#server/records/values.ts'

export type ResponseRecord = Record<string, unknown>

/**
 * The record that a caller receives for a row: its visible fields, the collection's name and id, and `expand` if given,
 * in alphabetical order. Hidden fields are left out. A private field is left out of another person's account, and has
 * its empty value in another person's record. An account's e-mail address is included for its owner, and for everybody
 * when `emailVisibility` is set. A superuser receives every field that is not hidden. `to` names a recipient who is not
 * the request's caller: the `owner` of an account, who has just proved it, or the `creator` of a record. The creator
 * receives the private fields of the new record, but the e-mail address of a new account only when `emailVisibility` is
 * set, because the address can belong to somebody else.
 */
export function presentRecord(
  { registry }: Engine,
  collection: Collection,
  row: Row,
  caller: Caller,
  { expand, to }: { expand?: ResponseRecord | undefined; to?: 'owner' | 'creator' } = {},
): ResponseRecord {
  const person = row[personColumn(collection)]
  const isAccount = collection === registry.accounts || collection.type !== 'auth'
  const isOwner = to === 'owner' || isSuperuser(caller) || (isAccount && caller?.userId === person)
  const hidesEmail = collection.type === 'auth' && !isOwner && row['emailVisibility'] !== 1
  const isSelf = isOwner || to === 'creator'
  const record: ResponseRecord = {}
  for (const [name, field] of shapeOf(collection)) {
    if (name === 'collectionId') record[name] = collection.id
    else if (name === 'collectionName') record[name] = collection.name
    else if (name === 'expand') {
      if (expand) record[name] = expand
    } else if (!field || (hidesEmail && field.type === 'email')) continue
    else if (!field.private || isSelf) record[name] = sentValue(field, row[name])
    else if (collection.type !== 'auth') record[name] = sentValue(field, emptyValue(field))
  }
  return record
}

/** The names of the fields in the sent records of a collection, in their order. */
export const fieldsSent = (collection: Collection): string[] =>
  shapeOf(collection).flatMap(([name, field]) => (field ? [name] : []))

const shapes = new WeakMap<Collection, [string, Field | null][]>()

/** The keys of a collection's records, in the order in which they are sent. */
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
