import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import type { Context } from 'hono'
import { english } from '#shared/messages/languages.ts'
import { preferredEncoding } from './compression.ts'
import type { RequestEnv } from './context.ts'
import { plainPage } from './plain-page.ts'

const plainText = 'text/plain; charset=utf-8'
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.geojson': 'application/geo+json',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': plainText,
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
/** File names with a content hash: the content under such a name never changes. */
const hashed = /^assets\/.*-[\w-]{8,}\.\w+$/
const suffixes = { br: '.br', gzip: '.gz' }

/** Whether the path is that of a precompressed file, which is sent only under the path of the uncompressed one. */
const isCompressed = (path: string) => Object.values(suffixes).includes(extname(path))

/** The time for which a file is sent from memory. Then it is read again, because a new build can replace it. */
const keptMs = 1000

/** The files of the built web app, which are kept in memory after their first request. */
export interface WebFiles {
  /** A file in the form that a client accepts: precompressed if there is such a file. Null when it does not exist. */
  find(path: string, accepted: 'br' | 'gzip' | null): Promise<Found | null>
}

/** A file as it is sent. */
interface Found {
  body: Uint8Array<ArrayBuffer>
  type: string
  encoding: string | null
  etag: string
}

/** Reads the requested files of a folder and keeps them in memory. */
export function webFiles(folder: string): WebFiles {
  const kept = new Map<string, { found: Promise<Found | null>; readAt: number }>()
  return {
    async find(path, accepted) {
      const key = `${accepted} ${path}`
      const now = performance.now()
      let entry = kept.get(key)
      if (!entry || now - entry.readAt >= keptMs) {
        entry = { found: fileIn(folder, path, accepted), readAt: now }
        kept.set(key, entry)
        // Names of missing files are not kept, because their number is unlimited.
        const forget = () => kept.get(key) === entry && kept.delete(key)
        void entry.found.then((found) => found ?? forget(), forget)
      }
      return entry.found
    },
  }
}

/**
 * Serves the built web app: its files, precompressed where the client accepts that, and index.html for every path
 * without a file extension, which the app's router then reads.
 */
export function webApp(files: WebFiles): (c: Context<RequestEnv>) => Promise<Response> {
  return async (c) => {
    const path = relativePath(c.req.path)
    const accepted = preferredEncoding(c.req.header('accept-encoding'))
    if (path !== null && extname(path) !== '' && path !== 'index.html') {
      const found = isCompressed(path) ? null : await files.find(path, accepted)
      if (!found) return new Response('Not found\n', { status: 404, headers: { 'content-type': plainText } })
      const caching = hashed.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
      return answer(c.req.header('if-none-match'), found, caching)
    }
    const page = await files.find('index.html', accepted)
    if (!page) return notBuiltPage()
    return answer(c.req.header('if-none-match'), page, 'no-cache')
  }
}

/** The page of the built web app as text; null while it is not built. */
export async function webPage(files: WebFiles): Promise<string | null> {
  const page = await files.find('index.html', null)
  return page && new TextDecoder().decode(page.body)
}

async function fileIn(folder: string, path: string, accepted: 'br' | 'gzip' | null): Promise<Found | null> {
  const plain = join(folder, path)
  const type = types[extname(path)] ?? 'application/octet-stream'
  const tries = accepted === 'br' ? (['br', 'gzip', null] as const) : ([accepted, null] as const)
  for (const encoding of tries) {
    const file = encoding ? plain + suffixes[encoding] : plain
    try {
      const { mtimeMs, size } = await stat(file)
      const body = new Uint8Array(await readFile(file))
      const etag = `"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}${encoding ? `-${encoding}` : ''}"`
      return { body, type, encoding, etag }
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }
  return null
}

function answer(known: string | undefined, { body, type, encoding, etag }: Found, caching: string) {
  const headers = { 'cache-control': caching, etag, vary: 'Accept-Encoding' }
  if (known === etag) return new Response(null, { status: 304, headers })
  const content = { 'content-type': type, 'content-length': String(body.byteLength) }
  return new Response(body, {
    headers: { ...headers, ...content, ...(encoding && { 'content-encoding': encoding }) },
  })
}

/** The path inside the folder; null for a path that leads out of it or cannot be decoded. */
function relativePath(requested: string) {
  try {
    const path = normalize(decodeURIComponent(requested)).replace(/^[/\\]+/, '')
    return path.includes('\0') || path.split(sep).includes('..') ? null : path
  } catch {
    return null
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(error.code))

const notBuiltPage = () =>
  plainPage({
    language: english,
    title: 'Waymark is not built yet',
    body: '<p>The server runs, but the web app has not been built. Stop the server and use <code>npm start</code>, which builds it first, or run <code>npm run build</code>.</p>',
    status: 503,
    headers: { 'retry-after': '10' },
  })
