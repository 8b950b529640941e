import { type RawBuilder, sql } from 'kysely'
import { badRequest } from '#server/http/errors.ts'
import type { Collection } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { termCost } from './cost.ts'
import type { Registry } from '#server/records/registry.ts'
import { tokensOf } from './tokens.ts'
import type { Selection } from './selection.ts'

const maxTerms = 8
const maxTermLength = 255

/**
 * The ORDER BY clause for a client's `sort`. Equal rows are ordered by insertion, or in views by id, so that pages
 * never overlap.
 */
export function orderOf(
  { dialect }: Engine,
  collection: Collection,
  selection: Selection,
  sort: string | undefined,
): RawBuilder<unknown> {
  const last = sql.id(selection.alias, collection.type === 'view' ? 'id' : 'seq')
  const order = termsOf(sort).map(({ name, descending }) => {
    const direction = descending ? sql`desc` : sql`asc`
    if (name === '@random') return dialect.random()
    if (name === '@rowid') return sql`${last} ${direction}`
    const key = selection.sortKey(nameToken(name))
    // By default SQLite sorts NULL first and PostgreSQL sorts it last.
    const nullsOrder = !key.nullable ? sql`` : descending ? sql`nulls last` : sql`nulls first`
    return sql`${key.sql} ${direction} ${nullsOrder}`
  })
  return sql.join([...order, last])
}

/** The cost of the order for one row: see filterCost(). */
export const sortCost = (registry: Registry, collection: Collection, sort: string | undefined): number =>
  termsOf(sort)
    .filter(({ name }) => !name.startsWith('@'))
    .reduce((sum, { name }) => sum + 1 + termCost(registry, collection, nameToken(name)).single, 0)

function termsOf(sort = ''): { name: string; descending: boolean }[] {
  const terms = sort === '' ? [] : sort.split(',').map((term) => term.trim())
  if (terms.length > maxTerms || terms.some((term) => term.length > maxTermLength)) throw badRequest()
  return terms.map((term) => {
    const descending = term.startsWith('-')
    return { descending, name: descending || term.startsWith('+') ? term.slice(1) : term }
  })
}

function nameToken(name: string) {
  const [token, ...more] = tokensOf(name)
  if (token?.type !== 'name' || more.length > 0) throw badRequest()
  return token
}
