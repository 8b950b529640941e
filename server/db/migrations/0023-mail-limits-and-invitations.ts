import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** The longest validity of a mailed link of the earlier table, which did not store when a link expires. */
const longestMs = 1_800_000

/**
 * Several mailed links of one purpose can be valid at a time, mails are counted for each recipient, and a new account
 * can need an invitation.
 */
export const mailLimitsAndInvitations: Migration = {
  name: '0023-mail-limits-and-invitations',
  async up(db, types) {
    const text = sql.raw(types.text)
    const owner = sql.id('user')
    // SQLite cannot change the primary key of a table, so the table is created again.
    await sql`create table kept_token as select * from mailed_token`.execute(db)
    await sql`drop table mailed_token`.execute(db)
    await sql`create table mailed_token (
      token ${text} primary key,
      ${owner} ${text} not null references users (id) on delete cascade,
      purpose ${text} not null,
      expires ${text} not null
    )`.execute(db)
    await sql`create index mailed_token_user on mailed_token (${owner}, purpose)`.execute(db)
    const expires = new Date(Date.now() + longestMs).toISOString().replace('T', ' ')
    await sql`insert into mailed_token (token, ${owner}, purpose, expires)
      select token, ${owner}, purpose, ${expires} from kept_token`.execute(db)
    await sql`drop table kept_token`.execute(db)

    await sql`create table mail_count (
      id ${text} primary key,
      subject ${text} not null,
      purpose ${text} not null,
      at ${text} not null
    )`.execute(db)
    await sql`create index mail_count_subject on mail_count (subject, at)`.execute(db)
    await sql`create index mail_count_at on mail_count (at)`.execute(db)

    await sql`create table invitation (
      id ${text} primary key,
      token_hash ${text} not null unique,
      email ${text} not null,
      created ${text} not null,
      expires ${text} not null
    )`.execute(db)
  },
}
