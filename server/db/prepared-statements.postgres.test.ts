import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createEmptyDatabase, openEmptyDatabase, run } from '#server/test/test-database.ts'
import { openDatabase, transaction } from './connect.ts'

test('prepared statements still work after another process has altered their table', async () => {
  const database = await openEmptyDatabase()
  const { db } = database
  await run(database, 'create table thing (id text primary key, name text not null)')
  await run(database, "insert into thing values ('a', 'first')")
  const read = async () => (await sql`select * from thing where id = ${'a'}`.execute(db)).rows
  for (let time = 0; time < 5; time += 1) expect(await read()).toEqual([{ id: 'a', name: 'first' }])
  await run(database, "alter table thing add column more text not null default 'x'")
  expect(await read()).toEqual([{ id: 'a', name: 'first', more: 'x' }])

  const renamed = (name: string) =>
    transaction(db, async (db) => {
      await sql`update thing set name = ${name} where id = ${'a'}`.execute(db)
      return (
        await sql<{ name: string }>`select * from thing where id = ${'a'} and name = ${name}`.execute(db)
      ).rows
    })
  for (let time = 0; time < 5; time += 1) expect(await renamed(`name ${time}`)).toHaveLength(1)
  await run(database, "alter table thing add column most text not null default 'y'")
  expect(await renamed('last')).toEqual([{ id: 'a', name: 'last', more: 'x', most: 'y' }])
  await database.close()
})

test('a prepared statement is planned once, also for a range whose plan depends on its values', async () => {
  const database = await openEmptyDatabase()
  const { db } = database
  await run(database, 'create table thing (id text primary key)')
  await run(database, 'insert into thing select cast(n as text) from generate_series(1, 5000) as n')
  await run(database, 'analyze thing')
  const plans = await transaction(db, async (db) => {
    for (let time = 0; time < 20; time += 1) {
      await sql`select * from thing where id >= ${String(time)} and id < ${`${time}1`}`.execute(db)
    }
    const { rows } = await sql`
      select generic_plans > 10 as reused, custom_plans as planned from pg_prepared_statements
      where statement like '%from thing where id >=%'`.execute(db)
    return rows
  })
  expect(plans).toEqual([{ reused: true, planned: 0 }])
  await database.close()
})

test('behind a pooler nothing is prepared and nothing is set in a session', async () => {
  const location = await createEmptyDatabase()
  const database = openDatabase(location.source, { poolerUrl: location.source })
  const found = await transaction(database.db, async (db) => {
    for (let time = 0; time < 5; time += 1) await sql`select ${time} + 41 as sum`.execute(db)
    const { rows } = await sql`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle, current_setting('plan_cache_mode') as plans,
        (select count(*) from pg_prepared_statements) as prepared`.execute(db)
    return rows
  })
  expect(found).toEqual([{ statement: '0', lock: '0', idle: '0', plans: 'auto', prepared: 0 }])
  const limit = sql<{ limit: string }>`select current_setting('statement_timeout') as limit`
  expect(await database.boundedRead(async (db) => (await limit.execute(db)).rows)).toEqual([
    { limit: '400ms' },
  ])
  await database.close()
  await location.remove()
})

test('a query is prepared when it is sent for the third time', async () => {
  const database = await openEmptyDatabase()
  const counts = await transaction(database.db, async (db) => {
    const found: unknown[] = []
    for (let time = 0; time < 4; time += 1) {
      await sql`select ${time} + 41 as sum`.execute(db)
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from pg_prepared_statements where statement like '%41 as sum%'`.execute(db)
      found.push(Number(rows[0]?.count))
    }
    return found
  })
  expect(counts).toEqual([0, 0, 1, 1])
  await database.close()
})
