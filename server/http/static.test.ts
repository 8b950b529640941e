import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { RequestEnv } from './context.ts'
import { webApp, webFiles } from './static.ts'

const folder = mkdtempSync(join(tmpdir(), 'waymark-web-'))
const page = '<!doctype html><title>Waymark</title>'
mkdirSync(join(folder, 'assets'))
for (const [name, content] of [
  ['index.html', page],
  ['first-paint.js', 'theme'],
  ['assets/index-B7kq_x-9.js', 'script'],
]) {
  const file = join(folder, name ?? '')
  writeFileSync(file, content ?? '')
  writeFileSync(`${file}.br`, brotliCompressSync(content ?? ''))
  writeFileSync(`${file}.gz`, gzipSync(content ?? ''))
}
writeFileSync(join(folder, '..', 'waymark-secret.txt'), 'secret')
afterAll(() => {
  rmSync(folder, { recursive: true })
  rmSync(join(folder, '..', 'waymark-secret.txt'))
})

const app = new Hono<RequestEnv>().get('*', webApp(webFiles(folder)))
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

describe('the web app', () => {
  test('is sent for every path without a file extension, and is revalidated each time', async () => {
    for (const path of ['/', '/map', '/trip/view/abc', '/index.html', '/no%ZZsense']) {
      const response = await get(path)
      expect([path, response.status, await response.text()]).toEqual([path, 200, page])
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('no-cache')
    }
    const etag = (await get('/')).headers.get('etag') ?? ''
    expect((await get('/map', { 'if-none-match': etag })).status).toBe(304)
  })

  test('sends precompressed files, and lets browsers cache files with a hash in the name for ever', async () => {
    const path = '/assets/index-B7kq_x-9.js'
    const brotli = await get(path, { 'accept-encoding': 'gzip, br' })
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotli.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(brotli.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await get(path, { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip')
    expect(await (await get(path)).text()).toBe('script')
    expect((await get('/first-paint.js')).headers.get('cache-control')).not.toContain('immutable')
  })

  test('serves no file outside its folder, and answers 404 for a missing file', async () => {
    expect((await get('/assets/gone-12345678.js')).status).toBe(404)
    for (const path of [
      '/../waymark-secret.txt',
      '/%2e%2e/waymark-secret.txt',
      '/..%2fwaymark-secret.txt',
      '/%5c../waymark-secret.txt',
      '/%5c%5c../waymark-secret.txt',
      '/x%00.js',
    ]) {
      expect(await (await get(path)).text()).not.toContain('secret')
    }
  })

  test.each([
    ['.css', 'text/css; charset=utf-8'],
    ['.geojson', 'application/geo+json'],
    ['.html', 'text/html; charset=utf-8'],
    ['.ico', 'image/x-icon'],
    ['.js', 'text/javascript; charset=utf-8'],
    ['.json', 'application/json'],
    ['.map', 'application/json'],
    ['.png', 'image/png'],
    ['.svg', 'image/svg+xml'],
    ['.txt', 'text/plain; charset=utf-8'],
    ['.webmanifest', 'application/manifest+json'],
    ['.webp', 'image/webp'],
    ['.woff2', 'font/woff2'],
    ['.unknown', 'application/octet-stream'],
  ])('sends a file that ends in %s as %s', async (extension, type) => {
    writeFileSync(join(folder, `file${extension}`), 'content')
    const response = await get(`/file${extension}`, { 'accept-encoding': 'br' })
    expect([response.status, await response.text()]).toEqual([200, 'content'])
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.get('content-length')).toBe('7')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  })

  test('gives each encoding of a file a separate tag, and sends no body for a known tag', async () => {
    const path = '/assets/index-B7kq_x-9.js'
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) =>
        (await get(path, { 'accept-encoding': encoding })).headers.get('etag'),
      ),
    )
    expect(tags).toEqual([
      expect.stringMatching(/^"[a-z\d]+-[a-z\d]+-br"$/),
      expect.stringMatching(/^"[a-z\d]+-[a-z\d]+-gzip"$/),
      expect.stringMatching(/^"[a-z\d]+-[a-z\d]+"$/),
    ])
    const known = await get(path, { 'accept-encoding': 'br', 'if-none-match': tags[0] ?? '' })
    expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', tags[0]])
    expect(known.headers.get('cache-control')).toContain('immutable')
    expect((await get(path, { 'accept-encoding': 'br', 'if-none-match': tags[2] ?? '' })).status).toBe(200)
  })

  test('gives a missing file, a folder, a path below a file and a precompressed file the same answer', async () => {
    mkdirSync(join(folder, 'folder.d'), { recursive: true })
    for (const path of [
      '/gone.js',
      '/folder.d',
      '/first-paint.js/more.js',
      '/index.html.br',
      '/index.html.gz',
    ]) {
      const response = await get(path)
      expect([path, response.status, await response.text()]).toEqual([path, 404, 'Not found\n'])
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    }
  })

  test('sends a file from memory for a second, and then reads the one from a new build', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const served = new Hono<RequestEnv>().get('*', webApp(webFiles(folder)))
    const text = async () => (await served.request('/build.txt')).text()
    expect(await text()).toBe('Not found\n')
    writeFileSync(join(folder, 'build.txt'), 'first')
    expect(await text()).toBe('first')
    writeFileSync(join(folder, 'build.txt'), 'second')
    vi.advanceTimersByTime(999)
    expect(await text()).toBe('first')
    vi.advanceTimersByTime(1)
    expect(await text()).toBe('second')
    vi.useRealTimers()
  })

  test('does not treat other failures as a missing file', async () => {
    const loop = join(folder, 'loop.js')
    symlinkSync(loop, loop)
    const failing = new Hono<RequestEnv>().get('*', webApp(webFiles(folder)))
    failing.onError((error, c) => c.text(error.message, 500))
    expect(await (await failing.request('/loop.js')).text()).toContain('ELOOP')
  })

  test.each([
    ['assets/index-1234567.js', false],
    ['assets/index-12345678.js', true],
    ['assets/index-12345678.min.js', false],
    ['other/assets/index-12345678.js', false],
    ['assets/fonts/text-B7kq_x-9.woff2', true],
  ])('lets browsers cache %s for ever: %s', async (name, isImmutable) => {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), 'content')
    const caching = (await get(`/${name}`)).headers.get('cache-control')
    expect(caching).toBe(isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
  })

  test('is replaced by a page with instructions while it is not built', async () => {
    const empty = new Hono<RequestEnv>().get('*', webApp(webFiles(join(folder, 'nowhere'))))
    const response = await empty.request('/map')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    await expect(await response.text()).toMatchFileSnapshot('not-built-page.txt')
  })
})
