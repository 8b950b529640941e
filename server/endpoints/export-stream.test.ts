import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '#server/db/connect.ts'
import { createLog } from '#server/http/log.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { createExports } from './export-stream.ts'

let app: TestApp
let logged: string[]

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(() => {
  logged = []
})

const { signal } = new AbortController()
const sender = (database: Pick<Database, 'snapshot'> = app.database) =>
  createExports(
    database,
    createLog('info', (line) => logged.push(line)),
  )
/** Parts of 100,000 characters, and a record of how their reader ended. */
function parts(count: number, error?: Error) {
  const state = { read: 0, hasEnded: false }
  async function* texts() {
    try {
      for (; state.read < count; state.read += 1) {
        yield 'x'.repeat(100_000)
        await turn()
      }
      if (error) throw error
    } finally {
      state.hasEnded = true
    }
  }
  return { state, texts }
}

test('a small export is one part, and a large one is sent in the order in which it is read', async () => {
  async function* texts() {
    for (const letter of 'abc') yield letter.repeat(70_000)
  }
  const text = await new Response(await sender()('anna', texts, signal)).text()
  expect(text).toBe('a'.repeat(70_000) + 'b'.repeat(70_000) + 'c'.repeat(70_000))
  async function* small() {
    yield 'Zürich'
  }
  expect(await new Response(await sender()('anna', small, signal)).text()).toBe('Zürich')
})

test('an export is read no further when its client has left', async () => {
  const { state, texts } = parts(1000)
  const reader = (await sender()('anna', texts, signal)).getReader()
  await reader.read()
  await reader.cancel()
  await vi.waitFor(() => expect(state.hasEnded).toBe(true))
  expect(state.read).toBeLessThan(1000)
  expect(logged).toEqual([])
})

test('an export that fails in the middle is an incomplete download, and the log has the reason', async () => {
  const { texts } = parts(3, new Error('The disk is gone.'))
  const failed = new Response(await sender()('anna', texts, signal)).text()
  await expect(failed).rejects.toThrow('The disk is gone.')
  expect(logged).toEqual([expect.stringContaining('An export failed.')])
  expect(logged[0]).toContain('The disk is gone.')
})

test('an export that fails before its first part is a failed request', async () => {
  const { texts } = parts(0, new Error('The disk is gone.'))
  await expect(sender()('anna', texts, signal)).rejects.toThrow('The disk is gone.')
  expect(logged).toEqual([])
})

test('an export whose transaction is repeated after its first part fails', async () => {
  const again: Database['snapshot'] = async (work) => {
    await app.database.snapshot(work)
    return app.database.snapshot(work)
  }
  const { texts } = parts(2)
  const stream = await sender({ snapshot: again })('anna', texts, signal)
  await expect(new Response(stream).text()).rejects.toThrow('An export was interrupted by a conflict.')
})
