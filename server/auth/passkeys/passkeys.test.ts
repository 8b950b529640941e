import { describe, expect, test } from 'vitest'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import { createAuthenticator } from '#server/test/authenticator.ts'
import { link } from '#server/auth/providers/external-accounts.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import { createPasskeyClient } from '#server/test/passkey-client.ts'
import type { Person } from '#server/test/people.ts'
import { relyingPartyOf } from './relying-party.ts'

let app: TestApp
let anna: Person
let client: ReturnType<typeof createPasskeyClient>

const open = appForEachTest((opened) => {
  ;({ app, anna } = opened)
  client = createPasskeyClient(app)
})

const idOf = ({ json }: { json: Record<string, unknown> }) => String(json['id'])
const tokenOf = ({ json }: { json: Record<string, unknown> }) => String(json['token'])
const rowsOf = (person: Person) =>
  app.database.db.selectFrom('passkey').selectAll().where('user', '=', person.id).execute()

describe('adding a passkey', () => {
  test('asks for a discoverable key that verifies its user, under the name of the account', async () => {
    const { options } = await client.askForNew(anna)
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Waymark' },
      user: {
        id: Buffer.from(anna.id).toString('base64url'),
        name: anna.email,
        displayName: 'Anna Test',
      },
      pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    })
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32)
  })

  test('lists it, mails the owner and lets it sign in', async () => {
    const phone = createAuthenticator()
    const added = await client.add(anna, phone, '  My phone ')
    expect(added.status).toBe(200)
    expect(added.json).toEqual({
      id: expect.stringMatching(/^[a-z0-9]{15}$/) as string,
      name: 'My phone',
      created: '2026-03-01 10:00:00.000Z',
      used: '',
    })
    expect(await client.listed(anna)).toEqual([added.json])
    const [mail] = (await app.mails()).filter(({ purpose }) => purpose === 'securityChanged')
    expect(mail).toMatchObject({ recipient: anna.email })
    expect(mail?.text).toContain('A passkey was added')

    app.clock.advance(3600)
    const signedIn = await client.signIn(phone)
    expect(signedIn).toMatchObject({ status: 200, json: { record: { id: anna.id, email: anna.email } } })
    const me = await app.request('/api/collections/users/auth-refresh', {
      method: 'POST',
      token: tokenOf(signedIn),
    })
    expect(me.status).toBe(200)
    expect(await client.listed(anna)).toMatchObject([{ used: '2026-03-01 11:00:00.000Z' }])
  })

  test('names it after the browser unless the person gives a name', async () => {
    const { challengeId, options } = await client.askForNew(anna)
    const response = createAuthenticator().create(options)
    const agent =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
    const added = await app.request('/api/account/passkeys', {
      method: 'POST',
      token: anna.token,
      headers: { 'user-agent': agent },
      body: { challengeId, response },
    })
    expect(await added.json()).toMatchObject({ name: 'Chrome, macOS' })
    expect(await client.add(anna, createAuthenticator(), ' ')).toMatchObject({ json: { name: 'Passkey' } })
  })

  test('refuses names that are too long or have control characters', async () => {
    const added = await client.add(anna, createAuthenticator(), '🗝'.repeat(60))
    expect(added).toMatchObject({ status: 200, json: { name: '🗝'.repeat(60) } })
    for (const [name, code] of [
      ['x'.repeat(61), 'validation_max_text_constraint'],
      ['two\nlines', 'validation_invalid_value'],
      ['a bell \u0007', 'validation_invalid_value'],
    ] as const) {
      const refused = await client.add(anna, createAuthenticator(), name)
      expect(refused).toMatchObject({ status: 400, codes: { name: code } })
      expect(await client.rename(anna, idOf(added), name)).toMatchObject({
        status: 400,
        codes: { name: code },
      })
    }
    expect(await client.rename(anna, idOf(added), ' ')).toMatchObject({
      status: 400,
      codes: { name: 'validation_required' },
    })
    expect(await client.listed(anna)).toHaveLength(1)
  })

  test('excludes the authenticators that have one, and refuses a known credential', async () => {
    const phone = createAuthenticator()
    const { challengeId, options } = await client.askForNew(anna)
    const response = phone.create(options)
    const add = (id: string) =>
      client.send('/api/account/passkeys', { challengeId: id, response, name: 'Phone' }, anna.token)
    expect((await add(challengeId)).status).toBe(200)
    const second = await client.askForNew(anna)
    expect(second.options.excludeCredentials).toEqual([
      { type: 'public-key', id: response.id, transports: ['hybrid', 'internal'] },
    ])
    expect(() => phone.create(second.options)).toThrow('InvalidStateError')

    // Also another account cannot have the same credential.
    const ben = await app.people.register()
    const id = Buffer.from(response.id, 'base64url')
    const taken = await client.add(ben, createAuthenticator(), 'Mine', { id })
    expect(taken).toMatchObject({ status: 400, codes: { response: 'passkey_known' } })
    expect(await client.signIn(phone)).toMatchObject({ json: { record: { id: anna.id } } })
  })

  test('is possible 20 times, also for requests at the same time', async () => {
    const asked = await Promise.all(Array.from({ length: 22 }, () => client.askForNew(anna)))
    const answers = await Promise.all(
      asked.map(({ challengeId, options }) => {
        const response = createAuthenticator().create({ ...options, excludeCredentials: [] })
        return client.send('/api/account/passkeys', { challengeId, response, name: 'Key' }, anna.token)
      }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    for (const { status, codes } of answers.filter(({ status }) => status !== 200))
      expect([status, codes]).toEqual([400, { passkeys: 'passkey_limit' }])
    expect(await client.listed(anna)).toHaveLength(20)
    expect(await client.send('/api/account/passkeys/options', {}, anna.token)).toMatchObject({
      status: 400,
      codes: { passkeys: 'passkey_limit' },
    })
    const ben = await app.people.register()
    expect((await client.add(ben, createAuthenticator())).status).toBe(200)
  })
})

describe('a passkey', () => {
  test('is renamed and removed by its owner, who gets a mail', async () => {
    const phone = createAuthenticator()
    const id = idOf(await client.add(anna, phone, 'Phone'))
    expect(await client.rename(anna, id, 'Old phone')).toMatchObject({
      status: 200,
      json: { id, name: 'Old phone' },
    })
    expect(await client.listed(anna)).toMatchObject([{ id, name: 'Old phone' }])
    expect(await client.remove(anna, id)).toMatchObject({ status: 204 })
    expect(await client.listed(anna)).toEqual([])
    expect(await client.remove(anna, id)).toMatchObject({ status: 404 })
    expect(await client.rename(anna, id, 'Gone')).toMatchObject({ status: 404 })
    expect((await app.mails()).at(-1)?.text).toContain('A passkey was removed')
    expect(await client.signIn(phone)).toMatchObject({ status: 400, codes: { response: 'passkey_unknown' } })
  })

  test('cannot be changed by others', async () => {
    const id = idOf(await client.add(anna, createAuthenticator(), 'Phone'))
    const ben = await app.people.register()
    expect(await client.listed(ben)).toEqual([])
    expect(await client.rename(ben, id, 'Mine')).toMatchObject({ status: 404 })
    expect(await client.remove(ben, id)).toMatchObject({ status: 404 })
    expect(await client.listed(anna)).toMatchObject([{ id, name: 'Phone' }])
    for (const path of ['/options', '', `/${id}`])
      for (const method of ['POST', 'PATCH', 'DELETE'] as const) {
        const { status } = await client.send(`/api/account/passkeys${path}`, {}, undefined, method)
        expect([path, method, [401, 404].includes(status)]).toEqual([path, method, true])
      }
    expect(await client.listed(anna)).toMatchObject([{ id, name: 'Phone' }])
  })

  test('needs a fresh proof to be added, renamed or removed, and can itself give this proof', async () => {
    const phone = createAuthenticator()
    const id = idOf(await client.add(anna, phone, 'Phone'))
    app.clock.advance(601)
    const attempts = () => [
      client.send('/api/account/passkeys/options', {}, anna.token),
      client.rename(anna, id, 'Renamed'),
      client.remove(anna, id),
    ]
    for (const { status, codes } of await Promise.all(attempts()))
      expect([status, codes]).toEqual([403, { proof: 'proof_required' }])
    expect(await client.listed(anna)).toMatchObject([{ id, name: 'Phone' }])

    const { options } = await client.askForProof(anna)
    expect(options.allowCredentials).toMatchObject([{ transports: ['hybrid', 'internal'] }])
    expect(await client.prove(anna, phone)).toMatchObject({ status: 204 })
    expect(await client.rename(anna, id, 'Renamed')).toMatchObject({ status: 200 })
  })

  test('is not removed when it is the last way to sign in', async () => {
    const phone = createAuthenticator()
    const tablet = createAuthenticator()
    const ids = [idOf(await client.add(anna, phone, 'Phone')), idOf(await client.add(anna, tablet, 'Tablet'))]
    await app.database.db.updateTable('users').set({ password_hash: '' }).where('id', '=', anna.id).execute()
    const removed = await Promise.all(ids.map((id) => client.remove(anna, id)))
    expect(removed.map(({ status }) => status)).toEqual(expect.arrayContaining([204, 400]))
    expect(removed.find(({ status }) => status === 400)?.codes).toEqual({ last: 'last_way_in' })
    expect(await rowsOf(anna)).toHaveLength(1)
    const left = (await client.listed(anna))[0]!.id
    const google = { provider: 'google', providerId: '1', label: '', isConfirmed: true }
    await link(app.database.db, app.clock, anna.id, google)
    expect(await client.remove(anna, left)).toMatchObject({ status: 204 })
  })

  test('proves nothing for an account that has none', async () => {
    expect(await client.send('/api/account/proof/passkey', {}, anna.token)).toMatchObject({
      status: 400,
      codes: { passkeys: 'passkey_unknown' },
    })
    expect(await client.send('/api/account/proof/passkey', {})).toMatchObject({ status: 401 })
  })

  test('signs in also when it does not count its signatures', async () => {
    const manager = createAuthenticator(undefined, { counts: false })
    await client.add(anna, manager, 'Password manager')
    for (let time = 0; time < 3; time++) expect(await client.signIn(manager)).toMatchObject({ status: 200 })
  })

  test('is deleted with its account, as are its challenges', async () => {
    await client.add(anna, createAuthenticator(), 'Phone')
    await client.askForNew(anna)
    const { db } = app.database
    expect(await rowsOf(anna)).toHaveLength(1)
    expect(await db.selectFrom('webauthn_challenge').select('id').execute()).toHaveLength(1)
    const deleted = await app.request('/api/account/delete', {
      method: 'POST',
      token: anna.token,
      body: { password: anna.password },
    })
    expect(deleted.status).toBe(204)
    expect(await rowsOf(anna)).toEqual([])
    expect(await db.selectFrom('webauthn_challenge').select('id').execute()).toEqual([])
  })

  test('is part of the export of an account, without its key', async () => {
    await client.add(anna, createAuthenticator(), 'Phone')
    const exported = await app.request('/api/account/export', { token: anna.token })
    expect(await exported.json()).toMatchObject({
      passkeys: [{ name: 'Phone', created: '2026-03-01 10:00:00.000Z', used: '' }],
    })
  })
})

describe('a password reset by mail', () => {
  async function reset(person: Person) {
    const users = '/api/collections/users'
    await client.send(`${users}/request-password-reset`, { email: person.email })
    const token = (await app.mails()).findLast(({ purpose }) => purpose === 'passwordReset')?.token
    const body = { token, password: 'a new horse', passwordConfirm: 'a new horse' }
    expect(await client.send(`${users}/confirm-password-reset`, body)).toMatchObject({ status: 204 })
  }
  const verify = (person: Person) =>
    app.database.db.updateTable('users').set({ verified: 1 }).where('id', '=', person.id).execute()

  test('ends a passkey that was added before the address was verified', async () => {
    const stranger = createAuthenticator()
    await client.add(anna, stranger, 'Of a stranger')
    await verify(anna)
    expect(await client.signIn(stranger)).toMatchObject({ status: 200 })
    await reset(anna)
    expect(await client.signIn(stranger)).toMatchObject({
      status: 400,
      codes: { response: 'passkey_unknown' },
    })
  })

  test('keeps a passkey that was added later', async () => {
    await verify(anna)
    const own = createAuthenticator()
    await client.add(anna, own, 'Own')
    await reset(anna)
    expect(await client.signIn(own)).toMatchObject({ status: 200 })
  })
})

describe('passkeys are off', () => {
  test.each([
    'http://waymark.example.org',
    'https://192.168.1.20',
    'http://127.0.0.1:8090',
    'https://[2001:db8::1]',
    'https://waymark',
  ])('at %s', async (publicUrl) => {
    expect(relyingPartyOf(publicUrl)).toBeNull()
    await open({ publicUrl })
    expect(await (await app.request('/api/config')).json()).toMatchObject({ passkeys: false })
    const users = '/api/collections/users'
    for (const path of [`${users}/passkey-options`, `${users}/auth-with-passkey`])
      expect(await client.send(path, {})).toMatchObject({ status: 403 })
    for (const path of [
      '/api/account/passkeys/options',
      '/api/account/passkeys',
      '/api/account/proof/passkey',
    ])
      expect(await client.send(path, {}, anna.token)).toMatchObject({ status: 403 })
    expect(await client.listed(anna)).toEqual([])
  })

  test.each([
    ['https://waymark.example.org', 'waymark.example.org', 'https://waymark.example.org'],
    ['https://Münster.example:8443/', 'xn--mnster-3ya.example', 'https://xn--mnster-3ya.example:8443'],
    ['http://localhost:8090', 'localhost', 'http://localhost:8090'],
    ['http://waymark.localhost', 'waymark.localhost', 'http://waymark.localhost'],
  ])('but not at %s', async (publicUrl, id, origin) => {
    expect(relyingPartyOf(publicUrl)).toEqual({ id, origin })
  })
})

test('the log has each event of a passkey, without the credential', async () => {
  const phone = createAuthenticator()
  const id = idOf(await client.add(anna, phone, 'Phone'))
  const [{ credential_id } = { credential_id: 'none' }] = await rowsOf(anna)
  await client.rename(anna, id, 'Old phone')
  await client.signIn(phone)
  await client.signIn(phone, { userVerified: false })
  await client.prove(anna, phone)
  await client.remove(anna, id)
  const events = app.logged
    .map((line) => JSON.parse(line) as { event?: string; status?: number; user?: string })
    .filter(({ event }) => event?.includes('passkey') || event?.includes('prove'))
  expect(events.map(({ event, status }) => [event, status])).toEqual([
    ['add a passkey', 200],
    ['sign in with a passkey', 200],
    ['sign in with a passkey', 400],
    ['prove who it is', 204],
    ['remove a passkey', 204],
  ])
  expect(events[1]?.user).toBe(anna.id)
  expect(app.logged.join('')).not.toContain(credential_id)
})

describe('an account with a second step', () => {
  const users = '/api/collections/users'
  const password = (person: Person) =>
    client.send(`${users}/auth-with-password`, { identity: person.email, password: person.password })
  const askForMailedCode = async (person: Person) => {
    await app.verify(person)
    return client.send('/api/account/mail-code', { on: true }, person.token, 'PUT')
  }

  test('is entered by a passkey alone, which counts as both steps', async () => {
    const phone = createAuthenticator()
    await client.add(anna, phone, 'Phone')
    expect(await askForMailedCode(anna)).toMatchObject({ status: 204 })
    expect(await client.signIn(phone)).toMatchObject({ status: 200 })
  })

  test('is entered by password and passkey, once', async () => {
    const phone = createAuthenticator()
    await client.add(anna, phone, 'Phone')
    await askForMailedCode(anna)
    const first = await password(anna)
    expect(first).toMatchObject({ status: 401, json: { mfaId: expect.any(String) as string } })
    const { mfaId } = first.json
    expect(await client.signIn(phone, {}, { mfaId })).toMatchObject({ status: 200 })
    expect(await client.signIn(phone, {}, { mfaId })).toMatchObject({ status: 400 })
  })

  test("is not entered by another person's passkey or after five wrong ones", async () => {
    const phone = createAuthenticator()
    await client.add(anna, phone, 'Phone')
    await askForMailedCode(anna)
    const ben = await app.people.register()
    const bens = createAuthenticator()
    await client.add(ben, bens, 'Mine')
    const { mfaId } = (await password(anna)).json
    for (let tries = 0; tries < 4; tries++)
      expect(await client.signIn(phone, { userVerified: false }, { mfaId })).toMatchObject({
        codes: { response: 'passkey_refused' },
      })
    expect(await client.signIn(bens, {}, { mfaId })).toMatchObject({ status: 400 })
    expect(await client.signIn(phone, {}, { mfaId })).toMatchObject({ status: 400 })
  })
})

test('the owner of an address who signs in by a mailed code removes the passkeys of the person who registered it', async () => {
  const users = '/api/collections/users'
  const stranger = createAuthenticator()
  await client.add(anna, stranger, 'Of a stranger')
  const asked = await client.send(`${users}/request-otp`, { email: anna.email })
  const mail = (await app.mails()).findLast(({ purpose }) => purpose === 'signInCode')
  const password = /\b\d{8}\b/.exec(mail?.text ?? '')?.[0]
  const owner = await app.request(`${users}/auth-with-otp`, {
    method: 'POST',
    body: { otpId: asked.json['otpId'], password },
    address: '192.0.2.7',
  })
  expect(owner.status).toBe(200)
  expect(await client.signIn(stranger)).toMatchObject({ status: 400, codes: { response: 'passkey_unknown' } })
})
