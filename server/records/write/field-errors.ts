import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { FieldError } from '#shared/records.ts'
import type { Collection, FieldOf, Row, Write } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { idField } from '#server/records/registry.ts'
import { idIn } from './row-from-body.ts'
import type { NamedUpload } from './uploads.ts'
import { type FieldErrors, textError, valueError } from './value-errors.ts'
import { textsOf } from '#server/records/values.ts'

/** The errors of a row that is about to be stored, by field. */
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
      valueError(field, row[name] ?? null) ??
      (field.type === 'relation' ? await relationError(db, engine, field, row[name]) : null) ??
      (field.type === 'file' ? fileError(field, name, row, stored, uploads) : null)
    if (error) errors[name] = error
  }
  return errors
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
