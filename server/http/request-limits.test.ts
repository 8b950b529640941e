import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createTestApp } from '#server/test/create-test-app.ts'
import { currentWork } from '#server/db/work.ts'
import type { RequestEnv } from './context.ts'
import { ApiError } from './errors.ts'
import { bodyLimited, sharedConnections } from './request-limits.ts'

const app = new Hono<RequestEnv>()
app.use((c, next) => {
  const userId = c.req.header('authorization')
  c.set('caller', userId === undefined ? null : { userId, sessionId: '' })
  return next()
})
app.use(bodyLimited)
app.onError((error) => new Response(null, { status: error instanceof ApiError ? error.status : 500 }))
app.post('*', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)))

const person = { authorization: 'anna' }
const statusOf = async (path: string, bytes: number, headers: Record<string, string>) => {
  const length: Record<string, string> = headers['transfer-encoding']
    ? {}
    : { 'content-length': String(bytes) }
  const body = new Uint8Array(bytes)
  return (await app.request(path, { method: 'POST', body, headers: { ...headers, ...length } })).status
}

const small = 64 * 1024
const planner = 256 * 1024
const large = 10 * 1024 * 1024

test.each([
  ['/api/collections/trip/records', large],
  ['/api/collections/trip/records/trip00000000001', large],
  ['/api/batch', large],
  ['/api/realtime', large],
  ['/api/imports/import000000001/batches', large],
  ['/api/account/import', 64 * 1024 * 1024],
  ['/api/planner/generate', planner],
  ['/api/collections/users/auth-with-password', small],
  ['/api/collections/trip/recordsx', small],
  ['/api/batch/x', small],
  ['/api/xbatch', small],
])('%s accepts %i bytes, and not one more', async (path, limit) => {
  expect([await statusOf(path, limit, person), await statusOf(path, limit + 1, person)]).toEqual([200, 413])
})

test.each([
  ['a guest', {}],
  ['a person without a content length', { ...person, 'transfer-encoding': 'chunked' }],
])('the body of %s has the smallest limit', async (_who, headers) => {
  for (const path of ['/api/account/import', '/api/batch', '/api/planner/generate']) {
    expect([await statusOf(path, small, headers), await statusOf(path, small + 1, headers)]).toEqual([
      200, 413,
    ])
  }
})

test('a guest can register with a picture', async () => {
  const path = '/api/collections/users/records'
  expect([await statusOf(path, large, {}), await statusOf(path, large + 1, {})]).toEqual([200, 413])
})

test.each([
  ['/api/collections/trip/records', 'collections/trip'],
  ['/api/collections/users/auth-refresh', 'collections/users'],
  ['/api/batch', 'batch'],
  ['/api/account/export', 'account'],
])('the requests to %s share the connections of "%s"', async (path, work) => {
  const shared = new Hono<RequestEnv>().use(sharedConnections).get('*', (c) => c.text(currentWork()))
  expect(await (await shared.request(path)).text()).toBe(work)
})

test.each([
  ['/api/batch', 120, { requests: [] }],
  ['/api/collections/users/passkey-options', 240, {}],
])('a network may send %s %i times in a minute', async (path, count, body) => {
  const limited = await createTestApp({ rateLimits: true })
  const send = async () => (await limited.request(path, { method: 'POST', body })).status
  for (let sent = 0; sent < count; sent += 1) expect(await send()).not.toBe(429)
  expect(await send()).toBe(429)
  await limited.close()
})
