import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Passkeys, and the challenges that they answer. */
export const passkeys: Migration = {
  name: '0021-passkeys',
  async up(db, types) {
    const text = sql.raw(types.text)
    const number = sql.raw(types.number)
    await sql`create table passkey (
      id ${text} primary key,
      ${sql.id('user')} ${text} not null references users (id) on delete cascade,
      credential_id ${text} not null unique,
      public_key ${sql.raw(types.bytes)} not null,
      counter ${number} not null,
      transports ${text} not null,
      name ${text} not null,
      owner_verified ${sql.raw(types.flag)} not null,
      created ${text} not null,
      used ${text} not null
    )`.execute(db)
    await sql`create index passkey_user on passkey (${sql.id('user')})`.execute(db)
    await sql`create table webauthn_challenge (
      id ${text} primary key,
      challenge ${text} not null,
      purpose ${text} not null,
      ${sql.id('user')} ${text} not null,
      expires ${text} not null
    )`.execute(db)
    await sql`create index webauthn_challenge_expires on webauthn_challenge (expires)`.execute(db)
  },
}
