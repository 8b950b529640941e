import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** The first and last day of a trip, which can be before its first leg and after its last leg. */
export const tripDays: Migration = {
  name: '0015-trip-days',
  async up(db, types) {
    const text = sql.raw(types.text)
    for (const column of ['starts', 'ends']) {
      await sql`alter table trip add column ${sql.id(column)} ${text} not null default ''`.execute(db)
    }
  },
}
