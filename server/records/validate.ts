import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { FieldError } from '#shared/records.ts'
import type { Collection, Field, FieldOf, Row, Write } from './collection.ts'
import type { Engine } from './engine.ts'
import { idField } from './registry.ts'
import { idIn } from './row-from-body.ts'
import type { NamedUpload } from './uploads.ts'
import { emptyValue, textsOf } from './values.ts'

export type FieldErrors = Record<string, FieldError>

export const required: FieldError = { code: 'validation_required', message: 'Cannot be blank.' }
export const notUnique: FieldError = { code: 'validation_not_unique', message: 'Value must be unique.' }

/** What is wrong with the fields of a row that is about to be stored, by field. */
export async function fieldErrors(
  db: Db,
  engine: Engine,
  collection: Collection,
  { action, row, stored, body }: Write,
  uploads: readonly NamedUpload[],
): Promise<FieldErrors> {
  const errors: FieldErrors = {}
  if (action === 'create') {
    const error = textError(idField, String(row['id']))
    if (error) errors['id'] = error
  } else if ('id' in body && idIn(body) !== stored?.['id']) {
    errors['id'] = { code: 'validation_pk_change', message: 'The record primary key cannot be changed.' }
  }
  for (const [name, field] of Object.entries(collection.fields)) {
    if (field.hidden || field.serverSet || field.type === 'autodate') continue
    const error =
      errorOf(field, row[name] ?? null) ??
      (field.type === 'relation' ? await relationError(db, engine, field, row[name]) : null) ??
      (field.type === 'file' ? fileError(field, name, row, stored, uploads) : null)
    if (error) errors[name] = error
  }
  return errors
}

function errorOf(field: Field, value: Row[string]): FieldError | null {
  if (value === emptyValue(field)) return field.required ? required : null
  switch (field.type) {
    case 'text':
      return textError(field, String(value))
    case 'email':
      return isEmail(String(value))
        ? null
        : { code: 'validation_is_email', message: 'Must be a valid email address.' }
    case 'number':
      return numberError(field, Number(value))
    case 'select':
      return selectError(field, textsOf(field, value))
    case 'relation':
    case 'file':
      return tooMany(field.maxSelect, textsOf(field, value).length)
    case 'json':
      return String(value).length <= maxJsonLength
        ? null
        : {
            code: 'validation_json_size_limit',
            message: `The maximum allowed JSON size is ${maxJsonLength} bytes.`,
            params: { maxSize: maxJsonLength },
          }
    case 'bool':
    case 'date':
    case 'autodate':
      break
  }
  return null
}

const maxJsonLength = 1_048_576
const defaultMaxText = 5000

function textError({ min = 0, max = defaultMaxText, pattern }: Omit<FieldOf<'text'>, 'type'>, value: string) {
  const length = Array.from(value).length
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

// One @, a dot in the domain, nothing that could end the address in a header of a mail.
const isEmail = (value: string) =>
  value.length <= 254 &&
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*$/u.test(
    value,
  ) &&
  !/^\.|\.\.|\.@/.test(value)

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

function selectError({ values, maxSelect }: FieldOf<'select'>, chosen: readonly string[]) {
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
  count <= Math.max(maxSelect, 1)
    ? null
    : {
        code: 'validation_too_many_values',
        message: `Select no more than ${maxSelect}.`,
        params: { maxSelect },
      }

async function relationError(
  db: Db,
  { dialect, registry }: Engine,
  field: FieldOf<'relation'>,
  value: Row[string] | undefined,
): Promise<FieldError | null> {
  const ids = textsOf(field, value)
  if (ids.length === 0) return null
  const target = sql.table(registry.get(field.to).name)
  const { rows } = await sql`
    select id from ${target}
    where id in (select value from ${dialect.jsonTexts(sql`${JSON.stringify(ids)}`, 'ids')})`.execute(db)
  return rows.length === ids.length
    ? null
    : {
        code: 'validation_missing_rel_records',
        message: 'Failed to find all relation records with the provided ids.',
      }
}

function fileError(
  field: FieldOf<'file'>,
  name: string,
  row: Row,
  stored: Row | null,
  uploads: readonly NamedUpload[],
): FieldError | null {
  const there = stored ? textsOf(field, stored[name]) : []
  for (const file of textsOf(field, row[name])) {
    if (there.includes(file)) continue
    const upload = uploads.find((candidate) => candidate.field === name && candidate.name === file)
    if (!upload) return { code: 'validation_invalid_file', message: `Invalid new files: ${file}.` }
    if (upload.content.size > field.maxSizeBytes) {
      return {
        code: 'validation_file_size_limit',
        message: `Failed to upload ${file} - the maximum allowed file size is ${field.maxSizeBytes} bytes.`,
        params: { file, maxSize: field.maxSizeBytes },
      }
    }
    if (!field.mimeTypes.includes(upload.mimeType)) {
      return {
        code: 'validation_invalid_mime_type',
        message: `"${file}" mime type must be one of: ${field.mimeTypes.join(', ')}.`,
      }
    }
  }
  return null
}

/** The fields of unique sets in which a row equals another that is stored. */
export async function uniqueErrors(
  db: Db,
  collection: Collection,
  action: Write['action'],
  row: Row,
): Promise<FieldErrors> {
  const errors: FieldErrors = {}
  const table = sql.table(collection.name)
  const sets = collection.unique ?? []
  for (const { columns, ignoreCase } of action === 'create'
    ? [{ columns: ['id'], ignoreCase: false }, ...sets]
    : sets) {
    const same = columns.map((name) =>
      ignoreCase ? sql`lower(${sql.id(name)}) = lower(${row[name]})` : sql`${sql.id(name)} = ${row[name]}`,
    )
    const itself = action === 'create' ? sql`` : sql`and id <> ${row['id']}`
    const { rows } = await sql`
      select 1 from ${table} where ${sql.join(same, sql` and `)} ${itself} limit 1`.execute(db)
    if (rows.length > 0) for (const name of columns) errors[name] = notUnique
  }
  return errors
}
