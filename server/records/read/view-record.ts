import { notFound, superusersOnly } from '#server/http/errors.ts'
import { clientFilter } from '#server/records/filter/client-filter.ts'
import type { Collection, Row } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { expandRows, type ExpandBudget } from './expand.ts'
import { requiredValuesOf } from '#server/records/filter/parse.ts'
import { findRow } from './find-row.ts'
import { presentRecord, type ResponseRecord } from './present.ts'
import { ruleFor } from '#server/records/rule-for.ts'
import type { RuleContext } from '#server/records/rule-context.ts'

/**
 * A record by its id. Throws the contract's 404 unless the caller may view it. The request's filter does not
 * select records; it is read only when the view rule uses `@request.filter`.
 */
export async function viewRecord(
  engine: Engine,
  collection: Collection,
  id: string,
  context: RuleContext,
): Promise<ResponseRecord> {
  const rule = ruleFor(collection, 'view', context.caller)
  if (rule === null) throw superusersOnly()
  const filter = rule.includes('@request.filter.')
    ? clientFilter(collection, context.query['filter'], context.caller)
    : null
  const ruleContext = { ...context, requiredValues: requiredValuesOf(filter) }
  const row = await findRow(engine.db, engine, collection, id, rule, ruleContext)
  if (!row) throw notFound()
  return responseRecord(engine, collection, row, context)
}

/** The record that a caller receives for one row, with the relations that the query's `expand` names. */
export async function responseRecord(
  engine: Engine,
  collection: Collection,
  row: Row,
  { query, caller }: Pick<RuleContext, 'query' | 'caller'>,
  { to, budget }: { to?: 'owner' | 'creator' | undefined; budget?: ExpandBudget } = {},
): Promise<ResponseRecord> {
  const [expand] = await expandRows(engine, collection, [row], query['expand'], caller, budget)
  return presentRecord(engine, collection, row, caller, { expand, ...(to && { to }) })
}
