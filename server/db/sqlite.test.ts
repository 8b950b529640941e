import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createEmptyDatabase, run } from '#server/test/test-database.ts'
import { openDatabase } from './connect.ts'
import { sqliteDialect } from './dialect.ts'

test('a file flushes each commit to the disk, can be read during a write, and keeps its foreign keys', async () => {
  const location = await createEmptyDatabase('sqlite')
  const database = openDatabase(location.source)
  const valueOf = async (pragma: string) =>
    Object.values((await run(database, `pragma ${pragma}`))[0] ?? {})[0]
  // 2 is FULL: a commit that was acknowledged survives a power failure.
  expect(await valueOf('synchronous')).toBe(2)
  expect(await valueOf('journal_mode')).toBe('wal')
  expect(await valueOf('foreign_keys')).toBe(1)
  await run(database, 'create table note (id text primary key, of text references note)')
  await run(database, `insert into note values ('one', null)`)
  const errorOf = (statement: string) => run(database, statement).catch((error: unknown) => error)
  expect(sqliteDialect.isUniqueViolation(await errorOf(`insert into note values ('one', null)`))).toBe(true)
  expect(sqliteDialect.isUniqueViolation(await errorOf(`insert into note values ('two', 'no')`))).toBe(false)
  expect(sqliteDialect.isUniqueViolation(new Error('unique'))).toBe(false)
  await database.close()
  expect(existsSync(`${location.source}-wal`)).toBe(false)
  await location.remove()
})
