import type { Db } from '#server/db/connect.ts'
import type { Caller } from '#server/http/context.ts'
import { clientFilter } from './client-filter.ts'
import type { Collection, Row } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { pinsOf } from './parse.ts'
import { ruleHolds } from '#server/records/read/find-row.ts'
import { evaluateInMemory, stranger } from './in-memory-rule.ts'
import { contextOf } from '#server/records/rule-context.ts'
import { parsedRule } from './selection.ts'

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
  const pins = pinsOf(expression)
  const known = rule === '' || evaluateInMemory(parsedRule(rule), collection, row, { caller, pins })
  if (known === false) return false
  const context = { ...contextOf(caller, 'realtime'), pins }
  return ruleHolds(db, engine, collection, row, known ? '' : rule, context, expression)
}

/**
 * Whether a follower whom the row does not name and who narrows by nothing might see it. Where not, followers
 * need not even be asked one by one.
 */
export function strangersMaySee(collection: Collection, row: Row): boolean {
  const { list, view } = collection.rules
  return [list, view].some(
    (rule) =>
      rule !== null &&
      (rule === '' || evaluateInMemory(parsedRule(rule), collection, row, stranger) !== false),
  )
}
