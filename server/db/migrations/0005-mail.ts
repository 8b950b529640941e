import { sql } from 'kysely'
import type { Migration } from './migration.ts'

export const mail: Migration = {
  name: '0005-mail',
  async up(db, types) {
    const text = sql.raw(types.text)
    await sql`create table mail (
      id ${text} primary key,
      recipient ${text} not null,
      purpose ${text} not null,
      subject ${text} not null,
      body_text ${text} not null,
      body_html ${text} not null,
      link ${text} not null,
      created ${text} not null,
      due ${text} not null,
      attempts ${sql.raw(types.number)} not null,
      sent ${text} not null
    )`.execute(db)
    await sql`create index mail_due on mail (due) where due <> ''`.execute(db)
    await sql`create index mail_recipient on mail (lower(recipient), purpose, created)`.execute(db)
  },
}
