import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { postgresDialect, sqliteDialect } from './dialect.ts'

test('on PostgreSQL constants sort as SQLite sorts them: by value, and numbers before texts', () => {
  const values = [-1e300, -2, -1.5, -1, -1e-9, 0, 1e-9, 1, 1.5, 2, 1e300, '', '-1', '1', 'a']
  const keys = values.map((value) => String(postgresDialect.jsonConstant(value)))
  expect(keys.toSorted()).toEqual(keys)
  expect(new Set(keys).size).toBe(values.length)
  expect(postgresDialect.jsonConstant(-0)).toBe(`2${'0'.repeat(16)}`)
  expect(postgresDialect.jsonConstant(0)).toBe(postgresDialect.jsonConstant(-0))
  expect(values.map((value) => sqliteDialect.jsonConstant(value))).toEqual(values)
})

test('errors of PostgreSQL are recognised by their codes', () => {
  const errorOf = (code: string) => Object.assign(new DatabaseError('failed', 6, 'error'), { code })
  const codes = ['23505', '40001', '40P01', '0A000', '23503', '57014']
  expect(codes.filter((code) => postgresDialect.isUniqueViolation(errorOf(code)))).toEqual(['23505'])
  expect(codes.filter((code) => postgresDialect.isTransient(errorOf(code)))).toEqual([
    '40001',
    '40P01',
    '0A000',
  ])
  const other = Object.assign(new Error('failed'), { code: '40001' })
  expect(postgresDialect.isTransient(other)).toBe(false)
  expect(sqliteDialect.isTransient(errorOf('40001'))).toBe(false)
})
