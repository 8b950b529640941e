import { Hono } from 'hono'
import { DatabaseError } from 'pg'
import { expect, it } from 'vitest'
import type { RequestEnv } from './context.ts'
import { errorHandler } from './error-handler.ts'
import { silentLog } from './log.ts'

const answerTo = (error: Error) => {
  const app = new Hono<RequestEnv>()
  app.onError(errorHandler(silentLog))
  app.get('/', () => {
    throw error
  })
  return app.request('/')
}
const withCode = (code: string) => Object.assign(new Error(code), { code })
const ofPostgres = (code: string) =>
  Object.assign(new DatabaseError('canceling statement', 1, 'error'), { code })

it.each([
  ['a full disk', withCode('SQLITE_FULL'), 507],
  ['a failing disk', withCode('SQLITE_IOERR_WRITE'), 507],
  ['a locked database', withCode('SQLITE_BUSY'), 503],
  ['a database that cannot be reached', withCode('ECONNREFUSED'), 503],
  ['a query that takes too long', ofPostgres('57014'), 504],
])('%s gets its own status and a time to wait', async (_, error, status) => {
  const answer = await answerTo(error)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, '5'])
  expect(await answer.json()).toEqual({ status, data: {}, message: expect.any(String) })
})

it('any other error gets a 500 that tells nothing about it', async () => {
  const answer = await answerTo(new Error('SELECT password FROM users'))
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('SELECT')
})
