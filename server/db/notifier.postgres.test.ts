import { expect, test } from 'vitest'
import { createEmptyDatabase, run } from '#server/test/test-database.ts'
import { openDatabase } from './connect.ts'
import { newId } from './new-id.ts'

test('a process that ends right after a change still notifies the others', async () => {
  const location = await createEmptyDatabase()
  const server = openDatabase(location.source)
  const received: string[] = []
  let isListening = false
  const listening = server.notifier.listen(
    (notification) => received.push(notification),
    () => (isListening = true),
  )
  await expect.poll(() => isListening).toBe(true)
  const command = openDatabase(location.source)
  // Other tests notify on the same server.
  const notification = `user ${newId()}` as const
  command.notifier.notify(notification)
  await command.close()
  await expect.poll(() => received).toContain(notification)
  await listening.close()
  await server.close()
  await location.remove()
})

test('a process whose connection broke listens again, and `missed` is called', async () => {
  const location = await createEmptyDatabase()
  const server = openDatabase(location.source)
  const received: string[] = []
  let missed = 0
  const listening = server.notifier.listen(
    (notification) => received.push(notification),
    () => (missed += 1),
  )
  await expect.poll(() => missed).toBe(1)
  const listeners = `from pg_stat_activity where datname = current_database() and query = 'listen waymark'`
  await run(server, `select pg_terminate_backend(pid) ${listeners}`)
  await expect.poll(() => missed).toBe(2)
  const notification = `session ${newId()}` as const
  server.notifier.notify(notification)
  await expect.poll(() => received).toContain(notification)
  await run(server, `select pg_notify('waymark', 'of another program')`)
  await listening.close()
  expect(received.filter((text) => !/^(events|gazetteer|(session|user) .*)$/.test(text))).toEqual([])
  await expect.poll(() => run(server, `select pid ${listeners}`)).toEqual([])
  await server.close()
  await location.remove()
})
