import type { Context } from 'hono'
import { sql } from 'kysely'
import type { RequestEnv } from '#server/http/context.ts'
import { unauthorized } from '#server/http/errors.ts'
import { bodyOf, jsonResponse } from '#server/records/read/response-body.ts'
import type { Row } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { contextOf } from '#server/records/rule-context.ts'
import { sentRow } from '#server/records/read/view-record.ts'

/**
 * Answers with a token and its owner's whole record, with what the query asks of `expand` and `fields`;
 * `more` is sent beside them.
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
  const asked = { ...contextOf({ userId, sessionId: '' }, 'auth'), query }
  const record = await sentRow(engine, engine.registry.get('users'), row, asked, { to: 'owner' })
  return jsonResponse(bodyOf({ ...more, record, token }, query['fields']))
}
