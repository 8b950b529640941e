import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, type PoolConfig } from 'pg'
import { expect, test } from 'vitest'
import { createTestApp } from '#server/test/create-test-app.ts'
import { startCluster } from '#server/test/postgres-cluster.ts'
import { onServer } from '#server/test/postgres-setup.ts'
import { createEmptyDatabase, openEmptyDatabase, run } from '#server/test/test-database.ts'
import { openDatabase, transaction } from './connect.ts'
import { postgresDialect } from './dialect.ts'
import { migrate } from './migrate.ts'
import { kyselyPool } from './postgres-pool.ts'
import { storageTrouble } from './storage-trouble.ts'

const troubleOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof Error ? storageTrouble(error) : error),
  )
const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`

/** A database whose queries fail after 0.3 s without an answer. */
const withOneConnection = (config: PoolConfig) =>
  new Kysely<never>({
    dialect: new PostgresDialect({
      pool: kyselyPool(new Pool({ max: 1, ...config }), {
        send: (client, query) => client.query(query),
        shares: null,
        unansweredMs: 300,
      }),
    }),
  })

test('analyzing the server’s tables does not wait for tables of other schemas', async () => {
  const neighbour = await createEmptyDatabase()
  const database = await openEmptyDatabase()
  await migrate(database)
  await onServer(neighbour.source, async (client) => {
    await client.query('begin')
    await client.query('create table theirs (id int)')
    await client.query('lock table theirs in access exclusive mode')
    await client.query('commit and chain')
    await client.query('lock table theirs in access exclusive mode')
    await database.afterBulkLoad()
    await client.query('rollback')
  })
  const counted = await run(
    database,
    "select 1 from pg_stat_user_tables where schemaname = current_schema() and relname = 'city' and last_analyze > now() - interval '1 minute'",
  )
  expect(counted).toHaveLength(1)
  await database.close()
  await neighbour.remove()
})

test('when PostgreSQL ends a connection during a transaction, only that transaction fails', async () => {
  const location = await createEmptyDatabase()
  const database = openDatabase(location.source)
  const uncaught: unknown[] = []
  const note = (error: unknown) => uncaught.push(error)
  process.on('uncaughtException', note)
  const work = transaction(database.db, async (db) => {
    const { rows } = await pid.execute(db)
    // No query runs on the connection when it ends.
    await onServer(location.source, async (client) => {
      const processId = [rows[0]?.pid]
      await client.query('select pg_terminate_backend($1)', processId)
      const found = () => client.query('select 1 from pg_stat_activity where pid = $1', processId)
      await expect.poll(async () => (await found()).rowCount).toBe(0)
    })
    await run({ db }, 'select 1')
  })
  expect(await troubleOf(work)).toBe('unreachable')
  expect(await run(database, 'select 1 as one')).toEqual([{ one: 1 }])
  process.off('uncaughtException', note)
  expect(uncaught).toEqual([])
  await database.close()
  await location.remove()
})

test('a query that PostgreSQL never answers fails, and its connection is not used again', async () => {
  const location = await createEmptyDatabase()
  const db = withOneConnection({ connectionString: location.source })
  const first = (await pid.execute(db)).rows
  // For a client, a frozen server is the same as a query that never ends.
  expect(await troubleOf(sql`select pg_sleep(60)`.execute(db))).toBe('unreachable')
  const hung = db.transaction().execute((db) => sql`select pg_sleep(60)`.execute(db))
  expect(await troubleOf(hung)).toBe('unreachable')
  expect((await pid.execute(db)).rows).not.toEqual(first)
  await db.destroy()
  await location.remove()
})

test('work without timeouts is not stopped', async () => {
  const location = await createEmptyDatabase()
  const db = withOneConnection({ connectionString: location.source, statement_timeout: 100 })
  await db.transaction().execute(async (db) => {
    await postgresDialect.disableTimeout?.execute(db)
    await sql`select pg_sleep(0.6)`.execute(db)
  })
  expect(await troubleOf(sql`select pg_sleep(0.6)`.execute(db))).toBe('slow')
  await db.destroy()
  await location.remove()
})

test('while a table is locked, requests for other tables are answered', async () => {
  const app = await createTestApp()
  const anna = await app.people.register()
  const records = (collection: string) =>
    app.request(`/api/collections/${collection}/records`, { token: anna.token })
  const locked = Promise.withResolvers<void>()
  const unlock = Promise.withResolvers<void>()
  const holding = transaction(app.database.db, async (db) => {
    await run({ db }, 'lock table trip in access exclusive mode')
    locked.resolve()
    await unlock.promise
  })
  await locked.promise
  const trips = Array.from({ length: 30 }, () => records('trip'))
  const others = await Promise.all([
    records('city'),
    records('visited_city'),
    records('settings'),
    app.request('/api/auth/sessions', { token: anna.token }),
    app.request('/readyz'),
    app.request('/livez'),
  ])
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  const answers = await Promise.all(trips)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  expect(answers[0]?.headers.get('retry-after')).toBe('5')
  unlock.resolve()
  await holding
  expect((await records('trip')).status).toBe(200)
  await app.close()
})

test('a standby is refused until it is promoted', async () => {
  const primary = await startCluster()
  const standby = await startCluster({ standbyOf: primary })
  const database = openDatabase(standby.url('postgres'))
  const locked = () => database.exclusively('test', async () => 'done')
  expect(await troubleOf(run(database, 'select 1'))).toBe('unreachable')
  expect(await troubleOf(locked())).toBe('unreachable')
  expect(await troubleOf(database.inspect())).toBe('unreachable')
  expect(await database.isReachable()).toBe(false)
  await standby.promote()
  expect(await database.isReachable()).toBe(true)
  expect(await run(database, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await locked()).toBe('done')
  await database.close()
  await standby.remove()
  await primary.remove()
})

test('no query is compiled by PostgreSQL, in neither pool', async () => {
  const database = await openEmptyDatabase()
  const show = sql<{ jit: string }>`show jit`
  expect((await show.execute(database.db)).rows).toEqual([{ jit: 'off' }])
  expect(await database.boundedRead(async (db) => (await show.execute(db)).rows)).toEqual([{ jit: 'off' }])
  await database.close()
})
