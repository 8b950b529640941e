import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compression, preferredEncoding } from './compression.ts'
import type { RequestEnv } from './context.ts'

const app = new Hono<RequestEnv>()
app.use(compression)
app.get('/:type{.+}', (c) => {
  const { length = '2000', status = '200', encoding, file } = c.req.query()
  const headers = new Headers({ 'content-type': c.req.param('type'), 'x-own': 'kept' })
  if (encoding !== undefined) headers.set('content-encoding', encoding)
  if (file !== undefined) {
    headers.set('content-disposition', `attachment; filename=${file}`)
    headers.set('content-length', length)
  }
  return new Response('x'.repeat(Number(length)), { status: Number(status), headers })
})
const get = (path: string, accepted = 'br', method = 'GET') =>
  app.request(path, { method, headers: { 'accept-encoding': accepted } })
const encodingOf = async (...call: Parameters<typeof get>) =>
  (await get(...call)).headers.get('content-encoding')

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['GZIP, Deflate', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0.1, gzip', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.000 , gzip', 'gzip'],
  ['br;q=0.01', 'br'],
  ['gzip;q=0', null],
  ['brotli, xgzip', null],
])('the encodings %j lead to %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding)
})

test.each([
  ['application/json', 'br'],
  ['application/geo+json', 'br'],
  ['application/javascript', 'br'],
  ['text/html; charset=utf-8', 'br'],
  ['image/svg+xml', 'br'],
  ['text/event-stream', null],
  ['image/png', null],
  ['application/octet-stream', null],
  ['x-application/json', null],
])('a response of the type %s is sent as %s', async (type, encoding) => {
  const response = await get(`/${type}`)
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('vary')).toBe(encoding === null ? null : 'Accept-Encoding')
})

test('a compressed response has the same content and headers', async () => {
  const brotli = await get('/text/plain')
  expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe('x'.repeat(2000))
  expect([brotli.headers.get('x-own'), brotli.headers.get('content-length')]).toEqual(['kept', null])
  const gzip = await get('/text/plain', 'gzip')
  expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe('x'.repeat(2000))
})

test('only an uncompressed response with status 200 and at least 1,024 bytes is compressed', async () => {
  expect(await encodingOf('/text/plain?length=1024')).toBe('br')
  const short = await get('/text/plain?length=1023')
  expect([short.headers.get('content-encoding'), await short.text()]).toEqual([null, 'x'.repeat(1023)])
  expect(short.headers.get('x-own')).toBe('kept')
  expect(await encodingOf('/text/plain?status=201')).toBeNull()
  expect(await encodingOf('/text/plain?encoding=zstd')).toBe('zstd')
  expect(await encodingOf('/text/plain', 'br', 'HEAD')).toBeNull()
})

test('a download of any length is compressed by gzip, for clients that accept it', async () => {
  for (const length of [10, 2000]) {
    const download = await get(`/text/csv?file=a.csv&length=${length}`, 'br, gzip')
    const { headers } = download
    expect(['content-encoding', 'content-length', 'x-own'].map((name) => headers.get(name))).toEqual([
      'gzip',
      null,
      'kept',
    ])
    expect(gunzipSync(Buffer.from(await download.arrayBuffer())).toString()).toBe('x'.repeat(length))
  }
  const plain = await get('/text/csv?file=a.csv', 'br')
  expect([plain.headers.get('content-encoding'), plain.headers.get('content-length')]).toEqual([null, '2000'])
  expect(await plain.text()).toBe('x'.repeat(2000))
})
