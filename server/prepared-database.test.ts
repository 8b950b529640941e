import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { migrations } from './db/migrations.ts'
import { silentLog } from './http/log.ts'
import { openUnchangedDatabase, withStorageExplained } from './prepared-database.ts'
import { othersTables } from './db/whole-tables.ts'
import {
  createEmptyDatabase,
  onPostgres,
  run,
  tableNames,
  type TestDatabaseLocation,
} from './test/test-database.ts'

let dataDir: string
let location: TestDatabaseLocation

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'waymark-prepared-'))
  location = await createEmptyDatabase()
})
afterEach(async () => {
  await location.remove()
  rmSync(dataDir, { recursive: true })
})

const open = () => {
  const env = onPostgres
    ? { dataDir, databaseFile: '', databaseUrl: location.source }
    : { dataDir, databaseFile: location.source, databaseUrl: '' }
  return openUnchangedDatabase(env, silentLog)
}

/** Runs statements as another program would, and returns the names of all tables. */
async function tablesAfter(...statements: string[]): Promise<string[]> {
  const database = openDatabase(location.source)
  for (const statement of statements) await run(database, statement)
  const tables = await tableNames(database)
  await database.close()
  return tables
}

test.each([
  ['tables that Waymark has not', ['create table invoice (id integer)'], 'invoice'],
  ['tables that Waymark also has', ['create table users (id integer)'], 'users'],
  [
    'many tables, and one with the name of Waymark’s migrations',
    ['a', 'b', 'c', 'd', 'migration'].map((name) => `create table ${name} (id integer)`),
    'a, b, c, …',
  ],
  [
    'migrations of another program',
    [
      'create table invoice (id integer)',
      'create table migration (name text)',
      "insert into migration values ('0001-invoices')",
    ],
    'invoice',
  ],
])('a database with %s is refused and stays as it is', async (_, statements, named) => {
  const before = await tablesAfter(...statements)
  const refused = await open().catch((error: unknown) => error)
  expect(refused).toMatchObject({ name: 'StartError' })
  expect(String(refused)).toContain(`of another program`)
  expect(String(refused)).toContain(`${named}.`)
  expect(await tablesAfter()).toEqual(before)
})

test('a database with tables of Waymark is opened, also beside others and after the first step of its first start', async () => {
  const opens = async () => {
    const database = await open()
    await database.close()
  }
  if (onPostgres)
    await tablesAfter('create table area (id integer)', 'alter extension plpgsql add table area')
  await opens()
  if (onPostgres) await tablesAfter('alter extension plpgsql drop table area', 'drop table area')
  await tablesAfter('create table migration (name text primary key, applied text not null)')
  await opens()
  const database = openDatabase(location.source)
  await migrate(database, { steps: migrations.slice(0, 1) })
  await database.close()
  await tablesAfter('create table invoice (id integer)')
  await opens()
})

test('a list of migrations that cannot be read is an error, and no sign of another program', async () => {
  const database = openDatabase(location.source)
  await migrate(database)
  const breaking = database.db.withPlugin({
    transformQuery({ node }) {
      if (JSON.stringify(node).includes('"migration"')) throw new Error('The connection broke.')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await expect(othersTables({ db: breaking, dialect: database.dialect })).rejects.toThrow(
    'The connection broke.',
  )
  await database.close()
})

test('a full disk during a start or a command is explained, and any other error stays as it is', () => {
  const env = { dataDir, databaseFile: join(dataDir, 'waymark.db'), databaseUrl: '' }
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
  const explained = withStorageExplained(full, env)
  expect(explained).toMatchObject({ name: 'StartError', cause: full })
  expect(String(explained)).toContain('Free disk space')
  for (const other of [new Error('Something else.'), 'a text'])
    expect(withStorageExplained(other, env)).toBe(other)
})
