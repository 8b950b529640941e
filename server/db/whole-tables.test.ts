import { expect, test } from 'vitest'
import { onPostgres, openEmptyDatabase, run } from '#server/test/test-database.ts'
import { isEmpty, othersTables, stepsTaken, wholeTables } from './whole-tables.ts'

test('a table comes after the tables that it refers to, whatever the order of creation', async () => {
  const database = await openEmptyDatabase()
  const refers = (table: string) => (onPostgres ? '' : `references ${table}`)
  await run(
    database,
    `create table e_mark (id text, two text ${refers('g_two')}, one text ${refers('f_one')})`,
  )
  await run(database, `create table a_leg (id text primary key, trip text ${refers('b_trip')}, city text)`)
  await run(database, `create table b_trip (id text primary key, "user" text ${refers('c_user')})`)
  for (const table of ['c_user', 'g_two', 'f_one'])
    await run(database, `create table ${table} (id text primary key)`)
  if (onPostgres) {
    // The order of pg_restore: tables by name, then foreign keys.
    await run(database, 'alter table a_leg add foreign key (trip) references b_trip')
    await run(database, 'alter table b_trip add foreign key ("user") references c_user')
    await run(database, 'alter table e_mark add foreign key (two) references g_two')
    await run(database, 'alter table e_mark add foreign key (one) references f_one')
  }
  expect(await wholeTables(database)).toEqual([
    { name: 'c_user', columns: ['id'] },
    { name: 'b_trip', columns: ['id', 'user'] },
    { name: 'a_leg', columns: ['id', 'trip', 'city'] },
    { name: 'f_one', columns: ['id'] },
    { name: 'g_two', columns: ['id'] },
    { name: 'e_mark', columns: ['id', 'two', 'one'] },
  ])
  await database.close()
})

test("a database with another program's tables is recognised, and an empty one has no such tables", async () => {
  const database = await openEmptyDatabase()
  expect(await othersTables(database)).toEqual([])
  await run(database, 'create table migration (other text)')
  expect(await othersTables(database)).toEqual([])
  for (const table of ['wiki', 'note']) await run(database, `create table ${table} (id text)`)
  expect(await othersTables(database)).toEqual(['note', 'wiki'])
  expect(await isEmpty(database)).toBe(true)
  await run(database, 'drop table migration')
  await run(database, 'create table migration (name text)')
  expect(await othersTables(database)).toEqual(['note', 'wiki'])
  await run(database, `insert into migration values ('0001-first')`)
  expect(await stepsTaken(database)).toEqual(['0001-first'])
  await database.close()
})

test.each(['users', 'gazetteer'])('a database with a row in %s is not empty', async (table) => {
  const database = await openEmptyDatabase()
  await run(database, `create table ${table} (id text)`)
  expect(await isEmpty(database)).toBe(true)
  await run(database, `insert into ${table} values ('x')`)
  expect(await isEmpty(database)).toBe(false)
  await database.close()
})
