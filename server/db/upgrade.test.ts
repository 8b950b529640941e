import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPasswords } from '#server/auth/passwords/passwords.ts'
import { createTokens } from '#server/auth/sessions/tokens.ts'
import { momentOf, secondsAfter, timestampOf } from '#server/clock.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { settingsFor, startOpenIdProvider } from '#server/test/openid-provider.ts'
import { openEmptyDatabase, run } from '#server/test/test-database.ts'
import { replyOf } from '#server/test/test-request.ts'
import { type Database } from './connect.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'

const password = 'correct horse'
const signingKey = 'the signing key of the earlier version'
const anna = { id: 'anna00000000000', tokenKey: 'the token key of Anna' }
const email = 'anna@example.org'
const users = '/api/collections/users'
const now = new Date()
const earlier = timestampOf(secondsAfter(now, -86_400))

/** A database of the version before 0019-account-security, with a person who is signed in. */
async function openEarlierDatabase(): Promise<Database> {
  const database = await openEmptyDatabase()
  await migrate(database, { steps: migrations.filter(({ name }) => name < '0019') })
  const hash = await createPasswords({ memoryCost: 8, timeCost: 1 }).hash(password)
  const rows = [
    sql`insert into signing_key (id, secret, created) values ('tokens', ${signingKey}, ${earlier})`,
    sql`insert into users
      (id, email, "emailVisibility", verified, name, avatar, public, password_hash, token_key, created, updated, language)
      values (${anna.id}, ${email}, 1, 1, 'Anna', '', 1, ${hash}, ${anna.tokenKey}, ${earlier}, ${earlier}, 'de')`,
    sql`insert into settings (id, "user", "authWithPasswordAvailable", created, updated)
      values ('settings0000000', ${anna.id}, 1, ${earlier}, ${earlier})`,
    // Earlier versions opened sessions without an end: this one is older than 90 days.
    ...[
      ['session00000new', secondsAfter(now, -86_400)],
      ['session00000old', secondsAfter(now, -100 * 86_400)],
    ].map(
      ([id, created]) => sql`insert into session (id, "user", created, used, expires, agent, network)
        values (${id}, ${anna.id}, ${timestampOf(new Date(created ?? 0))}, ${earlier},
          ${timestampOf(secondsAfter(now, 86_400))}, 'Firefox', 'home')`,
    ),
    sql`insert into external_auth (id, "user", provider, provider_id, created)
      values ('link00000000000', ${anna.id}, 'google', '1', ${earlier})`,
    sql`insert into mailed_token ("user", purpose, token) values (${anna.id}, 'passwordReset', 'reset')`,
    sql`insert into mail (id, recipient, purpose, subject, body_text, body_html, link, created, due, attempts, sent, "user")
      values ('mail00000000000', ${email}, 'passwordReset', 'Subject', 'Text', '', '', ${earlier}, ${earlier}, 0, '', ${anna.id})`,
    sql`insert into gazetteer (id, version, rates_date, seeded) values ('only', '7', '2026-01-01', ${earlier})`,
  ]
  for (const row of rows) await run(database, row)
  return database
}

let database: Database
let app: TestApp

beforeEach(async () => {
  database = await openEarlierDatabase()
})
afterEach(() => app.close())

/** Starts the present version on the database. Its clock is at the present time, as for migrations. */
const upgrade = async (...env: Parameters<typeof createTestApp>) => {
  await migrate(database)
  app = await createTestApp(env[0], { database })
  app.clock.advance((now.getTime() - app.clock().getTime()) / 1000)
}
const send = async (method: string, path: string, body?: unknown, token?: string) => {
  return replyOf(await app.request(path, { method, body, token }))
}
const tokens = () => createTokens(signingKey, app.clock)
const sessionToken = (sid: string) => tokens().sign('auth', anna, { sid, refreshable: true })

test('a password signs in, without a second step', async () => {
  await upgrade()
  const { record, token } = await app.people.signIn(email, password)
  expect(record).toMatchObject({ id: anna.id, name: 'Anna', verified: true, language: 'de' })
  expect((await send('GET', '/api/account/security', undefined, token)).body).toMatchObject({
    password: { set: true, changed: '' },
    passkeys: [],
    totp: { on: false },
    mailCode: { on: false },
    recoveryCodes: { left: 0, total: 0 },
    linked: [{ id: 'link00000000000', provider: 'google', label: '', created: earlier }],
  })
})

test('an open session continues, and needs a proof for changes that protect the account', async () => {
  await upgrade()
  const token = sessionToken('session00000new')
  expect((await send('POST', `${users}/auth-refresh`, {}, token)).status).toBe(200)
  expect((await send('GET', '/api/account/security', undefined, token)).body.provenUntil).toBe('')
  expect((await send('POST', '/api/account/totp', undefined, token)).body.data.proof.code).toBe(
    'proof_required',
  )
  expect((await send('POST', '/api/account/proof', { password }, token)).status).toBe(204)
  expect((await send('POST', '/api/account/totp', undefined, token)).status).toBe(200)
})

test('a deleted leg is removed from the lists of all trips that named it', async () => {
  for (const trip of ['trip00000000one', 'trip00000000two']) {
    await run(
      database,
      sql`insert into trip (id, name, description, travel_items, "user", revision, created, updated)
        values (${trip}, 'Spring', '', '["leg000000000001"]', ${anna.id}, 1, ${earlier}, ${earlier})`,
    )
  }
  await run(
    database,
    sql`insert into travel_item
      (id, "from", "to", type, start_date, arrival_date, "order", "user", trip, created, updated)
      values ('leg000000000001', '', '', 'bus', '', '', 0, ${anna.id}, 'trip00000000one', ${earlier}, ${earlier})`,
  )
  await upgrade()
  const records = '/api/collections/travel_item/records'
  const token = sessionToken('session00000new')
  expect((await send('DELETE', `${records}/leg000000000001`, undefined, token)).status).toBe(204)
  expect(await run(database, 'select travel_items from trip')).toEqual([
    { travel_items: '[]' },
    { travel_items: '[]' },
  ])
})

test('a session that was opened more than 90 days ago ends when it is refreshed', async () => {
  await upgrade()
  const token = sessionToken('session00000old')
  expect((await send('POST', `${users}/auth-refresh`, {}, token)).status).toBe(401)
  expect(await run(database, 'select id from session')).toEqual([{ id: 'session00000new' }])
})

test('a linked provider account signs in, and ends with a password reset', async () => {
  const provider = await startOpenIdProvider()
  try {
    provider.person = { sub: '1', name: 'Anna', email: 'elsewhere@example.org', email_verified: true }
    await upgrade({ signInProviders: [settingsFor(provider)] })
    const signIn = async () => {
      const offers = (await send('GET', `${users}/auth-methods`)).body.oauth2.providers
      const { authURL, codeVerifier } = offers[0]
      const redirectURL = 'http://localhost:8090/api/oauth2-redirect'
      const { headers } = await fetch(authURL + encodeURIComponent(redirectURL), { redirect: 'manual' })
      const code = new URL(headers.get('location') ?? '').searchParams.get('code')
      const grant = { provider: 'google', code, codeVerifier, redirectURL }
      return (await send('POST', `${users}/auth-with-oauth2`, grant)).body.record.id
    }
    expect(await signIn()).toBe(anna.id)
    const passwords = { password: 'a new horse', passwordConfirm: 'a new horse' }
    const token = tokens().sign('passwordReset', anna, { email, jti: 'reset' })
    expect((await send('POST', `${users}/confirm-password-reset`, { token, ...passwords })).status).toBe(204)
    expect(await signIn()).not.toBe(anna.id)
  } finally {
    await provider.close()
  }
})

test('a link for a new password that was mailed before works once, for at most half an hour', async () => {
  const startMs = Date.now()
  await upgrade()
  const longestMs = 1_800_000 + Date.now() - startMs
  const [kept] = await run<{ expires: string }>(database, 'select expires from mailed_token')
  const keptMs = momentOf(kept?.expires ?? '').getTime() - startMs
  expect(keptMs).toBeGreaterThanOrEqual(1_800_000)
  expect(keptMs).toBeLessThanOrEqual(longestMs)
  const token = tokens().sign('passwordReset', anna, { email, jti: 'reset' })
  const passwords = { password: 'a new horse', passwordConfirm: 'a new horse' }
  const confirm = () => send('POST', `${users}/confirm-password-reset`, { token, ...passwords })
  expect((await confirm()).status).toBe(204)
  expect((await confirm()).body.data.token.code).toBe('validation_invalid_token')
  await app.people.signIn(email, 'a new horse')
})

test('the gazetteer is stored again at the next start, and a waiting mail is kept', async () => {
  await upgrade()
  expect(await run(database, 'select version, rates_date, seeded, edits from gazetteer')).toEqual([
    { version: '', rates_date: '2026-01-01', seeded: earlier, edits: 0 },
  ])
  expect(await app.mails()).toMatchObject([{ recipient: email, purpose: 'passwordReset', text: 'Text' }])
})
