import { sql } from 'kysely'
import { type Clock, systemClock, timestampOf } from '#server/clock.ts'
import { type Database, type Db, transaction } from './connect.ts'
import type { SqlValue } from './dialect.ts'
import type { GazetteerEdition, GazetteerTableName } from '#server/gazetteer/edition.ts'

interface Options {
  log: { info(message: string, fields?: Record<string, string | number>): void }
  clock?: Clock
}

/** In the order in which they refer to each other. */
const tables: readonly GazetteerTableName[] = ['country', 'state', 'city', 'currency', 'geo_json']

/** Nothing refers to these, so what a newer edition no longer has can go. */
const forgettable: readonly GazetteerTableName[] = ['currency', 'geo_json']

/**
 * Brings the database to an edition of the gazetteer in one transaction, and does nothing when it is there
 * already and whole. A newer edition is merged by id: what is new or has changed is stored, cities that vanished
 * are marked retired, and nothing that a visit leads to is ever deleted. Returns whether anything was stored.
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
  // Another process may have stored it while this one waited.
  if ((await checkGazetteer(db, gazetteer)).length === 0) return false
  const started = performance.now()
  log.info('The gazetteer is being stored.', { version: gazetteer.version })
  await transaction(db, async (db) => {
    await dialect.unhurried?.execute(db)
    const now = timestampOf(clock())
    const held = await db.selectFrom('gazetteer').selectAll().executeTakeFirst()
    // The server refreshes the rates; an older edition's must not come back over them.
    const hasNewerRates = held !== undefined && held.rates_date > gazetteer.ratesDate
    for (const table of tables) {
      if (table === 'currency' && hasNewerRates) continue
      const { columns, rows } = await gazetteer.read(table)
      const ids = new Set<SqlValue>()
      await database.upsert(db, table, columns, noting(rows, ids), now)
      if (ids.size !== gazetteer.counts[table]) {
        throw new Error(`The gazetteer's ${table} has ${ids.size} rows and says ${gazetteer.counts[table]}.`)
      }
      await partWithVanished(db, table, ids, now)
      log.info('Stored.', { table, rows: ids.size })
    }
    await makeSearchIndex(db)
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

/** What is wrong with the gazetteer in the database, compared with an edition; empty when it holds all of it. */
export async function checkGazetteer(db: Db, { version, counts }: GazetteerEdition): Promise<string[]> {
  const held = await db.selectFrom('gazetteer').select('version').executeTakeFirst()
  if (!held) return ['The gazetteer has never been stored.']
  const problems =
    held.version === version ? [] : [`The gazetteer is edition ${held.version}, not ${version}.`]
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      db,
    )
    const count = rows[0]?.count ?? 0
    // There may be more than in the edition: what vanished from it stays.
    if (count < counts[table]) problems.push(`${table} has ${count} rows of ${counts[table]}.`)
  }
  return problems
}

function* noting(rows: Iterable<readonly SqlValue[]>, ids: Set<SqlValue>) {
  for (const row of rows) {
    ids.add(row[0] ?? null)
    yield row
  }
}

async function partWithVanished(db: Db, table: GazetteerTableName, ids: ReadonlySet<SqlValue>, now: string) {
  if (table !== 'city' && !forgettable.includes(table)) return
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

/** Makes the index for searching cities; after the rows, because keeping it while they come takes twice as long. */
export async function makeSearchIndex(db: Db) {
  await sql`create index if not exists city_search on city (unaccented_name, population desc)`.execute(db)
}
