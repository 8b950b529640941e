import { createHash } from 'node:crypto'
import type { Database } from 'better-sqlite3'

/** Adds the functions that PostgreSQL has and SQLite lacks: views compute ids with md5(). */
export function addFunctions(raw: Database): void {
  raw.function('md5', { deterministic: true }, (text) => createHash('md5').update(String(text)).digest('hex'))
}
