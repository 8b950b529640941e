import { decodeJwt } from 'jose/jwt/decode'
import { DefaultQueryExecutor } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { secondsAfter, timestampOf } from '#server/clock.ts'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'

let app: TestApp
let anna: Person

const open = appForEachTest((opened) => {
  ;({ app, anna } = opened)
})

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
interface From {
  agent?: string
  address?: string
  cookie?: string
}
async function signIn({ agent = firefox, address = '203.0.113.1', cookie }: From = {}) {
  const response = await app.request('/api/collections/users/auth-with-password', {
    method: 'POST',
    headers: { 'user-agent': agent, ...(cookie && { cookie }) },
    body: { identity: anna.email, password: anna.password },
    address,
  })
  expect(response.status).toBe(200)
  const { token } = (await response.json()) as { token: string }
  const header = response.headers.get('set-cookie') ?? ''
  return { token, header, cookie: header.split(';')[0] ?? '' }
}
const refresh = async (token: string) =>
  app.request('/api/collections/users/auth-refresh', { method: 'POST', token })
const isOpen = async (token: string) => (await refresh(token)).status === 200
const notices = async () => (await app.mails()).filter(({ purpose }) => purpose === 'newSignIn')

describe('the mail about a new sign-in', () => {
  test('names the time, the browser and the system, and what to do', async () => {
    expect(await notices()).toEqual([])
    await signIn()
    const [notice, ...others] = await notices()
    expect(others).toEqual([])
    expect(notice).toMatchObject({ recipient: anna.email, subject: 'New sign-in to your account' })
    expect(notice?.text).toContain('with Firefox on Linux on 1 March 2026 at 10:00 (UTC)')
    expect(notice?.link).toBe('http://localhost:8090/auth/forgot-password')
  })

  test('is not sent again for a browser that returns with its cookie, from any network', async () => {
    const { cookie } = await signIn()
    app.clock.advance(3600)
    await signIn({ cookie, address: '192.0.2.7', agent: 'Firefox after an update' })
    expect(await notices()).toHaveLength(1)
    await signIn({ cookie: `${cookie}x`, address: '192.0.2.8' })
    expect(await notices()).toHaveLength(2)
  })

  test('is not sent again for a program without cookies that signs in from its network', async () => {
    for (let i = 0; i < 60; i++) {
      await signIn({ agent: 'a script' })
      app.clock.advance(3600)
    }
    expect(await notices()).toHaveLength(1)
    const devices = app.database.db.selectFrom('known_device').select('id').where('user', '=', anna.id)
    expect(await devices.execute()).toHaveLength(2)
  })

  test('is not sent for the first sign-in of a new account, but for the first one of an old account', async () => {
    const body = { password: 'correct horse', passwordConfirm: 'correct horse', name: 'Ben' }
    const create = (email: string) =>
      app.request('/api/collections/users/records', { method: 'POST', body: { ...body, email } })
    await create('ben@example.org')
    await create('carl@example.org')
    await app.people.signIn('ben@example.org', 'correct horse')
    expect(await notices()).toEqual([])
    app.clock.advance(86_401)
    await app.people.signIn('carl@example.org', 'correct horse')
    expect((await notices()).map(({ recipient }) => recipient)).toEqual(['carl@example.org'])
  })
})

describe('the device cookie', () => {
  test('cannot be read by scripts, and with https is sent only to this host', async () => {
    expect((await signIn()).header).toMatch(
      /^waymark_device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    await open({ publicUrl: 'https://waymark.example' })
    expect((await signIn()).header).toMatch(
      /^__Host-waymark_device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  test('is stored only as a hash', async () => {
    const { cookie } = await signIn()
    const devices = await app.database.db.selectFrom('known_device').selectAll().execute()
    expect(JSON.stringify(devices)).not.toContain(cookie.split('=')[1])
  })
})

describe('a session', () => {
  test('ends 90 days after the sign-in, however often it is used', async () => {
    let { token } = await signIn()
    for (let day = 0; day < 90; day += 3) {
      expect([day, await isOpen(token)]).toEqual([day, true])
      token = ((await (await refresh(token)).json()) as { token: string }).token
      app.clock.advance(3 * 86_400)
    }
    expect(await isOpen(token)).toBe(false)
    expect((await app.request('/api/auth/sessions', { token })).status).toBe(401)
  })

  test('gets a token near its end that is not valid for longer', async () => {
    const { token } = await signIn()
    const opened = app.clock().getTime() / 1000 - 88 * 86_400
    await app.database.db
      .updateTable('session')
      .set({ created: timestampOf(new Date(opened * 1000)) })
      .execute()
    const refreshed = (await (await refresh(token)).json()) as { token: string }
    const { exp } = decodeJwt(refreshed.token)
    expect(exp).toBe(Math.floor(opened) + 90 * 86_400)
    expect(await isOpen(refreshed.token)).toBe(true)
  })

  test('of an earlier version, which set no end, ends at a refresh after 90 days', async () => {
    const { token } = await signIn()
    await app.database.db
      .updateTable('session')
      .set({ created: timestampOf(secondsAfter(app.clock(), -91 * 86_400)) })
      .where('user', '=', anna.id)
      .execute()
    const response = await refresh(token)
    expect(response.status).toBe(401)
    expect(response.headers.get('x-session-ended')).toBe('true')
    expect((await app.request('/api/auth/sessions', { token })).status).toBe(401)
    expect(
      await app.database.db
        .selectFrom('session')
        .select('id')
        .where('id', '=', String(decodeJwt(token)['sid']))
        .execute(),
    ).toEqual([])
  })

  test('that was unused for the longest time ends when a person has more than 50', async () => {
    app.clock.advance(1)
    const [first, second] = [await signIn(), await signIn()]
    app.clock.advance(120)
    expect(await isOpen(first.token)).toBe(true)
    for (let i = 0; i < 48; i++) await signIn()
    // The account has 51 sessions with the one of its registration, which was opened before the others.
    expect(await isOpen(anna.token)).toBe(false)
    await signIn()
    expect(await isOpen(second.token)).toBe(false)
    expect(await isOpen(first.token)).toBe(true)
  })
})

test('a password that is changed while it is checked opens no session', async () => {
  await open({ rateLimits: true }, { hashingCost: { memoryCost: 65_536, timeCost: 20 } })
  const executed = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery')
  const attempt = app.request('/api/collections/users/auth-with-password', {
    method: 'POST',
    body: { identity: anna.email, password: anna.password },
  })
  // Checking the password, which takes a second, begins after the account was read.
  const isRead = () =>
    executed.mock.calls.some(
      ([query], index) =>
        query.sql.includes('from "users"') && executed.mock.settledResults[index]?.type === 'fulfilled',
    )
  await expect.poll(isRead, { interval: 1 }).toBe(true)
  executed.mockRestore()
  const { db } = app.database
  await db.updateTable('users').set({ token_key: 'another' }).where('id', '=', anna.id).execute()
  expect((await attempt).status).toBe(400)
})
