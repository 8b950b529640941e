import { accessSync, constants, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import SQLite from 'better-sqlite3'
import type { Clock } from './clock.ts'
import { type Database, openDatabase } from './db/connect.ts'
import { readGazetteer } from './db/gazetteer.ts'
import { migrate } from './db/migrate.ts'
import { seedGazetteer } from './db/seed.ts'
import type { Env } from './env.ts'
import type { Log } from './http/log.ts'
import { StartError } from './start-error.ts'

/**
 * Opens the operator's database, makes it if there is none, and brings it and the gazetteer in it up to date
 * with the edition in `dataFolder`.
 * Throws a StartError about a database that must not be served: damaged, or of a newer version.
 */
export async function openPrepared(
  { dataDir, databaseFile }: Pick<Env, 'dataDir' | 'databaseFile'>,
  dataFolder: string,
  log: Log,
  clock: Clock,
): Promise<Database> {
  let database: Database | undefined
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dirname(databaseFile), constants.W_OK)
    checkHealth(databaseFile)
    database = openDatabase(databaseFile)
    const steps = await migrate(database, { clock })
    if (steps.length > 0) log.info('The database was brought up to date.', { steps: steps.join(' ') })
    const stored = await seedGazetteer(database, await readGazetteer(dataFolder), { log, clock })
    if (stored) database.sqlite.pragma('shrink_memory')
    return database
  } catch (error) {
    await database?.close()
    throw new StartError(explain(error, databaseFile), { cause: error })
  }
}

/** Reads the whole file: what is damaged would otherwise be found out by somebody's request. */
function checkHealth(file: string) {
  // On a connection of its own, whose memory is given back.
  const sqlite = new SQLite(file, { timeout: 5000 })
  try {
    sqlite.pragma('cache_size = -2000')
    const result: unknown = sqlite.pragma('quick_check(1)', { simple: true })
    if (result !== 'ok') throw new StartError(`it is damaged (${String(result)})`)
  } finally {
    sqlite.close()
  }
}

function explain(error: unknown, file: string) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const message = error instanceof Error ? error.message : String(error)
  if (
    ['EACCES', 'EPERM', 'EROFS', 'SQLITE_CANTOPEN', 'SQLITE_READONLY'].some((known) => code.startsWith(known))
  ) {
    return `Waymark cannot write to ${dirname(file)}. Give this user the right to, or set DATA_DIR to another folder.`
  }
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB' || error instanceof StartError) {
    const what = error instanceof StartError ? message : 'it is damaged, or not a database'
    return `Waymark does not serve the database ${file}: ${what}. Put a backup in its place with "npm run admin -- restore FILE".`
  }
  if (code.startsWith('SQLITE_BUSY')) {
    return `The database ${file} is locked by another process that does not let go. Stop that one first.`
  }
  return `Waymark cannot use the database ${file}: ${message}`
}
