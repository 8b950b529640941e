import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openEmptyDatabase, run } from '#server/test/test-database.ts'
import type { Database } from './connect.ts'
import {
  type GazetteerEdition,
  type GazetteerTableName,
  openGazetteerEdition,
} from '#server/gazetteer/edition.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import { checkGazetteer, seedGazetteer } from './seed.ts'

let database: Database

beforeEach(async () => {
  database = await openEmptyDatabase()
  await migrate(database)
})
afterEach(() => database.close())

const silent = { log: { info() {} } }
const at = (moment: string) => ({ ...silent, clock: () => new Date(moment) })
const all = (query: string) => run(database, query)
const one = async (query: string) => Object.values((await all(query))[0] ?? {})[0]

type Rows = Partial<Record<GazetteerTableName, (string | number)[][]>>

const columns: Record<GazetteerTableName, string> = {
  country:
    'id name iso2 iso3 numeric_code phone_code capital currency currency_name currency_symbol tld native region subregion nationality timezones latitude longitude emoji emojiU population area',
  state: 'id name country state_code type',
  city: 'id name unaccented_name latitude longitude country state wikiDataId population timezone local_name retired',
  currency: 'id code name rate',
  geo_json: 'id type country json',
}
const country = [
  'fr',
  'France',
  'FR',
  'FRA',
  250,
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '[]',
  46,
  2,
  '',
  '',
  66_549_000,
  551_695,
]
const city = (id: string, name: string, population = 1) => {
  return [id, name, name.toLowerCase(), 1, 2, 'fr', 'fr11', '', population, 'Europe/Paris', '', 0]
}

/** An edition with one country and one state, unless `rows` has others. */
function edition(version: string, rows: Rows, ratesDate = '2026-01-01'): GazetteerEdition {
  const whole = {
    country: [country],
    state: [['fr11', 'Île', 'fr', '11', '']],
    city: [],
    currency: [],
    geo_json: [],
    ...rows,
  }
  const count = (table: GazetteerTableName) => whole[table].length
  return {
    version,
    ratesDate,
    counts: {
      country: count('country'),
      state: count('state'),
      city: count('city'),
      currency: count('currency'),
      geo_json: count('geo_json'),
    },
    read: async (table) => ({ columns: columns[table].split(' '), rows: whole[table] }),
  }
}

test('the log has lines for the start of storing an edition, for each table, and for the end', async () => {
  const told: [string, unknown][] = []
  const log = { info: (message: string, fields?: unknown) => void told.push([message, fields]) }
  await seedGazetteer(database, edition('one', { city: [city('paris', 'Paris')] }), { log })
  const stored = (table: string, rows: number) => ['A table of the gazetteer is stored.', { table, rows }]
  expect(told).toEqual([
    ['The gazetteer is being stored.', { version: 'one' }],
    stored('country', 1),
    stored('state', 1),
    stored('city', 1),
    stored('currency', 0),
    stored('geo_json', 0),
    ['The gazetteer is stored.', { ms: expect.any(Number) }],
  ])
})

describe('a newer edition', () => {
  const shape = ['shape', 'city', 'fr', '{}']
  const first = () =>
    edition('one', {
      geo_json: [shape],
      city: [city('paris', 'Paris'), city('lyon', 'Lyon'), city('brest', 'Brest')],
    })

  test('updates changed rows, inserts new ones and leaves the others untouched', async () => {
    expect(await seedGazetteer(database, first(), at('2026-01-01T00:00:00Z'))).toBe(true)
    const next = edition('two', {
      city: [
        city('paris', 'Paris', 2_000_000),
        city('lyon', 'Lyon'),
        city('brest', 'Brest'),
        city('nice', 'Nice'),
      ],
    })
    expect(await seedGazetteer(database, next, at('2026-02-01T00:00:00Z'))).toBe(true)
    expect(await all('select id, population, created, updated from city order by id')).toEqual([
      {
        id: 'brest',
        population: 1,
        created: '2026-01-01 00:00:00.000Z',
        updated: '2026-01-01 00:00:00.000Z',
      },
      { id: 'lyon', population: 1, created: '2026-01-01 00:00:00.000Z', updated: '2026-01-01 00:00:00.000Z' },
      { id: 'nice', population: 1, created: '2026-02-01 00:00:00.000Z', updated: '2026-02-01 00:00:00.000Z' },
      {
        id: 'paris',
        population: 2_000_000,
        created: '2026-01-01 00:00:00.000Z',
        updated: '2026-02-01 00:00:00.000Z',
      },
    ])
    expect(await one('select version from gazetteer')).toBe('two')
    expect(await all('select id from geo_json')).toEqual([])
  })

  test('retires a city that it lacks, keeps its visits, and restores the city when it returns', async () => {
    await seedGazetteer(database, first(), silent)
    const user = {
      id: 'anna',
      email: 'a@x.org',
      emailVisibility: 0,
      verified: 1,
      name: 'Anna',
      avatar: '',
      public: 0,
      password_hash: '',
      token_key: '',
      created: '',
      updated: '',
    }
    await database.db.insertInto('users').values(user).execute()
    const visit = { id: 'visit', user: 'anna', city: 'lyon', created: '2026-01-02', updated: '2026-01-02' }
    await database.db.insertInto('visited_city').values(visit).execute()

    const only = (version: string) => edition(version, { city: [city('paris', 'Paris')] })
    await seedGazetteer(database, only('two'), at('2026-02-01T00:00:00Z'))
    await seedGazetteer(database, only('three'), at('2026-03-01T00:00:00Z'))
    expect(await one(`select updated from city where id = 'lyon'`)).toBe('2026-02-01 00:00:00.000Z')
    expect(await all('select id, retired from city order by id')).toEqual([
      { id: 'brest', retired: 1 },
      { id: 'lyon', retired: 1 },
      { id: 'paris', retired: 0 },
    ])
    expect(await all('select city from visited_city')).toEqual([{ city: 'lyon' }])
    expect(await all('select name from distinct_visited_countries')).toEqual([{ name: 'France' }])
    expect(await checkGazetteer(database.db, only('three'))).toEqual([])

    await seedGazetteer(database, first(), silent)
    expect(await one('select count(*) from city where retired = 1')).toBe(0)
  })

  test('stores its rates unless the stored rates are newer', async () => {
    const editionWithRate = (version: string, rate: number, day: string) =>
      edition(version, { currency: [['usd', 'USD', 'Dollar', rate]] }, day)
    await seedGazetteer(database, editionWithRate('one', 1.1, '2026-01-01'), silent)
    await seedGazetteer(database, editionWithRate('two', 1.2, '2026-02-01'), silent)
    expect(await one('select rate from currency')).toBe(1.2)
    await database.db.updateTable('gazetteer').set({ rates_date: '2026-03-05' }).execute()
    await seedGazetteer(database, editionWithRate('three', 1.3, '2026-03-01'), silent)
    expect(await one('select rate from currency')).toBe(1.2)
    expect(await all('select version, rates_date from gazetteer')).toEqual([
      { version: 'three', rates_date: '2026-03-05' },
    ])
  })
})

describe('an upgrade from the version before 0025-country-facts', () => {
  test('keeps marks and legs on cities that are retired, moved to another state and renamed', async () => {
    const old = await openEmptyDatabase()
    try {
      await migrate(old, { steps: migrations.filter(({ name }) => name < '0025') })
      const before = edition('same', {
        country: [country.slice(0, -2)],
        city: [city('gone', 'Gone'), city('moved', 'Moved'), city('renamed', 'Old name')],
      })
      const withoutFacts = async (table: GazetteerTableName) => {
        const { columns: all, rows } = await before.read(table)
        if (table === 'country') return { columns: all.slice(0, -2), rows }
        const at = all.indexOf('local_name')
        if (at === -1) return { columns: all, rows }
        return { columns: all.toSpliced(at, 1), rows: [...rows].map((row) => row.toSpliced(at, 1)) }
      }
      await seedGazetteer(old, { ...before, read: withoutFacts }, silent)
      const rows = [
        `insert into users (id, email, "emailVisibility", verified, name, avatar, public, password_hash, token_key, created, updated)
          values ('anna', 'a@x.org', 0, 1, 'Anna', '', 1, '', '', '', '')`,
        ...['gone', 'moved', 'renamed'].map(
          (id) => `insert into visited_city (id, "user", city, created, updated)
            values ('visit-${id}', 'anna', '${id}', '2026-01-02', '2026-01-02')`,
        ),
        `insert into trip (id, name, description, travel_items, "user", revision, created, updated)
          values ('trip', 'Trip', '', '["leg"]', 'anna', 1, '', '')`,
        `insert into travel_item (id, "from", "to", type, start_date, arrival_date, "order", "user", trip, created, updated)
          values ('leg', 'gone', 'moved', 'bus', '', '', 0, 'anna', 'trip', '', '')`,
      ]
      for (const row of rows) await run(old, row)

      await migrate(old)
      // The same edition is stored again, so that the new columns are filled.
      expect(await checkGazetteer(old.db, before)).toEqual(['The gazetteer is edition , not same.'])
      const after = edition('same', {
        state: [
          ['fr11', 'Île', 'fr', '11', ''],
          ['fr12', 'Val', 'fr', '12', ''],
        ],
        city: [city('moved', 'Moved').with(6, 'fr12'), city('renamed', 'New name')],
      })
      expect(await seedGazetteer(old, after, silent)).toBe(true)
      expect(await run(old, 'select id, name, state, retired from city order by id')).toEqual([
        { id: 'gone', name: 'Gone', state: 'fr11', retired: 1 },
        { id: 'moved', name: 'Moved', state: 'fr12', retired: 0 },
        { id: 'renamed', name: 'New name', state: 'fr11', retired: 0 },
      ])
      expect(await run(old, 'select city from visited_city order by city')).toEqual([
        { city: 'gone' },
        { city: 'moved' },
        { city: 'renamed' },
      ])
      expect(await run(old, 'select "from", "to", trip from travel_item')).toEqual([
        { from: 'gone', to: 'moved', trip: 'trip' },
      ])
      expect(await run(old, 'select population, area from country')).toEqual([
        { population: 66_549_000, area: 551_695 },
      ])
    } finally {
      await old.close()
    }
  })
})

describe('the same edition', () => {
  test('is not stored a second time', async () => {
    const gazetteer = edition('one', { city: [city('paris', 'Paris')] })
    expect(await seedGazetteer(database, gazetteer, silent)).toBe(true)
    expect(await seedGazetteer(database, gazetteer, silent)).toBe(false)
  })

  test('is stored again when rows are missing', async () => {
    const gazetteer = edition('one', { city: [city('paris', 'Paris'), city('lyon', 'Lyon')] })
    await seedGazetteer(database, gazetteer, silent)
    await run(database, "delete from city where id = 'lyon'")
    expect(await checkGazetteer(database.db, gazetteer)).toEqual(['city has 1 rows of 2.'])
    expect(await seedGazetteer(database, gazetteer, silent)).toBe(true)
    expect(await checkGazetteer(database.db, gazetteer)).toEqual([])
  })

  test('is rolled back when the number of rows is wrong', async () => {
    const broken = edition('one', { city: [city('paris', 'Paris')] })
    broken.counts.city = 2
    await expect(seedGazetteer(database, broken, silent)).rejects.toThrow(
      'city has 1 rows; version.json says 2',
    )
    expect(await one('select count(*) from country')).toBe(0)
    expect(await checkGazetteer(database.db, broken)).toEqual(['The gazetteer has never been stored.'])
  })
})

test('the gazetteer in data/dist is stored completely', { timeout: 120_000 }, async () => {
  const gazetteer = await openGazetteerEdition(new URL('../../data/dist', import.meta.url).pathname)
  await seedGazetteer(database, gazetteer, silent)
  expect(await checkGazetteer(database.db, gazetteer)).toEqual([])
  expect(
    await all(`select city.name, state.name as state, country.name as country, city.retired
      from city join state on state.id = city.state join country on country.id = state.country
      where unaccented_name = 'london' order by city.population desc limit 1`),
  ).toEqual([{ name: 'London', state: 'England', country: 'United Kingdom', retired: 0 }])
  expect(await one('select count(*) from country where latitude between -90 and 90')).toBe(250)
  expect(
    await all(`select iso2, kind, un_status, sovereign, continent, capital_city from country
      where iso2 in ('DK', 'FO') order by iso2`),
  ).toEqual([
    {
      iso2: 'DK',
      kind: 'state',
      un_status: 'member',
      sovereign: 'DK',
      continent: 'EU',
      capital_city: 'c00000002618425',
    },
    { iso2: 'FO', kind: 'territory', un_status: 'none', sovereign: 'DK', continent: 'EU', capital_city: '' },
  ])
  expect(
    await one(
      'select count(*) from country join city on city.id = capital_city and city.country = country.id',
    ),
  ).toBe(195)
  const zones = await all('select timezones from country')
  expect(zones.every(({ timezones }) => Array.isArray(JSON.parse(String(timezones))))).toBe(true)
  expect(await one("select rate from currency where code = 'EUR'")).toBe(1)
  expect(await one("select json from geo_json where type = 'World'")).toMatch(/^world-[0-9a-f]{10}\.geojson$/)
  expect(await one('select count(*) from city where length(id) <> 15')).toBe(0)
})
