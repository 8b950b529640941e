import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as waited } from 'node:timers/promises'
import SQLite from 'better-sqlite3'
import { Kysely } from 'kysely'
import type { Clock } from './clock.ts'
import { type Database, openDatabase } from './db/connect.ts'
import { sqliteDialect } from './db/dialect.ts'
import { fileStates } from './db/file-state.ts'
import { openGazetteerEdition } from '#server/gazetteer/edition.ts'
import { migrate } from './db/migrate.ts'
import { migrations } from './db/migrations.ts'
import { seedGazetteer } from './db/seed.ts'
import { readingDialect } from './db/sqlite.ts'
import { storageTrouble } from './db/storage-trouble.ts'
import type { Tables } from './db/tables.ts'
import { othersTables, stepsTaken } from './db/whole-tables.ts'
import type { Env } from './env.ts'
import { errorFields, type Log } from './http/log.ts'
import { removeAbandoned, writeWhole } from './partial-file.ts'
import { StartError } from './start-error.ts'

type DatabaseEnv = Pick<Env, 'dataDir' | 'databaseFile' | 'databaseUrl'> &
  Partial<Pick<Env, 'databasePoolerUrl'>>

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
    removeAbandoned(env.dataDir)
    await copyBeforeMigrations(database, env, log)
    const steps = await migrate(database, { clock })
    if (steps.length > 0) log.info('The database was migrated.', { steps: steps.join(' ') })
    await seedGazetteer(database, await openGazetteerEdition(dataFolder), { log, clock })
    return database
  } catch (error) {
    // On a full disk closing fails, too.
    await database?.close().catch(() => {})
    throw startErrorOf(error, env)
  }
}

const startErrorOf = (error: unknown, env: DatabaseEnv) =>
  new StartError(explain(error, env), { cause: error })

/** A StartError for an error that the database's state has caused, such as a full disk; any other error unchanged. */
export const withStorageExplained = (error: unknown, env: DatabaseEnv) =>
  error instanceof Error && storageTrouble(error) !== null ? startErrorOf(error, env) : error

/** Copies a SQLite database to a file beside it before migrations change it. Keeps an existing copy. */
async function copyBeforeMigrations(database: Database, { databaseFile }: DatabaseEnv, log: Log) {
  const applied = new Set(await stepsTaken(database))
  const next = migrations.find(({ name }) => !applied.has(name))
  if (!database.copyTo || applied.size === 0 || !next) return
  const { copyTo } = database
  const copy = `${databaseFile}.before-${next.name}`
  if (existsSync(copy)) return
  await writeWhole(copy, async (part) => {
    await copyTo(part)
    chmodSync(part, 0o600)
  })
  log.info('The database was copied before its migration.', { file: copy })
}

/** Opens the database of the environment without migrations or gazetteer. Throws a StartError when that fails. */
export async function openUnchangedDatabase(env: DatabaseEnv, log: Log): Promise<Database> {
  try {
    return await openConfigured(env, log)
  } catch (error) {
    throw startErrorOf(error, env)
  }
}

/** Creates a missing SQLite file, and waits for PostgreSQL. */
async function openConfigured(
  { dataDir, databaseFile, databaseUrl, databasePoolerUrl }: DatabaseEnv,
  log: Log,
): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  warnOfOthers(dataDir, log)
  if (databaseUrl !== '')
    return openReachable(openDatabase(databaseUrl, { poolerUrl: databasePoolerUrl }), log)
  accessSync(dirname(databaseFile), constants.W_OK)
  // The file contains secrets, so only its owner may read it. SQLite gives its -wal and -shm files the same mode.
  closeSync(openSync(databaseFile, 'a', 0o600))
  await checkFile(databaseFile)
  keepFromOthers(databaseFile, log)
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
  const real = realpathSync(databaseFile)
  for (const file of [real, `${real}-wal`, `${real}-shm`]) {
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

async function openReachable(database: Database, log: Log): Promise<Database> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { problems } = await database.inspect()
      if (problems.length > 0) throw new StartError(problems.join(' '))
      await refuseOthers(database)
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
  (error instanceof Error && storageTrouble(error) === 'unreachable') ||
  ['ECONNREFUSED', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', 'ECONNRESET', '57P03', '57P01'].includes(codeOf(error))

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/**
 * Checks a file before anything is written to it. Throws a StartError for a damaged one: all of it is read when its last
 * server has found damage.
 */
async function checkFile(file: string) {
  // A separate connection, because closing it frees the memory of the check.
  const sqlite = new SQLite(file, { timeout: 5000 })
  try {
    sqlite.pragma('cache_size = -2000')
    if (sqlite.pragma('user_version', { simple: true }) === fileStates.damaged) {
      const result: unknown = sqlite.pragma('quick_check(1)', { simple: true })
      if (result !== 'ok') throw new StartError(`it is damaged (${String(result)})`)
    }
    await refuseOthers({
      db: new Kysely<Tables>({ dialect: readingDialect(sqlite) }),
      dialect: sqliteDialect,
    })
  } finally {
    sqlite.close()
  }
}

/** Throws a StartError for a database with tables of another program, before anything is written to it. */
async function refuseOthers(database: Pick<Database, 'db' | 'dialect'>) {
  const names = await othersTables(database)
  if (names.length === 0) return
  const some = names.slice(0, 3).join(', ')
  throw new OthersDatabase(names.length > 3 ? `${some}, …` : some)
}

/** The database has tables, and none of them is Waymark's. The message names them. */
class OthersDatabase extends Error {}

/** The operator's message for a database that cannot be opened. It never contains the password of DATABASE_URL. */
function explain(error: unknown, { databaseFile: file, databaseUrl }: DatabaseEnv) {
  const code = codeOf(error)
  const message = (error instanceof Error ? error.message : String(error)) || code
  if (error instanceof OthersDatabase) {
    return databaseUrl === ''
      ? `${file} is the database of another program, with the tables ${message}. Nothing was changed. Set DATA_DIR to another folder.`
      : `The PostgreSQL database of DATABASE_URL has tables of another program: ${message}. Nothing was changed. Create an empty database for Waymark.`
  }
  if (databaseUrl !== '') return `Waymark cannot use the PostgreSQL database of DATABASE_URL: ${message}`
  if (
    ['EACCES', 'EPERM', 'EROFS', 'SQLITE_CANTOPEN', 'SQLITE_READONLY'].some((known) => code.startsWith(known))
  ) {
    return `Waymark cannot write to ${dirname(file)}. Give this user write permission, or set DATA_DIR to another folder.`
  }
  if (error instanceof Error && storageTrouble(error) === 'full') {
    return `The disk of ${dirname(file)} is full or failing: ${message}. Free disk space there (a new database takes 150 MB), or set DATA_DIR to another folder.`
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
