import { sql } from 'kysely'
import { createRecordTable } from '#server/db/record-table.ts'
import type { Migration } from './migration.ts'

export const accounts: Migration = {
  name: '0002-accounts',
  async up(db, dialect) {
    await createRecordTable(db, dialect, 'users', {
      email: 'text',
      emailVisibility: 'flag',
      verified: 'flag',
      name: 'text',
      avatar: 'text',
      public: 'flag',
      password_hash: 'text',
      token_key: 'text',
    })
    await createRecordTable(db, dialect, 'settings', {
      user: '-> users',
      authWithPasswordAvailable: 'flag',
    })
    await sql`create unique index users_email on users (lower(email))`.execute(db)
    await sql`create unique index settings_user on settings (${sql.id('user')})`.execute(db)
  },
}
