import type { FieldError } from '#shared/field-errors.ts'
import type { Field, FieldOf, Row } from '#server/records/collection.ts'
import { emptyValue, textsOf } from '#server/records/values.ts'

export type FieldErrors = Record<string, FieldError>

export const required: FieldError = { code: 'validation_required', message: 'Cannot be blank.' }
export const mismatch: FieldError = { code: 'validation_values_mismatch', message: "Values don't match." }
export const notUnique: FieldError = { code: 'validation_not_unique', message: 'Value must be unique.' }
export const missingRecord: FieldError = {
  code: 'validation_missing_rel_records',
  message: 'Failed to find all relation records with the provided ids.',
}
export const notAnEmail: FieldError = {
  code: 'validation_is_email',
  message: 'Must be a valid email address.',
}

/** The error of a list or text that is longer than `max`. */
export const lengthTooLong = (max: number): FieldError => ({
  code: 'validation_length_too_long',
  message: `The length must be no more than ${max}.`,
  params: { max, min: 0 },
})

/** The error of a field's value, checked without other fields or records; null when it is valid. */
export function valueError(field: Field, value: Row[string]): FieldError | null {
  if (value === emptyValue(field)) return field.required ? required : null
  switch (field.type) {
    case 'text':
      return textError(field, String(value))
    case 'email':
      return isEmail(String(value)) ? null : notAnEmail
    case 'number':
      return numberError(field, Number(value))
    case 'select':
      return selectError(field, textsOf(field, value))
    case 'relation':
    case 'file':
      return tooMany(field.maxSelect, textsOf(field, value).length)
    case 'json':
      return Buffer.byteLength(String(value)) <= maxJsonBytes
        ? null
        : {
            code: 'validation_json_size_limit',
            message: `The maximum allowed JSON size is ${maxJsonBytes} bytes.`,
            params: { maxSize: maxJsonBytes },
          }
    case 'bool':
    case 'date':
    case 'autodate':
      break
  }
  return null
}

const maxJsonBytes = 1_048_576
const defaultMaxText = 5000

/** The error of a text that is not empty; null when it is valid. */
export function textError(
  { min = 0, max = defaultMaxText, pattern }: Omit<FieldOf<'text'>, 'type'>,
  value: string,
): FieldError | null {
  // A character outside the basic multilingual plane counts as one, but has two code units. Very long texts are not counted.
  const length = value.length > 2 * max ? value.length : Array.from(value).length
  if (length < min) {
    return {
      code: 'validation_min_text_constraint',
      message: `Must be at least ${min} character(s).`,
      params: { min },
    }
  }
  if (length > max) {
    return {
      code: 'validation_max_text_constraint',
      message: `Must be no more than ${max} character(s).`,
      params: { max },
    }
  }
  if (pattern && !pattern.test(value)) {
    return { code: 'validation_invalid_format', message: 'Invalid value format.' }
  }
  return null
}

/** Requires one @ and a dot in the domain, and allows no character that could end the address in a mail header. */
export const isEmail = (value: string) =>
  value.length <= 254 &&
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*$/u.test(
    value,
  ) &&
  !/^\.|\.\.|\.@/.test(value)

/** The messages are the protocol's. They are inexact: `min` and `max` themselves are valid. */
function numberError({ min, max, integer }: FieldOf<'number'>, value: number): FieldError | null {
  if (integer && !Number.isInteger(value)) {
    return { code: 'validation_only_int_constraint', message: 'Decimal numbers are not allowed.' }
  }
  if (min !== undefined && value < min) {
    return {
      code: 'validation_min_number_constraint',
      message: `Must be larger than ${min}.`,
      params: { min },
    }
  }
  if (max !== undefined && value > max) {
    return { code: 'validation_max_number_constraint', message: `Must be less than ${max}.`, params: { max } }
  }
  return null
}

function selectError({ values, maxSelect }: FieldOf<'select'>, chosen: readonly string[]): FieldError | null {
  const unknown = chosen.find((value) => !values.includes(value))
  if (unknown !== undefined) {
    return {
      code: 'validation_invalid_value',
      message: `Invalid value ${unknown}.`,
      params: { value: unknown },
    }
  }
  return tooMany(maxSelect, chosen.length)
}

const tooMany = (maxSelect: number, count: number): FieldError | null =>
  count <= Math.max(maxSelect, 1) ? null : tooManyValues(maxSelect)

/** The error of more values than `maxSelect`. */
export const tooManyValues = (maxSelect: number): FieldError => ({
  code: 'validation_too_many_values',
  message: `Select no more than ${maxSelect}.`,
  params: { maxSelect },
})
