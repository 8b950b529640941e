import { DatabaseError } from 'pg'

/**
 * The reason why the database cannot answer: a full, failing or read-only disk; damaged pages; files that are not at their
 * paths; a lock conflict; no connection; a statement timeout.
 */
export type StorageTrouble = 'full' | 'damaged' | 'moved' | 'busy' | 'unreachable' | 'slow'

/**
 * The database did not answer. The connections throw it for errors of their own sockets. It distinguishes them from errors
 * of a client's connection, which have the same codes, such as ECONNRESET.
 */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly trouble: StorageTrouble

  constructor(trouble: StorageTrouble, message: string, options?: ErrorOptions) {
    super(message, options)
    this.trouble = trouble
  }
}

/** The trouble when the database's state, rather than the request, has caused an error; null for other errors. */
export function storageTrouble(error: Error): StorageTrouble | null {
  if (error instanceof StorageError) return error.trouble
  const code = 'code' in error ? String(error.code) : ''
  if (error instanceof DatabaseError) return troubles.find(([pattern]) => pattern.test(code))?.[1] ?? null
  if (/^(SQLITE_(FULL|IOERR|READONLY)|ENOSPC$|EDQUOT$|EFBIG$)/.test(code)) return 'full'
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return 'damaged'
  return code.startsWith('SQLITE_BUSY') ? 'busy' : null
}

/** By SQLSTATE code of PostgreSQL. */
const troubles: readonly (readonly [RegExp, StorageTrouble])[] = [
  [/^(53[12]00|58030|25006)$/, 'full'],
  [/^XX00[12]$/, 'damaged'],
  [/^(40001|40P01|55P03|53300)$/, 'busy'],
  [/^(57P0[1-5]|08...|25P03)$/, 'unreachable'],
  [/^57014$/, 'slow'],
]
