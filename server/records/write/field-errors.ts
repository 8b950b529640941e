import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { FieldError } from '#shared/field-errors.ts'
import type { Collection, FieldOf, Row, Write } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { Selection } from '#server/records/filter/selection.ts'
import { idField } from '#server/records/registry.ts'
import { ruleFor } from '#server/records/rule-for.ts'
import { contextOf } from '#server/records/rule-context.ts'
import { idIn } from './row-from-body.ts'
import type { NamedUpload } from './uploads.ts'
import { type FieldErrors, missingRecord, textError, valueError } from './value-errors.ts'
import { textsOf } from '#server/records/values.ts'

/** The errors of a row that is about to be stored, by field. */
export async function fieldErrors(
  db: Db,
  engine: Engine,
  collection: Collection,
  write: Write,
  uploads: readonly NamedUpload[],
): Promise<FieldErrors> {
  const { action, row, stored, body } = write
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
      (field.type === 'relation' ? await relationError(db, engine, write, { name, field }) : null) ??
      (field.type === 'file' ? fileError(field, name, row, stored, uploads) : null)
    if (error) errors[name] = error
  }
  return errors
}

/** A record that the caller may not view is refused like one that does not exist, unless the row names it already. */
async function relationError(
  db: Db,
  engine: Engine,
  { caller, row, stored }: Write,
  { name, field }: { name: string; field: FieldOf<'relation'> },
): Promise<FieldError | null> {
  const ids = textsOf(field, row[name])
  const known = new Set(stored ? textsOf(field, stored[name]) : [])
  const target = engine.registry.get(field.to)
  const kept = ids.filter((id) => known.has(id))
  const added = ids.filter((id) => !known.has(id))
  const rule = ruleFor(target, 'view', caller) ?? ''
  const areFound =
    (await areAllFound(db, engine, target, kept, '', caller)) &&
    (await areAllFound(db, engine, target, added, rule, caller))
  return areFound ? null : missingRecord
}

/** Whether there is a record with each of the ids for which the rule holds. */
async function areAllFound(
  db: Db,
  engine: Engine,
  collection: Collection,
  ids: readonly string[],
  rule: string,
  caller: Write['caller'],
): Promise<boolean> {
  if (ids.length === 0) return true
  const selection = new Selection(engine, collection, contextOf(caller))
  selection.restrictTo(rule)
  const id = sql.id(selection.alias, 'id')
  const { rows } = await sql`
    select ${id} from ${selection.from()}
    where ${id} in (${idsIn(engine, ids)}) and ${selection.where()}`.execute(db)
  return rows.length === ids.length
}

const idsIn = ({ dialect }: Engine, ids: readonly string[]) =>
  sql`select value from ${dialect.jsonTexts(sql`${JSON.stringify(ids)}`, 'ids')}`

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
