import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginServing } from './begin-serving.ts'
import { type Database, openDatabase } from './db/connect.ts'
import { createLog } from './http/log.ts'
import { openUnchangedDatabase } from './prepared-database.ts'
import { openCopyIn, run } from './test/test-database.ts'

let folder: string
let file: string
let database: Database
let logged: string[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-serving-'))
  file = join(folder, 'waymark.db')
  database = await openCopyIn(file)
  logged = []
})
afterEach(async () => {
  await database.close().catch(() => {})
  rmSync(folder, { recursive: true })
})

const log = createLog('info', (line) => {
  logged.push((JSON.parse(line) as { message: string }).message)
})
const begin = () => beginServing(database, log)
async function reopen() {
  await database.close()
  database = openDatabase(file)
}
/** As after a server that was killed. */
async function interrupt() {
  await begin()
  await expect.poll(stateInFile).toBe(1)
  await reopen()
}
const stateInFile = () => {
  const raw = new SQLite(file, { readonly: true })
  const state: unknown = raw.pragma('user_version', { simple: true })
  raw.close()
  return state
}
const withCheck = (check: () => Promise<string | null>) => {
  const { db, file: own } = database
  return { db, file: own && { ...own, check } }
}
/** Overwrites a part of each page except the first ones, which contain the schema. */
function damage() {
  const opened = openSync(file, 'r+')
  for (let page = 100; page < statSync(file).size / 4096; page++) {
    writeSync(opened, Buffer.alloc(2000, 0xa5), 0, 2000, page * 4096)
  }
  closeSync(opened)
}
const reading = 'The last server did not stop in an orderly way. The database is read in the background.'
const damaged =
  'The database is damaged. Run "npm run admin -- doctor", stop the server and restore the last backup.'

test('the file says that a server uses it until that server has stopped, and the next one reads nothing', async () => {
  const end = await begin()
  await expect.poll(stateInFile).toBe(1)
  await end()
  expect(stateInFile()).toBe(0)
  await reopen()
  const endAgain = await begin()
  await endAgain()
  expect(logged).toEqual([])
})

test('after a server that did not stop, the file is read once', async () => {
  await interrupt()
  const end = await begin()
  await expect.poll(() => logged).toEqual([reading, 'The database is not damaged.'])
  expect(await database.isReachable()).toBe(true)
  await end()
  expect(stateInFile()).toBe(0)
})

test('a server that stops before the reading has ended leaves it to the next one', async () => {
  await interrupt()
  const end = await beginServing(
    withCheck(() => new Promise(() => {})),
    log,
  )
  await end()
  expect([logged, stateInFile()]).toEqual([[reading], 1])
})

test('damage is found while the server runs, and the next start is refused', async () => {
  await interrupt()
  damage()
  const end = await begin()
  expect(await database.isReachable()).toBe(true)
  await expect.poll(() => logged).toEqual([reading, damaged])
  expect(await database.isReachable()).toBe(false)
  await end()
  await database.close()
  const env = { dataDir: folder, databaseFile: file, databaseUrl: '' }
  await expect(openUnchangedDatabase(env, log)).rejects.toThrow(/does not serve the database.*it is damaged/)
})

test('after a request has found damage, the next start reads the whole file first', async () => {
  const end = await begin()
  await database.afterBulkLoad()
  const other = new SQLite(file)
  other.pragma('wal_checkpoint(TRUNCATE)')
  other.close()
  damage()
  await expect(run(database, 'select * from city')).rejects.toMatchObject({ code: /SQLITE_CORRUPT/ })
  await end()
  expect(stateInFile()).toBe(2)
})

test('when the file cannot be read to its end, the next server tries again', async () => {
  await interrupt()
  const failing = () => Promise.reject(new Error('The process ended.'))
  const end = await beginServing(withCheck(failing), log)
  await expect.poll(() => logged).toEqual([reading, 'The database could not be checked.'])
  await end()
  expect(stateInFile()).toBe(1)
})

test('a database without a file has no state', async () => {
  const end = await beginServing({ db: database.db, file: null }, log)
  await end()
  expect([logged, stateInFile()]).toEqual([[], 0])
})
