import { momentOf, secondsAfter, timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import { invalidFields, notFound, superusersOnly } from '#server/http/errors.ts'
import { passwordErrors } from './auth-form.ts'
import type { Collection, Row, Write } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { fieldErrors } from './field-errors.ts'
import { findRow, ruleHolds } from '#server/records/read/find-row.ts'
import { emptyRow, idIn, rowFromBody } from './row-from-body.ts'
import type { RuleContext } from '#server/records/rule-context.ts'
import type { NamedUpload } from './uploads.ts'
import type { FieldErrors } from './value-errors.ts'

/** A record to create, or with an `id` to change, as a request asks for it; the body is the context's. */
export interface WriteRequest {
  collection: Collection
  id: string | null
  context: RuleContext
}

const failure = { create: 'Failed to create record.', update: 'Failed to update record.' }

/** The write that a request comes to as things stand. Throws the contract's errors where its rule forbids it. */
export async function authorizeWrite(
  db: Db,
  engine: Engine,
  { collection, id, context }: WriteRequest,
): Promise<Write> {
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
  if (!(await ruleHolds(db, engine, collection, row, rule, context))) throw refusal(action)
  return { action, caller, body, stored, row, now }
}

/** Throws the contract's 400 if anything is wrong with the values of a write. */
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

/** Throws the contract's 400 if there are any errors. */
export function throwFieldErrors({ action }: Write, errors: FieldErrors = {}): void {
  if (Object.keys(errors).length > 0) throw refusal(action, errors)
}

/** The contract's 400 for a write; without errors it names nothing. */
const refusal = (action: Write['action'], errors: FieldErrors = {}) => invalidFields(failure[action], errors)

/** Now, or the moment after the row's last change if the clock has not moved since: `updated` always moves. */
export function momentAfter(now: Date, stored: Row | null): string {
  const text = timestampOf(now)
  const last = stored?.['updated']
  return typeof last === 'string' && last >= text ? timestampOf(secondsAfter(momentOf(last), 0.001)) : text
}
