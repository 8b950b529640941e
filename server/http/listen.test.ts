import { expect, test } from 'vitest'
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

test('a browser gets a page that loads itself again, until the server has started', async () => {
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
