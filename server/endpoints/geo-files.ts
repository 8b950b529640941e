import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { FileSource } from '#server/http/files.ts'

const fromBrotli = promisify(brotliDecompress)
const toGzip = promisify(gzip)
const mostKeptBytes = 8_000_000

/**
 * The GeoJSON files of the gazetteer, stored as Brotli in `folder`. Browsers accept Brotli only over https and on this
 * machine. For other clients a file is converted on first use and cached, up to a maximum size.
 */
export function geoFiles(db: Db, folder: string): FileSource {
  const gzipped = new Map<string, Buffer<ArrayBuffer>>()
  let keptBytes = 0

  async function asGzip(name: string, brotli: Uint8Array) {
    const known = gzipped.get(name)
    if (known) return known
    const made = await toGzip(await fromBrotli(brotli), { level: 9 })
    gzipped.set(name, made)
    keptBytes += made.byteLength
    for (const [oldest, content] of gzipped) {
      if (keptBytes <= mostKeptBytes) break
      gzipped.delete(oldest)
      keptBytes -= content.byteLength
    }
    return made
  }

  return async (recordId, name, { accepts }) => {
    const { rows } = await sql<{ json: string }>`select json from geo_json where id = ${recordId}`.execute(db)
    if (rows[0]?.json !== name) return null
    const brotli = await readFile(join(folder, `${name}.br`))
    const body =
      accepts === 'br' ? brotli : accepts === 'gzip' ? await asGzip(name, brotli) : await fromBrotli(brotli)
    return { body, contentType: 'application/geo+json', encoding: accepts, immutable: true }
  }
}
