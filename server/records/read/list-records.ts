import { sql } from 'kysely'
import { badRequest, superusersOnly } from '#server/http/errors.ts'
import type { List } from '#shared/records.ts'
import { clientFilter, refuseRuleNames } from '#server/records/filter/client-filter.ts'
import type { Collection, Row } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { expandRows } from './expand.ts'
import { requiredValuesOf } from '#server/records/filter/parse.ts'
import { pageOf } from './paging.ts'
import { presentRecord, type ResponseRecord } from './present.ts'
import { randomRows } from './random-rows.ts'
import type { RuleContext } from '#server/records/rule-context.ts'
import { Selection } from '#server/records/filter/selection.ts'
import { orderOf } from '#server/records/filter/sort.ts'

/** One page of the records that the caller may list. */
export async function listRecords(
  engine: Engine,
  collection: Collection,
  context: RuleContext,
): Promise<List<ResponseRecord>> {
  const { db } = engine
  const { query, caller } = context
  const rule = collection.rules.list
  if (rule === null) throw superusersOnly()
  refuseRuleNames(query['sort'] ?? '')
  const filter = clientFilter(collection, query['filter'])
  const { page, perPage, skipTotal } = pageOf(query)

  const selection = new Selection(engine, collection, {
    ...context,
    requiredValues: requiredValuesOf(filter),
  })
  selection.restrictTo(rule)
  if (filter) selection.filterBy(filter)
  const order = orderOf(engine, collection, selection, query['sort'])
  const offset = (page - 1) * perPage
  if (!Number.isSafeInteger(offset)) throw badRequest()

  const isRandom =
    query['sort'] === '@random' && page === 1 && rule === '' && (!filter || collection.gazetteer === true)
  const rows =
    (isRandom && collection.type !== 'view'
      ? await randomRows(engine, collection, selection, { count: perPage, isFiltered: filter !== null })
      : null) ??
    (
      await sql<Row>`
        select ${sql.id(selection.alias)}.* from ${selection.from()}
        where ${selection.where()}
        order by ${order} limit ${perPage} offset ${offset}`.execute(db)
    ).rows

  let totalItems = -1
  if (!skipTotal) {
    const isLastPage = rows.length < perPage && (rows.length > 0 || page === 1)
    totalItems = isLastPage ? offset + rows.length : await count(engine, selection)
  }
  const expanded = await expandRows(engine, collection, rows, query['expand'], caller)
  return {
    items: rows.map((row, index) =>
      presentRecord(engine, collection, row, caller, { expand: expanded[index] }),
    ),
    page,
    perPage,
    totalItems,
    totalPages: skipTotal ? -1 : Math.ceil(totalItems / perPage),
  }
}

async function count({ db }: Engine, selection: Selection): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${selection.from()} where ${selection.where()}`.execute(db)
  return rows[0]?.total ?? 0
}
