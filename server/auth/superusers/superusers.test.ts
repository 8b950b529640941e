import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSuperuser, listSuperusers, removeSuperuser, resetSuperuser } from '#server/admin/superusers.ts'
import { AdminError } from '#server/admin/admin-error.ts'
import { createPasswords } from '#server/auth/passwords/passwords.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { newSuperuser } from '#server/test/superusers.ts'
import { openTestDatabase } from '#server/test/test-database.ts'
import { claimsOf, replyOf } from '#server/test/test-request.ts'
import { collectionIds } from '#shared/collections/index.ts'
import { superusers } from '#shared/collections/superusers.ts'

const passwords = createPasswords({ memoryCost: 8, timeCost: 1 })
const root = 'root@example.org'
const theirs = `/api/collections/${superusers.name}`

let app: TestApp

beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const send = async (
  path: string,
  token?: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
) => replyOf(await app.request(path, { method, token, body }))

const passwordIn = (printed: string) => printed.split('\n').at(-1) ?? ''
const signIn = (password: string, identity = root) =>
  send(`${theirs}/auth-with-password`, undefined, { identity, password })

const refreshed = (token: string) => send(`${theirs}/auth-refresh`, token, {})

describe('before a superuser exists', () => {
  test('their collection answers as one that does not exist', async () => {
    const anna = await app.people.register()
    for (const token of [undefined, anna.token]) {
      expect(await send(`${theirs}/records`, token)).toMatchObject({
        status: 404,
        body: { message: 'Missing collection context.' },
      })
      for (const name of [superusers.name, superusers.id, '_SUPERUSERS']) {
        expect(await send(`/api/collections/${name}/records`, token, { email: root })).toMatchObject({
          status: 404,
          body: { message: 'Missing or invalid collection context.' },
        })
        for (const action of [
          'auth-with-password',
          'auth-refresh',
          'request-password-reset',
          'request-otp',
        ]) {
          expect((await send(`/api/collections/${name}/${action}`, token, {})).status).toBe(404)
        }
      }
    }
    const answers = [401, 403].entries()
    for (const [index, status] of answers) {
      const token = index === 0 ? undefined : anna.token
      for (const path of ['/api/collections', '/api/collections/users', '/api/settings', '/api/logs'])
        expect([path, (await send(path, token)).status]).toEqual([path, status])
      expect((await send(`/api/collections/users/impersonate/${anna.id}`, token, {})).status).toBe(status)
    }
  })
})

describe('a superuser', () => {
  test('signs in with the printed password, and gets the token of the protocol for a day', async () => {
    const { password, id } = await newSuperuser(app, root)
    expect(password).toHaveLength(24)
    const { status, body } = await signIn(password, root.toUpperCase())
    expect(status).toBe(200)
    expect(body.record).toMatchObject({
      id,
      email: root,
      verified: true,
      collectionName: '_superusers',
      collectionId: 'pbc_3142635823',
    })
    expect(Object.keys(body.record).some((key) => /password|token/i.test(key))).toBe(false)
    expect(claimsOf(body.token)).toMatchObject({
      id,
      type: 'auth',
      collectionId: 'pbc_3142635823',
      refreshable: true,
      exp: app.clock().getTime() / 1000 + 86_400,
    })
  })

  test('is refused with a wrong password as an unknown one is, and after eight guesses for a while', async () => {
    await app.close()
    app = await createTestApp({ rateLimits: true })
    const { password } = await newSuperuser(app, root)
    const wrong = await signIn('not this one')
    expect(wrong).toEqual(await signIn('not this one', 'nobody@example.org'))
    expect(wrong).toMatchObject({ status: 400, body: { message: 'Failed to authenticate.' } })
    for (let guess = 2; guess <= 8; guess += 1) expect((await signIn('not this one')).status).toBe(400)
    expect((await signIn(password)).status).toBe(429)
    app.clock.advance(901)
    expect((await signIn(password)).status).toBe(200)
  })

  test('signs in ten times in a row', async () => {
    await app.close()
    app = await createTestApp({ rateLimits: true })
    const { password } = await newSuperuser(app, root)
    for (let times = 0; times < 10; times += 1) expect((await signIn(password)).status).toBe(200)
  })

  test('is not a user: routes for people refuse the token, and a person’s password opens nothing', async () => {
    const { token } = await newSuperuser(app, root)
    const anna = await app.people.register()
    for (const path of ['/api/auth/sessions', '/api/account/export'])
      expect([path, (await send(path, token)).status]).toEqual([path, 403])
    for (const path of ['/api/account/delete', '/api/files/token', '/api/planner/plan'])
      expect([path, [403, 404].includes((await send(path, token, {})).status)]).toEqual([path, true])
    const wrong = {
      status: 403,
      body: { message: 'The request requires auth record from _superusers collection.' },
    }
    for (const action of ['auth-refresh', 'request-email-change'])
      expect(await send(`/api/collections/users/${action}`, token, {})).toMatchObject(wrong)
    expect(await refreshed(anna.token)).toMatchObject({
      status: 403,
      body: { message: 'The request requires auth record from users collection.' },
    })
    expect((await signIn(anna.password, anna.email)).status).toBe(400)
    await app.people.register({ email: root, password: 'another horse' })
    expect((await signIn('another horse')).status).toBe(400)
  })

  test('signs in by password only, as the list of methods says', async () => {
    await newSuperuser(app)
    const off = { enabled: false, duration: 0 }
    const response = await app.request(`${theirs}/auth-methods`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await response.json()).toEqual({
      password: { identityFields: ['email'], enabled: true },
      oauth2: { providers: [], enabled: false },
      mfa: off,
      otp: off,
      authProviders: [],
      usernamePassword: false,
      emailPassword: true,
    })
    for (const [action, way] of [
      ['request-otp', 'OTP'],
      ['auth-with-otp', 'OTP'],
      ['auth-with-oauth2', 'OAuth2'],
    ])
      expect(await send(`${theirs}/${action}`, undefined, {})).toMatchObject({
        status: 403,
        body: { message: `The collection is not configured to allow ${way} authentication.` },
      })
  })

  test('cannot use the routes of people’s accounts for the superusers’ collection', async () => {
    const { token } = await newSuperuser(app, root)
    const actions = [
      'request-password-reset',
      'confirm-password-reset',
      'request-verification',
      'request-email-change',
      'confirm-verification',
      'confirm-email-change',
      'auth-with-passkey',
      'passkey-options',
    ]
    for (const action of actions)
      expect([action, (await send(`${theirs}/${action}`, token, { email: root })).status]).toEqual([
        action,
        404,
      ])
    for (const action of ['request-otp', 'auth-with-otp', 'auth-with-oauth2'])
      expect([action, (await send(`${theirs}/${action}`, token, { email: root })).status]).toEqual([
        action,
        403,
      ])
    expect(await app.mails()).toEqual([])
  })

  test('is signed out by sign-out, after a day without a refresh, and after thirty days at the latest', async () => {
    const first = await newSuperuser(app, root)
    await send('/api/auth/sign-out', first.token, {})
    expect((await refreshed(first.token)).status).toBe(401)

    let { token } = (await signIn(first.password)).body
    app.clock.advance(86_399)
    expect((await refreshed(token)).status).toBe(200)
    app.clock.advance(2)
    expect((await refreshed(token)).status).toBe(401)

    token = (await signIn(first.password)).body.token
    let days = 0
    for (let next = token; next !== undefined && days < 60; days += 1) {
      app.clock.advance(80_000)
      next = (await refreshed(next)).body.token
    }
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(35)
  })

  test('can choose a password of digits alone, also as a number', async () => {
    const { id, token } = await newSuperuser(app, root)
    const body = { password: 314159265358, passwordConfirm: 314159265358 }
    expect((await send(`${theirs}/records/${id}`, token, body, 'PATCH')).status).toBe(200)
    expect((await refreshed(token)).status).toBe(401)
    expect((await signIn('314159265358')).status).toBe(200)
  })

  test('loses every session with a new password, and all access when removed', async () => {
    const { db } = app.database
    const { password, token } = await newSuperuser(app, root)
    const next = passwordIn(await resetSuperuser(db, root, passwords, app.clock))
    expect((await refreshed(token)).status).toBe(401)
    expect((await signIn(password)).status).toBe(400)
    const again = (await signIn(next)).body.token
    expect(await listSuperusers(db, app.clock)).toMatch(/^root@example\.org; .*open sessions: 1/)
    await removeSuperuser(db, root)
    expect((await refreshed(again)).status).toBe(404)
    expect((await send('/api/collections/users/records', again)).body.totalItems).toBe(0)
    expect(await listSuperusers(db, app.clock)).toContain('There is no superuser')
  })

  test('is created once, with an address, and only an existing one is reset or removed', async () => {
    const { db } = app.database
    await newSuperuser(app, root)
    for (const email of [root, root.toUpperCase(), 'no address', ''])
      await expect(createSuperuser(db, email, passwords, app.clock)).rejects.toThrow(AdminError)
    const unknown = 'nobody@example.org'
    await expect(resetSuperuser(db, unknown, passwords, app.clock)).rejects.toThrow(AdminError)
    await expect(removeSuperuser(db, unknown)).rejects.toThrow(AdminError)
  })

  test('manages superusers by the record API, and the last one stays', async () => {
    const { id, token } = await newSuperuser(app, root)
    const create = (password: string) =>
      send(`${theirs}/records`, token, { email: 'second@example.org', password, passwordConfirm: password })
    expect((await create('too short')).body.data).toHaveProperty('password')
    const second = await create('long enough for this')
    expect(second).toMatchObject({ status: 200, body: { email: 'second@example.org', verified: true } })
    const signedIn = await signIn('long enough for this', 'second@example.org')
    expect(signedIn.status).toBe(200)

    const one = `${theirs}/records/${second.body.id}`
    const changed = { password: 'another long password', passwordConfirm: 'another long password' }
    expect((await send(one, token, changed, 'PATCH')).status).toBe(200)
    expect((await refreshed(signedIn.body.token)).status).toBe(401)
    expect((await send(one, token, undefined, 'DELETE')).status).toBe(204)
    expect(await send(`${theirs}/records/${id}`, token, undefined, 'DELETE')).toMatchObject({
      status: 400,
      body: { message: "You can't delete the only existing superuser." },
    })
  })

  test('reads the collections, and is told that they are defined in the code', async () => {
    const { token } = await newSuperuser(app, root)
    const { body } = await send('/api/collections?perPage=1000&sort=name', token)
    const names = body.items.map(({ name }: { name: string }) => name)
    expect(names).toEqual(names.toSorted())
    expect(names).toEqual(expect.arrayContaining([superusers.name, ...Object.keys(collectionIds)]))
    expect(body).toMatchObject({ page: 1, totalItems: names.length, totalPages: 1 })
    const visits = (await send('/api/collections/visited_city', token)).body
    expect(visits).toMatchObject({
      name: 'visited_city',
      type: 'base',
      system: false,
      createRule: 'user = @request.auth.id',
    })
    const relation = visits.fields.find(({ name }: { name: string }) => name === 'user')
    expect(relation).toMatchObject({ type: 'relation', collectionId: 'wmk000000users0', required: true })
    expect(visits.indexes[0]).toContain('(`user`, `city`)')
    expect((await send('/api/collections/nope', token)).status).toBe(404)
    expect((await send('/api/collections/users', token, { name: 'x' }, 'PATCH')).status).toBe(403)
    expect((await send('/api/settings', token)).body.meta).toMatchObject({ appName: 'Waymark' })
    expect((await send('/api/logs', token)).status).toBe(404)
    expect(JSON.stringify(body)).not.toMatch(/password_hash|token_key/)
  })
})

describe('a filter of a superuser', () => {
  test('covers the records of all people, and therefore runs on the bounded connection', async () => {
    await app.close()
    const database = await openTestDatabase()
    let bounded = 0
    const boundedRead: typeof database.boundedRead = (read) => {
      bounded += 1
      return database.boundedRead(read)
    }
    app = await createTestApp({}, { database: { ...database, boundedRead } })
    const { token } = await newSuperuser(app, root)
    const anna = await app.people.register()
    const filter = encodeURIComponent('city.country.timezones ~ "Paris" && user.name ~ "a"')
    const path = `/api/collections/visited_city/records?filter=${filter}`
    expect((await send(path, anna.token)).status).toBe(200)
    expect(bounded).toBe(0)
    expect((await send(path, token)).status).toBe(200)
    expect(bounded).toBe(1)
  })
})
