import type { SqlValue } from '#server/db/dialect.ts'
import type { Field } from './collection.ts'

/** True when a field holds a list of texts, which its column keeps as a JSON array. */
export const isMultiple = (field: Field): boolean =>
  (field.type === 'select' || field.type === 'relation' || field.type === 'file') && field.maxSelect > 1

/** What the column of a field holds when nothing is there. */
export function emptyValue(field: Field): SqlValue {
  if (field.type === 'number' || field.type === 'bool') return 0
  if (field.type === 'json') return 'null'
  return isMultiple(field) ? '[]' : ''
}

/** The texts in a column of a select, relation or file field, single or multiple. */
export function textsOf(field: Field, value: SqlValue | undefined): string[] {
  if (isMultiple(field)) {
    const list: unknown = JSON.parse(String(value ?? '[]'))
    return Array.isArray(list) ? list.map(String) : []
  }
  return value === '' || value === null || value === undefined ? [] : [String(value)]
}

/** A column's value as records carry it. */
export function sentValue(field: Field, value: SqlValue | undefined): unknown {
  if (field.type === 'bool') return value === 1
  if (field.type === 'json' || isMultiple(field)) return JSON.parse(String(value ?? 'null'))
  return value
}
