import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** The accounts at OAuth providers with which users sign in. */
export const externalAuth: Migration = {
  name: '0014-external-auth',
  async up(db, types) {
    const text = sql.raw(types.text)
    await sql`create table external_auth (
      id ${text} primary key,
      ${sql.id('user')} ${text} not null references users (id) on delete cascade,
      provider ${text} not null,
      provider_id ${text} not null,
      created ${text} not null,
      unique (provider, provider_id),
      unique (${sql.id('user')}, provider)
    )`.execute(db)
  },
}
