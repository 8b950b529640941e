import { sql } from 'kysely'
import { momentOf, secondsAfter, timestampOf } from '#server/clock.ts'
import { type Db, transaction } from '#server/db/connect.ts'
import { newId } from '#server/db/new-id.ts'
import { ApiError, invalidFields, notFound, superusersOnly } from '#server/http/errors.ts'
import { authFormErrors, passwordErrors } from './auth-form.ts'
import type { Collection, FileHooks, Row, Write } from './collection.ts'
import type { Change, Engine } from './engine.ts'
import { findRow, ruleHolds } from './find-row.ts'
import { emptyRow, idIn, rowFromBody } from './row-from-body.ts'
import type { RuleContext } from './rule-context.ts'
import { type NamedUpload, namedUpload } from './uploads.ts'
import { type FieldErrors, fieldErrors, uniqueErrors } from './validate.ts'
import { textsOf } from './values.ts'

/** A record to create, or with an `id` to change, as a request asks for it; the body is the context's. */
export interface WriteRequest {
  collection: Collection
  id: string | null
  context: RuleContext
}

/** A write of which everything slow is done: what is left is for its transaction. */
export interface PreparedWrite extends WriteRequest {
  columns: Row
  files: readonly { name: string; content: Uint8Array }[]
  uploads: readonly NamedUpload[]
}

const failure = { create: 'Failed to create record.', update: 'Failed to update record.' }

/** Does what must not happen in a transaction: it reads files, and lets the collection hash and encode. */
export async function prepareWrite(engine: Engine, request: WriteRequest): Promise<PreparedWrite> {
  const { collection } = request
  const { hooks } = collection
  const { uploads, body } = await namedUploads(request)
  // The id is settled now, so that hooks are told the one that will be stored.
  if (request.id === null) body['id'] = idIn(body) || newId()
  const named = { ...request, context: { ...request.context, body }, uploads }
  if (!hooks?.prepare && !hooks?.checkPassword && uploads.length === 0) {
    return { ...named, columns: {}, files: [] }
  }
  // All of it is looked at here for the sake of the hooks, and again in the transaction for the sake of truth.
  const write = await planned(engine.db, engine, named)
  if (collection.type === 'auth') refuse(write, await authFormErrors(write, hooks?.checkPassword))
  refuse(write, await allFieldErrors(engine.db, engine, named, write))
  const files = await received(write, hooks?.files, uploads)
  const prepared = (await hooks?.prepare?.(engine.db, write)) ?? {}
  refuse(write, prepared.errors ?? {})
  return { ...named, columns: prepared.columns ?? {}, files }
}

/** Stores a prepared write in the given transaction and returns the row; what changed is added to `changes`. */
export async function performWrite(
  db: Db,
  engine: Engine,
  prepared: PreparedWrite,
  changes: Change[],
): Promise<Row> {
  const { collection, columns, files } = prepared
  const { hooks } = collection
  const write = await planned(db, engine, prepared)
  if (collection.type === 'auth') refuse(write, await authFormErrors(write, undefined))
  refuse(write, await allFieldErrors(db, engine, prepared, write))
  const settled = hooks?.settle?.(write) ?? {}
  refuse(write, settled.errors ?? {})
  const row = { ...write.row, ...columns, ...settled.columns }
  refuse(write, await uniqueErrors(db, collection, write.action, row))
  try {
    await store(db, collection, write.stored, row)
  } catch (error) {
    // Another process came first, after the look at what is unique.
    if (engine.dialect.isUniqueViolation(error)) throw new ApiError(400, failure[write.action])
    throw error
  }
  await hooks?.written?.(db, write, row)
  for (const { name, content } of files) await hooks?.files?.keep(db, row, name, content)
  await dropFiles(db, collection, write.stored, row)
  const change: Change = { action: write.action, collection, row }
  await engine.changing?.(db, change)
  changes.push(change)
  return row
}

/** Creates or changes one record in a transaction of its own and returns its row. */
export async function writeRecord(engine: Engine, request: WriteRequest): Promise<Row> {
  const prepared = await prepareWrite(engine, request)
  const changes: Change[] = []
  const row = await transaction(engine.db, (db) => performWrite(db, engine, prepared, changes))
  announce(engine, changes)
  return row
}

/** Tells of what a transaction has changed, once it is committed. */
export function announce(engine: Engine, changes: readonly Change[]): void {
  for (const { action, collection, row } of changes) collection.hooks?.committed?.(action, row)
  if (changes.length > 0) engine.onChange?.(changes)
}

/** Lets the collection drop the files that a row names and its next state does not. */
export async function dropFiles(db: Db, collection: Collection, before: Row | null, after: Row | null) {
  if (!before || !collection.hooks?.files) return
  for (const [name, field] of Object.entries(collection.fields)) {
    if (field.type !== 'file') continue
    const kept = after ? textsOf(field, after[name]) : []
    for (const file of textsOf(field, before[name])) {
      if (!kept.includes(file)) await collection.hooks.files.drop(db, before, file)
    }
  }
}

/** The write that a request comes to as things stand, if its rule allows it. */
async function planned(db: Db, engine: Engine, { collection, id, context }: WriteRequest): Promise<Write> {
  const action = id === null ? 'create' : 'update'
  const rule = collection.rules[action]
  if (rule === null) throw superusersOnly()
  const stored = id === null ? null : await findRow(db, engine, collection, id, rule, context)
  if (id !== null && !stored) throw notFound()
  const { body, caller } = context
  const now = momentAfter(engine.now(), stored)
  const row = rowFromBody(collection, stored ?? emptyRow(collection), body)
  if (!stored) row['id'] = idIn(body)
  for (const [name, field] of Object.entries(collection.fields)) {
    if (field.type === 'autodate' && (!stored || field.onUpdate)) row[name] = now
  }
  const write: Write = { action, caller, body, stored, row, now }
  if (!(await ruleHolds(db, engine, collection, row, rule, context))) refuse(write, null)
  return write
}

/** Now, or the moment after the row's last change if the clock has not moved since: `updated` always moves. */
function momentAfter(now: Date, stored: Row | null): string {
  const text = timestampOf(now)
  const last = stored?.['updated']
  return typeof last === 'string' && last >= text ? timestampOf(secondsAfter(momentOf(last), 0.001)) : text
}

async function allFieldErrors(
  db: Db,
  engine: Engine,
  { collection, uploads }: { collection: Collection; uploads: readonly NamedUpload[] },
  write: Write,
): Promise<FieldErrors> {
  const errors = await fieldErrors(db, engine, collection, write, uploads)
  return collection.type === 'auth' ? { ...errors, ...passwordErrors(collection, write) } : errors
}

/** Throws the contract's 400 if there is anything wrong; null stands for the rule, which names nothing. */
function refuse({ action }: Write, errors: FieldErrors | null): void {
  if (errors === null || Object.keys(errors).length > 0) throw invalidFields(failure[action], errors ?? {})
}

async function store(db: Db, { name: table }: Collection, stored: Row | null, row: Row) {
  const columns = Object.keys(row).filter((name) => stored?.[name] !== row[name])
  if (columns.length === 0) return
  if (stored) {
    const set = columns.map((name) => sql`${sql.id(name)} = ${row[name]}`)
    await sql`update ${sql.table(table)} set ${sql.join(set)} where id = ${row['id']}`.execute(db)
    return
  }
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.id(name)))})
    values (${sql.join(columns.map((name) => row[name]))})`.execute(db)
}

/** The request's body with every file of a file field named. */
async function namedUploads({ collection, context }: WriteRequest) {
  const uploads: NamedUpload[] = []
  const body: Record<string, unknown> = Object.assign(Object.create(null), context.body)
  for (const [key, value] of Object.entries(body)) {
    const values: unknown[] = Array.isArray(value) ? value : [value]
    if (!values.some((item) => item instanceof File)) continue
    const field = key.replaceAll(/^\+|[+-]$/g, '')
    if (collection.fields[field]?.type !== 'file') continue
    const named: unknown[] = []
    for (const item of values) {
      if (!(item instanceof File)) named.push(item)
      else if (item.size > 0) {
        const upload = await namedUpload(field, item)
        uploads.push(upload)
        named.push(upload)
      }
    }
    body[key] = named
  }
  return { uploads, body }
}

async function received(write: Write, hooks: FileHooks | undefined, uploads: readonly NamedUpload[]) {
  const files: { name: string; content: Uint8Array }[] = []
  for (const upload of uploads) {
    const result = await hooks?.receive(upload)
    if (!result || 'error' in result) {
      const refusal = { code: 'validation_invalid_file', message: `Invalid new files: ${upload.name}.` }
      refuse(write, { [upload.field]: result?.error ?? refusal })
      continue
    }
    upload.name = result.name
    files.push(result)
  }
  return files
}
