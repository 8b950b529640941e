import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Fresh proof of sessions, the browsers and networks of earlier sign-ins, mailed codes, and the second step. */
export const accountSecurity: Migration = {
  name: '0019-account-security',
  async up(db, types) {
    const text = sql.raw(types.text)
    const number = sql.raw(types.number)
    const user = sql.id('user')
    const owner = sql`${user} ${text} not null references users (id) on delete cascade`
    await sql`alter table session add column proven_at ${text} not null default ''`.execute(db)

    await sql`create table known_device (
      id ${text} primary key,
      ${owner},
      secret_hash ${text} not null,
      network ${text} not null,
      agent ${text} not null,
      created ${text} not null,
      used ${text} not null,
      second_step_until ${text} not null
    )`.execute(db)
    await sql`create index known_device_user on known_device (${user})`.execute(db)
    await sql`create index known_device_secret_hash on known_device (secret_hash)`.execute(db)
    await sql`create table known_network (
      ${owner},
      network ${text} not null,
      used ${text} not null,
      primary key (${user}, network)
    )`.execute(db)
    // Browsers and networks that are signed in now are known already.
    await sql`insert into known_device (id, ${user}, secret_hash, network, agent, created, used, second_step_until)
      select id, ${user}, '', network, agent, created, used, '' from session`.execute(db)
    await sql`insert into known_network (${user}, network, used)
      select ${user}, network, max(used) from session group by ${user}, network`.execute(db)

    await sql`create table account_security (
      ${user} ${text} primary key references users (id) on delete cascade,
      password_changed ${text} not null,
      totp_secret ${text} not null,
      totp_since ${text} not null,
      totp_step ${number} not null,
      mail_code_since ${text} not null,
      recovery_codes_made ${text} not null
    )`.execute(db)
    await sql`create table recovery_code (
      ${owner},
      code_hash ${text} not null,
      used ${text} not null,
      primary key (${user}, code_hash)
    )`.execute(db)
    await sql`create table one_time_code (
      id ${text} primary key,
      ${owner},
      purpose ${text} not null,
      email ${text} not null,
      code_hash ${text} not null,
      network ${text} not null,
      created ${text} not null,
      expires ${text} not null,
      tries ${number} not null
    )`.execute(db)
    await sql`create index one_time_code_user on one_time_code (${user})`.execute(db)
    await sql`create table mfa (
      id ${text} primary key,
      ${owner},
      method ${text} not null,
      expires ${text} not null,
      tries ${number} not null
    )`.execute(db)
    await sql`create index mfa_user on mfa (${user})`.execute(db)
  },
}
