import { Hono } from 'hono'
import { sql } from 'kysely'
import { type ColumnType, columnTypes, createRecordTable } from '#server/db/migrations/record-table.ts'
import type { Database } from '#server/db/connect.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { errorHandler } from '#server/http/error-handler.ts'
import { notFound } from '#server/http/errors.ts'
import { silentLog } from '#server/http/log.ts'
import type { Collection, Field, Hooks } from '#server/records/collection.ts'
import { type Change, createEngine, type Engine } from '#server/records/engine.ts'
import { unlimited } from '#server/http/rate-limit.ts'
import { createCostlyReads } from '#server/records/read/costly-reads.ts'
import { createRecordRoutes } from '#server/records/routes.ts'
import { openEmptyDatabase, run } from './test-database.ts'

const times = {
  created: { type: 'autodate', onUpdate: false },
  updated: { type: 'autodate', onUpdate: true },
} as const satisfies Record<string, Field>

const user: Field = { type: 'relation', to: 'users', maxSelect: 1, cascadeDelete: true }
const relation = (to: string, options: Partial<Extract<Field, { type: 'relation' }>> = {}): Field => ({
  type: 'relation',
  to,
  maxSelect: 1,
  cascadeDelete: false,
  ...options,
})
const readable = { list: '', view: '', create: null, update: null, delete: null }
const owned = 'user = @request.auth.id'
const ownersOnly = { list: owned, view: owned, create: owned, update: owned, delete: owned }

const place = { type: 'base', rules: readable } as const

const users = (hooks: Hooks): Collection => ({
  name: 'users',
  id: 'exampleusers000',
  type: 'auth',
  fields: {
    email: { type: 'email', required: true },
    emailVisibility: { type: 'bool' },
    verified: { type: 'bool' },
    name: { type: 'text', max: 255 },
    avatar: { type: 'file', maxSelect: 1, maxSizeBytes: 2000, mimeTypes: ['image/png'] },
    tokenKey: { type: 'text', hidden: true },
    ...times,
  },
  rules: {
    list: 'id = @request.auth.id',
    view: 'id = @request.auth.id',
    create: '',
    update: 'id = @request.auth.id',
    delete: 'id = @request.auth.id',
  },
  unique: [{ columns: ['email'], ignoreCase: true }],
  password: { min: 8, max: 71 },
  hooks,
})

const collectionsWithoutHooks: readonly Collection[] = [
  {
    name: 'country',
    id: 'examplecountry0',
    ...place,
    fields: { name: { type: 'text' }, facts: { type: 'json' }, ...times },
  },
  {
    name: 'city',
    id: 'examplecity0000',
    ...place,
    gazetteer: true,
    fields: {
      name: { type: 'text' },
      unaccented_name: { type: 'text', folded: true },
      latitude: { type: 'number' },
      capital: { type: 'bool' },
      country: relation('country'),
      ...times,
    },
    maxComparisons: 20,
  },
  {
    name: 'visited_city',
    id: 'examplevisited0',
    type: 'base',
    fields: {
      user: relation('users', { cascadeDelete: true }),
      city: relation('city', { required: true }),
      ...times,
    },
    rules: { ...ownersOnly, list: '', view: '' },
    unique: [{ columns: ['user', 'city'] }],
  },
  {
    name: 'trip',
    id: 'exampletrip0000',
    type: 'base',
    fields: {
      name: { type: 'text', required: true, max: 20 },
      tags: { type: 'select', values: ['sea', 'snow', 'city'], maxSelect: 2 },
      travel_items: relation('travel_item', { maxSelect: 99 }),
      user,
      ...times,
    },
    rules: ownersOnly,
  },
  {
    name: 'travel_item',
    id: 'exampleitem0000',
    type: 'base',
    fields: {
      type: { type: 'select', values: ['plane', 'bus', 'car', 'train'], maxSelect: 1 },
      order: { type: 'number' },
      start_date: { type: 'date' },
      from: relation('city'),
      note: { type: 'text', min: 3, pattern: /^[a-z ]+$/ },
      booked: { type: 'bool' },
      extra: { type: 'json' },
      price: { type: 'number', serverSet: true },
      user,
      ...times,
    },
    rules: ownersOnly,
  },
  {
    name: 'ticket',
    id: 'exampleticket00',
    type: 'base',
    fields: { item: relation('travel_item', { required: true }), user, ...times },
    rules: ownersOnly,
  },
  {
    name: 'secret',
    id: 'examplesecret00',
    type: 'base',
    fields: { city: relation('city'), user, ...times },
    rules: { list: null, view: null, create: null, update: null, delete: null },
  },
  {
    name: 'diary',
    id: 'examplediary000',
    type: 'base',
    fields: {
      secret: relation('secret'),
      text: { type: 'text' },
      author: relation('users'),
      writer: relation('writer'),
      next: relation('diary', { maxSelect: 999 }),
      ...times,
    },
    rules: { ...readable, create: '@request.body.text != "" && @request.auth.verified = true' },
  },
  {
    name: 'writer',
    id: 'examplewriter00',
    type: 'auth',
    fields: { name: { type: 'text' }, email: { type: 'email' }, emailVisibility: { type: 'bool' }, ...times },
    rules: readable,
  },
  {
    name: 'city_names',
    id: 'examplenames000',
    type: 'view',
    fields: { name: { type: 'text' } },
    rules: readable,
  },
]

/** Collections with every kind of field and rule. They do not depend on the product's collections. */
const collectionsWith = (hooks: Hooks): Collection[] => [users(hooks), ...collectionsWithoutHooks]

export interface ExampleRequest {
  as?: string | undefined
  body?: unknown
  headers?: Record<string, string>
}

export interface ExampleReply {
  status: number
  headers: Headers
  text: string
  /** The body parsed as JSON; {} when it is empty. */
  json: Record<string, unknown>
}

export const testNow = new Date('2026-03-01T10:00:00.123Z')

async function createTables(database: Database, collections: readonly Collection[]): Promise<void> {
  const { db, dialect } = database
  for (const { name, type, fields } of collections) {
    if (type === 'view') continue
    const { created: _created, updated: _updated, ...own } = fields
    const columns = Object.entries(own).map(([column, field]): [string, ColumnType] => [
      column,
      columnOf(field),
    ])
    await createRecordTable(db, columnTypes[dialect.name], name, Object.fromEntries(columns))
  }
  await run(database, 'create view city_names as select id, name from city')
}

function exampleApp(engine: Engine) {
  const app = new Hono<RequestEnv>()
  app.onError(errorHandler(silentLog))
  app.notFound(() => {
    throw notFound()
  })
  app.use('*', (c, next) => {
    const userId = c.req.header('x-caller')
    c.set('clientAddress', '127.0.0.1')
    c.set('caller', userId === undefined ? null : { userId, sessionId: 'session' })
    return next()
  })
  app.route('/', createRecordRoutes(engine))
  return app
}

/**
 * The record engine with example collections and a database in memory. A request is signed in as the person in `as`.
 */
export async function createExample({ hooks = {} }: { hooks?: Hooks } = {}) {
  const database = await openEmptyDatabase()
  const { db, dialect } = database
  const collections = collectionsWith(hooks)
  await createTables(database, collections)

  const changes: Change[] = []
  let now = testNow
  let version = 'v1'
  const deps = {
    db,
    dialect,
    costlyReads: createCostlyReads(database, unlimited),
    collections,
    now: () => now,
    gazetteerVersion: () => version,
    afterCommit: (list: readonly Change[]) => changes.push(...list),
  }
  const engine = createEngine(deps)
  const app = exampleApp(engine)

  async function call(
    method: string,
    path: string,
    { as, body, headers }: ExampleRequest = {},
  ): Promise<ExampleReply> {
    const isRaw = typeof body === 'string' || body instanceof FormData || body instanceof URLSearchParams
    const response = await app.request(`/api/${path}`, {
      method,
      headers: {
        ...(!isRaw && { 'content-type': 'application/json' }),
        ...(as !== undefined && { 'x-caller': as }),
        ...headers,
      },
      ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: text === '' ? {} : JSON.parse(text),
    }
  }

  return {
    call,
    /** Sends any request and returns the response. */
    fetch: async (path: string, headers: Record<string, string>) => app.request(path, { headers }),
    database,
    engine,
    /** The changes that the engine has reported, in their order. */
    changes,
    at: (moment: Date) => (now = moment),
    newGazetteer: (name: string) => (version = name),
    get: (path: string, as?: string) => call('GET', `collections/${path}`, { as }),
    post: (collection: string, body: unknown, as?: string) =>
      call('POST', `collections/${collection}/records`, { body, as }),
    patch: (collection: string, id: string, body: unknown, as?: string) =>
      call('PATCH', `collections/${collection}/records/${id}`, { body, as }),
    remove: (collection: string, id: string, as?: string) =>
      call('DELETE', `collections/${collection}/records/${id}`, { as }),
    /** The items of a list request with a filter. Throws when the request is refused. */
    filtered: async (collection: string, filter: string, as?: string) => {
      const query = new URLSearchParams({ filter, perPage: '1000' }).toString()
      const { status, text, json } = await call('GET', `collections/${collection}/records?${query}`, { as })
      if (status !== 200) throw new Error(`${filter}: ${status} ${text}`)
      return json['items'] as Record<string, unknown>[]
    },
    /** The status of a list request with a filter. */
    filterStatus: async (collection: string, filter: string, as?: string) => {
      const query = new URLSearchParams({ filter }).toString()
      const { status } = await call('GET', `collections/${collection}/records?${query}`, { as })
      return status
    },
    /** Stores a row without checking rules. Missing columns get their empty values. */
    store: async (collection: string, row: Record<string, string | number>) => {
      const fields = collections.find(({ name }) => name === collection)?.fields ?? {}
      const stamp = '2026-01-01 00:00:00.000Z'
      const empty = Object.entries(fields).map(([name, field]) => [name, emptyOf(field)])
      const whole = { ...Object.fromEntries(empty), created: stamp, updated: stamp, ...row }
      const names = sql.join(Object.keys(whole).map((name) => sql.id(name)))
      await run(
        database,
        sql`insert into ${sql.table(collection)} (${names}) values (${sql.join(Object.values(whole))})`,
      )
      return String(row['id'])
    },
    close: () => database.close(),
  }
}

export type Example = Awaited<ReturnType<typeof createExample>>

const isNumeric = (field: Field) => field.type === 'number' || field.type === 'bool'
const columnOf = (field: Field) => (isNumeric(field) ? 'number' : 'text')
const emptyOf = (field: Field) => {
  if (isNumeric(field)) return 0
  if (field.type === 'json') return 'null'
  return 'maxSelect' in field && field.maxSelect > 1 ? '[]' : ''
}

/** Makes a readable id of 15 characters. */
export const exampleId = (name: string) => name.padEnd(15, '0')

/**
 * The records of the tests: users A and B, a country with city X, a visit and a trip of A, and a trip without an owner.
 */
export async function createSeededExample() {
  const example = await createExample()
  const { store } = example
  const [a, b] = [exampleId('usera'), exampleId('userb')]
  await store('users', { id: a, name: 'Anna', email: 'a@x.org', verified: 1, tokenKey: 'key' })
  await store('users', { id: b, name: 'Bert', email: 'b@x.org', emailVisibility: 1 })
  const k = await store('country', {
    id: exampleId('countryk'),
    name: 'K',
    facts: '{"seas":["North","Baltic"],"area":12.5,"km2":3}',
  })
  const x = await store('city', {
    id: exampleId('cityx'),
    name: 'X',
    unaccented_name: 'x',
    latitude: 5,
    country: k,
  })
  await store('city', {
    id: exampleId('cityy'),
    name: 'Łódź_2',
    unaccented_name: 'lodz_2',
    latitude: -1.5,
    capital: 1,
  })
  await store('city', {
    id: exampleId('cityz'),
    name: 'Zürich 100%',
    unaccented_name: 'zurich 100%',
    country: k,
  })
  const va = await store('visited_city', { id: exampleId('visita'), user: a, city: x })
  const i1 = await store('travel_item', { id: exampleId('item1'), type: 'bus', user: a, from: x, order: 1 })
  const i2 = await store('travel_item', { id: exampleId('item2'), type: 'car', user: a, order: 2 })
  const ta = await store('trip', {
    id: exampleId('tripa'),
    name: 'A to B',
    user: a,
    travel_items: JSON.stringify([i2, i1]),
    tags: '["sea","city"]',
  })
  const t0 = await store('trip', { id: exampleId('trip0'), name: 'Nobody’s' })
  return { ...example, a, b, k, x, va, i1, i2, ta, t0 }
}

export type SeededExample = Awaited<ReturnType<typeof createSeededExample>>
