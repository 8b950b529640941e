import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { badRequest, superusersOnly } from '#server/http/errors.ts'
import type { List } from '#shared/records.ts'
import { filterCost } from '#server/records/filter/cost.ts'
import { isSuperuser } from '#server/http/context.ts'
import { clientFilter, refuseRuleNames } from '#server/records/filter/client-filter.ts'
import type { Collection, Row } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { expandRows } from './expand.ts'
import { requiredValuesOf } from '#server/records/filter/parse.ts'
import { pageOf } from './paging.ts'
import { presentRecord, type ResponseRecord } from './present.ts'
import { randomRows } from './random-rows.ts'
import { ruleFor } from '#server/records/rule-for.ts'
import type { RuleContext } from '#server/records/rule-context.ts'
import { Selection } from '#server/records/filter/selection.ts'
import { orderOf, sortCost } from '#server/records/filter/sort.ts'

/**
 * The maximum cost for one row, in the unit of filterCost(), of a filter and order that run on the usual connection. At
 * this cost a list of all cities takes less than 0.2 s. The records of one person are far fewer than the cities.
 */
const mostCost = { wholeTable: 20, own: 400 }
/** The database sorts the rows of a page and of all earlier pages to read it. */
const mostOffset = 10_000

/** One page of the records that the caller may list. */
export async function listRecords(
  engine: Engine,
  collection: Collection,
  context: RuleContext,
): Promise<List<ResponseRecord>> {
  const { registry } = engine
  const { query, caller } = context
  const rule = ruleFor(collection, 'list', caller)
  if (rule === null) throw superusersOnly()
  refuseRuleNames(query['sort'] ?? '', caller)
  const filter = clientFilter(collection, query['filter'], caller)
  const { page, perPage, skipTotal } = pageOf(query)
  const offset = (page - 1) * perPage
  if (!Number.isSafeInteger(offset)) throw badRequest()

  const selection = new Selection(engine, collection, {
    ...context,
    requiredValues: requiredValuesOf(filter),
  })
  if (filter) selection.filterBy(filter)
  selection.restrictTo(rule)
  const order = orderOf(engine, collection, selection, query['sort'])
  const cost =
    sortCost(registry, collection, query['sort']) + (filter ? filterCost(registry, collection, filter) : 0)
  // A superuser's filter runs over the records of all people.
  const readsWholeTable = collection.gazetteer || isSuperuser(caller)
  const isCostly =
    cost > (readsWholeTable ? mostCost.wholeTable : mostCost.own) || offset + perPage > mostOffset
  const isRandom =
    !isCostly &&
    query['sort'] === '@random' &&
    page === 1 &&
    rule === '' &&
    (!filter || collection.gazetteer === true) &&
    collection.type !== 'view'

  async function read(db: Db) {
    const drawn = isRandom
      ? await randomRows(db, engine, collection, selection, { count: perPage, isFiltered: filter !== null })
      : null
    const rows = drawn ?? (await rowsOf(db))
    if (skipTotal) return { rows, totalItems: -1 }
    const isLastPage = rows.length < perPage && (rows.length > 0 || page === 1)
    return { rows, totalItems: isLastPage ? offset + rows.length : await count(db, selection) }
  }

  async function rowsOf(db: Db) {
    const { rows } = await sql<Row>`
      select ${sql.id(selection.alias)}.* from ${selection.from()}
      where ${selection.where()}
      order by ${order} limit ${perPage} offset ${offset}`.execute(db)
    return rows
  }

  const { rows, totalItems } = await (isCostly
    ? engine.costlyReads.run(payerOf(context), read)
    : read(engine.db))
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

/** The key under which the time of a costly read is counted. A superuser's time is separate from that of the network. */
const payerOf = ({ caller, network }: RuleContext) =>
  isSuperuser(caller) ? `superuser ${caller.superuserId}` : network

async function count(db: Db, selection: Selection): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${selection.from()} where ${selection.where()}`.execute(db)
  return rows[0]?.total ?? 0
}
