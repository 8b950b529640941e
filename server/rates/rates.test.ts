import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { refreshRatesNow } from '#server/admin/refresh-rates.ts'
import { createLog } from '#server/http/log.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { type HttpServer, openHttpServer } from '#server/test/http-server.ts'
import { refreshWhenDue, startRatesWorker } from './rates-worker.ts'

type Answer = (response: ServerResponse) => void

let app: TestApp
let held: Map<string, number>
let answer: Answer
let asked: number
let accepted: string | undefined
let url: string
let server: HttpServer

const today = '2026-03-01'
const sends =
  (body: unknown): Answer =>
  (response) =>
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
const all = (change: Record<string, unknown> = {}) => ({
  date: today,
  eur: { ...Object.fromEntries([...held].map(([code, rate]) => [code.toLowerCase(), rate])), ...change },
})

async function currencies() {
  const response = await app.request('/api/collections/currency/records?perPage=500')
  const { items } = (await response.json()) as { items: { code: string; rate: number }[] }
  return new Map(items.map(({ code, rate }) => [code, rate]))
}

const dateShown = async () => ((await (await app.request('/api/rates')).json()) as { date: string }).date

const log = () => createLog('debug', (line) => app.logged.push(line))
const refresh = (fetchLimits = {}) =>
  refreshWhenDue({ db: app.database.db, url, clock: app.clock, log: log(), fetchLimits })

beforeEach(async () => {
  app = await createTestApp()
  // Older than the rates of all responses in these tests except one.
  await app.database.db.updateTable('gazetteer').set({ rates_date: '2026-02-27' }).execute()
  held = await currencies()
  asked = 0
  server = await openHttpServer((request, response) => {
    asked += 1
    accepted = request.headers.accept
    answer(response)
  })
  url = `${server.url}/eur.json`
})

afterEach(async () => {
  await server.close()
  await app.close()
})

const usd = () => held.get('USD') ?? 0

describe('the daily refresh', () => {
  test('stores new rates, and the API returns them at once', async () => {
    answer = sends(all({ usd: usd() * 1.02 }))
    await refresh()
    expect((await currencies()).get('USD')).toBeCloseTo(usd() * 1.02)
    expect(await dateShown()).toBe(today)
    expect(accepted).toBe('application/json')
  })

  test('converts rates with another base currency', async () => {
    const eur = 1 / usd()
    const rates = Object.fromEntries([...held].map(([code, rate]) => [code, rate * eur * 1.01]))
    answer = sends({ date: today, base: 'USD', rates: { ...rates, EUR: eur, USD: undefined } })
    await refresh()
    const now = await currencies()
    expect(now.get('EUR')).toBe(1)
    expect(now.get('JPY')).toBeCloseTo((held.get('JPY') ?? 0) * 1.01)
    expect(now.get('USD')).toBeCloseTo(usd())
  })

  test('treats the euro as the base of rates that name no base', async () => {
    const rates = { ...Object.fromEntries(held), USD: usd() * 1.02, EUR: undefined }
    answer = sends({ date: today, rates })
    await refresh()
    expect((await currencies()).get('USD')).toBeCloseTo(usd() * 1.02)
  })

  test('runs when the server starts, and stopping waits for it', async () => {
    answer = sends(all())
    const options = { db: app.database.db, url, clock: app.clock, log: log() }
    await startRatesWorker(options).stop()
    expect(asked).toBe(1)
    expect(await dateShown()).toBe(today)
    await app.database.db.schema.alterTable('rates_refresh').renameTo('away').execute()
    await startRatesWorker(options).stop()
    await app.database.db.schema.alterTable('away').renameTo('rates_refresh').execute()
    expect(app.logged.at(-1)).toContain('The schedule of the exchange rates cannot be read.')
  })

  test('is done once a day', async () => {
    answer = sends(all())
    await refresh()
    await refresh()
    expect(asked).toBe(1)
    app.clock.advance(86_401)
    await refresh()
    expect(asked).toBe(2)
  })

  test('is done by only one of several processes that check at the same time', async () => {
    answer = sends(all())
    await Promise.all([refresh(), refresh(), refresh(), refresh()])
    expect(asked).toBe(1)
    expect(await dateShown()).toBe(today)
  })

  test('is repeated an hour after a failure', async () => {
    answer = (response) => response.writeHead(503).end()
    await refresh()
    await refresh()
    expect(asked).toBe(1)
    app.clock.advance(3601)
    answer = sends(all({ usd: usd() * 1.1 }))
    await refresh()
    expect((await currencies()).get('USD')).toBeCloseTo(usd() * 1.1)
  })

  test('is disabled without a URL', async () => {
    url = ''
    answer = sends(all())
    await refresh()
    expect(asked).toBe(0)
    expect(app.logged.join('')).not.toContain('not refreshed')
  })
})

describe('rates are refused with a log line, and the stored rates stay', () => {
  const refused: [string, () => Answer, RegExp][] = [
    ['when a code is missing', () => sends(all({ usd: undefined })), /USD is missing/],
    ['when all codes are missing', () => sends({ date: today, eur: {} }), /missing.* And \d+ more\./],
    [
      'when the base has no rate to the euro',
      () => sends({ date: today, base: 'USD', rates: {} }),
      /no rate from USD to EUR/,
    ],
    [
      'when the rate of the base to the euro is zero',
      () => sends({ date: today, base: 'USD', rates: { ...Object.fromEntries(held), EUR: 0 } }),
      /no rate from USD to EUR/,
    ],
    ['when a rate is zero', () => sends(all({ usd: 0 })), /USD is 0/],
    ['when a rate is below zero', () => sends(all({ usd: -1 })), /USD is -1/],
    ['when a rate is a string', () => sends(all({ usd: 'one' })), /USD is missing/],
    [
      'when a rate rises by more than half',
      () => sends(all({ usd: usd() * 1.51 })),
      /USD changes by more than half/,
    ],
    [
      'when a rate falls by more than half',
      () => sends(all({ usd: usd() * 0.49 })),
      /USD changes by more than half/,
    ],
    ['when they are older than the stored rates', () => sends({ ...all(), date: '2026-02-26' }), /older/],
    ['when their date is in the future', () => sends({ ...all(), date: '2026-03-09' }), /in the future/],
    ['when the response is not JSON', () => sends('<html>'), /JSON/],
    ['when the response contains no rates', () => sends({ hello: 'world' }), /does not contain/],
    [
      'when the service answers with an error',
      () => (response) => response.writeHead(500).end(),
      /answered 500/,
    ],
    [
      'when the service redirects',
      () => (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
      /fetch failed/,
    ],
    ['when the response is too long', () => (response) => response.end('x'.repeat(60_000)), /longer than/],
    ['when the service is slow', () => () => {}, /timeout|aborted/],
    [
      'when the response stops in the middle',
      () => (response) => {
        response.write('{"date":')
      },
      /timeout|aborted|terminated/,
    ],
  ]

  test.each(refused)('%s', async (_when, makeAnswer, reason) => {
    answer = makeAnswer()
    await refresh({ timeOutMs: 300, mostBytes: 50_000 })
    expect(asked).toBe(1)
    expect(await currencies()).toEqual(held)
    expect(await dateShown()).toBe('2026-02-27')
    const line = app.logged.find((logged) => logged.includes('were not refreshed'))
    expect(line).toMatch(reason)
    expect(line).not.toMatch(/And (0|-\d+) more/)
  })

  test('when the service refuses the connection', async () => {
    await server.close()
    await refresh()
    expect(await currencies()).toEqual(held)
    expect(app.logged.join('')).toContain('were not refreshed')
  })
})

describe('an operator', () => {
  const refreshNow = (acceptsJumps = false) =>
    refreshRatesNow(app.database.db, { url, clock: app.clock, acceptsJumps })

  test('can refresh the rates when no refresh is due', async () => {
    answer = sends(all())
    await refresh()
    answer = sends(all({ usd: usd() * 1.03 }))
    expect(await refreshNow()).toContain(today)
    expect((await currencies()).get('USD')).toBeCloseTo(usd() * 1.03)
  })

  test('gets the reason why rates are refused, and can accept a large change', async () => {
    answer = sends(all({ usd: usd() * 3 }))
    await expect(refreshNow()).rejects.toThrow(/USD changes by more than half/)
    await expect(refreshNow()).rejects.toMatchObject({ cause: { name: 'RatesRefused' } })
    expect(await currencies()).toEqual(held)
    await refreshNow(true)
    expect((await currencies()).get('USD')).toBeCloseTo(usd() * 3)
  })

  test('gets an error when RATES_URL is not set', async () => {
    url = ''
    await expect(refreshNow()).rejects.toThrow(/RATES_URL/)
  })
})
