import { expect, test } from 'vitest'
import { createEmptyDatabase, run } from '#server/test/test-database.ts'
import { openDatabase } from './connect.ts'
import { sqliteNotifier } from './notifier.ts'

test('a server on SQLite is notified when another process has written', async () => {
  const location = await createEmptyDatabase('sqlite')
  const server = openDatabase(location.source)
  await run(server, 'create table thing (id text primary key)')
  let missed = 0
  const listening = server.notifier.listen(
    () => {},
    () => (missed += 1),
  )
  const command = openDatabase(location.source)
  await run(command, "insert into thing values ('a')")
  await expect.poll(() => missed).toBe(1)
  await command.close()
  await listening.close()
  await server.close()
  await location.remove()
})

test('after a failed read of the version, later changes are still detected', async () => {
  const reads: (() => number)[] = [
    () => 1,
    () => {
      throw new Error('disk I/O error')
    },
    () => 1,
    () => {
      throw new Error('disk I/O error')
    },
  ]
  let done = 0
  const versionOf = () => {
    done += 1
    return reads[done - 1]?.() ?? 2
  }
  let missed = 0
  const listening = sqliteNotifier(versionOf).listen(
    () => {},
    () => (missed += 1),
  )
  await expect.poll(() => done).toBeGreaterThan(reads.length + 1)
  expect(missed).toBe(1)
  await listening.close()
})
