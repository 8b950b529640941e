import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** A mail may go to an address that is not its owner's yet; it has to go with the account all the same. */
export const mailOwners: Migration = {
  name: '0012-mail-owners',
  async up(db, dialect) {
    const text = sql.raw(dialect.columns.text)
    const owner = sql.id('user')
    await sql`alter table mail add column ${owner} ${text} not null default ''`.execute(db)
    await sql`create index mail_user on mail (${owner})`.execute(db)
  },
}
