import type { HonoRequest } from 'hono'
import { compressed, preferredEncoding, worthwhileBytes } from '#server/http/compression.ts'
import { jsonResponse } from './response-body.ts'

interface CachedBody {
  body: Uint8Array<ArrayBuffer>
  /** Null when the body is not compressed. */
  encoding: 'br' | 'gzip' | null
}

const maxKeptBytes = 32 * 1024 * 1024
const cacheControl = 'public, max-age=300, stale-while-revalidate=86400'

/**
 * Makes the responses for gazetteer records, which are the same for every caller until the gazetteer changes. The
 * ETag is the gazetteer's version. The compressed bodies are cached in memory; the least recently used are
 * removed first.
 */
export function createGazetteerResponses(version: () => string, maxBytes = maxKeptBytes) {
  const kept = new Map<string, CachedBody>()
  let keptVersion = ''
  let keptBytes = 0

  const keep = (key: string, answer: CachedBody) => {
    if (sizeOf(key, answer) > maxBytes / 8) return
    kept.set(key, answer)
    keptBytes += sizeOf(key, answer)
    for (const [oldest, old] of kept) {
      if (keptBytes <= maxBytes) break
      kept.delete(oldest)
      keptBytes -= sizeOf(oldest, old)
    }
  }

  /** Answers a request from the cache, by its path and query, or else from `produce`. Errors are not cached. */
  return async (request: HonoRequest, produce: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Response> => {
    const current = version()
    if (current !== keptVersion) {
      kept.clear()
      keptBytes = 0
      keptVersion = current
    }
    const etag = `W/"${current}"`
    const headers = { 'cache-control': cacheControl, etag }
    const preferred = preferredEncoding(request.header('accept-encoding'))
    const key = `${preferred} ${request.url.slice(request.url.indexOf('/', 8))}`
    let answer = kept.get(key)
    if (answer) {
      kept.delete(key)
      kept.set(key, answer)
    } else {
      const plain = await produce()
      const encoding = plain.length < worthwhileBytes ? null : preferred
      answer = { body: encoding ? await compressed(plain, encoding) : plain, encoding }
      if (current === version() && !kept.has(key)) keep(key, answer)
    }
    if (matches(request.header('if-none-match'), current)) return new Response(null, { status: 304, headers })
    const { body, encoding } = answer
    return jsonResponse(body, { ...headers, ...(encoding && { 'content-encoding': encoding }) })
  }
}

// The key is included because a URL can be longer than its response.
const sizeOf = (key: string, { body }: CachedBody) => 2 * key.length + body.length + 200

const matches = (condition: string | undefined, version: string) =>
  condition?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === `"${version}"`)
