import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import about from '#package.json' with { type: 'json' }
import { appConfig } from '#shared/config.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { run } from '#server/test/test-database.ts'

let app: TestApp

beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const notFoundBody = '{"data":{},"message":"The requested resource wasn\'t found.","status":404}'

describe('every answer', () => {
  test('carries the security headers', async () => {
    for (const path of ['/api/health', '/', '/api/nothing']) {
      const { headers } = await app.request(path)
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
          "img-src 'self' data: blob: https://tile.openstreetmap.org; connect-src 'self'; font-src 'self'; " +
          "worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; " +
          "frame-ancestors 'none'",
      )
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
      expect(headers.get('x-xss-protection')).toBe('1; mode=block')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
      expect(headers.get('referrer-policy')).toBe('strict-origin')
      expect(headers.get('permissions-policy')).toBe(
        'camera=(), microphone=(), geolocation=(), interest-cohort=()',
      )
      expect(headers.get('strict-transport-security')).toBeNull()
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    }
  })

  test('has a policy that allows only the configured hosts', async () => {
    await app.close()
    app = await createTestApp({
      publicUrl: 'https://waymark.example',
      tileUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
      flagUrl: 'https://flags.example/{iso2}.svg',
      analytics: { host: 'https://stats.example/path', domain: 'waymark.example' },
    })
    const { headers } = await app.request('/api/health')
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("img-src 'self' data: blob: https://*.tiles.example https://flags.example;")
    expect(policy).toContain("connect-src 'self' https://stats.example;")
  })

  test.each([
    ['on', 'max-age=31536000'],
    ['subdomains', 'max-age=31536000; includeSubDomains'],
    ['off', 'max-age=0'],
  ] as const)(
    'with HSTS=%s asks for https as configured, and only at an https address',
    async (hsts, value) => {
      const sent = async (publicUrl: string) => {
        await app.close()
        app = await createTestApp({ publicUrl, hsts })
        return (await app.request('/api/health')).headers.get('strict-transport-security')
      }
      expect(await sent('https://waymark.example')).toBe(value)
      expect(await sent('http://waymark.example')).toBeNull()
    },
  )
})

describe('the API', () => {
  test('answers the health call of the record API', async () => {
    const response = await app.request('/api/health')
    expect(await response.text()).toBe('{"message":"API is healthy.","code":200,"data":{}}')
  })

  test('answers 404 with an error body for an unknown path or method', async () => {
    for (const [method, path] of [
      ['GET', '/api/nothing'],
      ['GET', '/api'],
      ['PUT', '/api/collections/city/records'],
      ['DELETE', '/api/health'],
      ['POST', '/map'],
    ] as const) {
      const response = await app.request(path, { method })
      expect([path, response.status, await response.text()]).toEqual([path, 404, notFoundBody])
      expect(response.headers.get('content-type')).toBe('application/json')
    }
  })

  test('answers HEAD where it answers GET', async () => {
    const response = await app.request('/api/health', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })

  test('can be called by scripts of any origin', async () => {
    const preflight = await app.request('/api/collections/trip/records', {
      method: 'OPTIONS',
      headers: { origin: 'https://other.example', 'access-control-request-headers': 'authorization,x-own' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET,HEAD,PUT,PATCH,POST,DELETE')
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,x-own')
    expect(preflight.headers.get('access-control-max-age')).toBe('86400')
    expect(preflight.headers.get('vary')).toBe(
      'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
    )
    const bare = await app.request('/api/health', { method: 'OPTIONS' })
    expect([bare.status, bare.headers.get('vary')]).toEqual([204, 'Origin'])
    expect(bare.headers.get('access-control-allow-origin')).toBeNull()
    const simple = await app.request('/api/health', {
      method: 'OPTIONS',
      headers: { origin: 'https://x.example' },
    })
    expect(simple.headers.get('access-control-allow-headers')).toBeNull()
    const call = await app.request('/api/health', { headers: { origin: 'https://other.example' } })
    expect(call.headers.get('access-control-allow-origin')).toBe('*')
    const plain = await app.request('/api/health')
    expect(plain.headers.get('access-control-allow-origin')).toBeNull()
    expect(plain.headers.get('vary')).toContain('Origin')
  })

  test('refuses a body that is too large and a malformed one', async () => {
    const path = '/api/collections/users/auth-with-password'
    const large = await app.request(path, { method: 'POST', body: { identity: 'x'.repeat(70_000) } })
    expect([large.status, await large.json()]).toEqual([
      413,
      { data: {}, message: 'Request entity too large.', status: 413 },
    ])
    const broken = await app.request(path, { method: 'POST', body: '{"' })
    expect([broken.status, await broken.json()]).toEqual([
      400,
      { data: {}, message: 'Something went wrong while processing your request.', status: 400 },
    ])
  })

  test('refuses requests above the rate limit with Retry-After', async () => {
    await app.close()
    app = await createTestApp({ rateLimits: true })
    let last = await app.request('/api/health')
    for (let i = 0; i < 2100 && last.status === 200; i++) last = await app.request('/api/health')
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await app.request('/api/health', { address: '203.0.113.9' })).status).toBe(200)
    app.clock.advance(20)
    expect((await app.request('/api/health')).status).toBe(200)
  })

  test('sends the operator’s configuration to the browser', async () => {
    const response = await app.request('/api/config')
    expect(appConfig.parse(await response.json())).toMatchObject({
      version: about.version,
      // package.json has no repository.
      sourceUrl: '',
      tileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      tileMinZoom: 7,
      flagUrl: '/flags/{iso2}.svg',
      bookingName: '12Go',
      analytics: null,
    })
  })

  test('compresses long responses with an encoding that the client accepts', async () => {
    const path = '/flags/mx.svg'
    for (const [accepted, given] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['identity', null],
    ]) {
      const { headers } = await app.request(path, { headers: { 'accept-encoding': accepted ?? '' } })
      expect([accepted, headers.get('content-encoding')]).toEqual([accepted, given])
      expect(headers.get('vary')).toContain('Accept-Encoding')
    }
  })
})

describe('the log', () => {
  test('contains no e-mail address, password, token or link', async () => {
    const anna = await app.people.register({ email: 'anna.secret@example.org', password: 'secret horse' })
    await app.request('/api/collections/users/request-verification', {
      method: 'POST',
      body: { email: anna.email },
    })
    await app.request(`/auth/verify-email?token=${anna.token}`)
    const log = app.logged.join('')
    expect(log).toContain('"level":"debug"')
    expect(log).not.toContain('secret')
    expect(log).not.toContain(anna.token.slice(0, 20))
    expect(log).not.toMatch(/eyJ/)
  })
})

test('the log has each request with its route and without its address', async () => {
  const answers = [
    await app.request('/api/collections/trip/records?secret=1'),
    await app.request('/api/nothing/secret', { method: 'POST' }),
    await app.request('/map'),
    await app.request('/api/settings?secret=1'),
  ]
  const lines = app.logged.map((line) => JSON.parse(line) as Record<string, unknown>)
  const line = (request: number, fields: Record<string, unknown>) => ({
    time: expect.any(String),
    level: 'debug',
    message: 'Answered.',
    request: answers[request]?.headers.get('x-request-id'),
    ms: expect.any(Number),
    ...fields,
  })
  expect(lines.filter(({ message }) => message === 'Answered.')).toEqual([
    line(0, { method: 'GET', route: '/api/collections/:collection/records', status: 200 }),
    line(1, { method: 'POST', route: 'other', status: 404 }),
    line(2, { method: 'GET', route: '/*', status: 503 }),
    line(3, { method: 'GET', route: '/api/settings', status: 401 }),
  ])
  for (const { ms } of lines) if (typeof ms === 'number') expect(ms).toBe(Math.round(ms * 10) / 10)
})

test('the log has every sign-in with its user and result', async () => {
  const anna = await app.people.register()
  const body = { identity: anna.email, password: 'wrong' }
  await app.request('/api/collections/users/auth-with-password', { method: 'POST', body })
  await app.request('/api/auth/sign-out', { method: 'POST', token: anna.token })
  const lines = app.logged.map((line) => JSON.parse(line) as Record<string, unknown>)
  const events = lines.filter(({ event }) => event !== undefined)
  expect(events.map(({ event, status }) => [event, status])).toEqual([
    ['sign in with a password', 200],
    ['sign in with a password', 400],
    ['sign out', 204],
  ])
  expect(events.map(({ user }) => user)).toEqual([anna.id, undefined, anna.id])
  expect(new Set(events.map(({ network }) => String(network).length))).toEqual(new Set([22]))
})

describe('monitoring', () => {
  test('gets 200 from /livez and /readyz', async () => {
    expect((await app.request('/livez')).status).toBe(200)
    expect((await app.request('/readyz')).status).toBe(200)
  })

  test('reads metrics only from this machine, or with the token when one is set', async () => {
    await app.people.register()
    const response = await app.request('/metrics')
    const text = await response.text()
    expect(text).toMatch(
      /http_requests_total\{method="POST",route="[^"]*auth-with-password",status="200"\} 1/,
    )
    expect(text).toContain('waymark_sessions 1')
    await app.request('/api/health')
    await app.request('/api/nothing')
    const counted = await (await app.request('/metrics')).text()
    expect(counted).toContain('http_requests_total{method="GET",route="/api/health",status="200"} 1')
    expect(counted).toContain('http_requests_total{method="GET",route="other",status="404"} 1')
    for (const name of ['realtime_streams', 'planner_generations_day', 'database_requests_waiting']) {
      expect(text).toContain(`waymark_${name} 0`)
    }
    expect(text).toContain('process_resident_memory_bytes')
    expect((await app.request('/metrics', { address: '203.0.113.9' })).status).toBe(404)
    expect((await app.request('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(404)
    await app.close()
    app = await createTestApp({ metricsToken: 'let me in' })
    expect((await app.request('/metrics')).status).toBe(404)
    expect(
      (await app.request('/metrics', { token: 'Bearer let me in', address: '203.0.113.9' })).status,
    ).toBe(200)
  })
})

describe('the web app', () => {
  test('answers 503 with a page of instructions when it is not built', async () => {
    const response = await app.request('/map')
    expect(response.status).toBe(503)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(await response.text()).toContain('not built yet')
  })

  test('serves flags, which browsers may cache for a week', async () => {
    const flag = await app.request('/flags/fr.svg')
    expect(flag.status).toBe(200)
    expect(flag.headers.get('content-type')).toBe('image/svg+xml')
    expect(flag.headers.get('cache-control')).toBe('public, max-age=604800')
    expect(await flag.text()).toContain('<svg')
    expect((await app.request('/flags/zz.svg')).status).toBe(404)
    expect((await app.request('/flags/..%2Fx.svg')).status).not.toBe(200)
  })
})

test('deleting expired data continues after one part of it has failed', async () => {
  const mail =
    "insert into mail_count (id, subject, purpose, at) values ('old', 'x', 'x', '2026-01-01 10:00:00.000Z')"
  await run(app.database, mail)
  await run(app.database, 'alter table session rename to session_away')
  await app.tidy()
  await run(app.database, 'alter table session_away rename to session')
  expect(await run(app.database, 'select id from mail_count')).toEqual([])
  const failures = app.logged.filter((line) => line.includes('Deleting expired data failed.'))
  expect(failures).toHaveLength(1)
  expect(failures[0]).toContain('session')
})
