import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, describe, expect, test } from 'vitest'
import type { RequestEnv } from './context.ts'
import { webApp } from './static.ts'

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

const app = new Hono<RequestEnv>().get('*', webApp(folder))
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
      '/x%00.js',
    ]) {
      expect(await (await get(path)).text()).not.toContain('secret')
    }
  })
})
