import { momentOf, secondsAfter, timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import { invalidFields, notFound, superusersOnly } from '#server/http/errors.ts'
import { passwordErrors } from './auth-form.ts'
import type { Collection, Row, Write } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { fieldErrors } from './field-errors.ts'
import { findRow, ruleHolds } from '#server/records/read/find-row.ts'
import { emptyRow, idIn, rowFromBody } from './row-from-body.ts'
import { ruleFor } from '#server/records/rule-for.ts'
import type { RuleContext } from '#server/records/rule-context.ts'
import type { NamedUpload } from './uploads.ts'
import type { FieldErrors } from './value-errors.ts'

/** A request to create a record, or with an `id` to update that record. The request's body is `context.body`. */
export interface WriteRequest {
  collection: Collection
  id: string | null
  context: RuleContext
}

const failure = { create: 'Failed to create record.', update: 'Failed to update record.' }

/**
 * Computes the row that a request would store now, and checks the collection's rule for it. Throws the contract's
 * 403 when the rule refuses everybody, its 404 when the caller may not update the stored row, and its 400 when the new
 * row breaks the rule.
 */
export async function authorizeWrite(
  db: Db,
  engine: Engine,
  { collection, id, context }: WriteRequest,
): Promise<Write> {
  const action = id === null ? 'create' : 'update'
  const rule = ruleFor(collection, action, context.caller)
  if (rule === null) throw superusersOnly()
  const stored = id === null ? null : await findRow(db, engine, collection, id, rule, context)
  if (id !== null && !stored) throw notFound()
  const { body, caller, languages } = context
  const now = timestampAfter(engine.now(), stored)
  const row = rowFromBody(collection, stored ?? emptyRow(collection), body)
  if (!stored) row['id'] = idIn(body)
  for (const [name, field] of Object.entries(collection.fields)) {
    if (field.type === 'autodate' && (!stored || field.onUpdate)) row[name] = now
  }
  if (!(await ruleHolds(db, engine, collection, row, rule, context))) throw refusal(action)
  return { action, caller, body, stored, row, now, languages }
}

/** Throws the contract's 400, with an error for each invalid field. */
export async function validateFields(
  db: Db,
  engine: Engine,
  collection: Collection,
  write: Write,
  uploads: readonly NamedUpload[],
): Promise<void> {
  const errors = await fieldErrors(db, engine, collection, write, uploads)
  throwFieldErrors(
    write,
    collection.type === 'auth' ? { ...errors, ...passwordErrors(collection, write) } : errors,
  )
}

/** Throws the contract's 400 when `errors` is not empty. */
export function throwFieldErrors({ action }: Write, errors: FieldErrors = {}): void {
  if (Object.keys(errors).length > 0) throw refusal(action, errors)
}

/** The contract's 400 for a write. Without errors it names no field. */
const refusal = (action: Write['action'], errors: FieldErrors = {}) => invalidFields(failure[action], errors)

/**
 * The timestamp of a write: now, or one millisecond after the stored `updated` when the clock has not passed it.
 * `updated` therefore increases with every write.
 */
export function timestampAfter(now: Date, stored: Row | null): string {
  const text = timestampOf(now)
  const last = stored?.['updated']
  return typeof last === 'string' && last >= text ? timestampOf(secondsAfter(momentOf(last), 0.001)) : text
}
