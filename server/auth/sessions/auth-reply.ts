import type { Context } from 'hono'
import { sql } from 'kysely'
import type { RequestEnv } from '#server/http/context.ts'
import { unauthorized } from '#server/http/errors.ts'
import { bodyOf, jsonResponse } from '#server/records/read/response-body.ts'
import type { Row } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import type { TokenOwner } from './tokens.ts'
import { contextOf } from '#server/records/rule-context.ts'
import { responseRecord } from '#server/records/read/view-record.ts'

/** A token, or a function that creates one from its owner's row. */
type Token = string | ((owner: TokenOwner) => string)

/**
 * The response to signing in: a token, its owner's complete record (with the query's `expand` and `fields`), and the
 * keys of `more`. Throws the contract's 401 when the user no longer exists.
 */
export const authReply = (
  c: Context<RequestEnv>,
  engine: Engine,
  userId: string,
  token: Token,
  more: Record<string, unknown> = {},
) => {
  c.set('account', userId)
  return recordReply(c, engine, 'users', userId, token, more)
}

/** The same for an account of any auth collection. */
export async function recordReply(
  c: Context<RequestEnv>,
  engine: Engine,
  collection: 'users' | '_superusers',
  id: string,
  token: Token,
  more: Record<string, unknown> = {},
) {
  const { rows } = await sql<Row>`select * from ${sql.table(collection)} where id = ${id}`.execute(engine.db)
  const [row] = rows
  if (!row) throw unauthorized()
  const query = c.req.query()
  const caller = collection === 'users' ? { userId: id, sessionId: '' } : { superuserId: id, sessionId: '' }
  const context = { ...contextOf(caller, 'auth'), query }
  const record = await responseRecord(engine, engine.registry.get(collection), row, context, { to: 'owner' })
  const text = typeof token === 'string' ? token : token({ id, tokenKey: String(row['token_key']) })
  return jsonResponse(bodyOf({ ...more, record, token: text }, query['fields']))
}
