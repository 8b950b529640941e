import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import SQLite from 'better-sqlite3'
import { migrations } from '#server/db/migrations/index.ts'
import { AdminError } from './admin-error.ts'
import { assertIntact } from './backup.ts'

/**
 * Puts a backup in the place of the database, and keeps what was there beside it. Refuses a backup that is
 * damaged or of a newer version, and does nothing while a server uses the database. Returns what to tell.
 */
export function restore(file: string, databaseFile: string, now: Date): string {
  const source = resolve(file)
  if (!existsSync(source)) throw new AdminError(`There is no file ${source}.`)
  mkdirSync(dirname(databaseFile), { recursive: true })
  const incoming = `${databaseFile}.restoring`
  rmSync(incoming, { force: true })
  copyFileSync(source, incoming)
  try {
    checkBackup(incoming, source)
    const kept = setAside(databaseFile, now)
    renameSync(incoming, databaseFile)
    flush(databaseFile)
    flush(dirname(databaseFile))
    return kept ? `Restored ${source}. What was there before is in ${kept}.` : `Restored ${source}.`
  } catch (error) {
    rmSync(incoming, { force: true })
    throw error
  }
}

function checkBackup(file: string, source: string) {
  let sqlite: SQLite.Database | undefined
  try {
    sqlite = new SQLite(file)
    sqlite.pragma('journal_mode = DELETE')
    assertIntact(sqlite, source)
    const applied = sqlite.prepare<[], { name: string }>('select name from migration').all()
    const unknown = applied.filter(({ name }) => !migrations.some((step) => step.name === name))
    if (unknown.length > 0) {
      throw new AdminError(`${source} was made by a newer version of Waymark. Update this one first.`)
    }
  } catch (error) {
    if (error instanceof AdminError) throw error
    throw new AdminError(`${source} is not a backup of Waymark.`, { cause: error })
  } finally {
    sqlite?.close()
  }
}

/** Moves the present database away, if there is one; throws when somebody has it open. */
function setAside(databaseFile: string, now: Date) {
  if (!existsSync(databaseFile)) return null
  let sqlite: SQLite.Database | undefined
  try {
    sqlite = new SQLite(databaseFile, { timeout: 0 })
    // Leaving WAL takes every lock there is, so it fails while another process has the file open. It also
    // brings all that was written into the one file that is moved.
    sqlite.pragma('journal_mode = DELETE')
  } catch (error) {
    if (error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY')) {
      throw new AdminError('The database is in use. Stop the server first.', { cause: error })
    }
    // A damaged database is a reason to restore, not to refuse.
  } finally {
    sqlite?.close()
  }
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const kept = `${databaseFile}.before-${stamp}`
  renameSync(databaseFile, kept)
  for (const suffix of ['-wal', '-shm']) {
    if (existsSync(databaseFile + suffix)) renameSync(databaseFile + suffix, kept + suffix)
  }
  return kept
}

function flush(path: string) {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
