import type { Db } from '#server/db/connect.ts'
import { ApiError } from '#server/http/errors.ts'
import { authFormErrors } from './auth-form.ts'
import type { Row } from '#server/records/collection.ts'
import type { Change, Engine } from '#server/records/engine.ts'
import { type ExpandBudget, expandBudgetOf } from '#server/records/read/expand.ts'
import { authorizeWrite, throwFieldErrors, validateFields, type WriteRequest } from './authorize-write.ts'
import { otherRecords } from './other-records.ts'
import { type PreparedWrite, prepareWrite } from './prepare-write.ts'
import { recordTransaction } from './record-transaction.ts'
import type { ResponseRecord } from '#server/records/read/present.ts'
import { dropFiles, store } from './store-row.ts'
import { uniqueErrors } from './unique-errors.ts'
import { responseRecord } from '#server/records/read/view-record.ts'

/** Creates or updates a record in its own transaction and returns its row. */
export async function writeRecord(engine: Engine, request: WriteRequest): Promise<Row> {
  const prepared = await prepareWrite(engine, request)
  const { caller } = request.context
  return recordTransaction(engine, (db, changes) => performWrite(db, engine, prepared, changes), caller)
}

/**
 * The record in the response to a committed write. When `expand` fails, for example because it exceeds `budget`, the
 * record is sent without it, because an error would mean that the write had failed.
 */
export async function responseOfWrite(
  engine: Engine,
  { collection, id, context }: WriteRequest,
  row: Row,
  budget: ExpandBudget = expandBudgetOf(context.caller),
): Promise<ResponseRecord> {
  const options = { to: id === null ? ('creator' as const) : undefined, budget }
  return responseRecord(engine, collection, row, context, options).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    return responseRecord(engine, collection, row, { ...context, query: {} }, options)
  })
}

/** Stores a prepared write in the given transaction, appends the change to `changes` and returns the row. */
export async function performWrite(
  db: Db,
  engine: Engine,
  prepared: PreparedWrite,
  changes: Change[],
): Promise<Row> {
  const { collection, columns, files, uploads } = prepared
  const { hooks } = collection
  const write = await authorizeWrite(db, engine, prepared)
  if (collection.type === 'auth') throwFieldErrors(write, await authFormErrors(write))
  await validateFields(db, engine, collection, write, uploads)
  const settled = await hooks?.beforeStore?.(db, write)
  throwFieldErrors(write, settled?.errors)
  const row = { ...write.row, ...columns, ...settled?.columns }
  throwFieldErrors(write, await uniqueErrors(db, collection, write.action, row))
  await store(db, collection, write.stored, row)
  await hooks?.afterStore?.(db, write, row, otherRecords(db, engine, changes, write.caller))
  for (const { name, content } of files) await hooks?.files?.keep(db, row, name, content)
  await dropFiles(db, collection, write.stored, row)
  changes.push({ action: write.action, collection, row, stored: write.stored })
  return row
}
