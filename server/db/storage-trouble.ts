import { DatabaseError } from 'pg'

/** What keeps a database from doing what it is asked: no room, somebody else's lock, or no connection to it. */
export type StorageTrouble = 'full' | 'busy' | 'away' | 'slow'

/** What an error says about the machine's state, not about the request; null when it says nothing of the kind. */
export function storageTrouble(error: Error): StorageTrouble | null {
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'SQLITE_FULL' || code.startsWith('SQLITE_IOERR')) return 'full'
  if (code.startsWith('SQLITE_BUSY')) return 'busy'
  if (error instanceof DatabaseError) return troubles.find(([pattern]) => pattern.test(code))?.[1] ?? null
  return connectionErrors.has(code) || brokenConnection.test(error.message) ? 'away' : null
}

/** By PostgreSQL's code. */
const troubles: readonly (readonly [RegExp, StorageTrouble])[] = [
  [/^(53[12]00|58030|25006)$/, 'full'],
  [/^(40001|40P01|55P03|53300)$/, 'busy'],
  [/^(57P0[1-5]|08...|25P03)$/, 'away'],
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

// The driver has no codes for these.
const brokenConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|connect ENOENT|Client was closed)/
