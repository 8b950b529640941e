import { sql } from 'kysely'
import type { Migration } from './migration.ts'

export const sessions: Migration = {
  name: '0004-sessions',
  async up(db, types) {
    const text = sql.raw(types.text)
    const owner = sql`${sql.id('user')} ${text} not null references users (id) on delete cascade`
    await sql`create table session (
      id ${text} primary key,
      ${owner},
      created ${text} not null,
      used ${text} not null,
      expires ${text} not null,
      agent ${text} not null,
      network ${text} not null
    )`.execute(db)
    // `session_user` is a reserved word in PostgreSQL, so the index name needs quotes.
    await sql`create index ${sql.id('session_user')} on session (${sql.id('user')})`.execute(db)
    await sql`create index session_network on session (network)`.execute(db)
    await sql`create index session_expires on session (expires)`.execute(db)

    await sql`create table mailed_token (
      ${owner},
      purpose ${text} not null,
      token ${text} not null,
      primary key (${sql.id('user')}, purpose)
    )`.execute(db)

    await sql`create table signing_key (
      id ${text} primary key,
      secret ${text} not null,
      created ${text} not null
    )`.execute(db)

    await sql`create table failed_sign_in (
      id ${text} primary key,
      account ${text} not null,
      network ${text} not null,
      at ${text} not null
    )`.execute(db)
    await sql`create index failed_sign_in_account on failed_sign_in (account, at)`.execute(db)
    await sql`create index failed_sign_in_network on failed_sign_in (network, at)`.execute(db)
  },
}
