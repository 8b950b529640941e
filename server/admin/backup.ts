import { chmodSync, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import SQLite from 'better-sqlite3'
import type { Database } from '#server/db/connect.ts'
import { AdminError } from './admin-error.ts'

/** Copies the database into one file while it may be in use, and checks the copy. Returns what to tell. */
export async function backup(database: Database, file: string): Promise<string> {
  const target = resolve(file)
  if (existsSync(target)) throw new AdminError(`${target} exists already. Choose another name.`)
  const part = `${target}.part`
  try {
    await database.copyTo?.(part)
    const copy = new SQLite(part)
    try {
      // One plain file, with no log beside it that could be forgotten.
      copy.pragma('journal_mode = DELETE')
      assertIntact(copy, part)
    } finally {
      copy.close()
    }
    chmodSync(part, 0o600)
    renameSync(part, target)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
  return `Saved ${target} (${Math.ceil(statSync(target).size / 1_000_000)} MB).`
}

/** Throws when a database is damaged. */
export function assertIntact(sqlite: SQLite.Database, file: string) {
  const result: unknown = sqlite.pragma('integrity_check(1)', { simple: true })
  if (result !== 'ok') throw new AdminError(`${file} is damaged: ${String(result)}`)
}
