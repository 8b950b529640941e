import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEmptyDatabase, tableNames, type TestDatabaseLocation } from '#server/test/test-database.ts'
import { type Database, openDatabase, transaction } from './connect.ts'
import { migrate } from './migrate.ts'
import { migrations, migrationsIn } from './migrations.ts'
import type { Migration } from './migrations/migration.ts'

let location: TestDatabaseLocation
let database: Database

beforeEach(async () => {
  location = await createEmptyDatabase()
  database = openDatabase(location.source)
})
afterEach(async () => {
  await database.close()
  await location.remove()
})

const makes = (table: string, fails = false): Migration => ({
  name: `${table}-step`,
  async up(db) {
    await sql`create table ${sql.table(table)} (id text)`.execute(db)
    if (fails) throw new Error('Power failure.')
  },
})
const stepNamed = (name: string) => `export const step = { name: '${name}', up: async () => {} }`
const tables = () => tableNames(database)

test('a new database gets every migration once, in order', async () => {
  const names = migrations.map(({ name }) => name)
  expect(names).toEqual([...names].sort())
  expect(await migrate(database)).toEqual(names)
  expect(await tables()).toContain('visited_city')
  expect(await migrate(database)).toEqual([])
})

test('a migration without the name of its file is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  const write = (file: string, code: string) => writeFile(join(folder, file), code)
  try {
    await write('0002-second.ts', stepNamed('0002-second'))
    await write('0001-first.ts', stepNamed('0001-first'))
    await write('migration.ts', 'export {}')
    const steps = migrationsIn(folder)
    expect(steps.map(({ name }) => name)).toEqual(['0001-first', '0002-second'])
    expect(await migrate(database, { steps })).toEqual(['0001-first', '0002-second'])
    await write('0003-third.ts', stepNamed('0003-thrid'))
    await expect(migrate(database, { steps: migrationsIn(folder) })).rejects.toThrow(
      'one migration with the name "0003-third"',
    )
    await rm(join(folder, '0003-third.ts'))
    await write('0004-fourth.ts', 'export {}')
    await expect(migrate(database, { steps: migrationsIn(folder) })).rejects.toThrow(
      'one migration with the name "0004-fourth"',
    )
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a failed migration is rolled back, and the next run repeats it', async () => {
  const first = makes('first')
  await expect(migrate(database, { steps: [first, makes('second', true)] })).rejects.toThrow('Power failure.')
  expect(await tables()).toContain('first')
  expect(await tables()).not.toContain('second')
  expect(await migrate(database, { steps: [first, makes('second')] })).toEqual(['second-step'])
})

test('refuses a database of a newer version and names the unknown migrations', async () => {
  await migrate(database, { steps: [makes('first'), makes('future')] })
  await expect(migrate(database, { steps: [makes('first')] })).rejects.toThrow(
    /newer version of Waymark: it has future-step/,
  )
})

test('two processes that migrate at once apply each migration once', async () => {
  const script = `
    import { openDatabase } from '#server/db/connect.ts'
    import { migrate } from '#server/db/migrate.ts'
    const database = openDatabase(process.argv[1])
    console.log(JSON.stringify(await migrate(database)))
    await database.close()`
  const migrated = async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '-e', script, location.source],
      { cwd: new URL('../..', import.meta.url) },
    )
    return JSON.parse(stdout) as string[]
  }
  const [mine, theirs] = await Promise.all([migrated(), migrated()])
  expect([...mine, ...theirs].sort()).toEqual(migrations.map(({ name }) => name))
})

test('the browsers and networks that were signed in before 0019-account-security are known after it', async () => {
  const name = '0019-account-security'
  await migrate(database, { steps: migrations.filter((step) => step.name < name) })
  const { db } = database
  const anna = { id: 'anna00000000000', email: 'anna@example.org', name: 'Anna', created: '', updated: '' }
  const flags = { emailVisibility: 0, verified: 1, public: 0 }
  const texts = { avatar: '', password_hash: '', token_key: '' }
  await db
    .insertInto('users')
    .values({ ...anna, ...flags, ...texts })
    .execute()
  for (const [id, used] of [
    ['one', '2026-01-01'],
    ['two', '2026-01-02'],
  ])
    await sql`insert into session (id, "user", created, used, expires, agent, network)
      values (${id}, ${anna.id}, '2026-01-01', ${used}, '', 'Firefox', 'home')`.execute(db)
  await migrate(database, { steps: migrations.filter((step) => step.name <= name) })
  const networks = db.selectFrom('known_network').selectAll()
  expect(await networks.execute()).toEqual([{ user: anna.id, network: 'home', used: '2026-01-02' }])
  const devices = db.selectFrom('known_device').select(['agent', 'secret_hash', 'used']).orderBy('used')
  expect(await devices.execute()).toEqual([
    { agent: 'Firefox', secret_hash: '', used: '2026-01-01' },
    { agent: 'Firefox', secret_hash: '', used: '2026-01-02' },
  ])
})

test('a query on the outer connection inside a transaction throws instead of deadlocking', async () => {
  const { db } = database
  await migrate(database)
  await expect(
    transaction(db, async () => {
      await db.selectFrom('gazetteer').selectAll().execute()
    }),
  ).rejects.toThrow('went to the outer connection')
  expect(await db.selectFrom('gazetteer').selectAll().execute()).toEqual([])
})
