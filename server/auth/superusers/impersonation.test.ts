import { describe, expect, test } from 'vitest'
import { removeSuperuser, resetSuperuser } from '#server/admin/superusers.ts'
import { createPasswords } from '#server/auth/passwords/passwords.ts'
import { createGazetteerEdits } from '#server/collections/gazetteer-edits.ts'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { inPlaceOf, newSuperuser, type Superuser } from '#server/test/superusers.ts'
import { claimsOf, replyOf } from '#server/test/test-request.ts'

let app: TestApp
let root: Superuser
let anna: Person

appForEachTest(async (opened) => {
  ;({ app, anna } = opened)
  root = await newSuperuser(app)
})

const send = async (
  path: string,
  token?: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
) => replyOf(await app.request(path, { method, token, body }))
const users = '/api/collections/users'
const impersonate = (body: unknown, token: string | undefined = root.token, id = anna.id) =>
  send(`${users}/impersonate/${id}`, token, body)
const refreshed = (token: string) => send(`${users}/auth-refresh`, token, {})

describe('impersonation', () => {
  test('is for superusers only, of people who exist', async () => {
    expect((await send(`${users}/impersonate/${anna.id}`, undefined, {})).status).toBe(401)
    expect((await impersonate({}, anna.token)).status).toBe(403)
    const inPlace = await inPlaceOf(app, root, anna)
    expect((await impersonate({}, inPlace.token)).status).toBe(403)
    for (const id of ['nobody000000000', '%00', root.id])
      expect([id, (await impersonate({}, root.token, id)).status]).toEqual([id, 404])
    expect((await send(`/api/collections/city/impersonate/x`, root.token, {})).status).toBe(404)
    expect((await send(`/api/collections/_superusers/impersonate/${root.id}`, root.token, {})).status).toBe(
      404,
    )
  })

  test('gives the token of the person for the wanted time, which cannot be refreshed', async () => {
    const now = app.clock().getTime() / 1000
    const { status, body } = await impersonate({ duration: 60 })
    expect(status).toBe(200)
    expect(body.record).toMatchObject({ id: anna.id, email: anna.email })
    expect(claimsOf(body.token)).toMatchObject({
      id: anna.id,
      type: 'auth',
      refreshable: false,
      exp: now + 60,
    })
    expect((await refreshed(body.token)).body.token).toBe(body.token)
    app.clock.advance(61)
    expect((await refreshed(body.token)).status).toBe(401)
    const usual = claimsOf((await impersonate({})).body.token)
    expect(usual.exp - app.clock().getTime() / 1000).toBe(432_000)
  })

  test.each([
    [-1, 'validation_min_greater_equal_than_required'],
    [30 * 86_400 + 1, 'validation_max_less_equal_than_required'],
    ['60', undefined],
    [1.5, undefined],
  ])('refuses the duration %j', async (duration, code) => {
    const { status, body } = await impersonate({ duration })
    expect([status, body.data.duration?.code]).toEqual([400, code])
  })

  test('is listed among the person’s devices as an impersonation, and the person can end it', async () => {
    const inPlace = await inPlaceOf(app, root, anna)
    const { items } = (await send('/api/auth/sessions', anna.token)).body
    expect(items).toHaveLength(2)
    const [theirs] = items.filter((item: { impersonated: boolean }) => item.impersonated)
    expect(theirs).toMatchObject({ agent: '', current: false })
    expect((await send(`/api/auth/sessions/${theirs.id}`, anna.token, undefined, 'DELETE')).status).toBe(204)
    expect((await refreshed(inPlace.token)).status).toBe(401)
    expect((await refreshed(anna.token)).status).toBe(200)
  })

  test('ends with the superuser, and with the superuser’s password', async () => {
    const { db } = app.database
    const passwords = createPasswords({ memoryCost: 8, timeCost: 1 })
    const second = await newSuperuser(app, 'second@example.org')
    const [first, other] = [await inPlaceOf(app, root, anna), await inPlaceOf(app, second, anna)]
    await resetSuperuser(db, root.email, passwords, app.clock)
    expect((await refreshed(first.token)).status).toBe(401)
    expect((await refreshed(other.token)).status).toBe(200)
    app.clock.advance(6)
    await removeSuperuser(db, second.email)
    expect((await refreshed(other.token)).status).toBe(401)
    expect((await refreshed(anna.token)).status).toBe(200)
  })

  test.each([
    ['password', { password: 'another long password', passwordConfirm: 'another long password' }],
    ['address', { email: 'other@example.org' }],
  ])('ends when the superuser changes their own %s by the record API', async (_what, change) => {
    const inPlace = await inPlaceOf(app, root, anna)
    expect((await refreshed(inPlace.token)).status).toBe(200)
    const one = `/api/collections/_superusers/records/${root.id}`
    expect((await send(one, root.token, change, 'PATCH')).status).toBe(200)
    expect((await refreshed(inPlace.token)).status).toBe(401)
    expect((await send('/api/collections', root.token)).status).toBe(401)
    expect((await refreshed(anna.token)).status).toBe(200)
  })

  test('does not outlive a superuser whose row is gone', async () => {
    const inPlace = await inPlaceOf(app, root, anna)
    await app.database.db.deleteFrom('_superusers').execute()
    expect((await refreshed(inPlace.token)).status).toBe(401)
  })

  test('may use the account, and not change how it is secured', async () => {
    const inPlace = await inPlaceOf(app, root, anna)
    const { token } = inPlace
    expect((await send(`${users}/records/${anna.id}`, token, { name: 'Anna' }, 'PATCH')).status).toBe(200)
    await app.people.createRecord(inPlace, 'trip', { name: 'For Anna' })

    const password = {
      password: 'another horse',
      passwordConfirm: 'another horse',
      oldPassword: anna.password,
    }
    const [session] = (await send('/api/auth/sessions', token)).body.items
    const refused: [string, unknown, string][] = [
      [`${users}/records/${anna.id}`, password, 'PATCH'],
      [`${users}/records/${anna.id}`, undefined, 'DELETE'],
      [`${users}/request-email-change`, { newEmail: 'mine@example.org' }, 'POST'],
      [`${users}/auth-with-oauth2`, { provider: 'google', code: 'x' }, 'POST'],
      ['/api/account/totp', {}, 'POST'],
      ['/api/account/mail-code', { on: true }, 'PUT'],
      ['/api/account/passkeys/options', {}, 'POST'],
      ['/api/account/delete', { password: anna.password }, 'POST'],
      ['/api/account/proof', { password: anna.password }, 'POST'],
      ['/api/auth/sessions', undefined, 'DELETE'],
      [`/api/auth/sessions/${session.id}`, undefined, 'DELETE'],
    ]
    for (const [path, body, method] of refused)
      expect([path, method, (await send(path, token, body, method)).status]).toEqual([path, method, 403])
    for (const body of [{ email: 'mine@example.org' }, { verified: true }])
      expect((await send(`${users}/records/${anna.id}`, token, body, 'PATCH')).status).toBe(400)
    for (const request of [
      { method: 'PATCH', url: `${users}/records/${anna.id}`, body: password },
      { method: 'DELETE', url: `${users}/records/${anna.id}` },
    ]) {
      const { status, body } = await send('/api/batch', token, { requests: [request] })
      expect([status, body.data.requests['0'].response.status]).toEqual([400, 403])
    }
    expect((await refreshed(anna.token)).status).toBe(200)
    await app.people.signIn(anna.email, anna.password)
    expect((await send('/api/auth/sign-out', token, {})).status).toBe(204)
    expect((await refreshed(token)).status).toBe(401)
  })

  test('ends none of the person’s own sessions', async () => {
    for (let count = 0; count < 60; count += 1) {
      app.clock.advance(1)
      await inPlaceOf(app, root, anna)
    }
    await app.people.signIn(anna.email, anna.password)
    expect((await refreshed(anna.token)).status).toBe(200)
  })

  test('exempts no network from the limits of guesses', async () => {
    await inPlaceOf(app, root, anna)
    const networks = await app.database.db.selectFrom('session').select(['network', 'impersonator']).execute()
    expect(networks.filter(({ impersonator }) => impersonator !== '')).toMatchObject([{ network: '' }])
  })
})

describe('a superuser changes an account', () => {
  const change = (body: unknown) => send(`${users}/records/${anna.id}`, root.token, body, 'PATCH')

  test('a new password needs no old one, ends the sessions, and the person is informed', async () => {
    // Like a person who signs in only with a provider.
    await app.database.db.updateTable('settings').set({ authWithPasswordAvailable: 0 }).execute()
    const { status } = await change({ password: 'another horse', passwordConfirm: 'another horse' })
    expect(status).toBe(200)
    expect((await refreshed(anna.token)).status).toBe(401)
    await app.people.signIn(anna.email, 'another horse')
    const mails = (await app.mails()).filter(({ purpose }) => purpose !== 'verification')
    expect(mails).toMatchObject([{ recipient: anna.email }])
    const [settings] = (await send('/api/collections/settings/records', root.token)).body.items
    expect(settings).toMatchObject({ user: anna.id, authWithPasswordAvailable: true })
    expect((await change({ password: 'another horse', passwordConfirm: 'x' })).body.data).toHaveProperty(
      'passwordConfirm',
    )
  })

  test('a new address ends the sessions, and the old address is informed', async () => {
    const { status, body } = await change({ email: 'new@example.org', verified: true })
    expect([status, body.email, body.verified]).toEqual([200, 'new@example.org', true])
    expect((await refreshed(anna.token)).status).toBe(401)
    await app.people.signIn('new@example.org', anna.password)
    const mails = (await app.mails()).filter(({ purpose }) => purpose !== 'verification')
    expect(mails).toMatchObject([{ recipient: anna.email }])
  })

  test('other changes keep the sessions', async () => {
    expect((await change({ name: 'Anne', verified: true })).status).toBe(200)
    expect((await refreshed(anna.token)).status).toBe(200)
    expect((await change({ email: root.email })).status).toBe(200)
    const other = await app.people.register()
    expect((await change({ email: other.email.toUpperCase() })).body.data).toMatchObject({
      email: { code: 'validation_not_unique' },
    })
  })
})

describe('the log', () => {
  const lines = () => app.logged.map((line) => JSON.parse(line) as Record<string, unknown>)
  const writes = () => lines().filter(({ message }) => message === 'A superuser changed records.')

  test('has each sign-in and each impersonation of a superuser', async () => {
    await inPlaceOf(app, root, anna)
    const events = lines().filter(({ superuser }) => superuser === root.id)
    expect(events.map(({ event, user }) => [event, user])).toEqual([
      ['sign in with a password', undefined],
      ['sign in in place of a person', anna.id],
    ])
  })

  test('has each write with its author, but without contents', async () => {
    await app.people.createRecord(anna, 'trip', { name: 'Secret' })
    expect(writes()).toEqual([])
    const trip = await app.people.createRecord({ ...anna, token: root.token }, 'trip', { name: 'Secret' })
    const inPlace = await inPlaceOf(app, root, anna)
    await send(`/api/collections/trip/records/${trip}`, inPlace.token, { name: 'Secret 2' }, 'PATCH')
    const requests = [{ method: 'DELETE', url: `/api/collections/trip/records/${trip}` }]
    await send('/api/batch', root.token, { requests })
    expect(writes()).toMatchObject([
      { superuser: root.id, changes: `create trip/${trip}`, count: 1 },
      { superuser: root.id, inPlaceOf: anna.id, changes: `update trip/${trip}`, count: 1 },
      { superuser: root.id, changes: `delete trip/${trip}`, count: 1 },
    ])
    expect(JSON.stringify(writes())).not.toContain('Secret')
  })
})

describe('the gazetteer', () => {
  const paris = '/api/collections/city/records?filter=name%3D%22Paris%22&perPage=1'

  test('shows a change of a superuser at once, although its answers are cached, and after a restart', async () => {
    const before = await app.request(paris)
    const etag = before.headers.get('etag') ?? ''
    const { items } = (await before.json()) as { items: { id: string }[] }
    const one = `/api/collections/city/records/${items[0]?.id}`
    expect(await (await app.request(one)).json()).toMatchObject({ name: 'Paris' })

    const changed = await send(one, root.token, { name: 'Lutèce' }, 'PATCH')
    expect(changed.body).toMatchObject({ name: 'Lutèce', unaccented_name: 'lutece' })
    const after = await app.request(one, { headers: { 'if-none-match': etag } })
    expect(after.status).toBe(200)
    expect(await after.json()).toMatchObject({ name: 'Lutèce' })

    const restarted = await createGazetteerEdits(app.database.db, () => {})
    expect(after.headers.get('etag')).toBe(`W/"${restarted.version()}"`)
    expect(etag).not.toBe(after.headers.get('etag'))
  })

  test('of another process is read when that process notifies', async () => {
    const other = await createGazetteerEdits(app.database.db, () => {})
    const before = other.version()
    const city = (await send(paris)).body.items[0]
    await send(`/api/collections/city/records/${city.id}`, root.token, { population: 1 }, 'PATCH')
    expect(other.version()).toBe(before)
    await other.refresh(app.database.db)
    expect(other.version()).not.toBe(before)
  })

  test('answers a superuser without the public cache', async () => {
    const response = await app.request(paris, { token: root.token })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await app.request(paris)).headers.get('cache-control')).toContain('public')
  })
})
