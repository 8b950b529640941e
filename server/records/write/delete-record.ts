import type { Db } from '#server/db/connect.ts'
import { notFound, onlyThePerson, superusersOnly } from '#server/http/errors.ts'
import type { Collection } from '#server/records/collection.ts'
import type { Change, Engine } from '#server/records/engine.ts'
import { findRow } from '#server/records/read/find-row.ts'
import { ruleFor } from '#server/records/rule-for.ts'
import type { RuleContext } from '#server/records/rule-context.ts'
import { deleteRows } from './delete-rows.ts'
import { otherRecords } from './other-records.ts'
import { recordTransaction } from './record-transaction.ts'

/** A request to delete a record. */
export interface DeleteRequest {
  collection: Collection
  id: string
  context: RuleContext
}

/** Deletes a record in its own transaction. */
export async function deleteRecord(engine: Engine, request: DeleteRequest): Promise<void> {
  const { caller } = request.context
  await recordTransaction(engine, (db, changes) => performDelete(db, engine, request, changes), caller)
}

/**
 * Deletes a record in the given transaction. Rows whose relation has `cascadeDelete` are deleted with it; in all
 * other rows that refer to it, its id is removed. Appends each change to `changes`; the changes of referring rows
 * come before the record's own.
 */
export async function performDelete(
  db: Db,
  engine: Engine,
  { collection, id, context }: DeleteRequest,
  changes: Change[],
): Promise<void> {
  const rule = ruleFor(collection, 'delete', context.caller)
  if (rule === null) throw superusersOnly()
  const row = await findRow(db, engine, collection, id, rule, context)
  if (!row) throw notFound()
  if (collection.type === 'auth' && context.caller?.impersonator !== undefined) throw onlyThePerson()
  await deleteRows(db, engine, collection, [row], context.caller, new Set(), changes)
  await collection.hooks?.afterDelete?.(db, row, otherRecords(db, engine, changes, context.caller))
}
