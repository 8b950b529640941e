import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#server/clock.ts'
import { createCollections } from '#server/collections/index.ts'
import type { Database } from '#server/db/connect.ts'
import type { Caller } from '#server/http/context.ts'
import { createEngine, type Engine } from '#server/records/engine.ts'
import { contextOf } from '#server/records/rule-context.ts'
import { openTestDatabase } from '#server/test/test-database.ts'
import { parseFilter, requiredValuesOf } from './parse.ts'
import { Selection } from './selection.ts'

const anna = 'anna00000000000'
const ben = 'ben000000000000'
let database: Database
let engine: Engine

beforeAll(async () => {
  database = await openTestDatabase()
  engine = createEngine({
    db: database.db,
    dialect: database.dialect,
    costlyReads: { run: (_network, read) => read(database.db) },
    collections: createCollections(),
    now: systemClock,
    gazetteerVersion: () => '',
  })
})
afterAll(() => database.close())

/** The tables and the values of the query for a list of marks. */
function queryOf(filter: string, caller: Caller, { isRuleFirst = false } = {}) {
  const collection = engine.registry.get('visited_city')
  const expression = parseFilter(filter, 200)
  const context = { ...contextOf(caller), requiredValues: requiredValuesOf(expression) }
  const selection = new Selection(engine, collection, context)
  const rule = collection.rules.list ?? ''
  if (isRuleFirst) selection.restrictTo(rule)
  selection.filterBy(expression)
  if (!isRuleFirst) selection.restrictTo(rule)
  const query = sql`select 1 from ${selection.from()} where ${selection.where()}`.compile(database.db)
  return { joins: query.sql.split(' join ').length - 1, values: query.parameters, text: query.sql }
}

const asAnna = { userId: anna, sessionId: '' }

test('the query for a person’s own marks has only the condition of the filter', () => {
  expect(queryOf(`user = "${anna}"`, asAnna)).toMatchObject({ joins: 0, values: [anna] })
  const more = queryOf(`user = "${anna}" && city = "rome"`, asAnna)
  expect(more).toMatchObject({ joins: 0, values: [anna, 'rome'] })
})

test('the rule stays in the query when the filter does not require an owner', () => {
  for (const filter of ['city = "rome"', `user = "${anna}" || city = "rome"`, `user != "${anna}"`])
    expect(queryOf(filter, asAnna)).toMatchObject({ joins: 1 })
  expect(queryOf(`user = "${anna}"`, asAnna, { isRuleFirst: true })).toMatchObject({ joins: 1 })
})

test('the query for another person’s marks requires a public profile', () => {
  expect(queryOf(`user = "${ben}"`, asAnna)).toMatchObject({ joins: 1, values: [ben, 1] })
  expect(queryOf(`user = "${ben}"`, null)).toMatchObject({ joins: 1, values: [ben, 1] })
  expect(queryOf(`user = ""`, null).text).toContain('"public"')
})

test('a filter that requires two owners keeps both comparisons in the query', () => {
  expect(queryOf(`user = "${ben}" && user = "${anna}"`, asAnna).values).toEqual([ben, anna])
})
