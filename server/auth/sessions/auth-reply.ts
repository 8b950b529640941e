import type { Context } from 'hono'
import { sql } from 'kysely'
import type { RequestEnv } from '#server/http/context.ts'
import { unauthorized } from '#server/http/errors.ts'
import { bodyOf, jsonResponse } from '#server/records/read/response-body.ts'
import type { Row } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { contextOf } from '#server/records/rule-context.ts'
import { responseRecord } from '#server/records/read/view-record.ts'

/**
 * The response to signing in: a token, its owner's complete record (with the query's `expand` and `fields`), and
 * the keys of `more`.
 */
export async function authReply(
  c: Context<RequestEnv>,
  engine: Engine,
  userId: string,
  token: string,
  more: Record<string, unknown> = {},
) {
  const { rows } = await sql<Row>`select * from users where id = ${userId}`.execute(engine.db)
  const [row] = rows
  if (!row) throw unauthorized()
  c.set('account', userId)
  const query = c.req.query()
  const context = { ...contextOf({ userId, sessionId: '' }, 'auth'), query }
  const record = await responseRecord(engine, engine.registry.get('users'), row, context, { to: 'owner' })
  return jsonResponse(bodyOf({ ...more, record, token }, query['fields']))
}
