import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type Authenticator,
  base64url,
  cbor,
  type Cbor,
  createAuthenticator,
  type Faults,
  strangerKey,
} from '#server/test/authenticator.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { createPasskeyClient } from '#server/test/passkey-client.ts'
import type { Person } from '#server/test/people.ts'

const users = '/api/collections/users'
const publicUrl = 'https://waymark.example'
let app: TestApp
let anna: Person
let client: ReturnType<typeof createPasskeyClient>
let phone: Authenticator

async function open(env: { rateLimits?: boolean } = {}) {
  app = await createTestApp({ publicUrl, ...env })
  client = createPasskeyClient(app)
  anna = await app.people.register({ email: 'anna@example.org' })
  phone = createAuthenticator(publicUrl)
}
beforeEach(() => open())
afterEach(() => app.close())

const refused = { status: 400, codes: { response: 'passkey_refused' } }
const expired = { status: 400, codes: { challengeId: 'passkey_expired' } }
const sessions = async () =>
  (await app.database.db.selectFrom('session').select('id').where('user', '=', anna.id).execute()).length

/** Faults of a browser or authenticator that the server must detect, by name. */
const faults: Record<string, Faults> = {
  'another origin': { origin: 'https://waymark.example.evil.example' },
  'a subdomain': { origin: 'https://evil.waymark.example' },
  'the same host by http': { origin: 'http://waymark.example' },
  'another port': { origin: 'https://waymark.example:8443' },
  'another RP id': { rpId: 'evil.example' },
  'another challenge': { challenge: 'AAAA' },
  'no challenge': { challenge: '' },
  'a page in a frame of another site': { crossOrigin: true, topOrigin: 'https://evil.example' },
  'a frame without its top origin': { crossOrigin: true },
  'nobody present': { userPresent: false },
  'no user verification': { userVerified: false },
}

describe('a sign-in is refused', () => {
  beforeEach(async () => void (await client.add(anna, phone, 'Phone')))

  test.each(Object.entries({ ...faults, 'another type': { type: 'webauthn.create' } }))(
    'with %s',
    async (_name, fault) => {
      const before = await sessions()
      expect(await client.signIn(phone, fault)).toMatchObject(refused)
      expect(await sessions()).toBe(before)
      expect(await client.signIn(phone)).toMatchObject({ status: 200 })
      expect(await sessions()).toBe(before + 1)
    },
  )

  test("with another person's user handle; with none it is accepted", async () => {
    const ben = await app.people.register()
    const bens = Buffer.from(ben.id).toString('base64url')
    expect(await client.signIn(phone, { userHandle: bens })).toMatchObject(refused)
    expect(await client.signIn(phone, { userHandle: null })).toMatchObject({ status: 200 })
  })

  test('with a signature of another key', async () => {
    expect(await client.signIn(phone, { key: strangerKey() })).toMatchObject(refused)
  })

  test("with one's own signature under another person's credential", async () => {
    const ben = await app.people.register()
    const bens = createAuthenticator(publicUrl)
    await client.add(ben, bens, 'Mine')
    const [{ credential_id: annas } = { credential_id: '' }] = await app.database.db
      .selectFrom('passkey')
      .select('credential_id')
      .where('user', '=', anna.id)
      .execute()
    const forged = await client.signIn(bens, { id: Buffer.from(annas, 'base64url'), userHandle: null })
    expect(forged).toMatchObject(refused)
  })

  test.each(['signature', 'authenticatorData', 'clientDataJSON'])(
    'when a byte of its %s was changed',
    async (part) => {
      const { challengeId, options } = await client.askForUse()
      const answer = phone.get(options)
      const bytes = Buffer.from(String(answer.response[part]), 'base64url')
      // In the client data, the last bytes are `false}`.
      const at = bytes.length - 8
      bytes[at] = (bytes[at] ?? 0) ^ 1
      const response = { ...answer, response: { ...answer.response, [part]: base64url(bytes) } }
      expect(await client.authenticate(challengeId, response)).toMatchObject(refused)
    },
  )

  test('when its challenge was answered before, also by a request at the same time', async () => {
    const { challengeId, options } = await client.askForUse()
    const response = phone.get(options)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.authenticate(challengeId, response)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer).toMatchObject(expired)
    expect(await client.authenticate(challengeId, response)).toMatchObject(expired)
    // A signature for another challenge is not valid for a new one.
    const next = await client.askForUse()
    expect(await client.authenticate(next.challengeId, response)).toMatchObject(refused)
  })

  test('after a failed answer to its challenge', async () => {
    const { challengeId, options } = await client.askForUse()
    const bad = phone.get(options, { userVerified: false })
    expect(await client.authenticate(challengeId, bad)).toMatchObject(refused)
    expect(await client.authenticate(challengeId, phone.get(options))).toMatchObject(expired)
  })

  test('five minutes after its challenge', async () => {
    const first = await client.askForUse()
    app.clock.advance(299)
    expect(await client.authenticate(first.challengeId, phone.get(first.options))).toMatchObject({
      status: 200,
    })
    const second = await client.askForUse()
    app.clock.advance(300)
    expect(await client.authenticate(second.challengeId, phone.get(second.options))).toMatchObject(expired)
  })

  test('with a challenge of another purpose', async () => {
    for (const ask of [client.askForNew, client.askForProof]) {
      const { challengeId, options } = await ask(anna)
      const response = phone.get({ challenge: options.challenge, rpId: 'waymark.example' })
      expect(await client.authenticate(challengeId, response)).toMatchObject(expired)
    }
  })

  test('when the counter of its signatures does not rise', async () => {
    const thief = phone.copy()
    expect(await client.signIn(phone)).toMatchObject({ status: 200 })
    expect(await client.signIn(phone)).toMatchObject({ status: 200 })
    expect(await client.signIn(thief)).toMatchObject(refused)
    expect(await client.signIn(thief, { counter: 3 })).toMatchObject(refused)
    expect(await client.signIn(thief, { counter: 0 })).toMatchObject(refused)
    expect(app.logged.join('')).toContain('It may have been copied')
    expect(await client.signIn(phone)).toMatchObject({ status: 200 })
  })

  test('and does not change the counter unless the signature is valid', async () => {
    expect(await client.signIn(phone.copy(), { counter: 4_000_000_000, key: strangerKey() })).toMatchObject(
      refused,
    )
    expect(await client.signIn(phone)).toMatchObject({ status: 200 })
  })

  test('when the passkey was removed', async () => {
    const [listed] = await client.listed(anna)
    const { challengeId, options } = await client.askForUse()
    expect(await client.remove(anna, listed!.id)).toMatchObject({ status: 204 })
    expect(await client.authenticate(challengeId, phone.get(options))).toMatchObject({
      status: 400,
      codes: { response: 'passkey_unknown' },
    })
  })
})

describe('a proof is refused', () => {
  beforeEach(async () => {
    await client.add(anna, phone, 'Phone')
    app.clock.advance(601)
  })
  const isFresh = async (person: Person) =>
    (await client.send('/api/account/passkeys/options', {}, person.token)).status === 200

  test.each(Object.entries(faults))('with %s', async (_name, fault) => {
    expect(await client.prove(anna, phone, fault)).toMatchObject(refused)
    expect(await isFresh(anna)).toBe(false)
    expect(await client.prove(anna, phone)).toMatchObject({ status: 204 })
    expect(await isFresh(anna)).toBe(true)
  })

  test("with another person's passkey or challenge", async () => {
    const ben = await app.people.register()
    const bens = createAuthenticator(publicUrl)
    await client.add(ben, bens, 'Mine')
    app.clock.advance(601)
    const annas = await client.askForProof(anna)
    const bySelf = bens.get({ ...annas.options, allowCredentials: [] })
    const prove = (challengeId: string, response: unknown, person: Person) =>
      client.send('/api/account/proof', { challengeId, response }, person.token)
    expect(await prove(annas.challengeId, bySelf, anna)).toMatchObject(refused)
    const second = await client.askForProof(anna)
    expect(await prove(second.challengeId, phone.get(second.options), ben)).toMatchObject(expired)
    expect([await isFresh(anna), await isFresh(ben)]).toEqual([false, false])
  })

  test('with the challenge of a sign-in or of a new passkey', async () => {
    const { challengeId, options } = await client.askForUse()
    const body = { challengeId, response: phone.get(options) }
    expect(await client.send('/api/account/proof', body, anna.token)).toMatchObject(expired)
    await client.prove(anna, phone)
    const adding = await client.askForNew(anna)
    const { challenge } = adding.options
    const signed = phone.get({ challenge, rpId: 'waymark.example' })
    const other = { challengeId: adding.challengeId, response: signed }
    expect(await client.send('/api/account/proof', other, anna.token)).toMatchObject(expired)
  })
})

describe('a new passkey is refused', () => {
  test.each(Object.entries({ ...faults, 'another type': { type: 'webauthn.get' } }))(
    'with %s',
    async (_name, fault) => {
      expect(await client.add(anna, phone, 'Phone', fault)).toMatchObject(refused)
      expect(await client.listed(anna)).toEqual([])
      expect(await client.add(anna, createAuthenticator(publicUrl), 'Phone')).toMatchObject({ status: 200 })
    },
  )

  test('with a challenge of another person or purpose, or one that was used', async () => {
    const ben = await app.people.register()
    const add = (challengeId: string, response: unknown, person: Person) =>
      client.send('/api/account/passkeys', { challengeId, response, name: 'Key' }, person.token)
    const bens = await client.askForNew(ben)
    expect(await add(bens.challengeId, phone.create(bens.options), anna)).toMatchObject(expired)
    const signIn = await client.askForUse()
    const made = phone.create({ ...bens.options, challenge: signIn.options.challenge })
    expect(await add(signIn.challengeId, made, anna)).toMatchObject(expired)
    const own = await client.askForNew(anna)
    const response = phone.create(own.options)
    expect(await add(own.challengeId, response, anna)).toMatchObject({ status: 200 })
    expect(await add(own.challengeId, response, anna)).toMatchObject(expired)
    const proof = await client.askForProof(anna)
    const another = createAuthenticator(publicUrl)
    const forProof = another.create({ ...own.options, challenge: proof.options.challenge })
    expect(await add(proof.challengeId, forProof, anna)).toMatchObject(expired)
    const late = await client.askForNew(anna)
    app.clock.advance(300)
    expect(
      await add(late.challengeId, createAuthenticator(publicUrl).create(late.options), anna),
    ).toMatchObject(expired)
  })

  test('with a key of an unknown kind or size', async () => {
    const secp256k1 = new Map<number, Cbor>([
      [1, 2],
      [3, -47],
      [-1, 8],
      [-2, Buffer.alloc(32, 1)],
      [-3, Buffer.alloc(32, 2)],
    ])
    const huge = new Map<number, Cbor>([
      [1, 3],
      [3, -257],
      [-1, Buffer.alloc(8192, 255)],
      [-2, Buffer.from([1, 0, 1])],
    ])
    const none = new Map<number, Cbor>()
    for (const publicKey of [secp256k1, huge, none])
      expect(await client.add(anna, createAuthenticator(publicUrl), 'Key', { publicKey })).toMatchObject(
        refused,
      )
    const { challengeId, options } = await client.askForNew(anna)
    const long = createAuthenticator(publicUrl).create(options, { id: Buffer.alloc(1024, 7) })
    const body = { challengeId, response: { ...long, id: 'AAAA', rawId: 'AAAA' } }
    expect(await client.send('/api/account/passkeys', body, anna.token)).toMatchObject(refused)
    expect(await client.listed(anna)).toEqual([])
  })
})

test('the attestation of an authenticator is not read, and no host named in it is contacted', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  for (const fmt of ['packed', 'fido-u2f', 'android-key', 'android-safetynet', 'tpm', 'apple', 'x']) {
    const attStmt = new Map<string, Cbor>([
      ['alg', -7],
      ['sig', Buffer.alloc(70)],
      ['x5c', [Buffer.from('a certificate with http://127.0.0.1:9/list.crl')]],
    ])
    const made = createAuthenticator(publicUrl)
    const added = await client.add(anna, made, fmt, { attestation: { fmt, attStmt } })
    expect([fmt, added.status]).toEqual([fmt, 200])
    expect(await client.signIn(made)).toMatchObject({ status: 200 })
  }
  expect(fetched).not.toHaveBeenCalled()
  fetched.mockRestore()
})

describe('garbage', () => {
  /** Deeply nested CBOR lists: each of the bytes opens one. */
  const nested = base64url(Buffer.alloc(6000, 0x81))
  const texts = ['', 'x', '{}', '\u0000', 'ÿ', 'AAAA', nested, base64url(cbor(new Map([['fmt', 1]])))]
  const values: unknown[] = [null, 1, true, [], {}, ['a'], ...texts]

  function* responses() {
    for (const value of values) {
      yield value
      yield { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: value }
      const parts = {
        clientDataJSON: value,
        attestationObject: value,
        authenticatorData: value,
        signature: value,
      }
      yield { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: parts }
      yield { id: value, rawId: value, type: value, response: parts }
    }
  }

  test('is refused as a new passkey', async () => {
    const genuine = createAuthenticator(publicUrl)
    for (const response of responses()) {
      const { challengeId } = await client.askForNew(anna)
      const body = { challengeId, response, name: 'x' }
      expect(await client.send('/api/account/passkeys', body, anna.token)).toMatchObject(refused)
    }
    for (const value of [...values, base64url(Buffer.alloc(40_000, 0x81))]) {
      const { challengeId, options } = await client.askForNew(anna)
      const made = genuine.create(options)
      const response = { ...made, response: { ...made.response, attestationObject: value } }
      const answer = await client.send('/api/account/passkeys', { challengeId, response }, anna.token)
      expect(answer).toMatchObject(refused)
    }
    expect(await client.listed(anna)).toEqual([])
  })

  test('is refused as a sign-in', async () => {
    await client.add(anna, phone, 'Phone')
    for (const response of responses()) {
      const { challengeId } = await client.askForUse()
      expect(await client.authenticate(challengeId, response)).toMatchObject({ status: 400 })
    }
    for (const part of ['clientDataJSON', 'authenticatorData', 'signature'])
      for (const value of values) {
        const { challengeId, options } = await client.askForUse()
        const made = phone.get(options)
        const response = { ...made, response: { ...made.response, [part]: value } }
        expect(await client.authenticate(challengeId, response)).toMatchObject(refused)
      }
    expect(await client.signIn(phone)).toMatchObject({ status: 200 })
  })

  test('is refused as the id of a challenge', async () => {
    for (const challengeId of values) {
      const body = { challengeId, response: {} }
      for (const [path, token] of [
        [`${users}/auth-with-passkey`, undefined],
        ['/api/account/passkeys', anna.token],
      ] as const) {
        const { status } = await client.send(path, body, token)
        expect([challengeId, status]).toEqual([challengeId, 400])
      }
    }
  })

  test('of more than 64 KB is refused unread', async () => {
    const body = { challengeId: 'x', response: { id: 'x'.repeat(70_000) } }
    expect(await client.send(`${users}/auth-with-passkey`, body)).toMatchObject({ status: 413 })
    expect(await client.send(`${users}/passkey-options`, body)).toMatchObject({ status: 413 })
    expect(await client.send('/api/account/passkeys', body, anna.token)).toMatchObject({ status: 413 })
  })
})

test('a thousand guesses are stopped by the limit and sign nobody in', async () => {
  await app.close()
  await open({ rateLimits: true })
  await client.add(anna, phone, 'Phone')
  const before = await sessions()
  const statuses = new Map<number, number>()
  const { challengeId, options } = await client.askForUse()
  for (let guess = 0; guess < 1000; guess++) {
    const response = phone.copy().get(options, { key: strangerKey() })
    const { status } = await client.authenticate(challengeId, response)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  // Adding the passkey was the first of the 60 requests that are allowed in a minute.
  expect([...statuses]).toEqual([
    [400, 59],
    [429, 941],
  ])
  expect(await sessions()).toBe(before)
  for (let asked = 2; asked < 240; asked++) await client.askForUse()
  expect(await client.send(`${users}/passkey-options`, {})).toMatchObject({ status: 429 })
})

test('a passkey of a person signs in to no other collection', async () => {
  await client.add(anna, phone, 'Phone')
  for (const collection of ['_superusers', 'city', 'nothing']) {
    const { challengeId, options } = await client.askForUse()
    const path = `/api/collections/${collection}`
    const body = { challengeId, response: phone.get(options) }
    expect(await client.send(`${path}/auth-with-passkey`, body)).toMatchObject({ status: 404 })
    expect(await client.send(`${path}/passkey-options`, {})).toMatchObject({ status: 404 })
  }
})

test('expired challenges are deleted', async () => {
  const { db } = app.database
  const stored = () => db.selectFrom('webauthn_challenge').select('id').execute()
  await client.askForUse()
  app.clock.advance(200)
  await client.askForUse()
  expect(await stored()).toHaveLength(2)
  app.clock.advance(100)
  const { purgeChallenges } = await import('./challenges.ts')
  await purgeChallenges(db, app.clock)
  expect(await stored()).toHaveLength(1)
})

test('asking for a passkey reveals nothing about an account', async () => {
  const guest = await client.send(`${users}/passkey-options`, { identity: anna.email })
  await client.add(anna, phone, 'Phone')
  const later = await client.send(`${users}/passkey-options`, { identity: anna.email })
  const shape = ({ json }: { json: Record<string, unknown> }) => ({
    ...(json['options'] as object),
    challenge: '',
  })
  expect(shape(later)).toEqual(shape(guest))
})
