import type { Context } from 'hono'
import type { RequestEnv } from './context.ts'

/** A file of a record. */
export interface StoredFile {
  body: Uint8Array<ArrayBuffer>
  contentType: string
  /** The compression of `body`; null when it is uncompressed. */
  encoding: 'br' | 'gzip' | null
  /**
   * True when browsers may cache the file for ever: its content never changes under this name, and it never has to be
   * removed from caches.
   */
  immutable: boolean
  /** The time of storage, for Last-Modified and If-Modified-Since. */
  modified?: Date
  /** The name for downloads, if it differs from the requested name. */
  name?: string
}

/** Reads a file of a collection; null when it does not exist. */
export type FileSource = (
  recordId: string,
  name: string,
  request: { accepts: 'br' | 'gzip' | null; thumb: string },
) => Promise<StoredFile | null>

/** The content types that a browser may show in a page. All others are sent as attachments. */
const inline = /^(image\/(png|jpeg|gif|webp)|video\/(mp4|webm)|audio\/(mpeg|ogg|wav)|application\/pdf)$/

/** The response with a file, or with the part that the Range header asks for. */
export function fileResponse(c: Context<RequestEnv>, name: string, file: StoredFile) {
  const disposition =
    inline.test(file.contentType) && c.req.query('download') === undefined ? 'inline' : 'attachment'
  const headers = new Headers({
    'content-type': file.contentType,
    'content-disposition': `${disposition}; filename=${file.name ?? name}`,
    'cache-control': file.immutable
      ? 'public, max-age=31536000, immutable'
      : 'max-age=2592000, stale-while-revalidate=86400',
    'content-security-policy': "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
    vary: 'Accept-Encoding',
  })
  if (file.encoding) headers.set('content-encoding', file.encoding)
  else headers.set('accept-ranges', 'bytes')

  if (file.modified) {
    headers.set('last-modified', file.modified.toUTCString())
    if (isNotModifiedSince(c.req.header('if-modified-since'), file.modified)) {
      return new Response(null, { status: 304, headers })
    }
  }
  const size = file.body.byteLength
  const part = file.encoding ? null : rangeOf(c.req.header('range'), size)
  if (part === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } })
  }
  if (part) {
    headers.set('content-range', `bytes ${part.first}-${part.last}/${size}`)
    return new Response(file.body.subarray(part.first, part.last + 1), { status: 206, headers })
  }
  headers.set('content-length', String(size))
  return new Response(file.body, { status: 200, headers })
}

/** Compares whole seconds, because HTTP dates have no fractions. False when the header is missing or malformed. */
function isNotModifiedSince(since: string | undefined, modified: Date) {
  return Date.parse(since ?? '') >= Math.floor(modified.getTime() / 1000) * 1000
}

/** The byte range of a Range header; null when the header is missing, malformed or has several ranges. */
function rangeOf(header: string | undefined, size: number) {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return null
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first <= last ? { first, last } : ('unsatisfiable' as const)
}
