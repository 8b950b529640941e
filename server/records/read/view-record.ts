import { notFound, superusersOnly } from '#server/http/errors.ts'
import { clientFilter } from '#server/records/filter/client-filter.ts'
import type { Collection, Row } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { expandRows, type Room } from './expand.ts'
import { pinsOf } from '#server/records/filter/parse.ts'
import { findRow } from './find-row.ts'
import { presentRecord, type SentRecord } from './present.ts'
import type { RuleContext } from '#server/records/rule-context.ts'

/** One record that the caller may view. A filter narrows nothing; it is read if the rule asks what it names. */
export async function viewRecord(
  engine: Engine,
  collection: Collection,
  id: string,
  asked: RuleContext,
): Promise<SentRecord> {
  const rule = collection.rules.view
  if (rule === null) throw superusersOnly()
  const filter = rule.includes('@request.filter.') ? clientFilter(collection, asked.query['filter']) : null
  const context = { ...asked, pins: pinsOf(filter) }
  const row = await findRow(engine.db, engine, collection, id, rule, context)
  if (!row) throw notFound()
  return sentRow(engine, collection, row, asked)
}

/** A single row as it is sent, with what the query asks to be expanded as far as there is room for it. */
export async function sentRow(
  engine: Engine,
  collection: Collection,
  row: Row,
  { query, caller }: Pick<RuleContext, 'query' | 'caller'>,
  { to, room }: { to?: 'owner' | 'maker' | undefined; room?: Room } = {},
): Promise<SentRecord> {
  const [expand] = await expandRows(engine, collection, [row], query['expand'], caller, room)
  return presentRecord(engine, collection, row, caller, { expand, ...(to && { to }) })
}
