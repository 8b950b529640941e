import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { geoJson, geoJsonFile } from '#shared/collections/geo-json.ts'
import { geoJsonId } from '#shared/domain/gazetteer-ids.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'

let app: TestApp
let path: string

beforeAll(async () => {
  app = await createTestApp()
  const record = await app.request(`/api/collections/geo_json/records/${geoJsonId('Outline', 'FR')}`)
  const { id, json } = geoJson.parse(await record.json())
  path = `/api/files/geo_json/${id}/${json}`
})
afterAll(() => app.close())

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('the file of a record', () => {
  test('is sent in an encoding that the client accepts, with the same content in each', async () => {
    const plain = await get(path)
    const brotli = await get(path, { 'accept-encoding': 'gzip, br' })
    const gzip = await get(path, { 'accept-encoding': 'gzip' })
    expect([plain, brotli, gzip].map(({ headers }) => headers.get('content-encoding'))).toEqual([
      null,
      'br',
      'gzip',
    ])
    const content = await bytesOf(plain)
    expect(brotliDecompressSync(await bytesOf(brotli)).equals(content)).toBe(true)
    expect(gunzipSync(await bytesOf(gzip)).equals(content)).toBe(true)
    expect(geoJsonFile.parse(JSON.parse(content.toString())).features[0]?.properties.name).toBe('France')
  })

  test('carries the headers of the record API and can be cached for ever', async () => {
    const { headers } = await get(path)
    expect(headers.get('content-type')).toBe('application/geo+json')
    expect(headers.get('content-disposition')).toBe(`attachment; filename=${path.split('/').at(-1)}`)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBeNull()
    expect(headers.get('vary')).toContain('Accept-Encoding')
  })

  test('is sent in part for a Range request', async () => {
    const whole = await bytesOf(await get(path))
    const part = await get(path, { range: 'bytes=10-19' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${whole.length}`)
    expect((await bytesOf(part)).equals(whole.subarray(10, 20))).toBe(true)
    const end = await get(path, { range: 'bytes=-5' })
    expect((await bytesOf(end)).equals(whole.subarray(-5))).toBe(true)
    expect((await get(path, { range: `bytes=${whole.length}-` })).status).toBe(416)
    expect((await get(path, { range: 'lines=1-2' })).status).toBe(200)
  })

  test('is also served under the collection’s id, and under no other path', async () => {
    expect((await get(path.replace('geo_json', 'wmk0000geojson0'))).status).toBe(200)
    for (const wrong of [
      path.replace('geo_json', 'nothing'),
      path.replace('geo_json', 'city'),
      path.replace('/g', '/x'),
      `${path}x`,
      path.replace(/[^/]+$/, '..%2Fversion.json'),
      '/api/files/geo_json/__proto__/constructor',
      '/api/files/__proto__/x/y',
    ]) {
      const response = await get(wrong)
      expect([wrong, response.status]).toEqual([wrong, 404])
    }
  })
})
