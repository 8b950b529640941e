import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'

/** Runs for about a minute. */
const longQuery = `
  with recursive number(value) as (select 1 union all select value + 1 from number where value < 300000000)
  select count(*) as count from number`

/** A program that starts a long query in a process that reads, and prints a line when it has. */
const program = (file: string) => `
  import { Reader } from ${JSON.stringify(new URL('reader.ts', import.meta.url).href)}
  setInterval(() => {}, 1000)
  const reader = new Reader(${JSON.stringify(file)})
  await reader.ready
  void reader.executeQuery({ sql: ${JSON.stringify(longQuery)}, parameters: [] })
  console.log('asked')`

test('a process that reads ends in the middle of a query after its parent was killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-reader-'))
  const file = join(folder, 'test.db')
  new SQLite(file).close()
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', program(file)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await new Promise((resolve) => parent.stdout.once('data', resolve))
  // The process that reads has the same standard error, which closes when both have ended.
  let hasClosed = false
  parent.stderr.resume().once('close', () => (hasClosed = true))
  parent.kill('SIGKILL')
  await expect.poll(() => hasClosed).toBe(true)
  rmSync(folder, { recursive: true })
})
