import { once } from 'node:events'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { DatabaseError } from 'pg'
import { expect, it } from 'vitest'
import { StorageError } from '#server/db/storage-trouble.ts'
import type { RequestEnv } from './context.ts'
import { errorHandler } from './error-handler.ts'
import { listen } from './listen.ts'
import { createLog, silentLog } from './log.ts'

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
  ['a damaged SQLite database', withCode('SQLITE_CORRUPT_INDEX'), 503],
  ['a damaged PostgreSQL database', ofPostgres('XX001'), 503],
  ['a read-only database', withCode('SQLITE_READONLY'), 507],
  ['a locked database', withCode('SQLITE_BUSY'), 503],
  ['a database that cannot be reached', new StorageError('unreachable', 'Connection terminated'), 503],
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

it('an error of another connection is no error of the database', async () => {
  const answer = await answerTo(withCode('ECONNRESET'))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([500, null])
})

const readers = {
  json: (request: Request) => request.json(),
  arrayBuffer: (request: Request) => request.arrayBuffer(),
  formData: (request: Request) => request.formData(),
}

it.each([
  ['json', 'content-length: 5000'],
  ['arrayBuffer', 'content-length: 5000'],
  ['formData', 'content-length: 5000'],
  ['json', 'transfer-encoding: chunked'],
  ['formData', 'transfer-encoding: chunked'],
] as const)('an upload that breaks off while %s reads it (%s) is no failure', async (reader, length) => {
  const lines: string[] = []
  const statuses: number[] = []
  const app = new Hono<RequestEnv>()
  app.onError(errorHandler(createLog('debug', (line) => lines.push(line))))
  const reading = Promise.withResolvers<void>()
  app.use(async (c, next) => {
    const answered = next()
    reading.resolve()
    await answered
    statuses.push(c.res.status)
  })
  app.use(bodyLimit({ maxSize: 10_000 }))
  app.post('/', async (c) => {
    await readers[reader](c.req.raw)
    return c.text('read')
  })
  const listener = await listen('127.0.0.1', 0)
  listener.serve((request, env) => app.fetch(request, env))
  const socket = connect(listener.port, '127.0.0.1')
  await once(socket, 'connect')
  const type = 'content-type: multipart/form-data; boundary=x'
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\n${type}\r\n${length}\r\n\r\n5\r\n--x\r\n\r\n`)
  await reading.promise
  socket.destroy()
  await expect.poll(() => statuses).toEqual([499])
  expect(lines.join('')).not.toMatch(/"level":"(warn|error)"|database/)
  await listener.stop(0)
})
