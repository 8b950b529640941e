import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { FieldError } from '#shared/field-errors.ts'
import type { Collection, Field, FieldOf, Row, Write } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { Selection } from '#server/records/filter/selection.ts'
import { idField } from '#server/records/registry.ts'
import { ruleFor } from '#server/records/rule-for.ts'
import { contextOf } from '#server/records/rule-context.ts'
import { fieldNameIn, idIn } from './row-from-body.ts'
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
  const missing = await missingRelations(db, engine, collection, write)
  for (const [name, field] of Object.entries(collection.fields)) {
    if (!isGiven(field)) continue
    const error =
      valueError(field, row[name] ?? null) ??
      (missing.has(name) ? missingRecord : null) ??
      (field.type === 'file' ? fileError(field, name, row, stored, uploads) : null)
    if (error) errors[name] = error
  }
  return errors
}

/** Whether the row's value is the caller's. */
const isGiven = (field: Field) => !field.hidden && !field.serverSet && field.type !== 'autodate'

/** Records that a relation field names. They must exist, and the rule must hold for them. */
interface Named {
  /** The relation field that names them. */
  field: string
  target: Collection
  ids: readonly string[]
  rule: string
}

/**
 * The relation fields that name a record which does not exist. A record that the caller may not view counts as missing,
 * unless the stored row already names it. A field that an update does not name is not checked, so that a record which
 * was deleted in the meantime does not prevent the update. One query checks all fields.
 */
async function missingRelations(
  db: Db,
  engine: Engine,
  collection: Collection,
  write: Write,
): Promise<ReadonlySet<string>> {
  const named = namedRecords(engine, collection, write)
  if (named.length === 0) return new Set()
  const counts = named.map(
    (one, index) => sql`(${countOf(engine, one, write.caller)}) as ${sql.id(`c${index}`)}`,
  )
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db)
  const missing = named.filter(({ ids }, index) => rows[0]?.[`c${index}`] !== ids.length)
  return new Set(missing.map(({ field }) => field))
}

function namedRecords(engine: Engine, collection: Collection, write: Write): Named[] {
  const { body, caller, row, stored } = write
  const given = new Set(Object.keys(body).map(fieldNameIn))
  return Object.entries(collection.fields).flatMap(([name, field]) => {
    if (field.type !== 'relation' || !isGiven(field) || valueError(field, row[name] ?? null)) return []
    if (stored && !given.has(name)) return []
    const ids = textsOf(field, row[name])
    const known = new Set(stored ? textsOf(field, stored[name]) : [])
    const target = engine.registry.get(field.to)
    const kept = { field: name, target, ids: ids.filter((id) => known.has(id)), rule: '' }
    const added = {
      field: name,
      target,
      ids: ids.filter((id) => !known.has(id)),
      rule: ruleFor(target, 'view', caller) ?? '',
    }
    return [kept, added].filter((one) => one.ids.length > 0)
  })
}

function countOf(engine: Engine, { target, ids, rule }: Named, caller: Write['caller']) {
  const selection = new Selection(engine, target, contextOf(caller))
  selection.restrictTo(rule)
  const isNamed = engine.dialect.isOneOf(sql.id(selection.alias, 'id'), ids)
  return sql`select count(*) from ${selection.from()} where ${isNamed} and ${selection.where()}`
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
