/** The PostgreSQL backend: a pool of connections. Differences in SQL are in dialect.ts. */
import { Client, type ClientBase, Pool, type PoolConfig, types } from 'pg'
import { PostgresDialect, sql } from 'kysely'
import type { Backend } from './backend.ts'
import { postgresNotifier } from './notifier.ts'
import { postgresDialect, type SqlValue, withoutTimeouts } from './dialect.ts'
import { kyselyPool, type Send } from './postgres-pool.ts'
import { postgresProbe } from './postgres-probe.ts'
import { preparedStatements } from './prepared-statements.ts'
import { refuseStandby } from './refuse-standby.ts'
import { createShares } from './shares.ts'
import type { Db } from './tables.ts'

/** The oldest supported major version. */
const oldestVersion = 15
const poolSize = 10
/** The maximum number of connections for one kind of work. The others stay free for other work. */
const mostForOneKind = 7
const longestWaitMs = 3000
const limits = { statement_timeout: 10_000, lock_timeout: 3000 }
/** A bounded read has two queries, a page and a count, and takes less than a second. */
const boundedLimits = { statement_timeout: 400, lock_timeout: 300 }
const boundedPoolSize = 2
/** The time after which a connection is closed when PostgreSQL has not even cancelled a query at its statement_timeout. */
const answerMs = 2000
const batchRows = 5000

/**
 * A prepared statement is planned once. By default PostgreSQL plans it anew for each execution when it expects the
 * plan for unknown values to be slower, for example for a range of names; planning takes longer than these queries.
 */
const reusePlans = 'set plan_cache_mode = force_generic_plan'

/**
 * PostgreSQL compiles a query whose estimated cost is high (jit). For a filter over several tables that takes 0.1 to
 * 0.2 seconds, even when the tables are almost empty: longer than the query.
 */
const runUncompiled = 'set jit = off'

/**
 * Creates a pool for the database at a postgres:// URL. It connects on the first query.
 *
 * If `poolerUrl` is not empty, the pool connects to this address of a pooler that gives each transaction any session:
 * the pool then prepares no statement and sets nothing in a session, so the limits and `jit = off` are settings of the
 * pooler. Notifications, locks for work outside of transactions, bounded reads and the probe need sessions of their own
 * and use `url`.
 */
export function openPostgres(url: string, poolerUrl = ''): Backend {
  const hasSessions = poolerUrl === ''
  const pool = hasSessions
    ? openPool(url, poolSize, { limits, settings: `${runUncompiled}; ${reusePlans}` })
    : openPool(poolerUrl, poolSize)
  const shares = createShares(mostForOneKind, longestWaitMs)
  const probe = postgresProbe(url)
  const notifier = postgresNotifier(url, (channel, notification) =>
    pool.query('select pg_notify($1, $2)', [channel, notification]),
  )
  return {
    kysely: new PostgresDialect({
      pool: kyselyPool(pool, {
        send: hasSessions ? preparedStatements() : sendUnprepared,
        shares,
        unansweredMs: limits.statement_timeout + answerMs,
      }),
    }),
    bounded: new PostgresDialect({
      pool: async () =>
        kyselyPool(openPool(url, boundedPoolSize, { limits: boundedLimits, settings: runUncompiled }), {
          send: sendUnprepared,
          shares: null,
          unansweredMs: boundedLimits.statement_timeout + answerMs,
        }),
    }),
    snapshot: null,
    dialect: postgresDialect,
    file: null,
    notifier,
    upsert,
    insert,
    exclusively: (name, work) => exclusively(url, name, work),
    afterBulkLoad: () => analyze(pool),
    inspect: () => inspect(pool),
    copyTo: null,
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount + shares.waiting,
    }),
    isReachable: () => probe.answers(),
    async beforeClose() {
      await probe.close()
      await notifier.flush()
    },
  }
}

const sendUnprepared: Send = (client, query) => client.query(query)

interface Session {
  limits: Pick<PoolConfig, 'statement_timeout' | 'lock_timeout'>
  /** SQL that runs once in each new session. */
  settings: string
}

/** Without `session`, nothing is set in the sessions. */
function openPool(url: string, max: number, session?: Session): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    application_name: 'waymark',
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    ...(session && { ...session.limits, idle_in_transaction_session_timeout: 60_000 }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser },
    // The pool waits for this promise.
    async onConnect(client: ClientBase) {
      await refuseStandby(client)
      if (!session) return
      // The types of pg do not know the time limit of a single query.
      const query: { text: string; query_timeout: number } = {
        text: session.settings,
        query_timeout: answerMs,
      }
      await client.query(query)
    },
  })
  // The pool removes an idle connection that breaks, and emits its error. While a connection is in use, the pool does
  // not listen to it. An 'error' event without a listener would be an uncaught error.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * Analyzes all own tables for the query planner, however long it takes. Tables of other schemas are left out: their
 * owners may analyze them at the same time in another order, which can deadlock.
 */
async function analyze(pool: Pool) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(withoutTimeouts)
    const { rows } = await client.query<{ name: string }>(ownTables)
    await client.query(`analyze ${rows.map(({ name }) => name).join(', ')}`)
    await client.query('commit')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

const ownTables = `select format('%I.%I', schemaname, tablename) as name
  from pg_tables where schemaname = current_schema() order by tablename`

const { INT8, NUMERIC } = types.builtins
const numbers = new Set<number>([INT8, NUMERIC])

/** Parses int8 and numeric, the types of counts and `seq`, as numbers: these values stay far below 2^53. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (numbers.has(oid) && format !== 'binary') return Number
  return types.getTypeParser(oid, format)
}

/**
 * See Backend.upsert(). The rows go into a temporary table first: `insert … on conflict` would consume a `seq` value
 * for every row that is stored already.
 */
async function upsert(
  db: Db,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly SqlValue[]>,
  now: string,
): Promise<void> {
  const names = columns.map((name) => sql.id(name))
  const [target, all] = [sql.table(table), sql.join(names)]
  await postgresDialect.disableTimeout?.execute(db)
  await sql`create temporary table incoming on commit drop as select ${all} from ${target} with no data`.execute(
    db,
  )
  await sql`alter table incoming add column place bigint generated always as identity`.execute(db)
  for (const batch of batches(rows)) await insert(db, 'incoming', columns, batch)
  const changing = columns.slice(1)
  const of = (alias: string) => sql.join(changing.map((name) => sql.id(alias, name)))
  await sql`
    update ${target} as stored
    set ${sql.join(changing.map((name) => sql`${sql.id(name)} = ${sql.id('incoming', name)}`))}, updated = ${now}
    from incoming
    where stored.id = incoming.id and (${of('stored')}) is distinct from (${of('incoming')})`.execute(db)
  await sql`
    insert into ${target} (${all}, created, updated)
    select ${all}, ${now}, ${now} from incoming
    where not exists (select 1 from ${target} as stored where stored.id = incoming.id)
    order by place`.execute(db)
  await sql`drop table incoming`.execute(db)
}

async function insert(
  db: Db,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly (SqlValue | Uint8Array)[])[],
): Promise<void> {
  const arrays = columns.map((_name, index) => {
    const values = rows.map((row) => row[index] ?? null)
    return sql`cast(${values} as ${sql.raw(typeOf(values[0] ?? null))}[])`
  })
  const names = sql.join(columns.map((name) => sql.id(name)))
  await sql`insert into ${sql.table(table)} (${names}) select * from unnest(${sql.join(arrays)})`.execute(db)
  if (!columns.includes('seq')) return
  // The function folds a name without quotation marks to lower case.
  const sequence = sql`pg_get_serial_sequence(quote_ident(${table}), 'seq')`
  await sql`select setval(${sequence}, max(seq)) from ${sql.table(table)}`.execute(db)
}

function typeOf(value: SqlValue | Uint8Array) {
  if (typeof value === 'number') return 'double precision'
  return value instanceof Uint8Array ? 'bytea' : 'text'
}

function* batches(rows: Iterable<readonly SqlValue[]>) {
  let batch: (readonly SqlValue[])[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length < batchRows) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

// The lock is held by a connection that exists only for this work: PostgreSQL releases it even when the process dies.
async function exclusively<Result>(url: string, name: string, work: () => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, application_name: 'waymark', keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  try {
    await refuseStandby(client)
    await client.query('select pg_advisory_lock(hashtextextended($1, 1))', [name])
    return await work()
  } finally {
    await client.end()
  }
}

async function inspect(pool: Pool) {
  const { rows } = await pool.query<{ version: string; number: string; encoding: string; size: number }>(`
    select current_setting('server_version') as version, current_setting('server_version_num') as number,
      pg_database_size(current_database()) as size,
      (select pg_encoding_to_char(encoding) from pg_database where datname = current_database()) as encoding`)
  const { version = '', number = '', encoding = '', size = 0 } = rows[0] ?? {}
  const problems: string[] = []
  if (Number(number) < oldestVersion * 10_000)
    problems.push(`Its version is older than PostgreSQL ${oldestVersion}.`)
  if (encoding !== 'UTF8') problems.push(`Its encoding is ${encoding}; it must be UTF8.`)
  return { version: `PostgreSQL ${version}`, sizeBytes: size, problems }
}
