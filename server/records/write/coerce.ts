import type { SqlValue } from '#server/db/dialect.ts'
import { badRequest } from '#server/http/errors.ts'
import { excessIn } from '#server/http/json-parts.ts'
import type { Field } from '#server/records/collection.ts'
import { storedDate } from './stored-date.ts'
import { NamedUpload } from './uploads.ts'
import { isMultiple } from '#server/records/values.ts'

/**
 * Converts a value from a client to the value that the field's column stores. A value that does not fit becomes
 * the type's empty value, as the protocol defines. Throws the contract's 400 only for a NUL character and for a number
 * above 1.8e308.
 */
export function storedValue(field: Field, value: unknown): SqlValue {
  switch (field.type) {
    case 'text':
    case 'email':
      return textOf(value)
    case 'number':
      return numberOf(value)
    case 'bool':
      return booleanOf(value) ? 1 : 0
    case 'date':
    case 'autodate':
      return typeof value === 'string' ? storedDate(value) : ''
    case 'json':
      return jsonText(value)
    case 'select':
    case 'relation':
    case 'file':
      break
  }
  return columnOf(field, listOf(value))
}

/** The column value that stores these texts in a select, relation or file field. */
export const columnOf = (field: Field, texts: readonly string[]): SqlValue =>
  isMultiple(field) ? JSON.stringify([...new Set(texts)]) : (texts.at(-1) ?? '')

/** The texts of a list value from a client: an array, a single value, or an array as JSON text. */
export function listOf(value: unknown): string[] {
  if (typeof value === 'string' && value.startsWith('[') && excessIn(value, Infinity) === null) {
    try {
      const parsed: unknown = JSON.parse(value)
      if (Array.isArray(parsed)) return listOf(parsed)
    } catch {
      return [textOf(value)]
    }
  }
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values
    .map((item) => (item instanceof NamedUpload ? item.name : textOf(item)))
    .filter((text) => text !== '')
}

export function textOf(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return ''
  if (value.includes('\0')) throw badRequest()
  return value.toWellFormed()
}

/** The number in a value from a client; 0 when there is none. Throws the contract's 400 for a number above 1.8e308. */
export function numberOf(value: unknown): number {
  if (typeof value === 'boolean') return value ? 1 : 0
  const number = typeof value === 'string' && decimal.test(value) ? Number(value) : value
  if (typeof number !== 'number' || Number.isNaN(number)) return 0
  if (!Number.isFinite(number)) throw badRequest()
  return number
}

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

const booleanOf = (value: unknown) =>
  typeof value === 'string' ? /^(1|t|T|true|TRUE|True)$/.test(value) : value === true || numberOf(value) !== 0

function jsonText(value: unknown): string {
  const text = JSON.stringify(value ?? null)
  if (text.includes(String.raw`\u0000`)) throw badRequest()
  return text
}
