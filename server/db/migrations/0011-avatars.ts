import { sql } from 'kysely'
import type { Migration } from './migration.ts'

export const avatars: Migration = {
  name: '0011-avatars',
  async up(db, types) {
    const text = sql.raw(types.text)
    const bytes = sql.raw(types.bytes)
    await sql`create table avatar (
      ${sql.id('user')} ${text} not null references users (id) on delete cascade,
      name ${text} not null,
      type ${text} not null,
      content ${bytes} not null,
      thumb ${bytes} not null,
      created ${text} not null,
      primary key (${sql.id('user')}, name)
    )`.execute(db)
  },
}
