import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { RequestEnv } from './context.ts'
import { fileResponse, type StoredFile } from './files.ts'

const content = '0123456789'
const stored = (change: Partial<StoredFile> = {}): StoredFile => ({
  body: new TextEncoder().encode(content),
  contentType: 'image/png',
  encoding: null,
  immutable: false,
  ...change,
})

function get(change: Partial<StoredFile> = {}, headers: Record<string, string> = {}, path = '/') {
  const app = new Hono<RequestEnv>().get('/', (c) => fileResponse(c, 'me.png', stored(change)))
  return app.request(path, { headers })
}
const headerOf = async (name: string, ...call: Parameters<typeof get>) =>
  (await get(...call)).headers.get(name)

test('a file is sent whole, and cannot run scripts', async () => {
  const response = await get()
  expect([response.status, await response.text()]).toEqual([200, content])
  expect(Object.fromEntries(response.headers)).toEqual({
    'accept-ranges': 'bytes',
    'cache-control': 'max-age=2592000, stale-while-revalidate=86400',
    'content-disposition': 'inline; filename=me.png',
    'content-length': '10',
    'content-security-policy': "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
    'content-type': 'image/png',
    vary: 'Accept-Encoding',
  })
})

test('a file that never changes is cached for ever', async () => {
  expect(await headerOf('cache-control', { immutable: true })).toBe('public, max-age=31536000, immutable')
})

test('a compressed file is sent as it is stored, and never in parts', async () => {
  const response = await get({ encoding: 'br' }, { range: 'bytes=0-3' })
  expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'br'])
  expect(response.headers.get('accept-ranges')).toBeNull()
})

test.each([
  ['image/webp', 'inline'],
  ['video/mp4', 'inline'],
  ['audio/mpeg', 'inline'],
  ['application/pdf', 'inline'],
  ['image/svg+xml', 'attachment'],
  ['text/html', 'attachment'],
  ['image/pngx', 'attachment'],
  ['ximage/png', 'attachment'],
])('a file of the type %s is an %s', async (contentType, disposition) => {
  expect(await headerOf('content-disposition', { contentType })).toBe(`${disposition}; filename=me.png`)
  expect(await headerOf('content-disposition', { contentType }, {}, '/?download=1')).toMatch(/^attachment/)
})

test('a download can have another name', async () => {
  expect(await headerOf('content-disposition', { name: 'world.geojson' })).toBe(
    'inline; filename=world.geojson',
  )
})

describe('a file with a time', () => {
  const modified = new Date('2026-03-01T10:00:00.900Z')
  const since = (header: string) => get({ modified }, { 'if-modified-since': header })

  test('is not sent again when it is not newer', async () => {
    for (const header of ['Sun, 01 Mar 2026 10:00:00 GMT', 'Sun, 01 Mar 2026 10:00:01 GMT']) {
      const response = await since(header)
      expect([response.status, await response.text()]).toEqual([304, ''])
      expect(response.headers.get('last-modified')).toBe('Sun, 01 Mar 2026 10:00:00 GMT')
    }
  })

  test('is sent when it is newer, or the header is no date', async () => {
    for (const header of ['Sun, 01 Mar 2026 09:59:59 GMT', 'yesterday'])
      expect((await since(header)).status).toBe(200)
    expect((await get({ modified })).status).toBe(200)
  })
})

describe('a part of a file', () => {
  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-20', content, 'bytes 0-9/10'],
    ['bytes=9-9', '9', 'bytes 9-9/10'],
    ['bytes=8-20', '89', 'bytes 8-9/10'],
  ])('is sent for %s', async (range, text, sent) => {
    const response = await get({}, { range })
    expect([response.status, await response.text()]).toEqual([206, text])
    expect(response.headers.get('content-range')).toBe(sent)
  })

  test.each(['bytes=10-', 'bytes=5-4', 'bytes=-0'])('is refused for %s', async (range) => {
    const response = await get({}, { range })
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10'])
  })

  test.each(['bytes=-', 'bytes=a-b', 'bytes=0-1,3-4', 'items=0-3', 'x bytes=0-3', 'bytes=0-3x'])(
    'is the whole file for the malformed range %j',
    async (range) => {
      expect((await get({}, { range })).status).toBe(200)
    },
  )
})
