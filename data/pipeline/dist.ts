import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

const dist = new URL('../dist/', import.meta.url)

const hash = (content: string | Buffer, length: number) =>
  createHash('sha256').update(content).digest('hex').slice(0, length)

const brotli = (text: string) =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  })

/** The version of the data: a digest of all its files by their names. It changes exactly when a byte of them changes. */
export const versionOf = (files: ReadonlyMap<string, Buffer>) => {
  const all = createHash('sha256')
  for (const [name, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    all.update(name).update(content)
  return all.digest('hex').slice(0, 16)
}

/** The committed files of dist/ without version.json. */
export const readDist = () => {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'version.json')
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(dist.pathname.length).replace(/^\//, ''))
  return new Map(names.map((name) => [name, readFileSync(new URL(name, dist))]))
}

/** The files of dist/ in memory. They are written when all of them are complete. */
export const newDist = () => {
  const files = new Map<string, Buffer>()
  return {
    add(name: string, content: string) {
      files.set(name, Buffer.from(content))
    },

    addBrotli(name: string, content: string) {
      files.set(`${name}.br`, brotli(content))
    },

    /** Names a file by its content, so that browsers can cache it for ever. Returns the name without ".br". */
    addGeo(stem: string, json: string) {
      const name = `${stem}-${hash(json, 10)}.geojson`
      files.set(`geo/${name}.br`, brotli(json))
      return name
    },

    version: () => versionOf(files),

    /** Replaces dist/ and returns its files: [name, bytes]. */
    write() {
      mkdirSync(dist, { recursive: true })
      for (const name of readdirSync(dist)) rmSync(new URL(name, dist), { recursive: true })
      for (const [name, content] of files) {
        mkdirSync(new URL('.', new URL(name, dist)), { recursive: true })
        writeFileSync(new URL(name, dist), content)
      }
      return [...files].map(([name, content]) => [name, content.length] as const)
    },
  }
}
