import type { SqlValue } from '#server/db/dialect.ts'
import type { Field } from './collection.ts'

/** Whether a field holds a list of texts, which its column stores as a JSON array. */
export const isMultiple = (field: Field): boolean =>
  (field.type === 'select' || field.type === 'relation' || field.type === 'file') && field.maxSelect > 1

/** The value that a field's column stores for a missing value. */
export function emptyValue(field: Field): SqlValue {
  if (field.type === 'number' || field.type === 'bool') return 0
  if (field.type === 'json') return 'null'
  return isMultiple(field) ? '[]' : ''
}

/** The texts that a column of a select, relation or file field holds; one at most when it is not multiple. */
export function textsOf(field: Field, value: SqlValue | undefined): string[] {
  if (isMultiple(field)) {
    const list: unknown = JSON.parse(String(value ?? '[]'))
    return Array.isArray(list) ? list.map(String) : []
  }
  return value === '' || value === null || value === undefined ? [] : [String(value)]
}

/** Converts a column's value to the value that is sent in a record. */
export function sentValue(field: Field, value: SqlValue | undefined): unknown {
  if (field.type === 'bool') return value === 1
  if (field.type === 'json' || isMultiple(field)) return JSON.parse(String(value ?? 'null'))
  return value
}
