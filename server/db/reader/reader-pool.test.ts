import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import SQLite from 'better-sqlite3'
import { afterEach, expect, test, vi } from 'vitest'
import { openDatabase } from '#server/db/connect.ts'
import { withScratchFolder } from '#server/test/scratch-folder.ts'
import { run } from '#server/test/test-database.ts'

afterEach(() => vi.useRealTimers())

async function withDatabaseFile(work: (database: ReturnType<typeof openDatabase>) => Promise<void>) {
  await withScratchFolder(async (folder) => {
    const file = join(folder, 'waymark.db')
    new SQLite(file).close()
    const database = openDatabase(file)
    await work(database)
    await database.close()
  })
}

test('a bounded read uses the process of the read before it', () =>
  withDatabaseFile(async (database) => {
    // Each process starts with its own value of this setting.
    const read = (text: string) => database.boundedRead((db) => run({ db }, text))
    expect(await read('pragma busy_timeout')).toEqual([{ timeout: 500 }])
    await read('pragma busy_timeout = 77')
    expect(await read('pragma busy_timeout')).toEqual([{ timeout: 77 }])
  }))

test('a bounded read fails after 10 seconds when its process does not start', () =>
  withDatabaseFile(async (database) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const outcome = database.boundedRead((db) => run({ db }, 'select 1')).catch(String)
    await turn()
    vi.advanceTimersByTime(10_000)
    expect(await outcome).toBe('Error: A process that reads did not start.')
    vi.useRealTimers()
    expect(await database.boundedRead((db) => run({ db }, 'select 1 as one'))).toEqual([{ one: 1 }])
  }))
