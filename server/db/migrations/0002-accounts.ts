import { sql } from 'kysely'
import type { Migration } from './migration.ts'
import { createRecordTable } from './record-table.ts'

export const accounts: Migration = {
  name: '0002-accounts',
  async up(db, types) {
    await createRecordTable(db, types, 'users', {
      email: 'text',
      emailVisibility: 'flag',
      verified: 'flag',
      name: 'text',
      avatar: 'text',
      public: 'flag',
      password_hash: 'text',
      token_key: 'text',
    })
    await createRecordTable(db, types, 'settings', {
      user: '-> users',
      authWithPasswordAvailable: 'flag',
    })
    await sql`create unique index users_email on users (lower(email))`.execute(db)
    await sql`create unique index settings_user on settings (${sql.id('user')})`.execute(db)
  },
}
