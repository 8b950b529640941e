import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Realtime: connected clients, their subscriptions, and the events to deliver. */
export const realtime: Migration = {
  name: '0013-realtime',
  async up(db, types) {
    const text = sql.raw(types.text)
    await sql`create table realtime_client (
      id ${text} primary key,
      process ${text} not null,
      network ${text} not null,
      ${sql.id('user')} ${text} not null,
      session ${text} not null,
      ends ${text} not null
    )`.execute(db)
    await sql`create index realtime_client_user on realtime_client (${sql.id('user')})`.execute(db)

    await sql`create table realtime_subscription (
      client ${text} not null references realtime_client (id) on delete cascade,
      topic ${text} not null,
      collection ${text} not null,
      record ${text} not null,
      filtered ${sql.raw(types.flag)} not null,
      primary key (client, topic)
    )`.execute(db)
    await sql`create index realtime_subscription_record on realtime_subscription (collection, record)`.execute(
      db,
    )

    await sql`create table event (
      seq ${sql.raw(types.seq)},
      action ${text} not null,
      collection ${text} not null,
      record ${text} not null,
      content ${text} not null,
      audience ${text} not null,
      at ${text} not null
    )`.execute(db)
  },
}
