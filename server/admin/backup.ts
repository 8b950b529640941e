import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type Clock, timestampOf } from '#server/clock.ts'
import type { Database } from '#server/db/connect.ts'
import { storageTrouble } from '#server/db/storage-trouble.ts'
import { stepsTaken, wholeTables } from '#server/db/whole-tables.ts'
import { writeWhole } from '#server/partial-file.ts'
import { AdminError } from './admin-error.ts'
import { type Summary, writeArchive } from './archive.ts'

/**
 * Saves the whole database, in its state at one moment, into one file. The server can run at the same time. Returns the
 * text to print. Throws an AdminError for an unused database, an existing file and a folder that is not writable.
 */
export async function backup(database: Database, file: string, clock: Clock): Promise<string> {
  const target = resolve(file)
  if (existsSync(target)) throw new AdminError(`${target} exists already. Choose another name.`)
  // The likely cause is that DATA_DIR differs from the server's.
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
  const { problems } = await database.inspect()
  if (problems.length > 0) throw new AdminError(`The database cannot be saved. ${problems.join(' ')}`)
  return writeWhole(target, (part) =>
    database.snapshot(async (db) => {
      const moment = { db, dialect: database.dialect }
      const about = { made: timestampOf(clock()), steps: await stepsTaken(moment) }
      return writeArchive(part, db, await wholeTables(moment), about)
    }),
  )
}

function explained(error: unknown, folder: string) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return new AdminError(`There is no folder ${folder}.`, { cause: error })
  if (error instanceof Error && storageTrouble(error) === 'full') {
    return new AdminError(
      `The disk of ${folder} is full or failing: ${error.message}. Free disk space, or choose another folder.`,
      { cause: error },
    )
  }
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes(code)) {
    return new AdminError(`This user may not write to ${folder}.`, { cause: error })
  }
  return error
}
