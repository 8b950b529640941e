import { expect, test } from 'vitest'
import { createEmptyDatabase } from '#server/test/test-database.ts'
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
