import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EventSource } from 'eventsource'
import PocketBase, { ClientResponseError, getTokenPayload } from 'pocketbase'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { stepAt, totpCode } from '#server/auth/security/totp.ts'
import { totpSetup } from '#shared/account-security.ts'
import { type OpenIdProvider, startOpenIdProvider } from './openid-provider.ts'
import { makeSuperuser, type RealServer, startRealServer } from './real-server.ts'

// Uses only the official client against a server on a port, like any other program that uses the API.
vi.stubGlobal('EventSource', EventSource)

const folder = mkdtempSync(join(tmpdir(), 'waymark-sdk-'))
const password = 'a good password'
let provider: OpenIdProvider
let server: RealServer
let people = 0

beforeAll(async () => {
  provider = await startOpenIdProvider()
  server = await startRealServer(folder, {
    OIDC_ISSUER: provider.issuer,
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
  })
})
afterAll(async () => {
  server.signal('SIGTERM')
  await server.ended
  await provider.close()
  rmSync(folder, { recursive: true })
})

async function signedIn() {
  const client = new PocketBase(server.url)
  people += 1
  const email = `person${people}@example.org`
  await client.collection('users').create({ email, password, passwordConfirm: password, name: 'Somebody' })
  const { record } = await client.collection('users').authWithPassword(email, password)
  return { client, email, user: record.id }
}
const failureOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => (error instanceof ClientResponseError ? error : null),
  )

/** The mails that are written completely. The name of an incomplete file ends in `.part`. */
function mailsWritten(): string[] {
  const outbox = join(folder, 'outbox')
  const names = readdirSync(outbox).filter((name) => name.endsWith('.eml'))
  return names.map((name) => readFileSync(join(outbox, name), 'utf8'))
}

/** The token in the link of the last mail to an address. */
function tokenMailedTo(email: string): string {
  const text = mailsWritten().find((mail) => mail.includes(`To: ${email}`)) ?? ''
  const [, token] = /[?&]token=([\w.-]+)/.exec(text.replaceAll('=\r\n', '').replaceAll('=3D', '=')) ?? []
  if (token === undefined) throw new Error(`There is no mail with a link to ${email}.`)
  return token
}

/** The code in the mail to an address. */
function codeMailedTo(email: string): string {
  const codes = mailsWritten()
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) => /^\d{8}$/m.exec(mail)?.[0])
  const code = codes.find((found) => found !== undefined)
  if (code === undefined) throw new Error(`There is no mail with a code to ${email}.`)
  return code
}

describe('the official client', () => {
  test('signs in as a superuser, reads and changes records of people, and acts in a person’s place', async () => {
    const { client: theirs, email, user } = await signedIn()
    const root = new PocketBase(server.url)
    const secret = await makeSuperuser(folder, 'root@example.org')
    await root.collection('_superusers').authWithPassword('root@example.org', secret)
    expect(root.authStore.isSuperuser).toBe(true)
    await root.collection('_superusers').authRefresh()

    const names = (await root.collections.getFullList({ sort: 'name' })).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['_superusers', 'trip', 'users']))
    expect((await root.collections.getOne('trip')).fields.map(({ name }) => name)).toContain('private')
    expect(await root.settings.getAll()).toHaveProperty('meta')
    expect(await root.collection('users').getOne(user)).toMatchObject({ email })

    const inPlace = await root.collection('users').impersonate(user, 60)
    expect(inPlace.authStore.isSuperuser).toBe(false)
    const trip = await inPlace.collection('trip').create({ user, name: 'Made for somebody' })
    expect(await theirs.collection('trip').getOne(trip.id)).toMatchObject({ name: 'Made for somebody' })

    await root.collection('users').update(user, { password: 'another one', passwordConfirm: 'another one' })
    expect(await failureOf(theirs.collection('users').authRefresh())).toMatchObject({ status: 401 })
    expect(await failureOf(inPlace.collection('users').authRefresh())).toMatchObject({ status: 401 })
    await theirs.collection('users').authWithPassword(email, 'another one')
  })

  test('signs in with a password, refreshes the session, and receives the errors of an invalid request', async () => {
    const { client, email, user } = await signedIn()
    expect(client.authStore.isValid).toBe(true)
    expect(getTokenPayload(client.authStore.token)).toMatchObject({ id: user, type: 'auth' })
    const { record } = await client.collection('users').authRefresh()
    expect(record).toMatchObject({ id: user, email })
    const wrong = await failureOf(client.collection('users').authWithPassword(email, 'wrong'))
    expect(wrong).toMatchObject({ status: 400, response: { message: 'Failed to authenticate.', data: {} } })
    const invalid = await failureOf(client.collection('users').create({ email: 'x' }))
    expect(invalid?.response['data']).toMatchObject({ password: { code: 'validation_required' } })
  })

  test('signs in with a mailed code', async () => {
    const { email, user } = await signedIn()
    const client = new PocketBase(server.url)
    const methods = await client.collection('users').listAuthMethods()
    expect(methods).toMatchObject({
      otp: { enabled: true, duration: 600 },
      mfa: { enabled: true, duration: 1800 },
    })
    const { otpId } = await client.collection('users').requestOTP(email)
    const wrong = await failureOf(client.collection('users').authWithOTP(otpId, '1'))
    expect(wrong).toMatchObject({ status: 400, response: { message: 'Invalid or expired OTP.', data: {} } })
    const code = await vi.waitFor(() => codeMailedTo(email), { timeout: 30_000 })
    const { record } = await client.collection('users').authWithOTP(otpId, code)
    expect(record).toMatchObject({ id: user, email, verified: true })
    expect(client.authStore.record?.id).toBe(user)
  })

  test('signs in with two factors: the password, then a code of the authenticator app', async () => {
    const { client, email, user } = await signedIn()
    const { secret } = totpSetup.parse(await client.send('/api/account/totp', { method: 'POST' }))
    const step = stepAt(new Date())
    const body = { code: totpCode(secret, step) }
    await client.send('/api/account/totp/confirm', { method: 'POST', body })
    client.authStore.clear()

    const due = await failureOf(client.collection('users').authWithPassword(email, password))
    expect(due?.status).toBe(401)
    const mfaId = String(due?.response['mfaId'])
    expect(client.authStore.isValid).toBe(false)
    const code = totpCode(secret, step + 1)
    const { record } = await client.collection('users').authWithOTP('totp', code, { mfaId })
    expect(record.id).toBe(user)
    expect((await client.collection('users').authRefresh()).record.id).toBe(user)
  })

  test('signs in with a provider', async () => {
    const client = new PocketBase(server.url)
    const { record, meta, token } = await client.collection('users').authWithOAuth2({
      provider: 'google',
      createData: { emailVisibility: true },
      // In a browser this callback opens a window, which loads the URL.
      urlCallback: async (url) => {
        const last = await fetch(url)
        expect(await last.text()).toContain('You can close this window')
      },
    })
    expect(record).toMatchObject({ email: 'gina@example.org', name: 'Gina Google', verified: true })
    expect(meta).toMatchObject({ id: '1', isNew: true })
    expect(client.authStore.token).toBe(token)
    expect((await client.collection('users').authRefresh()).record.id).toBe(record.id)
  })

  test('gets an error when the provider refuses the sign-in', async () => {
    provider.faults = { denies: true }
    const client = new PocketBase(server.url)
    const denied = client.collection('users').authWithOAuth2({
      provider: 'google',
      urlCallback: async (url) => void (await fetch(url)),
    })
    await expect(denied).rejects.toThrow(ClientResponseError)
    provider.faults = {}
  })

  test('receives changes with its own options until it unsubscribes', async () => {
    const { client, user } = await signedIn()
    const city = await client.collection('city').getFirstListItem('country != ""')
    const told: unknown[] = []
    const stop = await client
      .collection('visited_city')
      .subscribe('*', ({ action, record }) => told.push([action, record.expand?.['city'].name]), {
        expand: 'city',
      })
    const visit = await client.collection('visited_city').create({ user, city: city.id })
    await client.collection('visited_city').delete(visit.id)
    await expect
      .poll(() => told)
      .toEqual([
        ['create', city['name']],
        ['delete', city['name']],
      ])
    await stop()
    expect(client.realtime.isConnected).toBe(false)
  })

  test('uploads, shows and removes a file', async () => {
    const { client, user } = await signedIn()
    const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#803' } })
      .png()
      .toBuffer()
    const avatar = new File([new Uint8Array(png)], 'me.png', { type: 'image/png' })
    const record = await client.collection('users').update(user, { avatar })
    const thumb = await fetch(client.files.getURL(record, record['avatar'], { thumb: '100x100' }))
    const { width, height } = await sharp(await thumb.arrayBuffer()).metadata()
    expect([width, height]).toEqual([100, 100])
    expect((await client.collection('users').update(user, { avatar: null }))['avatar']).toBe('')
    expect(await client.files.getToken()).not.toBe('')
  })

  test('sends batches', async () => {
    const { client, user } = await signedIn()
    const batch = client.createBatch()
    batch.collection('trip').create({ user, name: 'One' })
    batch.collection('trip').create({ user, name: 'Two' })
    expect((await batch.send()).map(({ status, body }) => [status, body.name])).toEqual([
      [200, 'One'],
      [200, 'Two'],
    ])
    const failing = client.createBatch()
    failing.collection('trip').create({ user, name: 'Three' })
    failing.collection('trip').create({ user, name: '' })
    const failure = await failureOf(failing.send())
    expect(failure?.response['data'].requests['1'].response.data.name.code).toBe('validation_required')
    expect(await client.collection('trip').getFullList()).toHaveLength(2)
  })

  test('gets full lists of thousands of records, and an empty list', async () => {
    const client = new PocketBase(server.url)
    const states = await client.collection('state').getFullList({ fields: 'id', sort: 'id' })
    expect(states.length).toBeGreaterThan(2500)
    expect(new Set(states.map(({ id }) => id)).size).toBe(states.length)
    const missing = await failureOf(client.collection('state').getFirstListItem('name = "nowhere"'))
    expect(missing?.status).toBe(404)
    const filter = client.filter('name = {:name}', { name: `a "quoted" 'name' \\ with \n everything` })
    expect(await client.collection('state').getFullList({ filter })).toEqual([])
  })

  test('cancels a request when the same request is sent again', async () => {
    const client = new PocketBase(server.url)
    const first = failureOf(client.collection('country').getList(1, 1))
    const second = client.collection('country').getList(1, 1)
    expect(await first).toMatchObject({ isAbort: true, status: 0 })
    expect((await second).items).toHaveLength(1)
  })

  test('creates and reads stays, wishes and marks', async () => {
    const { client, user } = await signedIn()
    const cities = await client.collection('city').getFullList({ filter: 'unaccented_name = "oslo"' })
    const city = cities.toSorted((a, b) => b['population'] - a['population'])[0]?.id ?? ''
    const [marks, stays, wishes] = [
      client.collection('visited_city'),
      client.collection('stay'),
      client.collection('wish'),
    ]
    const events: string[] = []
    await marks.subscribe('*', ({ action, record }) => events.push(`${action} ${record.id}`))

    const wish = await wishes.create({ user, city, note: 'The fjord' })
    const planned = await stays.create({ user, city, kind: 'transit', start: '2019-05-03' })
    expect(await marks.getFullList()).toEqual([])
    const stay = await stays.create({ user, city, kind: 'visited', start: '2019-05', end: '2019-05-07~' })
    expect(stay).toMatchObject({ lo: '2019-05-01', hi: '2019-05-07', source: 'hand', note: '' })
    expect(await marks.getFullList()).toMatchObject([{ id: stay.id, user, city }])
    const countries = client.collection('distinct_visited_countries')
    expect((await countries.getFullList()).map(({ name }) => name)).toEqual(['Norway'])
    await stays.update(stay.id, { kind: 'lived', note: 'A winter' })

    const filter = client.filter('hi < {:day}', { day: '2019-06' })
    const found = await stays.getFullList({ filter, sort: '-lo', expand: 'city.country' })
    expect(found.map(({ id, expand }) => [id, expand?.['city'].expand.country.iso2])).toEqual([
      [planned.id, 'NO'],
      [stay.id, 'NO'],
    ])
    const refused = await failureOf(stays.create({ user, city, kind: 'visited', start: '2019-02-30' }))
    expect(refused?.response['data'].start.code).toBe('validation_no_such_date')

    expect(await marks.delete(stay.id)).toBe(true)
    expect((await stays.getFullList()).map(({ id }) => id)).toEqual([planned.id])
    expect(await countries.getFullList()).toEqual([])
    const batch = client.createBatch()
    batch.collection('visited_city').create({ id: stay.id, user, city })
    batch.collection('stay').update(stay.id, { kind: 'lived', start: '2019-05', note: 'A winter' })
    await batch.send()
    expect(await stays.getOne(stay.id)).toMatchObject({ kind: 'lived', start: '2019-05', note: 'A winter' })
    await stays.delete(stay.id)
    expect(await marks.getFullList()).toEqual([])

    const mark = await marks.create({ user, city })
    expect(await stays.getOne(mark.id)).toMatchObject({ city, kind: 'visited', start: '' })
    expect(await wishes.getFullList()).toMatchObject([{ id: wish.id, note: 'The fjord' }])
    const expected = [
      ...['create', 'delete', 'create', 'delete'].map((action) => `${action} ${stay.id}`),
      `create ${mark.id}`,
    ]
    await vi.waitFor(() => expect(events).toEqual(expected), { timeout: 30_000 })
    await marks.unsubscribe()
  })

  test('registers, verifies, signs in, marks a city and reads the visited countries', async () => {
    const client = new PocketBase(server.url)
    const email = 'marta@example.org'
    const users = client.collection('users')
    await users.create({ email, password, passwordConfirm: password, name: 'Marta', emailVisibility: true })
    expect(await users.requestVerification(email)).toBe(true)
    const token = await vi.waitFor(() => tokenMailedTo(email), { timeout: 30_000 })
    expect(await users.confirmVerification(token)).toBe(true)
    const { record } = await users.authWithPassword(email, password)
    expect(record['verified']).toBe(true)

    for (const name of ['lodz', 'krakow', 'berlin']) {
      const filter = client.filter('unaccented_name ~ {:prefix}', { prefix: `${name}%` })
      const found = await client
        .collection('city')
        .getList(1, 50, { filter, sort: '-population', skipTotal: true })
      expect(found.items[0]?.['unaccented_name']).toBe(name)
      await client.collection('visited_city').create({ user: record.id, city: found.items[0]?.id })
    }
    const visits = await client.collection('visited_city').getFullList({ expand: 'city.country' })
    expect(visits.map(({ expand }) => expand?.['city'].expand.country.name)).toEqual([
      'Poland',
      'Poland',
      'Germany',
    ])
    const countries = await client.collection('distinct_visited_countries').getFullList({ sort: 'name' })
    expect(countries.map(({ name }) => name)).toEqual(['Germany', 'Poland'])
    expect(await client.collection('distinct_visited_states').getFullList()).toHaveLength(3)
  })
})
