import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { StartError } from '#server/start-error.ts'
import { listen } from './listen.ts'

async function whileStarting() {
  const listener = await listen('127.0.0.1', 0)
  return { listener, url: `http://127.0.0.1:${listener.port}` }
}

/** The security headers of a response. */
const securityHeadersOf = ({ headers }: Response) =>
  ['content-security-policy', 'x-content-type-options', 'referrer-policy'].map((name) => headers.get(name))

const strict = [
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  'nosniff',
  'strict-origin',
]

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test('a browser receives a page that reloads itself until the server has started', async () => {
  const { listener, url } = await whileStarting()
  const early = await fetch(`${url}/map`, { headers: html })
  expect(early.status).toBe(503)
  expect(early.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(early.headers.get('cache-control')).toBe('no-store')
  expect(Number(early.headers.get('refresh'))).toBeGreaterThan(0)
  expect(early.headers.get('retry-after')).toBe(early.headers.get('refresh'))
  expect(securityHeadersOf(early)).toEqual(strict)
  const page = await early.text()
  expect(page).toContain('<h1>Waymark is starting</h1>')
  expect(page).not.toContain('<script')
  expect(page).toMatch(/<h1>[^<]+<\/h1>\n<p>[^<]{10,}<\/p>/)
  listener.serve(() => new Response('the map'))
  expect(await (await fetch(`${url}/map`, { headers: html })).text()).toBe('the map')
  await listener.stop(0)
})

test('the page is in the language of the browser', async () => {
  const { listener, url } = await whileStarting()
  const pageFor = async (languages: string) =>
    (await fetch(`${url}/map`, { headers: { ...html, 'accept-language': languages } })).text()
  const german = await pageFor('de-CH,de;q=0.9,en;q=0.8')
  expect(german).toContain('<html lang="de" dir="ltr">')
  expect(german).toContain('<h1>Waymark startet</h1>')
  expect(await pageFor('ar-EG,ar;q=0.9')).toContain('<html lang="ar" dir="rtl">')
  expect(await pageFor('xx, *;q=0.1, de;q=0')).toContain('<html lang="en" dir="ltr">')
  await listener.stop(0)
})

test.each([
  { path: '/api/collections/city/records', init: { headers: { accept: '*/*' } } },
  { path: '/readyz', init: {} },
  { path: '/api/collections/trip/records', init: { method: 'POST', headers: html } },
])('$path gets JSON with 503 while the server starts', async ({ path, init }) => {
  const { listener, url } = await whileStarting()
  const early = await fetch(url + path, init)
  expect(early.status).toBe(503)
  expect(early.headers.get('retry-after')).toBe('2')
  expect(early.headers.get('refresh')).toBeNull()
  expect(securityHeadersOf(early)).toEqual(strict)
  expect(await early.json()).toEqual({
    status: 503,
    message: 'The server is starting. Try again in a moment.',
    data: {},
  })
  await listener.stop(0)
})

test.each([
  ['127.0.0.1', 'is in use already. Stop the program that uses it, or set PORT to another port.'],
  [
    '203.0.113.77',
    'This machine has no address "203.0.113.77". Set HOST to one of its addresses, or to 0.0.0.0',
  ],
])('a port that cannot be opened on %s stops the start with the reason', async (host, reason) => {
  const { listener } = await whileStarting()
  await expect(listen(host, listener.port)).rejects.toThrow(StartError)
  await expect(listen(host, listener.port)).rejects.toThrow(reason)
  await listener.stop(0)
})

test('a server that stops completes its responses, and closes the connections without a request', async () => {
  const { listener, url } = await whileStarting()
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  listener.serve(async ({ url }) => {
    if (new URL(url).pathname === '/slow') {
      asked.resolve()
      await answer.promise
    }
    return new Response('answered')
  })
  const agent = new Agent({ keepAlive: true })
  const get = (path: string) =>
    new Promise<{ connection: string | undefined; socket: Socket }>((resolve, reject) => {
      const sent = request(url + path, { agent }, (response) => {
        const { headers, socket } = response
        response.on('end', () => resolve({ connection: headers.connection, socket })).resume()
      })
      sent.on('error', reject).end()
    })
  const slow = get('/slow')
  await asked.promise
  const idle = await get('/quick')
  expect(idle.connection).toBe('keep-alive')
  const closed = once(idle.socket, 'close')
  // Otherwise it would wait for an hour for the idle connection.
  const stopped = listener.stop(3_600_000)
  await closed
  answer.resolve()
  expect((await slow).connection).toBe('close')
  await stopped
})

test('a server that stops cuts off requests that take too long', async () => {
  const { listener, url } = await whileStarting()
  const asked = Promise.withResolvers<void>()
  listener.serve(() => {
    asked.resolve()
    return new Promise(() => undefined)
  })
  const slow = fetch(url)
  await asked.promise
  await Promise.all([expect(slow).rejects.toThrow(), listener.stop(1)])
})
