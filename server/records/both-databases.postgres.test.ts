import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { seeded } from '#shared/test/seeded.ts'
import { openCopy, openTestDatabase } from '#server/test/test-database.ts'

let sqlite: TestApp
let postgres: TestApp

beforeAll(async () => {
  const database = await openTestDatabase()
  // The time limit of costly reads is disabled. A busy machine would exceed it, and this test compares only results.
  postgres = await createTestApp({}, { database: { ...database, boundedRead: (read) => read(database.db) } })
  sqlite = await createTestApp({}, { database: await openCopy() })
})

afterAll(async () => {
  await postgres.close()
  await sqlite.close()
})

const random = seeded(20_261_120)

const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(random() * items.length)] ?? items[0]

/** Public collections, with fields and values for the queries. */
const collections = {
  city: {
    text: [
      'name',
      'unaccented_name',
      'timezone',
      'id',
      'country.name',
      'country.region',
      'state.name',
      'created',
    ],
    number: ['latitude', 'longitude', 'population', 'country.numeric_code', 'retired'],
    json: ['country.timezones.0.zoneName', 'country.timezones.0.gmtOffset', 'country.timezones.1'],
    expand: ['country', 'state', 'country,state.country'],
  },
  state: {
    text: ['name', 'type', 'state_code', 'country', 'country.native', 'country.capital'],
    number: ['country.latitude', 'country.numeric_code'],
    json: ['country.timezones.0.zoneName', 'country.timezones.0.gmtOffset'],
    expand: ['country', ''],
  },
  country: {
    text: ['name', 'native', 'nationality', 'emoji', 'tld', 'currency'],
    number: ['latitude', 'longitude', 'numeric_code'],
    json: ['timezones.0.gmtOffset', 'timezones.0.abbreviation', 'timezones', 'timezones.9'],
    expand: [''],
  },
} as const

const texts = [
  'a',
  'São',
  'saint%',
  'München',
  'Å',
  '',
  '%a_b%',
  '日本',
  'UTC+01:00',
  "d'",
  '100%',
  '\\',
  'z',
  'é',
  '😀',
  'ÅLAND',
  'n/a',
] as const
const numbers = [0, 1, -12.5, 48.8566, 3600, 1e6, 250, 0.5] as const

function comparison(collection: keyof typeof collections): string {
  const { text, number, json } = collections[collection]
  const text1 = JSON.stringify(pick(texts))
  const number1 = String(pick(numbers))
  const any = pick(['', '', '?'])
  const order = pick(['=', '!=', '<', '<=', '>', '>='])
  const like = pick(['~', '!~'])
  return pick([
    () => `${pick(text)} ${any}${order} ${text1}`,
    () => `${pick(text)} ${any}${like} ${text1}`,
    () => `${text1} ${like} ${pick(text)}`,
    () => `${pick(number)} ${any}${order} ${number1}`,
    () => `${pick(number)} ${order} ${text1}`,
    () => `${pick(number)} ${like} ${number1}`,
    () => `${pick(text)} ${order} ${pick(text)}`,
    () => `${pick(number)} ${order} ${pick(number)}`,
    () => `${pick(text)} ${order} ${pick(number)}`,
    () => `${pick(json)} ${order} ${pick([text1, number1, 'null'])}`,
    () => `${pick(json)} ${like} ${text1}`,
    () => `${pick(json)} ${order} ${pick([...text, ...number] as [string, ...string[]])}`,
    () => `${pick(text)}:lower ${order} ${text1}`,
    () => `${pick([...text, ...number] as [string, ...string[]])} ${pick(['=', '!='])} null`,
  ])()
}

function query(): string {
  const collection = pick(Object.keys(collections) as [keyof typeof collections])
  const { text, number, json, expand } = collections[collection]
  const terms = Array.from({ length: 1 + Math.floor(random() * 3) }, () => comparison(collection))
  const filter = random() < 0.2 ? '' : terms.reduce((all, term) => `(${all}) ${pick(['&&', '||'])} ${term}`)
  const fields: [string, ...string[]] = ['id', ...text, ...number, ...json]
  const sort = Array.from({ length: Math.floor(random() * 3) }, () => pick(['', '-', '+']) + pick(fields))
  const options = {
    filter,
    sort: sort.join(','),
    expand: pick(expand as readonly [string, ...string[]]),
    perPage: pick(['3', '30', '200']),
    page: pick(['1', '1', '2', '7']),
  }
  return `/api/collections/${collection}/records?${new URLSearchParams(options).toString()}`
}

test(
  'SQLite and PostgreSQL return the same records in the same order for 1,000 queries',
  { timeout: 120_000 },
  async () => {
    expect([sqlite.database.dialect.name, postgres.database.dialect.name]).toEqual(['sqlite', 'postgres'])
    let found = 0
    for (let count = 0; count < 1000; count += 1) {
      const path = query()
      const [ours, theirs] = await Promise.all([sqlite.request(path), postgres.request(path)])
      const text = await ours.text()
      expect(`${theirs.status} ${await theirs.text()}`, decodeURIComponent(path)).toBe(
        `${ours.status} ${text}`,
      )
      expect(ours.status, decodeURIComponent(path)).toBe(200)
      if (!text.includes('"items":[]')) found += 1
    }
    // Guard: if most responses were empty, equal responses would prove little.
    expect(found).toBeGreaterThan(400)
  },
)
