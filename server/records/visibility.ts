import type { Db } from '#server/db/connect.ts'
import type { Caller } from '#server/http/context.ts'
import { clientFilter } from './client-filter.ts'
import type { Collection, Row } from './collection.ts'
import type { Engine } from './engine.ts'
import { pinsOf } from './filter-parse.ts'
import { ruleHolds } from './find-row.ts'
import { contextOf } from './rule-context.ts'

/**
 * Whether a caller who follows a collection ("list") or one of its records ("view") may be told of a row, which
 * need not be stored any more. `filter` is what the follower narrows it by; throws the contract's errors for a
 * bad one.
 */
export async function maySee(
  db: Db,
  engine: Engine,
  collection: Collection,
  row: Row,
  { caller, by, filter }: { caller: Caller; by: 'list' | 'view'; filter?: string | undefined },
): Promise<boolean> {
  const rule = collection.rules[by]
  if (rule === null) return false
  const expression = clientFilter(collection, filter)
  const context = { ...contextOf(caller, 'realtime'), pins: pinsOf(expression) }
  return ruleHolds(db, engine, collection, row, rule, context, expression)
}
