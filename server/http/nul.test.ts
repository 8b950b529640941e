import { UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { collectionIds } from '#shared/collections/index.ts'

let app: TestApp
let anna: Person

beforeAll(async () => {
  app = await createTestApp()
  anna = await app.people.register()
})
afterAll(() => app.close())

const nul = '\0'
const users = '/api/collections/users'
const claims = { collectionId: collectionIds.users, exp: 4_000_000_000 }
const post = (path: string, body: unknown) => () =>
  app.request(path, { method: 'POST', body, token: anna.token })
const get = (path: string, token?: string) => () => app.request(path, { token: token ?? anna.token })
const jwt = (more: Record<string, unknown>) => new UnsecuredJWT({ ...claims, ...more }).encode()

// PostgreSQL throws for a NUL character; SQLite accepts it.
test.each([
  ['a file name', get(`/api/files/users/x/${encodeURIComponent(nul)}`), 404],
  ['the record id in a file URL', get(`/api/files/users/${encodeURIComponent(nul)}/x`), 404],
  ['a record id', get(`${users}/records/${encodeURIComponent(nul)}`), 404],
  ['a filter', get(`${users}/records?filter=${encodeURIComponent(`name = "${nul}"`)}`), 400],
  ['an expand', get(`${users}/records?expand=${encodeURIComponent(nul)}`), 200],
  ['a realtime client id', post('/api/realtime', { clientId: nul, subscriptions: [] }), 404],
  ['an OAuth state', get(`/api/oauth2-redirect?code=x&state=${encodeURIComponent(nul)}`), 307],
  [
    'a session id',
    get('/api/collections/city/records?perPage=1', jwt({ type: 'auth', id: 'x', sid: nul })),
    200,
  ],
  ['the identity of a sign-in', post(`${users}/auth-with-password`, { identity: nul, password: 'x' }), 400],
  [
    'a mailed token',
    post(`${users}/confirm-verification`, { token: jwt({ type: 'verification', id: nul, email: 'x' }) }),
    400,
  ],
  [
    'an OAuth provider, code and redirect URL',
    post(`${users}/auth-with-oauth2`, { provider: nul, code: nul, redirectURL: nul }),
    400,
  ],
  ['an e-mail address', post(`${users}/request-password-reset`, { email: `a${nul}@example.org` }), 400],
] as const)('a NUL in %s is never answered with a 500', async (_where, send, status) => {
  expect((await send()).status).toBe(status)
})
