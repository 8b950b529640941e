import { sql } from 'kysely'
import type { Migration } from './migration.ts'

export const planner: Migration = {
  name: '0010-planner',
  async up(db, types) {
    const text = sql.raw(types.text)
    await sql`create table planner_generation (
      id ${text} primary key,
      ${sql.id('user')} ${text} not null references users (id) on delete cascade,
      begun ${text} not null,
      ended ${text} not null
    )`.execute(db)
    await sql`create index planner_generation_user on planner_generation (${sql.id('user')}, begun)`.execute(
      db,
    )
    await sql`create index planner_generation_begun on planner_generation (begun)`.execute(db)
  },
}
