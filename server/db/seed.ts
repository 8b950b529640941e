import { sql } from 'kysely'
import { type Clock, systemClock, timestampOf } from '#server/clock.ts'
import { type Database, type Db, transaction } from './connect.ts'
import type { SqlValue } from './dialect.ts'
import type { GazetteerEdition, GazetteerTableName, GazetteerTableRows } from '#server/gazetteer/edition.ts'

interface Options {
  log: { info(message: string, fields?: Record<string, string | number>): void }
  clock?: Clock
}

/** Referenced tables come before the tables that refer to them. */
const tables: readonly GazetteerTableName[] = ['country', 'state', 'city', 'currency', 'geo_json']

/** No table refers to these, so rows that a newer edition lacks are deleted. */
const deletable: readonly GazetteerTableName[] = ['currency', 'geo_json']

/**
 * Stores an edition of the gazetteer in one transaction. Does nothing and returns false when the database already contains
 * this edition completely. Rows are merged by id. New and changed rows are stored, and cities that the edition lacks are
 * marked as retired. Countries, states and cities are never deleted, because visits refer to them.
 */
export async function seedGazetteer(
  database: Database,
  gazetteer: GazetteerEdition,
  options: Options,
): Promise<boolean> {
  const { db } = database
  if ((await checkGazetteer(db, gazetteer)).length === 0) return false
  return database.exclusively('seed', () => store(database, gazetteer, options))
}

async function store(
  database: Database,
  gazetteer: GazetteerEdition,
  { log, clock = systemClock }: Options,
): Promise<boolean> {
  const { db, dialect } = database
  // Another process may have stored the edition while this one waited for the lock.
  if ((await checkGazetteer(db, gazetteer)).length === 0) return false
  const started = performance.now()
  log.info('The gazetteer is being stored.', { version: gazetteer.version })
  await transaction(db, async (db) => {
    await dialect.disableTimeout?.execute(db)
    const now = timestampOf(clock())
    const held = await db.selectFrom('gazetteer').selectAll().executeTakeFirst()
    // Rates that the server has refreshed since must not be replaced by the older ones of the edition.
    const hasNewerRates = held !== undefined && held.rates_date > gazetteer.ratesDate
    for (const table of tables) {
      if (table === 'currency' && hasNewerRates) continue
      const load = (await isEmpty(db, table)) ? fillTable : mergeTable
      const rows = await load(database, db, table, await gazetteer.read(table), now)
      if (rows !== gazetteer.counts[table]) {
        throw new Error(
          `The gazetteer's ${table} has ${rows} rows; version.json says ${gazetteer.counts[table]}.`,
        )
      }
      if (table === 'city') await createCityIndexes(db)
      log.info('A table of the gazetteer is stored.', { table, rows })
    }
    await db.deleteFrom('gazetteer').execute()
    const rates_date = hasNewerRates ? held.rates_date : gazetteer.ratesDate
    await db
      .insertInto('gazetteer')
      .values({ id: 'gazetteer', version: gazetteer.version, rates_date, seeded: now })
      .execute()
  })
  await database.afterBulkLoad()
  log.info('The gazetteer is stored.', { ms: Math.round(performance.now() - started) })
  return true
}

/** Compares the gazetteer in the database with an edition: one sentence for each difference, none when it is complete. */
export async function checkGazetteer(db: Db, { version, counts }: GazetteerEdition): Promise<string[]> {
  const held = await db.selectFrom('gazetteer').select('version').executeTakeFirst()
  if (!held) return ['The gazetteer has never been stored.']
  const problems =
    held.version === version ? [] : [`The gazetteer is edition ${held.version}, not ${version}.`]
  for (const table of tables) {
    const count = await countOf(db, table)
    // The database can have more rows: rows of older editions stay.
    if (count < counts[table]) problems.push(`${table} has ${count} rows of ${counts[table]}.`)
  }
  return problems
}

async function isEmpty(db: Db, table: GazetteerTableName): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
  return rows.length === 0
}

async function countOf(db: Db, table: GazetteerTableName): Promise<number> {
  const query = sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`
  return (await query.execute(db)).rows[0]?.count ?? 0
}

/** Stores the first rows of a table and returns their number. */
async function fillTable(
  database: Database,
  db: Db,
  table: GazetteerTableName,
  { columns, rows }: GazetteerTableRows,
  now: string,
): Promise<number> {
  if (table === 'city') await sql`drop index if exists city_state`.execute(db)
  await database.upsert(db, table, columns, rows, now)
  return countOf(db, table)
}

/** Merges the rows of a newer edition into a table and returns their number. */
async function mergeTable(
  database: Database,
  db: Db,
  table: GazetteerTableName,
  { columns, rows }: GazetteerTableRows,
  now: string,
): Promise<number> {
  const ids = new Set<SqlValue>()
  await database.upsert(db, table, columns, collectingIds(rows, ids), now)
  await removeMissing(db, table, ids, now)
  return ids.size
}

function* collectingIds(rows: Iterable<readonly SqlValue[]>, ids: Set<SqlValue>) {
  for (const row of rows) {
    ids.add(row[0] ?? null)
    yield row
  }
}

/** Retires the cities, or deletes the rows of another deletable table, whose ids are not among `ids`. */
async function removeMissing(db: Db, table: GazetteerTableName, ids: ReadonlySet<SqlValue>, now: string) {
  if (table !== 'city' && !deletable.includes(table)) return
  const target = sql.table(table)
  const present = table === 'city' ? sql`where retired = 0` : sql``
  const { rows } = await sql<{ id: string }>`select id from ${target} ${present}`.execute(db)
  for (const { id } of rows) {
    if (ids.has(id)) continue
    await (
      table === 'city'
        ? sql`update ${target} set retired = 1, updated = ${now} where id = ${id}`
        : sql`delete from ${target} where id = ${id}`
    ).execute(db)
  }
}

/**
 * Creates the missing indexes of the table of cities. Call it after many rows were inserted, because updating the indexes
 * for each row takes twice as long.
 */
export async function createCityIndexes(db: Db) {
  await sql`create index if not exists city_state on city (state)`.execute(db)
  await sql`create index if not exists city_search on city (unaccented_name, population desc)`.execute(db)
}
