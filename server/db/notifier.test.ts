import { expect, test } from 'vitest'
import { createEmptyDatabase, run } from '#server/test/test-database.ts'
import { openDatabase } from './connect.ts'

test('a server on SQLite learns that another process has written', async () => {
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
