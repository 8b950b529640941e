/** The SQLite backend. Differences in SQL are in dialect.ts. */
import { statSync } from 'node:fs'
import SQLite from 'better-sqlite3'
import type { Dialect as KyselyDialect } from 'kysely'
import type { Backend } from './backend.ts'
import { damageIn } from './file-check.ts'
import { filesInPlace } from './file-in-place.ts'
import { silentNotifier, sqliteNotifier } from './notifier.ts'
import { readerDialect } from './reader/reader-pool.ts'
import { SqliteDriver } from './sqlite-driver.ts'
import { addFunctions } from './sqlite-functions.ts'
import { sqliteKysely } from './sqlite-kysely.ts'
import { storageTrouble } from './storage-trouble.ts'
import { sqliteDialect, type SqlValue } from './dialect.ts'

/**
 * Opens a SQLite file, ":memory:", or the bytes of a serialized database. A file is in WAL mode with
 * `synchronous = FULL`: each commit is flushed to the disk before it returns.
 */
export function openSqlite(file: string | Buffer): Backend {
  const raw = new SQLite(file, { timeout: 5000 })
  raw.pragma('journal_mode = WAL')
  raw.pragma('synchronous = FULL')
  raw.pragma('foreign_keys = ON')
  raw.pragma('temp_store = MEMORY')
  raw.pragma('cache_size = -16000')
  // The write-ahead log grows while a backup reads. Afterwards it is truncated to this size.
  raw.pragma(`journal_size_limit = ${64 * 1024 * 1024}`)
  addFunctions(raw)
  // From here on the driver waits for locks instead of SQLite.
  raw.pragma('busy_timeout = 0')
  // Null for a database in memory, which no other connection can read.
  const path = typeof file === 'string' && !raw.memory ? file : null
  // The first read creates the files of the write-ahead log.
  raw.prepare('select 1 from sqlite_master limit 1').get()
  const checkFiles = path === null ? () => {} : filesInPlace(path)
  let isDamaged = false
  const onError = (error: Error) => {
    if (storageTrouble(error) === 'damaged') isDamaged = true
  }
  const driver = new SqliteDriver(raw, { checkFiles, onError })
  return {
    kysely: sqliteKysely(() => driver),
    bounded: path === null ? null : readerDialect(path, onError),
    snapshot: path === null ? null : () => snapshotDialect(path),
    dialect: sqliteDialect,
    file:
      path === null
        ? null
        : {
            isDamaged: () => isDamaged,
            async check() {
              const damage = await damageIn(path)
              isDamaged ||= damage !== null
              return damage
            },
          },
    // `data_version` changes when another connection has committed.
    notifier: raw.memory
      ? silentNotifier
      : sqliteNotifier(() => raw.pragma('data_version', { simple: true })),
    upsert: async (_db, ...stored) => upsert(raw, ...stored),
    async insert(_db, table, columns, rows) {
      const names = columns.map((name) => `"${name}"`)
      const placeholders = names.map(() => '?')
      const statement = raw.prepare(
        `insert into "${table}" (${names.join(', ')}) values (${placeholders.join(', ')})`,
      )
      for (const row of rows) statement.run(...row)
    },
    // No lock is needed: `work` runs transactions, each of which takes SQLite's single write lock and checks inside it
    // whether there is anything to do.
    exclusively: (_name, work) => work(),
    async afterBulkLoad() {
      raw.pragma('shrink_memory')
    },
    async inspect() {
      const integrity: unknown = raw.pragma('integrity_check(1)', { simple: true })
      const sizeBytes = path === null ? 0 : statSync(path).size
      const problems = integrity === 'ok' ? [] : [`The file is damaged: ${String(integrity)}.`]
      return {
        version: `SQLite ${String(raw.prepare('select sqlite_version()').pluck().get())}`,
        sizeBytes,
        problems,
      }
    },
    async copyTo(file) {
      // All pages in one step: with the usual steps of 100 pages the copy would start again at each commit of another
      // process.
      await raw.backup(file, { progress: () => allPages })
    },
    async isReachable() {
      if (isDamaged) return false
      checkFiles()
      raw.prepare('select 1').get()
      return true
    },
    connections: () => ({ open: 1, idle: 1, waiting: 0 }),
    async beforeClose() {
      await driver.alone(() => {
        if (!raw.memory) raw.pragma('wal_checkpoint(TRUNCATE)')
      })
    },
  }
}

/** A read-only connection. Its transactions see the state at their beginning, and block no writer. */
function snapshotDialect(file: string): KyselyDialect {
  const raw = new SQLite(file, { readonly: true, timeout: 0 })
  raw.pragma('temp_store = MEMORY')
  addFunctions(raw)
  return readingDialect(raw)
}

/** Kysely's dialect for a connection that only reads. */
export const readingDialect = (raw: SQLite.Database): KyselyDialect =>
  sqliteKysely(() => new SqliteDriver(raw))

const allPages = 2 ** 31 - 1

/** See Backend.upsert(). Running one prepared statement for each row is the fastest way. */
function upsert(
  raw: SQLite.Database,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly SqlValue[]>,
  now: string,
): void {
  const names = columns.map((name) => `"${name}"`)
  const changing = names.slice(1)
  const statement = raw.prepare(`
    insert into "${table}" (${names.join(', ')}, created, updated)
    values (${names.map(() => '?').join(', ')}, ?, ?)
    on conflict (id) do update
    set ${changing.map((name) => `${name} = excluded.${name}`).join(', ')}, updated = excluded.updated
    where (${changing.map((name) => `"${table}".${name}`).join(', ')})
      is not (${changing.map((name) => `excluded.${name}`).join(', ')})`)
  for (const row of rows) statement.run(...row, now, now)
}
