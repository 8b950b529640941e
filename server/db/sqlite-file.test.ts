import {
  mkdtempSync,
  openSync,
  closeSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import SQLite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { openCopyIn, run } from '#server/test/test-database.ts'
import { openDatabase, transaction } from './connect.ts'

let folder: string
let file: string
let app: TestApp
let anna: Person
let cities: string[]
/** A connection like another process's. */
let other: SQLite.Database

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-sqlite-'))
  file = join(folder, 'waymark.db')
  app = await createTestApp({}, { database: await openCopyIn(file) })
  anna = await app.people.register()
  cities = (await run<{ id: string }>(app.database, 'select id from city limit 20')).map(({ id }) => id)
  other = new SQLite(file, { timeout: 0 })
})
afterEach(async () => {
  other.close()
  await app.close()
  rmSync(folder, { recursive: true })
})

const visits = '/api/collections/visited_city/records'
const mark = (city = cities.pop()) =>
  app.request(visits, { method: 'POST', token: anna.token, body: { user: anna.id, city } })
const statusOf = async (path: string) => (await app.request(path, { token: anna.token })).status
/** A request for a list, which reads the database, not only the cached session. */
const read = () => statusOf(`${visits}?filter=user='${anna.id}'`)

describe('while another process has the write lock', () => {
  test('reads are answered, and a write waits for the lock', async () => {
    other.exec('begin immediate')
    let isAnswered = false
    const writing = mark().finally(() => (isAnswered = true))
    const asked = performance.now()
    while (performance.now() - asked < 500) {
      expect(await read()).toBe(200)
      await turn()
    }
    expect(isAnswered).toBe(false)
    other.exec('commit')
    expect((await writing).status).toBe(200)
  })

  test('writes that have waited for 5 s get a 503, and later ones are stored', async () => {
    other.exec('begin immediate')
    const progress = { isAnswered: false }
    const statement = run(app.database, "update users set name = 'Anna'").catch((error: unknown) => error)
    const writing = Promise.all([mark(), mark(), statement])
    void writing.finally(() => (progress.isAnswered = true))
    let slowestMs = 0
    while (!progress.isAnswered) {
      const asked = performance.now()
      expect([await statusOf('/livez'), await read()]).toEqual([200, 200])
      slowestMs = Math.max(slowestMs, performance.now() - asked)
      await turn()
    }
    expect(slowestMs).toBeLessThan(2000)
    const [first, second, error] = await writing
    for (const refused of [first, second])
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(error).toMatchObject({ code: 'SQLITE_BUSY' })
    other.exec('rollback')
    expect((await mark()).status).toBe(200)
  })
})

describe('a copy', () => {
  test('ends while another process writes', async () => {
    const progress = { isCopied: false }
    const copying = app.database.copyTo?.(join(folder, 'copy.db')).finally(() => (progress.isCopied = true))
    const write = other.prepare('update users set updated = ?')
    const asked = performance.now()
    while (!progress.isCopied && performance.now() - asked < 10_000) {
      write.run(String(performance.now()))
      await turn()
    }
    expect(progress.isCopied).toBe(true)
    await copying
    const copy = new SQLite(join(folder, 'copy.db'), { readonly: true })
    expect(copy.pragma('integrity_check', { simple: true })).toBe('ok')
    copy.close()
  })
})

describe('a snapshot', () => {
  test('reads the state of one moment, and others write meanwhile', async () => {
    const count = 'select count(*) as count from users'
    await app.database.snapshot(async (db) => {
      expect(await run({ db }, count)).toEqual([{ count: 1 }])
      await app.people.register()
      other.exec("update users set name = 'Other'")
      expect(await run({ db }, count)).toEqual([{ count: 1 }])
      expect(await run({ db }, "select * from users where name = 'Other'")).toEqual([])
    })
    expect(await run(app.database, count)).toEqual([{ count: 2 }])
  })
})

describe('when a file of the database', () => {
  const notReady = async () => {
    const refused = await mark()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await statusOf('/readyz')).toBe(503)
    expect([await statusOf('/livez'), await read()]).toEqual([200, 200])
    expect(app.logged.join('')).toContain('was moved, deleted or replaced')
  }

  test.each(['', '-wal', '-shm'])(
    '(waymark.db%s) is moved away, writes are refused until it is back',
    async (suffix) => {
      expect((await mark()).status).toBe(200)
      renameSync(`${file}${suffix}`, join(folder, 'elsewhere'))
      await notReady()
      renameSync(join(folder, 'elsewhere'), `${file}${suffix}`)
      expect((await mark()).status).toBe(200)
      expect(await statusOf('/readyz')).toBe(200)
      expect(await run(app.database, 'select count(*) as count from visited_city')).toEqual([{ count: 2 }])
    },
  )

  test.each(['-wal', '-shm'])(
    'is a symbolic link, the file (%s) beside its target is watched',
    async (suffix) => {
      const link = join(folder, 'link.db')
      symlinkSync(file, link)
      const linked = openDatabase(link)
      await run(linked, 'select 1 from users')
      renameSync(`${file}${suffix}`, join(folder, 'elsewhere'))
      await expect(run(linked, "update users set name = 'Anna'")).rejects.toMatchObject({
        trouble: 'moved',
        message: `${file}${suffix} is not the file that was opened.`,
      })
      renameSync(join(folder, 'elsewhere'), `${file}${suffix}`)
      await linked.close()
    },
  )

  test('is moved away, a read in another process gets a 503', async () => {
    renameSync(file, join(folder, 'elsewhere'))
    const filter = encodeURIComponent('name~"F%r%a%n%c%e"')
    const filtered = await app.request(`/api/collections/country/records?filter=${filter}`)
    expect(filtered.status).toBe(503)
  })

  test('is replaced by another one, writes are refused', async () => {
    renameSync(file, join(folder, 'elsewhere'))
    writeFileSync(file, '')
    await notReady()
    expect(statSync(file).size).toBe(0)
  })

  test('is moved away in the middle of a transaction, the commit is not acknowledged', async () => {
    const moving = transaction(app.database.db, async (db) => {
      await run({ db }, "update users set name = 'Anna'")
      renameSync(file, join(folder, 'elsewhere'))
    })
    await expect(moving).rejects.toMatchObject({ trouble: 'moved' })
  })
})

describe('a damaged page', () => {
  async function damage() {
    // Cached pages would be read from memory.
    await app.database.afterBulkLoad()
    other.pragma('wal_checkpoint(TRUNCATE)')
    const opened = openSync(file, 'r+')
    const pages = statSync(file).size / 4096
    for (let page = 20; page < pages; page++) {
      writeSync(opened, Buffer.alloc(2000, 0xa5), 0, 2000, page * 4096)
    }
    closeSync(opened)
  }

  test('is answered with 503, and the server is not ready any more', async () => {
    expect(await statusOf('/readyz')).toBe(200)
    await damage()
    const refused = await app.request('/api/collections/city/records?perPage=1000')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(app.logged.join('')).toContain('npm run admin -- doctor')
    expect(await statusOf('/readyz')).toBe(503)
  })

  test('that only a bounded read finds makes the server not ready', async () => {
    await damage()
    expect(await statusOf('/readyz')).toBe(200)
    const reading = app.database.boundedRead((db) => run({ db }, 'select * from city'))
    await expect(reading).rejects.toMatchObject({ code: 'SQLITE_CORRUPT' })
    expect(await statusOf('/readyz')).toBe(503)
  })
})
