import { forbidden } from '#server/http/errors.ts'
import type { Collection } from '#server/records/collection.ts'
import { type Expression, parseFilter } from './parse.ts'

const protocolMaxComparisons = 200

/** Reads the filter that a client sent; null when it sent none. Throws the contract's 400 or 403. */
export function clientFilter(collection: Collection, filter: string | undefined): Expression | null {
  if (filter === undefined || filter === '') return null
  refuseInternals(filter)
  return parseFilter(filter, collection.maxComparisons ?? protocolMaxComparisons)
}

/** Refuses what only rules may name, wherever in a filter or sort it stands, even inside quotes. */
export function refuseInternals(text: string): void {
  for (const name of ['@collection.', '@request.']) {
    if (text.includes(name)) throw forbidden(`Only superusers can filter by ${name}`)
  }
}
