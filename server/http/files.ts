import type { Context } from 'hono'
import type { RequestEnv } from './context.ts'

/** A file as a collection hands it out. */
export interface StoredFile {
  body: Uint8Array<ArrayBuffer>
  contentType: string
  /** How `body` is compressed; null when it is plain. */
  encoding: 'br' | 'gzip' | null
  /** True when another content would have another name, and nobody may want it gone. */
  immutable: boolean
  /** When it was stored; with it, a client that has it already is told so. */
  modified?: Date
  /** The name to save it under, where that is not the one it was asked for by. */
  name?: string
}

/** Where a collection's files come from; null for one that is not there. */
export type FileSource = (
  recordId: string,
  name: string,
  request: { accepts: 'br' | 'gzip' | null; thumb: string },
) => Promise<StoredFile | null>

/** What a browser may show by itself; anything else is offered for download. */
const inline = /^(image\/(png|jpeg|gif|webp)|video\/(mp4|webm)|audio\/(mpeg|ogg|wav)|application\/pdf)$/

/** Answers with a file, in whole, or in the part that Range asks for. */
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
    if (isKnown(c.req.header('if-modified-since'), file.modified)) {
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

/** Whether what a client has is of this second or later: the header knows no fractions. */
function isKnown(since: string | undefined, modified: Date) {
  const known = Date.parse(since ?? '')
  return known >= Math.floor(modified.getTime() / 1000) * 1000
}

/** The one range that a header asks for; null for none, or for one that is not understood. */
function rangeOf(header: string | undefined, size: number) {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return null
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first < size && first <= last ? { first, last } : ('unsatisfiable' as const)
}
