import { DatabaseError } from 'pg'

/** Why the database cannot answer: full or failing disk, lock conflict, no connection, or statement timeout. */
export type StorageTrouble = 'full' | 'busy' | 'unreachable' | 'slow'

/** The cause of an error that the database's state, and not the request, has caused; null for other errors. */
export function storageTrouble(error: Error): StorageTrouble | null {
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'SQLITE_FULL' || code.startsWith('SQLITE_IOERR')) return 'full'
  if (code.startsWith('SQLITE_BUSY')) return 'busy'
  if (error instanceof DatabaseError) return troubles.find(([pattern]) => pattern.test(code))?.[1] ?? null
  return connectionErrors.has(code) || brokenConnection.test(error.message) ? 'unreachable' : null
}

/** By SQLSTATE code of PostgreSQL. */
const troubles: readonly (readonly [RegExp, StorageTrouble])[] = [
  [/^(53[12]00|58030|25006)$/, 'full'],
  [/^(40001|40P01|55P03|53300)$/, 'busy'],
  [/^(57P0[1-5]|08...|25P03)$/, 'unreachable'],
  [/^57014$/, 'slow'],
]

const connectionErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
])

// pg throws these errors without a code.
const brokenConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|connect ENOENT|Client was closed)/
