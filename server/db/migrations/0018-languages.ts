import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** A user has a language: a tag such as "de", or '' for the browser's. */
export const languages: Migration = {
  name: '0018-languages',
  async up(db, types) {
    await sql`alter table users add column language ${sql.raw(types.text)} not null default ''`.execute(db)
  },
}
