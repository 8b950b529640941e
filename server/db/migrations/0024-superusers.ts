import { sql } from 'kysely'
import type { Migration } from './migration.ts'
import { createRecordTable } from './record-table.ts'

/**
 * Superusers and their sessions, in tables of their own. Sessions in which a superuser impersonates a person have the
 * superuser's id. The gazetteer counts the changes that superusers have made to its records.
 */
export const superusers: Migration = {
  name: '0024-superusers',
  async up(db, types) {
    const text = sql.raw(types.text)
    await createRecordTable(db, types, '_superusers', {
      email: 'text',
      emailVisibility: 'flag',
      verified: 'flag',
      password_hash: 'text',
      token_key: 'text',
    })
    await sql`create unique index superusers_email on _superusers (lower(email))`.execute(db)
    await sql`create table superuser_session (
      id ${text} primary key,
      superuser ${text} not null references _superusers (id) on delete cascade,
      created ${text} not null,
      used ${text} not null,
      expires ${text} not null,
      agent ${text} not null,
      network ${text} not null
    )`.execute(db)
    await sql`create index superuser_session_superuser on superuser_session (superuser)`.execute(db)
    await sql`create index superuser_session_expires on superuser_session (expires)`.execute(db)
    await sql`alter table session add column impersonator ${text} not null default ''`.execute(db)
    await sql`alter table realtime_client add column superuser_session ${text} not null default ''`.execute(
      db,
    )
    await sql`alter table gazetteer add column edits ${sql.raw(types.number)} not null default 0`.execute(db)
  },
}
