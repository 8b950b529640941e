import { existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Clock, timestampOf } from '#server/clock.ts'
import { type Database, openDatabase, transaction } from '#server/db/connect.ts'
import { stepsTaken, wholeTables } from '#server/db/whole-tables.ts'
import { AdminError } from './admin-error.ts'
import { type Summary, writeArchive } from './archive.ts'

/**
 * Saves the whole database, in the state of one moment, into one file. The server can run meanwhile. Returns the text
 * to print. Throws an AdminError for an unused database, an existing file and a folder that is not writable.
 */
export async function backup(database: Database, file: string, clock: Clock): Promise<string> {
  const target = resolve(file)
  if (existsSync(target)) throw new AdminError(`${target} exists already. Choose another name.`)
  // The likely cause is another DATA_DIR than the server's.
  if ((await stepsTaken(database)).length === 0) {
    throw new AdminError(
      'There is nothing to save: this database was never used. Check DATA_DIR and DATABASE_URL.',
    )
  }
  const { tables, sha256 } = await save(database, target, clock).catch((error: unknown) => {
    throw explained(error, dirname(target))
  })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const megabytes = (statSync(target).size / 1_000_000).toFixed(1)
  return `Saved ${target}: ${tables.length} tables, ${rows} rows, ${megabytes} MB.\nChecksum ${sha256}`
}

async function save(database: Database, target: string, clock: Clock): Promise<Summary> {
  const part = `${target}.part`
  rmSync(part, { force: true })
  try {
    const summary = await (database.copyTo
      ? archiveCopy(database, part, clock)
      : archive(database, part, clock))
    renameSync(part, target)
    return summary
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

// A transaction takes SQLite's only write lock, so the server could not write until the archive is complete. The archive
// is made from a copy.
async function archiveCopy(database: Database, part: string, clock: Clock): Promise<Summary> {
  const folder = mkdtempSync(join(dirname(part), '.backup-'))
  try {
    const file = join(folder, 'copy.db')
    await database.copyTo?.(file)
    const copy = openDatabase(file)
    try {
      const { problems } = await copy.inspect()
      if (problems.length > 0) throw new AdminError(`The database is damaged. ${problems.join(' ')}`)
      return await archive(copy, part, clock)
    } finally {
      await copy.close()
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function archive(database: Database, part: string, clock: Clock): Promise<Summary> {
  const about = { made: timestampOf(clock()), steps: await stepsTaken(database) }
  const tables = await wholeTables(database)
  return transaction(database.db, async (db) => {
    await database.dialect.disableTimeout?.execute(db)
    return writeArchive(part, db, tables, about)
  })
}

function explained(error: unknown, folder: string) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return new AdminError(`There is no folder ${folder}.`, { cause: error })
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes(code)) {
    return new AdminError(`This user may not write to ${folder}.`, { cause: error })
  }
  return error
}
