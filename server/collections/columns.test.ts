import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/connect.ts'
import { openTestDatabase } from '#server/test/test-database.ts'
import { createCollections } from './index.ts'

/** Columns that are not fields of the record API: `seq` (order of insertion) and the columns of the user hooks. */
const withoutField: Record<string, readonly string[]> = {
  users: ['password_hash', 'token_key'],
  _externalAuths: ['label', 'confirmed'],
  _superusers: ['password_hash', 'token_key'],
}

let database: Database
let columnsOf: ReadonlyMap<string, readonly { name: string; isNullable: boolean }[]>

beforeAll(async () => {
  database = await openTestDatabase()
  const tables = await database.db.introspection.getTables()
  columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]))
})

afterAll(() => database.close())

test.each(createCollections())(
  '$name has a column for each field, and no other',
  ({ name, type, fields }) => {
    const columns = columnsOf.get(name)?.map((column) => column.name) ?? []
    const expected = [
      'id',
      ...Object.keys(fields),
      ...(type === 'view' ? [] : ['seq', ...(withoutField[name] ?? [])]),
    ]
    expect(columns.toSorted()).toEqual(expected.toSorted())
  },
)

test.each(createCollections().filter(({ type }) => type !== 'view'))(
  'no column of $name can be NULL',
  ({ name }) => {
    const columns = columnsOf.get(name) ?? []
    expect(columns.length).toBeGreaterThan(3)
    // SQLite does not report NOT NULL for a primary key.
    expect(columns.filter((column) => column.isNullable && column.name !== 'seq')).toEqual([])
  },
)
