import { closeSync, existsSync, openSync, statSync, writeSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createEmptyDatabase, run } from '#server/test/test-database.ts'
import { openDatabase, transaction } from './connect.ts'
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

test('an inspection reports the size of the file, and both checks report damage', async () => {
  const location = await createEmptyDatabase('sqlite')
  const before = openDatabase(location.source)
  await run(before, 'create table note (id integer primary key, content text)')
  await run(before, "insert into note (content) values (printf('%.20000c', 'x'))")
  expect(await before.file?.check()).toBeNull()
  expect(before.file?.isDamaged()).toBe(false)
  await before.close()
  const { size } = statSync(location.source)
  const whole = openDatabase(location.source)
  expect(await whole.inspect()).toMatchObject({ sizeBytes: size, problems: [] })
  await whole.close()
  const file = openSync(location.source, 'r+')
  writeSync(file, Buffer.alloc(4096, 0xa5), 0, 4096, 4096)
  closeSync(file)
  const database = openDatabase(location.source)
  expect((await database.inspect()).problems).toEqual([expect.stringMatching(/^The file is damaged: .+\.$/s)])
  expect(await database.file?.check()).toMatch(/./)
  expect(database.file?.isDamaged()).toBe(true)
  await database.close()
  await location.remove()
})

test('a transaction that violates a key is tried again once', async () => {
  const location = await createEmptyDatabase('sqlite')
  const database = openDatabase(location.source)
  await run(database, 'create table migration (name text primary key, applied text)')
  let tries = 0
  const insert = () =>
    transaction(database.db, async (db) => {
      tries += 1
      await db.insertInto('migration').values({ name: '0001-first', applied: '' }).execute()
    })
  await insert()
  await expect(insert()).rejects.toThrow('UNIQUE')
  expect(tries).toBe(3)
  await database.close()
  await location.remove()
})
