import { mkdtempSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { appConfig } from '#shared/config.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { geoFiles } from './geo-files.ts'
import { healthEndpoints } from './health.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const reopen = async (...settings: Parameters<typeof createTestApp>) => {
  await app.close()
  app = await createTestApp(...settings)
}
const configWith = async (...settings: Parameters<typeof createTestApp>) => {
  await reopen(...settings)
  const response = await app.request('/api/config')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  return appConfig.parse(await response.json())
}

describe('responses that caches must not store', () => {
  test.each([
    ['/readyz', 'no-store'],
    ['/metrics', 'no-store'],
    ['/api/rates', 'no-cache'],
    ['/api/config', 'no-cache'],
  ])('%s', async (path, caching) => {
    expect((await app.request(path)).headers.get('cache-control')).toBe(caching)
  })
})

test.each([
  [true, true, 200, 'ready\n'],
  [false, true, 503, 'not ready\n'],
  [true, false, 503, 'not ready\n'],
])(
  'a process that is ready: %s, with a database that answers: %s, is answered %i',
  async (ready, answers, status, text) => {
    const endpoints = healthEndpoints({ ready }, () => Promise.resolve(answers))
    const answer = await endpoints.request('/readyz')
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
      status,
      text,
      'no-store',
    ])
    expect(await (await endpoints.request('/livez')).text()).toBe('ok\n')
  },
)

describe('the configuration for the browser', () => {
  test('says what the operator has switched on', async () => {
    expect(
      await configWith({ plannerDailyLimit: 0, registration: 'closed', publicUrl: 'http://10.0.0.1' }),
    ).toMatchObject({
      plannerEnabled: false,
      registration: 'closed',
      passkeys: false,
      googleSignIn: false,
      signInProviders: [],
    })
    const provider = {
      name: 'authentik',
      title: 'Our sign-in',
      kind: 'oidc',
      issuer: 'https://id.example',
      clientId: 'waymark',
      credential: { secret: 'not for browsers' },
    } as const
    const { signInProviders, googleSignIn } = await configWith({ signInProviders: [provider] })
    expect(signInProviders).toEqual([{ name: 'authentik', title: 'Our sign-in', kind: 'oidc' }])
    expect(googleSignIn).toBe(false)
    expect(await configWith({ plannerDailyLimit: 1, publicUrl: 'https://waymark.example' })).toMatchObject({
      plannerEnabled: true,
      passkeys: true,
    })
  })
})

describe('the metrics', () => {
  test('have a help text each', async () => {
    const text = await (await app.request('/metrics')).text()
    const described = text.split('\n').filter((line) => line.startsWith('#'))
    await expect(`${described.join('\n')}\n`).toMatchFileSnapshot('metrics.txt')
  })

  test('count what is there', async () => {
    const valueOf = async (name: string) => {
      const text = await (await app.request('/metrics')).text()
      return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1])
    }
    const { id } = await app.people.register()
    await app.request('/api/collections/users/request-verification', {
      method: 'POST',
      body: { email: (await app.people.register()).email },
    })
    expect(await valueOf('waymark_sessions')).toBe(2)
    expect(await valueOf('waymark_outbox_waiting')).toBe((await app.mails()).length)
    await app.database.db.updateTable('mail').set({ due: '' }).execute()
    expect(await valueOf('waymark_outbox_waiting')).toBe(0)
    const generations = [86_400, 86_399].map((age, index) => ({
      id: `plan0000000000${index}`,
      user: id,
      begun: new Date(app.clock().getTime() - age * 1000).toISOString().replace('T', ' '),
      ended: '',
    }))
    for (const generation of generations)
      await app.database.db.insertInto('planner_generation').values(generation).execute()
    expect(await valueOf('waymark_planner_generations_day')).toBe(1)
    expect(await valueOf('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
    expect(await valueOf('nodejs_heap_used_bytes')).toBeGreaterThan(1_000_000)
    expect(await valueOf('nodejs_external_memory_bytes')).toBeGreaterThan(0)
    expect(await valueOf('process_uptime_seconds')).toBeGreaterThan(0)
    expect(await valueOf('waymark_database_connections')).toBeGreaterThan(0)
  })

  test.each([
    ['Bearer let me in', 200],
    ['bearer let me in', 200],
    ['Bearer let me', 404],
    ['Bearer ', 404],
    ['let me in', 404],
    ['x Bearer let me in', 404],
    [undefined, 404],
  ])('with a token are for %j: %i', async (token, status) => {
    await reopen({ metricsToken: 'let me in' })
    expect((await app.request('/metrics', { token })).status).toBe(status)
  })
})

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } }

describe('the outlines of the gazetteer', () => {
  test('are packed anew for clients without Brotli once, up to eight megabytes of them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waymark-geo-'))
    const { db } = app.database
    const { rows } = await sql<{ id: string; json: string }>`
      select id, json from geo_json order by id limit 3`.execute(db)
    for (const { json } of rows)
      writeFileSync(join(folder, `${json}.br`), brotliCompressSync(randomBytes(3_000_000), quick))
    const source = geoFiles(db, folder)
    const bodies = async () => {
      const files = []
      for (const { id, json } of rows) files.push(await source(id, json, { accepts: 'gzip', thumb: '' }))
      return files.map((file) => file?.body)
    }
    const [first, second, third] = await bodies()
    expect(gunzipSync(first ?? '')).toHaveLength(3_000_000)
    const last = rows[2]
    const again = last && (await source(last.id, last.json, { accepts: 'gzip', thumb: '' }))
    expect(again?.body).toBe(third)
    const middle = rows[1]
    const kept = middle && (await source(middle.id, middle.json, { accepts: 'gzip', thumb: '' }))
    expect(kept?.body).toBe(second)
    // The oldest has been removed.
    const oldest = rows[0]
    const made = oldest && (await source(oldest.id, oldest.json, { accepts: 'gzip', thumb: '' }))
    expect(made?.body).not.toBe(first)
    expect(Buffer.compare(made?.body ?? Buffer.of(), first ?? Buffer.of())).toBe(0)
  })
})

describe('limits of requests', () => {
  test('an account exports its data 20 times in ten minutes', async () => {
    await reopen({ rateLimits: true })
    const { token } = await app.people.register()
    const get = async () => (await app.request('/api/account/export', { token })).status
    for (let count = 0; count < 20; count += 1) expect(await get()).toBe(200)
    expect(await get()).toBe(429)
    app.clock.advance(1200)
    expect(await get()).toBe(200)
  })

  test('a person can send 120 lists a minute', async () => {
    await reopen({ rateLimits: true })
    const { token } = await app.people.register()
    const ask = async () =>
      (await app.request('/api/cities/resolve', { method: 'POST', token, body: { texts: ['x'] } })).status
    for (let count = 0; count < 120; count += 1) expect(await ask()).toBe(200)
    expect(await ask()).toBe(429)
    app.clock.advance(120)
    expect(await ask()).toBe(200)
  })
})
