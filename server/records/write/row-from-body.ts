import type { Collection, Field, Row } from '#server/records/collection.ts'
import { columnOf, listOf, numberOf, storedValue, textOf } from './coerce.ts'
import { fieldOf } from '#server/records/registry.ts'
import { emptyValue, isMultiple, textsOf } from '#server/records/values.ts'

/** A row in which every column holds its empty value. */
export const emptyRow = (collection: Collection): Row => ({
  id: '',
  ...Object.fromEntries(Object.entries(collection.fields).map(([name, field]) => [name, emptyValue(field)])),
})

/**
 * The row that results when a body is applied to the row `before`. Unknown keys and keys of fields that are
 * hidden or set by the server are ignored. `field+` appends to a list or adds to a number, `+field` prepends,
 * `field-` removes or subtracts; these are applied after the plain keys.
 */
export function rowFromBody(
  collection: Collection,
  before: Row,
  body: Readonly<Record<string, unknown>>,
): Row {
  const row = { ...before }
  const keys = Object.keys(body).sort((a, b) => a.length - b.length)
  for (const key of keys) {
    const { name, change } = parsedKey(collection, key)
    const field = Object.hasOwn(collection.fields, name) ? collection.fields[name] : undefined
    if (!field || field.hidden || field.serverSet || field.type === 'autodate') continue
    row[name] = change ? changed(field, row[name] ?? null, change, body[key]) : storedValue(field, body[key])
  }
  return row
}

/** The id in a body; "" when there is none. */
export const idIn = (body: Readonly<Record<string, unknown>>) => ('id' in body ? textOf(body['id']) : '')

/** The name of the field in a key of a body, without the `+` or `-` of a change of a list or number. */
export const fieldNameIn = (key: string) => key.replaceAll(/^\+|[+-]$/g, '')

type ListChange = 'append' | 'prepend' | 'remove'

function parsedKey(collection: Collection, key: string): { name: string; change: ListChange | null } {
  if (!fieldOf(collection, key)) {
    if (key.endsWith('+')) return { name: key.slice(0, -1), change: 'append' }
    if (key.startsWith('+')) return { name: key.slice(1), change: 'prepend' }
    if (key.endsWith('-')) return { name: key.slice(0, -1), change: 'remove' }
  }
  return { name: key, change: null }
}

function changed(field: Field, before: Row[string], change: ListChange, value: unknown): Row[string] {
  if (field.type === 'number') {
    return numberOf(numberOf(before) + (change === 'remove' ? -1 : 1) * numberOf(value))
  }
  if (field.type !== 'select' && field.type !== 'relation' && field.type !== 'file') return before
  const there = textsOf(field, before)
  const given = listOf(value)
  if (change === 'remove') {
    const left = there.filter((text) => !given.includes(text))
    return columnOf(field, left)
  }
  const isPrepended = change === 'prepend' && isMultiple(field)
  return columnOf(field, isPrepended ? [...given, ...there] : [...there, ...given])
}
