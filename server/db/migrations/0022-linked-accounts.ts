import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * The links to accounts at providers become a collection of the record API. Each gets a label that people read, and a
 * flag that the person has confirmed the link. Existing links are not confirmed.
 */
export const linkedAccounts: Migration = {
  name: '0022-linked-accounts',
  async up(db, types) {
    const text = sql.raw(types.text)
    const links = sql.id('_externalAuths')
    const [collection, owner, theirs] = [sql.id('collectionRef'), sql.id('recordRef'), sql.id('providerId')]
    await sql`create table ${links} (
      seq ${sql.raw(types.seq)},
      id ${text} not null unique,
      ${collection} ${text} not null,
      ${owner} ${text} not null references users (id) on delete cascade,
      provider ${text} not null,
      ${theirs} ${text} not null,
      label ${text} not null,
      confirmed ${sql.raw(types.flag)} not null,
      created ${text} not null,
      updated ${text} not null,
      unique (provider, ${theirs}),
      unique (${owner}, provider)
    )`.execute(db)
    await sql`insert into ${links}
      (id, ${collection}, ${owner}, provider, ${theirs}, label, confirmed, created, updated)
      select id, 'wmk000000users0', ${sql.id('user')}, provider, provider_id, '', 0, created, created
      from external_auth order by created, id`.execute(db)
    await sql`drop table external_auth`.execute(db)
  },
}
