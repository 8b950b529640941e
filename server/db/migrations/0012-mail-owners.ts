import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * Stores the account that a mail is about. A mail to an unconfirmed new address must be deleted with the account too,
 * and its recipient does not identify the account.
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
