import { type Caller, isSuperuser } from '#server/http/context.ts'
import { forbidden } from '#server/http/errors.ts'
import type { Collection } from '#server/records/collection.ts'
import { type Expression, parseFilter } from './parse.ts'

const protocolMaxComparisons = 200

/** Parses a client's filter; null when there is none. Throws the contract's 400 or 403. */
export function clientFilter(
  collection: Collection,
  filter: string | undefined,
  caller: Caller,
): Expression | null {
  if (filter === undefined || filter === '') return null
  refuseRuleNames(filter, caller)
  return parseFilter(filter, collection.maxComparisons ?? protocolMaxComparisons)
}

/**
 * Throws the contract's 403 when a filter or sort contains a name that only rules may use, even inside quotes. Not for
 * superusers.
 */
export function refuseRuleNames(text: string, caller: Caller): void {
  if (isSuperuser(caller)) return
  for (const name of ['@collection.', '@request.']) {
    if (text.includes(name)) throw forbidden(`Only superusers can filter by ${name}`)
  }
}
