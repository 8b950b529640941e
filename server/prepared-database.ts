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
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as waited } from 'node:timers/promises'
import SQLite from 'better-sqlite3'
import type { Clock } from './clock.ts'
import { type Database, openDatabase } from './db/connect.ts'
import { openGazetteerEdition } from '#server/gazetteer/edition.ts'
import { migrate } from './db/migrate.ts'
import { migrations } from './db/migrations.ts'
import { seedGazetteer } from './db/seed.ts'
import { stepsTaken } from './db/whole-tables.ts'
import type { Env } from './env.ts'
import { errorFields, type Log } from './http/log.ts'
import { StartError } from './start-error.ts'

type DatabaseEnv = Pick<Env, 'dataDir' | 'databaseFile' | 'databaseUrl'>

/**
 * Opens the database of the environment, applies missing migrations, and stores the gazetteer edition in `dataFolder`.
 * A missing SQLite file is created. Throws a StartError when the database is damaged, unreachable or of a newer version.
 */
export async function openUpToDateDatabase(
  env: DatabaseEnv,
  dataFolder: string,
  log: Log,
  clock: Clock,
): Promise<Database> {
  let database: Database | undefined
  try {
    database = await openConfigured(env, log)
    await copyBeforeMigrations(database, env, log)
    const steps = await migrate(database, { clock })
    if (steps.length > 0) log.info('The database was migrated.', { steps: steps.join(' ') })
    await seedGazetteer(database, await openGazetteerEdition(dataFolder), { log, clock })
    return database
  } catch (error) {
    await database?.close()
    throw new StartError(explain(error, env), { cause: error })
  }
}

/** Copies a SQLite database to a file beside it before migrations change it. Keeps an existing copy. */
async function copyBeforeMigrations(database: Database, { databaseFile }: DatabaseEnv, log: Log) {
  const applied = new Set(await stepsTaken(database))
  const next = migrations.find(({ name }) => !applied.has(name))
  if (!database.copyTo || applied.size === 0 || !next) return
  const copy = `${databaseFile}.before-${next.name}`
  if (existsSync(copy)) return
  rmSync(`${copy}.part`, { force: true })
  await database.copyTo(`${copy}.part`)
  chmodSync(`${copy}.part`, 0o600)
  renameSync(`${copy}.part`, copy)
  log.info('The database was copied before its migration.', { file: copy })
}

/** Opens the database of the environment without migrations or gazetteer. Throws a StartError when that fails. */
export async function openUnchangedDatabase(env: DatabaseEnv, log: Log): Promise<Database> {
  try {
    return await openConfigured(env, log)
  } catch (error) {
    throw new StartError(explain(error, env), { cause: error })
  }
}

/** Creates a missing SQLite file, and waits for PostgreSQL. */
async function openConfigured(
  { dataDir, databaseFile, databaseUrl }: DatabaseEnv,
  log: Log,
): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  warnOfOthers(dataDir, log)
  if (databaseUrl !== '') return openReachable(databaseUrl, log)
  accessSync(dirname(databaseFile), constants.W_OK)
  // The file contains secrets, so only its owner may read it. SQLite gives its -wal and -shm files the same mode.
  closeSync(openSync(databaseFile, 'a', 0o600))
  keepFromOthers(databaseFile, log)
  checkHealth(databaseFile)
  return openDatabase(databaseFile)
}

/** The permissions of the group and of all others. */
const permissionsOfOthers = 0o077

/**
 * Logs a warning when other users of the machine can open the folder, or its group can write to it. It is not changed:
 * the operator may have chosen a folder that also has another purpose.
 */
function warnOfOthers(folder: string, log: Log) {
  if ((statSync(folder).mode & 0o027) === 0) return
  log.warn('Other users of this machine can open the data folder. Change it with: chmod 700 FOLDER', {
    folder,
  })
}

/** Takes the permissions of other users from an existing database, for example after it was copied. */
function keepFromOthers(databaseFile: string, log: Log) {
  for (const file of [databaseFile, `${databaseFile}-wal`, `${databaseFile}-shm`]) {
    const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0
    if ((mode & permissionsOfOthers) === 0) continue
    try {
      chmodSync(file, mode & ~permissionsOfOthers)
      log.warn('Other users of this machine could read the database. Their permissions were removed.', {
        file,
      })
    } catch (error) {
      log.warn('Other users of this machine can read the database. Change it with: chmod 600 FILE', {
        file,
        ...errorFields(error),
      })
    }
  }
}

/** PostgreSQL can become ready after Waymark when both start with the machine. */
const attempts = 30
const pauseMs = 1000

async function openReachable(url: string, log: Log): Promise<Database> {
  const database = openDatabase(url)
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { problems } = await database.inspect()
      if (problems.length > 0) throw new StartError(problems.join(' '))
      return database
    } catch (error) {
      if (attempt === attempts || !isUnreachable(error)) {
        await database.close()
        throw error
      }
      if (attempt === 1) log.warn('PostgreSQL cannot be reached yet.', { code: codeOf(error) })
      await waited(pauseMs)
    }
  }
}

const isUnreachable = (error: unknown) =>
  ['ECONNREFUSED', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', 'ECONNRESET', '57P03', '57P01'].includes(codeOf(error))

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Reads the whole file, so that a damaged one is found before the first request. */
function checkHealth(file: string) {
  // A separate connection, because closing it frees the memory of the check.
  const sqlite = new SQLite(file, { timeout: 5000 })
  try {
    sqlite.pragma('cache_size = -2000')
    const result: unknown = sqlite.pragma('quick_check(1)', { simple: true })
    if (result !== 'ok') throw new StartError(`it is damaged (${String(result)})`)
  } finally {
    sqlite.close()
  }
}

/** The operator's message for a database that cannot be opened. It never contains the password of DATABASE_URL. */
function explain(error: unknown, { databaseFile: file, databaseUrl }: DatabaseEnv) {
  const code = codeOf(error)
  const message = (error instanceof Error ? error.message : String(error)) || code
  if (databaseUrl !== '') return `Waymark cannot use the PostgreSQL database of DATABASE_URL: ${message}`
  if (
    ['EACCES', 'EPERM', 'EROFS', 'SQLITE_CANTOPEN', 'SQLITE_READONLY'].some((known) => code.startsWith(known))
  ) {
    return `Waymark cannot write to ${dirname(file)}. Give this user write permission, or set DATA_DIR to another folder.`
  }
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB' || error instanceof StartError) {
    const what = error instanceof StartError ? message : 'it is damaged, or not a database'
    return `Waymark does not serve the database ${file}: ${what}. Move it away and restore a backup with "npm run admin -- restore FILE".`
  }
  if (code.startsWith('SQLITE_BUSY')) {
    return `The database ${file} is locked by another process. Stop that process first.`
  }
  return `Waymark cannot use the database ${file}: ${message}`
}
