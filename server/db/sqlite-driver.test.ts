import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import SQLite from 'better-sqlite3'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SqliteDriver } from './sqlite-driver.ts'
import { sqliteKysely } from './sqlite-kysely.ts'

interface Tables {
  note: { id: number; of: number | null }
}

let folder: string
let raw: SQLite.Database
let db: Kysely<Tables>
/** A connection like another process's: it sees committed data. */
let other: SQLite.Database
let commits: number
/** The driver's time, in milliseconds. */
let time: number
/** Called after each commit, before any caller is informed. */
let atCommit: () => void

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-driver-'))
  const file = join(folder, 'test.db')
  let last: unknown
  raw = new SQLite(file, { timeout: 0, verbose: (statement) => (last = statement) })
  raw.pragma('journal_mode = WAL')
  raw.pragma('foreign_keys = ON')
  raw.exec('create table note (id integer primary key, "of" integer references note, content blob)')
  commits = 0
  time = 0
  atCommit = () => {}
  const checkFiles = () => {
    if (last !== 'commit') return
    last = ''
    commits += 1
    atCommit()
  }
  db = new Kysely<Tables>({
    dialect: sqliteKysely(() => new SqliteDriver(raw, { checkFiles, now: () => time })),
  })
  other = new SQLite(file, { timeout: 0 })
})
afterEach(async () => {
  other.close()
  await db.destroy()
  rmSync(folder, { recursive: true })
})

type Connection = Kysely<Tables>

const insert = (connection: Connection, id: number) =>
  connection.insertInto('note').values({ id, of: null }).execute()
const store = (id: number) => db.transaction().execute((connection) => insert(connection, id))
const storeAndFail = (id: number, error = new Error(`no ${id}`)) =>
  db.transaction().execute(async (connection) => {
    await insert(connection, id)
    throw error
  })
const ids = async () => (await db.selectFrom('note').select('id').orderBy('id').execute()).map(({ id }) => id)
const committed = () => other.prepare('select id from note order by id').pluck().all()
const outcomes = async (works: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(works)).map((outcome) =>
    outcome.status === 'fulfilled' ? 'stored' : String(outcome.reason),
  )
const numbers = (count: number, first = 1) => Array.from({ length: count }, (_, index) => first + index)

describe('transactions of one turn of the event loop', () => {
  test('share one commit, and so do statements without a transaction', async () => {
    await Promise.all([store(1), insert(db, 2), store(3)])
    expect([commits, committed()]).toEqual([1, [1, 2, 3]])
    await store(4)
    expect([commits, committed()]).toEqual([2, [1, 2, 3, 4]])
  })

  test('run one after the other, and a later one sees what an earlier one has stored', async () => {
    const seen = await Promise.all(
      [1, 2, 3].map((id) =>
        db.transaction().execute(async (connection) => {
          const { rows } = await sql<{ count: number }>`select count(*) as count from note`.execute(
            connection,
          )
          await insert(connection, id)
          return rows[0]?.count
        }),
      ),
    )
    expect(seen).toEqual([0, 1, 2])
  })

  test('end after the commit, whether they succeed or fail, and reads wait for it', async () => {
    const told: string[] = []
    const tell = (what: string) => () => told.push(what)
    atCommit = () => told.push(`commit of ${committed().join(' ')}`)
    const reading: Promise<unknown>[] = []
    const storeAndRead = (id: number) =>
      db.transaction().execute(async (connection) => {
        reading.push(ids().then((found) => told.push(`read ${found.join(' ')}`)))
        await insert(connection, id)
      })
    await Promise.all([
      storeAndRead(1).then(tell('1 stored')),
      storeAndFail(2).catch(tell('2 failed')),
      storeAndRead(3).then(tell('3 stored')),
      insert(db, 1).catch(tell('1 refused')),
    ])
    await Promise.all(reading)
    expect(told[0]).toBe('commit of 1 3')
    expect(told.slice(1).sort()).toEqual([
      '1 refused',
      '1 stored',
      '2 failed',
      '3 stored',
      'read 1 3',
      'read 1 3',
    ])
    expect(commits).toBe(1)
  })

  test('are rolled back alone when one of them fails', async () => {
    const works = [store(1), storeAndFail(2), store(3), storeAndFail(4), insert(db, 3), store(5)]
    expect(await outcomes(works)).toEqual([
      'stored',
      'Error: no 2',
      'stored',
      'Error: no 4',
      'SqliteError: UNIQUE constraint failed: note.id',
      'stored',
    ])
    expect([commits, committed()]).toEqual([1, [1, 3, 5]])
  })

  test('are not delayed by a first one that fails', async () => {
    const works = [storeAndFail(1), store(2), insert(db, 3)]
    expect(await outcomes(works)).toEqual(['Error: no 1', 'stored', 'stored'])
    expect(committed()).toEqual([2, 3])
    expect(await outcomes([storeAndFail(4)])).toEqual(['Error: no 4'])
    expect(await ids()).toEqual([2, 3])
  })

  test('are all refused when the commit fails, including those that had failed by themselves', async () => {
    const leadsNowhere = () =>
      db.transaction().execute(async (connection) => {
        await sql`pragma defer_foreign_keys = on`.execute(connection)
        await connection.insertInto('note').values({ id: 2, of: 99 }).execute()
      })
    const refusal = 'SqliteError: FOREIGN KEY constraint failed'
    expect(await outcomes([store(1), leadsNowhere(), storeAndFail(3)])).toEqual([refusal, refusal, refusal])
    expect(committed()).toEqual([])
    expect(await outcomes([store(4)])).toEqual(['stored'])
    expect(committed()).toEqual([4])
  })

  test('are all refused when the files are not at their paths after the commit', async () => {
    atCommit = () => {
      throw new Error('moved')
    }
    expect(await outcomes([store(1), storeAndFail(2)])).toEqual(['Error: moved', 'Error: moved'])
    atCommit = () => {}
    expect(await outcomes([store(3), ids()])).toEqual(['stored', 'stored'])
  })
})

describe('a full disk', () => {
  const full = 'SqliteError: database or disk is full'
  // SQLite rolls back the whole transaction when a statement for a single row fails in this way.
  const fill = (connection: Connection) =>
    sql`insert into note (id, content) values (99, zeroblob(1000000))`.execute(connection)
  beforeEach(() => {
    raw.pragma('max_page_count = 20')
  })

  test('in the middle of a transaction refuses those whose work is lost with it, and no later ones', async () => {
    const filling = () => db.transaction().execute(fill)
    expect(await outcomes([store(1), storeAndFail(2), filling(), store(3)])).toEqual([
      full,
      full,
      full,
      'stored',
    ])
    expect(committed()).toEqual([3])
  })

  test('stores nothing of a transaction that ignores the error', async () => {
    const ignoring = () =>
      db.transaction().execute(async (connection) => {
        await fill(connection).catch(() => {})
        await insert(connection, 2)
      })
    const swallowing = () => db.transaction().execute((connection) => fill(connection).catch(() => {}))
    expect(await outcomes([store(1), ignoring()])).toEqual([full, full])
    expect(await outcomes([store(3), swallowing()])).toEqual([full, full])
    expect(await outcomes([store(4), ids()])).toEqual(['stored', 'stored'])
    expect(committed()).toEqual([4])
  })
})

describe('a group', () => {
  test('has a hundred members at most, and reads run before the next one', async () => {
    let reading: Promise<number[]> | undefined
    const first = db.transaction().execute(async (connection) => {
      await insert(connection, 1)
      reading = ids()
    })
    await Promise.all([first, ...numbers(249, 2).map(store)])
    expect(await reading).toEqual(numbers(100))
    expect([commits, committed()]).toEqual([3, numbers(250)])
  })

  test('is committed after a member that takes long', async () => {
    const slow = db.transaction().execute(async (connection) => {
      await insert(connection, 1)
      time += 20
    })
    await Promise.all([slow, store(2), store(3)])
    expect([commits, committed()]).toEqual([2, [1, 2, 3]])
  })

  test('is committed once when a member waits for something else', async () => {
    const waiting = db.transaction().execute(async (connection) => {
      await insert(connection, 2)
      await turn()
      await turn()
      await insert(connection, 3)
    })
    await Promise.all([store(1), waiting, store(4)])
    expect([commits, committed()]).toEqual([1, [1, 2, 3, 4]])
  })

  test('waits as a whole for the lock of another process', async () => {
    other.exec('begin immediate')
    const stored = Promise.all([store(1), storeAndFail(2).catch(() => {}), store(3)])
    const asked = performance.now()
    while (performance.now() - asked < 100) expect(await ids()).toEqual([])
    other.exec('commit')
    await stored
    expect([commits, committed()]).toEqual([1, [1, 3]])
  })
})
