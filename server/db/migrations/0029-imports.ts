import { sql } from 'kysely'
import type { Migration } from './migration.ts'
import { createRecordTable } from './record-table.ts'

/**
 * Imports, the result of each of their batches, and the import that a stay, a wish or a trip comes from: "" for all that
 * exist.
 */
export const imports: Migration = {
  name: '0029-imports',
  async up(db, types) {
    await createRecordTable(db, types, 'import', {
      user: '-> users',
      format: 'text',
      name: 'text',
      state: 'text',
      stays: 'number',
      wishes: 'number',
      trips: 'number',
      found: 'number',
      skipped: 'number',
    })
    const user = sql.id('user')
    await sql`create index import_user on ${sql.table('import')} (${user}, seq)`.execute(db)
    await sql`create table import_batch (
      ${sql.id('import')} ${sql.raw(types.text)} not null references ${sql.table('import')} (id) on delete cascade,
      number ${sql.raw(types.number)} not null,
      result ${sql.raw(types.text)} not null,
      primary key (${sql.id('import')}, number)
    )`.execute(db)
    const column = sql.id('import')
    for (const table of ['stay', 'wish', 'trip']) {
      await sql`alter table ${sql.table(table)}
        add column ${column} ${sql.raw(types.text)} not null default ''`.execute(db)
      // Most rows do not come from an import.
      await sql`create index ${sql.id(`${table}_import`)} on ${sql.table(table)} (${column}) where ${column} <> ''`.execute(
        db,
      )
    }
  },
}
