import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as waited } from 'node:timers/promises'
import SQLite from 'better-sqlite3'
import type { Clock } from './clock.ts'
import { type Database, openDatabase } from './db/connect.ts'
import { openGazetteerEdition } from '#server/gazetteer/edition.ts'
import { migrate } from './db/migrate.ts'
import { migrations } from './db/migrations/index.ts'
import { seedGazetteer } from './db/seed.ts'
import { stepsTaken } from './db/whole-tables.ts'
import type { Env } from './env.ts'
import type { Log } from './http/log.ts'
import { StartError } from './start-error.ts'

type Place = Pick<Env, 'dataDir' | 'databaseFile' | 'databaseUrl'>

/**
 * Opens the operator's database, makes it if there is none, and brings it and the gazetteer in it up to date
 * with the edition in `dataFolder`.
 * Throws a StartError about a database that must not be served: damaged, unreachable, or of a newer version.
 */
export async function openPrepared(
  place: Place,
  dataFolder: string,
  log: Log,
  clock: Clock,
): Promise<Database> {
  let database: Database | undefined
  try {
    database = await openOperators(place, log)
    await keepBefore(database, place, log)
    const steps = await migrate(database, { clock })
    if (steps.length > 0) log.info('The database was brought up to date.', { steps: steps.join(' ') })
    await seedGazetteer(database, await openGazetteerEdition(dataFolder), { log, clock })
    return database
  } catch (error) {
    await database?.close()
    throw new StartError(explain(error, place), { cause: error })
  }
}

/** Copies a SQLite database that is about to be changed by a newer version into a file beside it. */
async function keepBefore(database: Database, { databaseFile }: Place, log: Log) {
  const taken = new Set(await stepsTaken(database))
  const next = migrations.find(({ name }) => !taken.has(name))
  if (!database.copyTo || taken.size === 0 || !next) return
  const kept = `${databaseFile}.before-${next.name}`
  if (existsSync(kept)) return
  rmSync(`${kept}.part`, { force: true })
  await database.copyTo(`${kept}.part`)
  chmodSync(`${kept}.part`, 0o600)
  renameSync(`${kept}.part`, kept)
  log.info('The database was copied before it is changed.', { file: kept })
}

/** Opens the operator's database and changes nothing about it. Throws a StartError when that cannot be done. */
export async function openAsItIs(place: Place, log: Log): Promise<Database> {
  try {
    return await openOperators(place, log)
  } catch (error) {
    throw new StartError(explain(error, place), { cause: error })
  }
}

/** SQLite's is made when it is missing, PostgreSQL's is waited for. */
async function openOperators({ dataDir, databaseFile, databaseUrl }: Place, log: Log): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (databaseUrl !== '') return reached(databaseUrl, log)
  accessSync(dirname(databaseFile), constants.W_OK)
  // It holds secrets: whoever may look into the folder must not read it. Files beside it get its mode.
  closeSync(openSync(databaseFile, 'a', 0o600))
  checkHealth(databaseFile)
  return openDatabase(databaseFile)
}

/** A machine that starts everything at once may have PostgreSQL ready a little later. */
const attempts = 30
const pauseMs = 1000

async function reached(url: string, log: Log): Promise<Database> {
  const database = openDatabase(url)
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { problems } = await database.inspect()
      if (problems.length > 0) throw new StartError(problems.join(' '))
      return database
    } catch (error) {
      if (attempt === attempts || !isAway(error)) {
        await database.close()
        throw error
      }
      if (attempt === 1) log.warn('PostgreSQL cannot be reached yet.', { code: codeOf(error) })
      await waited(pauseMs)
    }
  }
}

const isAway = (error: unknown) =>
  ['ECONNREFUSED', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', 'ECONNRESET', '57P03', '57P01'].includes(codeOf(error))

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

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

/** Why a database cannot be used, in words for the operator; never with its password. */
function explain(error: unknown, { databaseFile: file, databaseUrl }: Place) {
  const code = codeOf(error)
  const message = (error instanceof Error ? error.message : String(error)) || code
  if (databaseUrl !== '') return `Waymark cannot use the PostgreSQL database of DATABASE_URL: ${message}`
  if (
    ['EACCES', 'EPERM', 'EROFS', 'SQLITE_CANTOPEN', 'SQLITE_READONLY'].some((known) => code.startsWith(known))
  ) {
    return `Waymark cannot write to ${dirname(file)}. Give this user the right to, or set DATA_DIR to another folder.`
  }
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB' || error instanceof StartError) {
    const what = error instanceof StartError ? message : 'it is damaged, or not a database'
    return `Waymark does not serve the database ${file}: ${what}. Move it away and read a backup with "npm run admin -- restore FILE".`
  }
  if (code.startsWith('SQLITE_BUSY')) {
    return `The database ${file} is locked by another process that does not let go. Stop that one first.`
  }
  return `Waymark cannot use the database ${file}: ${message}`
}
