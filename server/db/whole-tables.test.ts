import { expect, test } from 'vitest'
import { onPostgres, openEmptyDatabase, run } from '#server/test/test-database.ts'
import { wholeTables } from './whole-tables.ts'

test('a table comes after the tables that it refers to, whatever the order of creation', async () => {
  const database = await openEmptyDatabase()
  const refers = (table: string) => (onPostgres ? '' : `references ${table}`)
  await run(database, `create table a_leg (id text primary key, trip text ${refers('b_trip')}, city text)`)
  await run(database, `create table b_trip (id text primary key, "user" text ${refers('c_user')})`)
  await run(database, 'create table c_user (id text primary key)')
  if (onPostgres) {
    // The order of pg_restore: tables by name, then foreign keys.
    await run(database, 'alter table a_leg add foreign key (trip) references b_trip')
    await run(database, 'alter table b_trip add foreign key ("user") references c_user')
  }
  expect(await wholeTables(database)).toEqual([
    { name: 'c_user', columns: ['id'] },
    { name: 'b_trip', columns: ['id', 'user'] },
    { name: 'a_leg', columns: ['id', 'trip', 'city'] },
  ])
  await database.close()
})
