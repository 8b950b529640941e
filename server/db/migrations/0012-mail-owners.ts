import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * Stores the account that a mail is about. The deletion of an account also deletes the mails about it. The recipient
 * does not identify the account when a mail goes to a new address that is not confirmed yet.
 */
export const mailOwners: Migration = {
  name: '0012-mail-owners',
  async up(db, types) {
    const text = sql.raw(types.text)
    const owner = sql.id('user')
    await sql`alter table mail add column ${owner} ${text} not null default ''`.execute(db)
    await sql`create index mail_user on mail (${owner})`.execute(db)
  },
}
