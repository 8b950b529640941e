import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { StorageError, storageTrouble } from './storage-trouble.ts'

const withCode = (code: string) => Object.assign(new Error(code), { code })
const ofPostgres = (code: string) => Object.assign(new DatabaseError(code, 1, 'error'), { code })

test.each([
  ['SQLITE_FULL', 'full'],
  ['SQLITE_IOERR_WRITE', 'full'],
  ['SQLITE_READONLY_DBMOVED', 'full'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EFBIG', 'full'],
  ['SQLITE_CORRUPT_INDEX', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_BUSY_SNAPSHOT', 'busy'],
  ['SQLITE_CONSTRAINT_UNIQUE', null],
  ['NOT_SQLITE_FULL', null],
  ['NOT_SQLITE_CORRUPT', null],
  ['NOT_SQLITE_BUSY', null],
  ['ENOSPC2', null],
  ['EDQUOT2', null],
  ['EFBIG2', null],
  // Codes of other connections, and of PostgreSQL.
  ['ECONNRESET', null],
  ['57014', null],
])('the code %s of SQLite or Node means: %s', (code, trouble) => {
  expect(storageTrouble(withCode(code))).toBe(trouble)
})

test.each([
  ['53100', 'full'],
  ['53200', 'full'],
  ['58030', 'full'],
  ['25006', 'full'],
  ['XX001', 'damaged'],
  ['XX002', 'damaged'],
  ['40001', 'busy'],
  ['40P01', 'busy'],
  ['55P03', 'busy'],
  ['53300', 'busy'],
  ['57P01', 'unreachable'],
  ['57P05', 'unreachable'],
  ['08006', 'unreachable'],
  ['25P03', 'unreachable'],
  ['57014', 'slow'],
  // A unique violation, and codes that only contain one of the others.
  ['23505', null],
  ['53000', null],
  ['XX000', null],
  ['57P06', null],
  ['0800', null],
  ['X57014', null],
  ['570140', null],
  ['X53100', null],
  ['531000', null],
  ['XXX001', null],
  ['XX0011', null],
  ['X40001', null],
  ['400011', null],
  ['X57P01', null],
  ['57P011', null],
  ['SQLITE_FULL', null],
])('the code %s of PostgreSQL means: %s', (code, trouble) => {
  expect(storageTrouble(ofPostgres(code))).toBe(trouble)
})

test('an error of the connections contains its trouble, and an error without a code has none', () => {
  const error = new StorageError('moved', 'The file is gone.', { cause: new Error('ENOENT') })
  expect([error.name, error.message, storageTrouble(error)]).toEqual([
    'StorageError',
    'The file is gone.',
    'moved',
  ])
  expect(error.cause).toBeInstanceOf(Error)
  expect(storageTrouble(new Error('SQLITE_FULL'))).toBeNull()
})
