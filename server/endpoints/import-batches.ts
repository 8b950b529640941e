import { type Context, Hono } from 'hono'
import { requireCaller } from '#server/auth/sessions/caller.ts'
import {
  createImport,
  finishImport,
  importOf,
  rowsRefused,
  storeBatch,
} from '#server/collections/import-batches.ts'
import { undoImport } from '#server/collections/import-undo.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { fieldsOf, invalidFields } from '#server/http/errors.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { Row } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { presentRecord } from '#server/records/read/present.ts'
import { noStore } from '#server/records/read/response-body.ts'
import { readBody } from '#server/records/write/request-body.ts'
import { importBatch, importRequest } from '#shared/imports.ts'
import type { FieldError } from '#shared/field-errors.ts'

/** 50,000 stays are 50 batches. */
const limit = { count: 600, seconds: 60 }
/**
 * 2,000 notes of 2,000 characters, as far as they fit in the route's 10 MB, and 50 trips of 200 legs with 7 parts each,
 * plus 2,000 rows.
 */
const batchLimits = { characters: 10 * 1024 * 1024, parts: 100_000 }

/** The requests that store what a person has accepted from files of other apps: see shared/imports.ts. */
export function importBatchesEndpoint(engine: Engine, limiter: RateLimiter) {
  const app = new Hono<RequestEnv>()
  const callerOf = (c: Context<RequestEnv>) => {
    const caller = requireCaller(c.get('caller'))
    limiter.spend('import', caller.userId, limit)
    return caller
  }
  const present = (row: Row, caller: ReturnType<typeof callerOf>) =>
    presentRecord(engine, engine.registry.get('import'), row, caller)

  app.post('/api/imports', async (c) => {
    const caller = callerOf(c)
    const asked = importRequest.safeParse(await readBody(c.req))
    if (!asked.success) throw invalidFields('Failed to create record.', fieldsOf(asked.error))
    return c.json(present(await createImport(engine, caller.userId, asked.data), caller), 200, noStore)
  })

  app.post('/api/imports/:id/batches', async (c) => {
    const { userId } = callerOf(c)
    const id = c.req.param('id')
    await importOf(engine.db, userId, id)
    const batch = importBatch.safeParse(await readBody(c.req, batchLimits))
    if (!batch.success) throw refusal(batch.error)
    return c.json(await storeBatch(engine, userId, id, batch.data), 200, noStore)
  })

  app.post('/api/imports/:id/finish', async (c) => {
    const caller = callerOf(c)
    return c.json(present(await finishImport(engine, caller.userId, c.req.param('id')), caller), 200, noStore)
  })

  app.post('/api/imports/:id/undo', async (c) => {
    const { userId } = callerOf(c)
    return c.json(await undoImport(engine, userId, c.req.param('id')), 200, noStore)
  })
  return app
}

/** The 400 to a body that the schema refuses: the error of each row, where all errors are of rows. */
function refusal(error: Parameters<typeof fieldsOf>[0]) {
  const rows: Record<string, Record<string, FieldError>> = {}
  for (const { path, message } of error.issues) {
    const [list, index, ...fields] = path.map(String)
    if (list === undefined || index === undefined)
      return invalidFields('The batch could not be read.', fieldsOf(error))
    const ofList = (rows[list] ??= {})
    ofList[index] ??= { code: 'validation_invalid_value', message, params: { field: fields.join('.') } }
  }
  return rowsRefused(rows)
}
