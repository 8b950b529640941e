import { Client } from 'pg'
import { openDatabase } from '#server/db/connect.ts'
import { fillTestDatabase } from './fill-test-database.ts'
import { startCluster } from './postgres-cluster.ts'

/** The prefix of the names of all test databases. */
export const prefix = 'waymark_test'
/** The template database, from which the other test databases are copied. */
export const template = `${prefix}_template`

/**
 * With TEST_DATABASE=postgres: prepares the server of TEST_DATABASE_URL, or a temporary one, for all test files, and
 * cleans it up at the end.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE'] !== 'postgres') return undefined
  const given = process.env['TEST_DATABASE_URL'] ?? ''
  const cluster = given === '' ? await startCluster() : null
  const url = cluster?.url('postgres') ?? given
  const cleanUp = () => (cluster ? cluster.remove() : dropAll(url))
  try {
    await prepare(url)
  } catch (error) {
    await cleanUp()
    throw error
  }
  process.env['TEST_POSTGRES'] = url
  return cleanUp
}

async function prepare(url: string) {
  await dropAll(url)
  await onServer(url, (client) => client.query(`create database ${template} template template0`))
  const database = openDatabase(withDatabase(url, template))
  try {
    await fillTestDatabase(database)
  } finally {
    await database.close()
  }
  await onServer(withDatabase(url, template), recordChangesOfFilledTables)
  await onServer(url, (client) => client.query(`create database ${prefix}_bare template template0`))
}

/** The URL of another database on the same server. */
export function withDatabase(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

/** Runs `work` with a connection and closes it. */
export async function onServer<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function dropAll(url: string) {
  await onServer(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where datname like $1',
      [`${prefix}%`],
    )
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  })
}

/**
 * Adds a trigger to each table that has rows. The trigger records a change of the table; a database with such a change is
 * not reused for other tests.
 */
async function recordChangesOfFilledTables(client: Client) {
  await client.query(`
    create schema watch;
    create table watch.changed (what text);
    create function note_change() returns trigger language plpgsql as
      $$ begin insert into watch.changed values (tg_table_name); return null; end $$`)
  const { rows } = await client.query<{ name: string }>(`
    select tablename as name from pg_tables where schemaname = 'public'`)
  for (const { name } of rows) {
    const filled = await client.query(`select 1 from "${name}" limit 1`)
    if (filled.rows.length === 0) continue
    await client.query(`create trigger note_change after insert or update or delete or truncate on "${name}"
      for each statement execute function note_change()`)
  }
}
