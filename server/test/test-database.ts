import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { type Database, openDatabase } from '#server/db/connect.ts'
import { newId } from '#server/db/new-id.ts'
import { buildCityNames } from '#server/gazetteer/city-names-build.ts'
import { type CityNames, searchable } from '#server/gazetteer/city-names.ts'
import type { CityNamesSource } from '#server/gazetteer/city-names-load.ts'
import { fillTestDatabase } from './fill-test-database.ts'
import { gazetteerSlice } from './gazetteer-slice.ts'
import { onServer, prefix, template, withDatabase } from './postgres-setup.ts'

/** The PostgreSQL server to test with; undefined for SQLite. */
const server = process.env['TEST_POSTGRES']

/** True when the tests run on PostgreSQL. */
export const onPostgres = server !== undefined

/**
 * A migrated database with a part of the gazetteer and no users. The server's code fills the first database. Later ones
 * are copies of it; on PostgreSQL databases are also reused.
 */
export function openTestDatabase(): Promise<Database> {
  return server === undefined ? openCopy() : openReused(server)
}

type Kind = 'sqlite' | 'postgres'

/** The location of a temporary database that several processes can open. */
export interface TestDatabaseLocation {
  /** The location in the format of openDatabase(). */
  source: string
  remove(): Promise<void>
}

/** Creates an empty database: a SQLite file in a new folder, or a new PostgreSQL schema. */
export async function createEmptyDatabase(
  kind: Kind = onPostgres ? 'postgres' : 'sqlite',
): Promise<TestDatabaseLocation> {
  if (server === undefined || kind === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'waymark-empty-'))
    return { source: join(folder, 'test.db'), remove: async () => rmSync(folder, { recursive: true }) }
  }
  const url = withDatabase(server, `${prefix}_bare`)
  const schema = `s${newId()}`
  await onServer(url, (client) => client.query(`create schema ${schema}`))
  return {
    source: `${url}${url.includes('?') ? '&' : '?'}options=-csearch_path%3D${schema}`,
    async remove() {
      await onServer(url, (client) => client.query(`drop schema ${schema} cascade`))
    },
  }
}

/** An empty database that is deleted when it is closed. */
export async function openEmptyDatabase(): Promise<Database> {
  if (server === undefined) return openDatabase(':memory:')
  const location = await createEmptyDatabase()
  const database = openDatabase(location.source)
  return {
    ...database,
    async close() {
      await database.close()
      await location.remove()
    },
  }
}

/** Runs one SQL statement and returns its rows. */
export async function run<Row = Record<string, unknown>>(
  { db }: Pick<Database, 'db'>,
  statement: string | RawBuilder<unknown>,
): Promise<Row[]> {
  const query = typeof statement === 'string' ? sql.raw(statement) : statement
  const { rows } = await query.execute(db)
  return rows as Row[]
}

/** The names of the tables, sorted. Other schemas of the same PostgreSQL database do not count. */
export async function tableNames({ db, dialect }: Pick<Database, 'db' | 'dialect'>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`${dialect.references}`.execute(db)
  return [...new Set(rows.map(({ name }) => name))].sort()
}

/** Like openTestDatabase(), but always SQLite, and in a file that other connections can open. */
export async function openCopyIn(file: string): Promise<Database> {
  const copy = await openCopy()
  await copy.copyTo?.(file)
  await copy.close()
  return openDatabase(file)
}

let filled: Promise<Buffer> | undefined

/** Like openTestDatabase(), but always SQLite. */
export async function openCopy(): Promise<Database> {
  filled ??= fill()
  return openDatabase(await filled)
}

async function fill(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-filled-'))
  const database = openDatabase(':memory:')
  await fillTestDatabase(database)
  await database.copyTo?.(join(folder, 'filled.db'))
  await database.close()
  const content = readFileSync(join(folder, 'filled.db'))
  rmSync(folder, { recursive: true })
  return content
}

interface Reused {
  database: Database
  /** Statements that delete the rows of all tables that were empty at the start. */
  reset: string
}

let free: Reused[] = []
let made = 0

// Copying a PostgreSQL database takes a third of a second on a busy machine. Therefore a test worker reuses its databases:
// it deletes their rows after each test. A database whose gazetteer a test has changed is not reused.
async function openReused(server: string): Promise<Database> {
  const reused = free.pop() ?? (await makeReused(server))
  const { database, reset } = reused
  return {
    ...database,
    async close() {
      await run(database, reset)
      const changed = await run(database, 'select what from watch.changed limit 1')
      if (changed.length === 0) free.push(reused)
      else await database.close()
    },
  }
}

async function makeReused(server: string): Promise<Reused> {
  made += 1
  const name = `${prefix}_${process.env['VITEST_POOL_ID'] ?? '0'}_${made}`
  await onServer(server, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name} template ${template}`)
  })
  const database = openDatabase(withDatabase(server, name))
  const tables = await run<{ name: string }>(
    database,
    // Newest first, because a table refers only to older tables.
    `select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and not exists (
        select 1 from pg_trigger where tgrelid = pg_class.oid and tgname = 'note_change')
      order by pg_class.oid desc`,
  )
  const emptied = tables.map((table) => table.name)
  return { database, reset: emptied.map((table) => `delete from "${table}"`).join(';') }
}

let names: Promise<CityNames> | undefined

/** The city names of the gazetteer slice in the test database. */
export const testCityNames: CityNamesSource = async () =>
  (names ??= searchable(buildCityNames(gazetteerSlice())))
