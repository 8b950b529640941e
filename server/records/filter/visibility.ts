import type { Db } from '#server/db/connect.ts'
import type { Caller } from '#server/http/context.ts'
import { badRequest } from '#server/http/errors.ts'
import { clientFilter } from './client-filter.ts'
import type { Collection, Row } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { filterCost } from './cost.ts'
import { requiredValuesOf } from './parse.ts'
import { ruleHolds } from '#server/records/read/find-row.ts'
import { evaluateInMemory, stranger } from './in-memory-rule.ts'
import { ruleFor } from '#server/records/rule-for.ts'
import { contextOf } from '#server/records/rule-context.ts'
import { parsedRule } from './selection.ts'

/**
 * The maximum cost of a subscription's filter, in the unit of filterCost(). The filter is evaluated for one row, but
 * possibly in the transaction that changes the row, where no time limit stops it. The limit allows two comparisons of a
 * trip's legs or one of their countries.
 */
const mostCost = 400

/**
 * Whether a caller who is subscribed to a collection ("list") or to one of its records ("view") may receive a row.
 * The row can be deleted already. `filter` is the subscription's filter. Throws the contract's errors for a malformed or
 * too costly filter.
 */
export async function maySee(
  db: Db,
  engine: Engine,
  collection: Collection,
  row: Row,
  { caller, by, filter }: { caller: Caller; by: 'list' | 'view'; filter?: string | undefined },
): Promise<boolean> {
  const rule = ruleFor(collection, by, caller)
  if (rule === null) return false
  const expression = clientFilter(collection, filter, caller)
  if (expression && filterCost(engine.registry, collection, expression) > mostCost) throw badRequest()
  const context = { ...contextOf(caller, 'realtime'), requiredValues: requiredValuesOf(expression) }
  return ruleHolds(db, engine, collection, row, rule, context, expression)
}

/**
 * Whether a subscriber whom the row does not name, and whose subscription has no filter, could receive the row. If
 * false, the rules need not be evaluated for such subscribers.
 */
export function strangersMaySee(collection: Collection, row: Row): boolean {
  const { list, view } = collection.rules
  return [list, view].some(
    (rule) =>
      rule !== null &&
      (rule === '' || evaluateInMemory(parsedRule(rule), collection, row, stranger) !== false),
  )
}
