import { beforeEach, describe, expect, test } from 'vitest'
import { accountByEmail } from '#server/auth/accounts.ts'
import { addSuperuser, superuserByEmail } from '#server/auth/superusers/superuser-accounts.ts'
import { createSuperuserSessions } from '#server/auth/superusers/superuser-sessions.ts'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import type { Client } from './client.ts'
import { recordSignIn } from './known-devices.ts'
import { createSignInLimits, type SignInLimits } from './sign-in-limits.ts'
import { createTokens } from './tokens.ts'

let app: TestApp
let anna: Person
let limits: SignInLimits

appForEachTest((opened) => {
  ;({ app, anna } = opened)
})
beforeEach(async () => {
  limits = createSignInLimits('a key', app.clock, true)
  // Her registration would disturb these tests.
  await app.database.db.deleteFrom('known_network').execute()
})

type Kind = Parameters<SignInLimits['begin']>[3]

const from = (network: string): Client => ({ agent: 'a browser', network, deviceSecret: '' })
const guess = (email: string, network: string, kind?: Kind) =>
  limits.begin(app.database.db, email, from(network), kind)
/** What a guess that is refused says; undefined for one that is not. */
const refusal = (email: string, network: string, kind?: Kind) =>
  guess(email, network, kind).then(
    () => undefined,
    ({ status, data, headers }: { status: number; data: unknown; headers: Record<string, string> }) => ({
      status,
      data,
      after: Number(headers['retry-after']),
    }),
  )
const guesses = async (count: number, one: (index: number) => Promise<unknown>) => {
  for (let index = 0; index < count; index += 1) await one(index)
}

describe('guesses', () => {
  test('from one network at one account are refused after eight, until the first is 15 minutes old', async () => {
    await guess(anna.email, 'home')
    app.clock.advance(100)
    await guesses(7, () => guess(anna.email.toUpperCase(), 'home'))
    expect(await refusal(anna.email, 'home')).toEqual({ status: 429, data: { otp: true }, after: 800 })
    expect(await refusal(anna.email, 'work')).toBeUndefined()
    expect(await refusal('ben@example.org', 'home')).toBeUndefined()
    app.clock.advance(799.9)
    expect(await refusal(anna.email, 'home')).toMatchObject({ after: 1 })
    app.clock.advance(0.1)
    expect(await refusal(anna.email, 'home')).toBeUndefined()
    expect(await refusal(anna.email, 'home')).toMatchObject({ status: 429, after: 100 })
  })

  test('from one network at many accounts are refused after 40', async () => {
    await guesses(40, (index) => guess(`nobody${index}@example.org`, 'home'))
    expect(await refusal(anna.email, 'home')).toMatchObject({ status: 429, after: 900 })
    expect(await refusal(anna.email, 'work')).toBeUndefined()
  })

  test('at one account are refused after 60, but not where its owner has signed in', async () => {
    const { db } = app.database
    await guesses(60, (index) => guess(anna.email, `network ${index}`))
    expect(await refusal(anna.email, 'home')).toEqual({ status: 429, data: { otp: true }, after: 900 })
    await recordSignIn(db, app.clock, anna.id, from('home'), { remembersSecondStep: false })
    expect(await refusal(anna.email, 'home')).toBeUndefined()
    expect(await refusal(anna.email, 'work')).toMatchObject({ status: 429 })
    await guesses(60, (index) => guess('nobody@example.org', `network ${index}`))
    expect(await refusal('nobody@example.org', 'home')).toMatchObject({ status: 429 })
  })

  test('at a second step have a limit of their own, 20, and a mailed code does not help', async () => {
    await guesses(20, (index) => guess(anna.email, `network ${index}`, 'secondStep'))
    expect(await refusal(anna.email, 'home')).toBeUndefined()
    expect(await refusal(anna.email, 'home', 'secondStep')).toEqual({ status: 429, data: {}, after: 900 })
  })

  test('at a superuser are refused after 60, but not in the network of an open session', async () => {
    const { db } = app.database
    const email = 'root@example.org'
    await addSuperuser(db, app.clock, { email, passwordHash: '' })
    await addSuperuser(db, app.clock, { email: 'other@example.org', passwordHash: '' })
    const sessions = createSuperuserSessions(createTokens('a key', app.clock), app.clock)
    const open = async (whose: string, network: string) =>
      sessions.open(db, (await superuserByEmail(db, whose))?.id ?? '', from(network))
    await open(email, 'home')
    await open('other@example.org', 'work')
    app.clock.advance(86_399)
    await guesses(60, (index) => guess(email, `network ${index}`, 'superuser'))
    expect(await refusal(email, 'home', 'superuser')).toBeUndefined()
    expect(await refusal(email, 'work', 'superuser')).toEqual({ status: 429, data: {}, after: 900 })
    expect(await refusal(email, 'home')).toBeUndefined()
    app.clock.advance(1)
    expect(await refusal(email, 'home', 'superuser')).toMatchObject({ status: 429 })
    await guesses(60, (index) => guess('nobody@example.org', `network ${index}`, 'superuser'))
    expect(await refusal('nobody@example.org', 'home', 'superuser')).toMatchObject({ status: 429 })
  })

  test('are forgotten after a right one, for this network and account', async () => {
    const attempt = await guess(anna.email, 'home')
    await guesses(7, () => guess(anna.email, 'home'))
    await guesses(8, () => guess(anna.email, 'work'))
    await guesses(8, () => guess('ben@example.org', 'home'))
    await attempt.succeeded(app.database.db)
    expect(await refusal(anna.email, 'home')).toBeUndefined()
    expect(await refusal(anna.email, 'work')).toMatchObject({ status: 429 })
    expect(await refusal('ben@example.org', 'home')).toMatchObject({ status: 429 })
  })

  test('in the future do not count, because the clock was set back', async () => {
    app.clock.advance(1)
    await guesses(8, () => guess(anna.email, 'home'))
    app.clock.advance(-1)
    expect(await refusal(anna.email, 'home')).toBeUndefined()
  })

  test('are deleted when they do not count any more', async () => {
    const { db } = app.database
    const left = async () => (await db.selectFrom('failed_sign_in').select('id').execute()).length
    await guess(anna.email, 'home')
    app.clock.advance(1)
    await guess(anna.email, 'home')
    app.clock.advance(898)
    await limits.purge(db)
    expect(await left()).toBe(2)
    app.clock.advance(1)
    await limits.purge(db)
    expect(await left()).toBe(1)
  })

  test('are neither counted nor refused when the limits are off', async () => {
    const { db } = app.database
    limits = createSignInLimits('a key', app.clock, false)
    await guesses(9, async () => (await guess(anna.email, 'home')).succeeded(db))
    expect(await db.selectFrom('failed_sign_in').select('id').execute()).toEqual([])
  })
})

describe('the stored data of a guess', () => {
  test('names neither the address nor the account, and differs with the key', async () => {
    const { db } = app.database
    await guess(anna.email, 'home')
    await guess(anna.email, 'home', 'secondStep')
    await guess(anna.email, 'home', 'superuser')
    const rows = await db.selectFrom('failed_sign_in').select('account').execute()
    expect(new Set(rows.map(({ account }) => account)).size).toBe(3)
    for (const { account } of rows) expect(account).toMatch(/^[\w-]{22}$/)
    expect(limits.networkHash('203.0.113.1')).toMatch(/^[\w-]{22}$/)
    // IPv6 networks have 64 bits.
    expect(limits.networkHash('2001:db8::1')).toBe(limits.networkHash('2001:db8::2'))
    expect(limits.networkHash('203.0.113.1')).not.toBe(limits.networkHash('203.0.113.2'))
    const other = createSignInLimits('another key', app.clock, true)
    expect(other.networkHash('203.0.113.1')).not.toBe(limits.networkHash('203.0.113.1'))
    expect((await accountByEmail(db, anna.email))?.id).toBe(anna.id)
  })
})
