import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import type { RequestEnv } from './context.ts'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)
/** Shorter bodies are sent uncompressed. */
export const worthwhileBytes = 1024
const compressible = /^(application\/(json|geo\+json|javascript)|text\/(?!event-stream))|image\/svg/

/**
 * Compresses a complete response on zlib's thread pool if it is long enough and not yet compressed. A download, which can
 * be large, is compressed as a stream.
 */
export const compression: MiddlewareHandler<RequestEnv> = async (c, next) => {
  await next()
  const { headers, status } = c.res
  if (!compressible.test(headers.get('content-type') ?? '')) return
  headers.append('vary', 'Accept-Encoding')
  if (headers.has('content-encoding') || status !== 200 || c.req.method === 'HEAD') return
  const encoding = preferredEncoding(c.req.header('accept-encoding'))
  if (encoding === null) return

  const kept = new Headers(headers)
  if (headers.get('content-disposition')?.startsWith('attachment') && c.res.body) {
    if (!accepts(c.req.header('accept-encoding'), 'gzip')) return
    kept.set('content-encoding', 'gzip')
    kept.delete('content-length')
    const body = c.res.body.pipeThrough(new CompressionStream('gzip'))
    c.res = undefined
    c.res = new Response(body, { status, headers: kept })
    return
  }
  const plain = new Uint8Array(await c.res.arrayBuffer())
  if (plain.byteLength < worthwhileBytes) {
    c.res = undefined
    c.res = new Response(plain, { status, headers: kept })
    return
  }
  const body = await compressed(plain, encoding)
  kept.set('content-encoding', encoding)
  kept.delete('content-length')
  c.res = undefined
  c.res = new Response(body, { status, headers: kept })
}

/** Brotli if the Accept-Encoding header allows it, else gzip, else null. */
export const preferredEncoding = (accepted: string | undefined): 'br' | 'gzip' | null =>
  accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : null

const accepts = (accepted = '', encoding: 'br' | 'gzip'): boolean =>
  accepted
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .some((part) => part.split(';')[0]?.trim() === encoding)

/** Compresses bytes while a client waits. Therefore the levels prefer speed over size. */
export async function compressed(
  plain: Uint8Array,
  encoding: 'br' | 'gzip',
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') return new Uint8Array(await toGzip(plain, { level: 4 }))
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_SIZE_HINT]: plain.byteLength }
  return new Uint8Array(await toBrotli(plain, { params }))
}
