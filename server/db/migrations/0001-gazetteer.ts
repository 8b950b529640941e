import { sql } from 'kysely'
import type { Migration } from './migration.ts'
import { createRecordTable } from './record-table.ts'

export const gazetteer: Migration = {
  name: '0001-gazetteer',
  async up(db, types) {
    await createRecordTable(db, types, 'country', {
      name: 'text',
      iso2: 'text',
      iso3: 'text',
      numeric_code: 'number',
      phone_code: 'text',
      capital: 'text',
      currency: 'text',
      currency_name: 'text',
      currency_symbol: 'text',
      tld: 'text',
      native: 'text',
      region: 'text',
      subregion: 'text',
      nationality: 'text',
      timezones: 'text',
      latitude: 'number',
      longitude: 'number',
      emoji: 'text',
      emojiU: 'text',
    })
    await createRecordTable(db, types, 'state', {
      name: 'text',
      country: '-> country',
      state_code: 'text',
      type: 'text',
    })
    await createRecordTable(db, types, 'city', {
      name: 'text',
      unaccented_name: 'text',
      latitude: 'number',
      longitude: 'number',
      country: 'text',
      state: 'text',
      wikiDataId: 'text',
      population: 'number',
      timezone: 'text',
      retired: 'flag',
    })
    await createRecordTable(db, types, 'currency', { name: 'text', code: 'text', rate: 'number' })
    await createRecordTable(db, types, 'geo_json', { type: 'text', country: 'text', json: 'text' })

    await sql`create index state_country on state (country)`.execute(db)
    await sql`create index geo_json_country on geo_json (country, type)`.execute(db)

    // One row with the version of the stored gazetteer. The transaction that fills the tables also writes this row.
    const text = sql.raw(types.text)
    await sql`create table gazetteer (
      id ${text} primary key,
      version ${text} not null,
      rates_date ${text} not null,
      seeded ${text} not null
    )`.execute(db)
  },
}
