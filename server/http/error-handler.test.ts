import { once } from 'node:events'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
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

it.each([
  ['SQLITE_FULL', 'The server cannot save anything at the moment.', 'The disk is full or failing.'],
  [
    'SQLITE_CORRUPT',
    'The server’s storage is damaged.',
    'The database is damaged. Run "npm run admin -- doctor", stop the server and restore the last backup.',
  ],
  ['SQLITE_BUSY', 'The server is busy. Please try again.', 'The database was locked for too long.'],
  [
    'moved',
    'The server cannot save anything at the moment.',
    'A file of the database was moved, deleted or ',
  ],
  ['unreachable', 'The server is busy. Please try again.', 'The database cannot be reached.'],
  ['slow', 'That took too long.', 'A query took too long and was cancelled.'],
] as const)('the person gets advice about %s, and the operator the cause', async (cause, message, logged) => {
  const isOwn = cause === 'moved' || cause === 'unreachable' || cause === 'slow'
  const error = isOwn ? new StorageError(cause, cause) : withCode(cause)
  const lines: string[] = []
  const app = new Hono<RequestEnv>()
  app.use(async (c, next) => {
    c.set('requestId', 'request 1')
    await next()
  })
  app.onError(errorHandler(createLog('debug', (line) => lines.push(line))))
  app.get('/', () => {
    throw error
  })
  const answer = await app.request('/')
  expect(await answer.json()).toMatchObject({ message })
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    'application/json',
    'no-store',
  ])
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines.join(''))).toMatchObject({
    level: 'error',
    message: expect.stringContaining(logged),
    request: 'request 1',
    error: error.message,
  })
})

it.each(['22021', '22P05'])(
  'text that PostgreSQL cannot store (%s) is an error of the request',
  async (code) => {
    const lines: string[] = []
    const app = new Hono<RequestEnv>()
    app.onError(errorHandler(createLog('debug', (line) => lines.push(line))))
    app.get('/', () => {
      throw withCode(code)
    })
    const answer = await app.request('/')
    expect([answer.status, lines]).toEqual([400, []])
    expect(await answer.json()).toEqual({
      status: 400,
      data: {},
      message: 'Something went wrong while processing your request.',
    })
  },
)

it('an error of the framework keeps its status, and its text is not sent', async () => {
  const answer = await answerTo(new HTTPException(431, { message: 'of the framework' }))
  expect(await answer.json()).toEqual({
    status: 431,
    data: {},
    message: 'Something went wrong while processing your request.',
  })
})

it('an error without a specific response is logged as a failed request', async () => {
  const lines: string[] = []
  const app = new Hono<RequestEnv>()
  app.onError(errorHandler(createLog('debug', (line) => lines.push(line))))
  app.get('/', () => {
    throw new Error('no')
  })
  expect((await app.request('/')).headers.get('retry-after')).toBeNull()
  expect(JSON.parse(lines.join(''))).toMatchObject({
    level: 'error',
    message: 'A request failed.',
    error: 'no',
  })
})

it('any other error gets a 500 that reveals nothing about it', async () => {
  const answer = await answerTo(new Error('SELECT password FROM users'))
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('SELECT')
})

it('an error of another connection does not count as an error of the database', async () => {
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
] as const)(
  'an upload that breaks off while %s reads it (%s) does not count as a failure',
  async (reader, length) => {
    const lines: string[] = []
    const statuses: number[] = []
    const app = new Hono<RequestEnv>()
    app.onError(errorHandler(createLog('debug', (line) => lines.push(line))))
    const reading = Promise.withResolvers<void>()
    app.use(async (c, next) => {
      c.set('requestId', 'request 1')
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
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: 'debug',
        message: 'A client closed the connection during its request.',
        request: 'request 1',
      }),
    ])
    await listener.stop(0)
  },
)
