import { sql } from 'kysely'
import type { Db } from './tables.ts'

/** The state that a SQLite file's last server has stored, as a number in the file's header. Copies of the file have it, too. */
export const fileStates = { stopped: 0, serving: 1, damaged: 2 } as const

export type FileState = keyof typeof fileStates

/** The state as a number. Another program may have written an unknown number. */
export async function readFileState(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db)
  return rows[0]?.user_version
}

export async function storeFileState(db: Db, state: FileState): Promise<void> {
  await sql.raw(`pragma user_version = ${fileStates[state]}`).execute(db)
}
