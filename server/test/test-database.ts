import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { type Database, openDatabase } from '#server/db/connect.ts'
import { newId } from '#server/db/new-id.ts'
import { buildCityNames } from '#server/gazetteer/city-names-build.ts'
import type { CityNames } from '#server/gazetteer/city-names.ts'
import type { CityNamesSource } from '#server/gazetteer/city-names-load.ts'
import { fillTestDatabase } from './fill-test-database.ts'
import { gazetteerSlice } from './gazetteer-slice.ts'
import { onServer, prefix, template, withDatabase } from './postgres-setup.ts'

/** The PostgreSQL server to test with; undefined for SQLite. */
const server = process.env['TEST_POSTGRES']

/** Whether the tests run on PostgreSQL. */
export const onPostgres = server !== undefined

/**
 * A database with a part of the world in it, and nothing else. The first one is filled by the code that fills a
 * real one, the next ones are copies of it.
 */
export function openTestDatabase(): Promise<Database> {
  return server === undefined ? openCopy() : openReused(server)
}

type Kind = 'sqlite' | 'postgres'

/** Where a database can be that several processes open. */
export interface Place {
  /** What openDatabase() takes. */
  source: string
  remove(): Promise<void>
}

/** A place for a database with nothing in it. */
export async function openEmptyPlace(kind: Kind = onPostgres ? 'postgres' : 'sqlite'): Promise<Place> {
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

/** A database with nothing in it, which is gone when it is closed. */
export async function openEmptyDatabase(): Promise<Database> {
  if (server === undefined) return openDatabase(':memory:')
  const place = await openEmptyPlace()
  const database = openDatabase(place.source)
  return {
    ...database,
    async close() {
      await database.close()
      await place.remove()
    },
  }
}

/** Runs one statement as it stands and returns its rows. */
export async function run<Row = Record<string, unknown>>(
  { db }: Pick<Database, 'db'>,
  statement: string | RawBuilder<unknown>,
): Promise<Row[]> {
  const query = typeof statement === 'string' ? sql.raw(statement) : statement
  const { rows } = await query.execute(db)
  return rows as Row[]
}

let filled: Promise<Buffer> | undefined

/** The same in SQLite, whatever the tests run on. */
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
  /** Statements that empty every table that was empty at the beginning. */
  reset: string
}

let free: Reused[] = []
let made = 0

// Copying a database takes a third of a second on a busy machine. So a worker keeps its own, emptied after each
// test; one whose part of the world was changed is made anew.
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
    // The newest first: a table refers to older ones only.
    `select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and not exists (
        select 1 from pg_trigger where tgrelid = pg_class.oid and tgname = 'note_change')
      order by pg_class.oid desc`,
  )
  const emptied = tables.map((table) => table.name)
  return { database, reset: emptied.map((table) => `delete from "${table}"`).join(';') }
}

let names: CityNames | undefined

/** The names of the cities of that part of the world. */
export const testCityNames: CityNamesSource = async () => (names ??= buildCityNames(gazetteerSlice()))
