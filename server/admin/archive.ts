/**
 * An archive of the whole database in one gzip file, from which a SQLite or PostgreSQL database can be restored. Each
 * line is JSON: first the head; then for each table its columns, its rows as arrays, and a checksum of these rows; last
 * a checksum of all checksums.
 */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip, type Gunzip } from 'node:zlib'
import * as z from 'zod/mini'
import type { Db } from '#server/db/connect.ts'
import { rowsOf, type StoredValue, type WholeTable } from '#server/db/whole-tables.ts'
import { AdminError } from './admin-error.ts'

const format = 1

const head = z.object({
  archive: z.literal('waymark'),
  format: z.number(),
  made: z.string(),
  /** The migrations that were applied to the database. */
  steps: z.array(z.string()),
})
const tableHead = z.object({ table: z.string(), columns: z.array(z.string()) })
const tableEnd = z.object({ rows: z.number(), sha256: z.string() })
const foot = z.object({ sha256: z.string() })

export type ArchiveHead = Pick<z.infer<typeof head>, 'made' | 'steps'>

export interface Summary extends ArchiveHead {
  tables: { name: string; rows: number; sha256: string }[]
  /** The checksum of all tables; databases with equal content have equal checksums. */
  sha256: string
}

/** Writes an archive of the tables as `db` reads them: pass a transaction to archive the state at one moment. */
export async function writeArchive(
  file: string,
  db: Db,
  tables: readonly WholeTable[],
  about: ArchiveHead,
): Promise<Summary> {
  const summary: Summary = { ...about, tables: [], sha256: '' }
  async function* lines() {
    yield lineOf({ archive: 'waymark', format, ...about })
    for (const table of tables) {
      yield lineOf({ table: table.name, columns: table.columns })
      const hash = createHash('sha256')
      let rows = 0
      for await (const row of rowsOf(db, table)) {
        const line = lineOf(row.map(writable))
        hash.update(line)
        rows += 1
        yield line
      }
      const sha256 = hash.digest('hex')
      summary.tables.push({ name: table.name, rows, sha256 })
      yield lineOf({ rows, sha256 })
    }
    summary.sha256 = checksumOf(summary)
    yield lineOf({ sha256: summary.sha256 })
  }
  const output = createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true })
  await pipeline(Readable.from(chunksOf(lines())), createGzip({ level: 6 }) as Transform, output)
  return summary
}

const chunkLength = 65_536

// Joins lines to chunks, because passing single lines to gzip takes longer than compressing them.
async function* chunksOf(lines: AsyncIterable<string>) {
  let chunk = ''
  for await (const line of lines) {
    chunk += line
    if (chunk.length < chunkLength) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}

/** Callbacks of readArchive(), called in the order of the file. */
export interface ArchiveReader {
  head?(head: ArchiveHead): void
  /** Gets the rows of a table in batches of up to 500. The last batch of a table can be empty. */
  rows?(table: WholeTable, rows: StoredValue[][]): Promise<void>
}

const rowsAtOnce = 500

/** The maximum length of a line. A row has a few fields of up to 1 MB, and JSON can write a character as six. */
const longestLine = 32 * 1024 * 1024
const mostTables = 200
/** The number of characters from which a batch of rows is passed on, also when the rows are few. */
const charactersAtOnce = 8 * 1024 * 1024
/** The maximum ratio of unpacked to packed size. Archives shrink to a fifth; a compression bomb to far less. */
const mostTimesSmaller = 200
/** The number of bytes to which any file may unpack. */
const alwaysUnpacked = 4 * 1024 * 1024

/**
 * Reads a whole archive, packed or unpacked, and checks every checksum. Throws an AdminError when the archive is damaged,
 * incomplete, or not written by writeArchive().
 */
export async function readArchive(file: string, reader: ArchiveReader = {}): Promise<Summary> {
  const summary: Summary = { made: '', steps: [], tables: [], sha256: '' }
  let table: WholeTable | undefined
  let hash = createHash('sha256')
  let waiting: StoredValue[][] = []
  let [rows, characters] = [0, 0]
  try {
    for await (const line of linesIn(await contentOf(file))) {
      const value: unknown = JSON.parse(line)
      if (summary.made === '') {
        const { made, steps, format: written } = head.parse(value)
        if (written > format)
          throw new AdminError(`${file} was made by a newer version of Waymark. Update this one first.`)
        Object.assign(summary, { made, steps })
        reader.head?.(summary)
      } else if (table && Array.isArray(value)) {
        if (value.length !== table.columns.length) throw notAnArchive(file)
        hash.update(`${line}\n`)
        rows += 1
        characters += line.length
        waiting.push(value.map(readable))
        if (waiting.length < rowsAtOnce && characters < charactersAtOnce) continue
        await reader.rows?.(table, waiting)
        ;[waiting, characters] = [[], 0]
      } else if (table) {
        const end = tableEnd.parse(value)
        await reader.rows?.(table, waiting)
        const sha256 = hash.digest('hex')
        if (end.rows !== rows || end.sha256 !== sha256)
          throw new AdminError(`${file} is damaged: the checksum of ${table.name} is wrong.`)
        summary.tables.push({ name: table.name, rows, sha256 })
        table = undefined
      } else if (tableHead.safeParse(value).success) {
        const { table: name, columns } = tableHead.parse(value)
        if (summary.tables.length === mostTables) throw notAnArchive(file)
        table = { name, columns }
        hash = createHash('sha256')
        ;[waiting, rows, characters] = [[], 0, 0]
      } else {
        summary.sha256 = foot.parse(value).sha256
      }
    }
  } catch (error) {
    if (error instanceof AdminError || !isOfArchive(error)) throw error
    throw notAnArchive(file, error)
  }
  if (summary.sha256 === '' || summary.sha256 !== checksumOf(summary)) {
    throw new AdminError(`${file} is not complete: its last checksum is missing or wrong.`)
  }
  return summary
}

const notAnArchive = (file: string, cause?: unknown) =>
  new AdminError(`${file} is not a complete archive of Waymark.`, { cause })

/** The unpacked bytes of an archive. Throws an AdminError when they are too many for the size of the file. */
async function contentOf(file: string): Promise<AsyncIterable<Buffer>> {
  const isCompressed = await isPacked(file)
  const source = createReadStream(file)
  if (!isCompressed) return source
  const unpacking = source.pipe(createGunzip({ chunkSize: 65_536 }))
  source.on('error', (error) => unpacking.destroy(error))
  unpacking.on('close', () => source.destroy())
  return notTooMany(unpacking, file)
}

async function isPacked(file: string): Promise<boolean> {
  const opened = await open(file)
  try {
    const { buffer } = await opened.read(Buffer.alloc(2), 0, 2, 0)
    return buffer.equals(Buffer.of(0x1f, 0x8b))
  } finally {
    await opened.close()
  }
}

async function* notTooMany(unpacking: Gunzip, file: string): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of unpacking as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > alwaysUnpacked && bytes > mostTimesSmaller * unpacking.bytesWritten) {
      throw new AdminError(
        `${file} unpacks to more than ${mostTimesSmaller} times its size, more than any archive of Waymark. ` +
          'If it is one all the same, unpack it with gunzip and restore the unpacked file.',
      )
    }
    yield chunk
  }
}

// readline is not used, because it does not forward errors of its input stream.
async function* linesIn(text: AsyncIterable<Buffer>) {
  const decoder = new TextDecoder()
  let begun: string[] = []
  let length = 0
  for await (const chunk of text) {
    const [first = '', ...more] = decoder.decode(chunk, { stream: true }).split('\n')
    begun.push(first)
    length += first.length
    if (length > longestLine) throw new SyntaxError('A line is too long.')
    const last = more.pop()
    if (last === undefined) continue
    yield begun.join('')
    yield* more
    ;[begun, length] = [[last], last.length]
  }
  if (length > 0) yield begun.join('')
}

const checksumOf = ({ tables }: Summary) =>
  createHash('sha256')
    .update(tables.map(({ name, rows, sha256 }) => `${name} ${rows} ${sha256}\n`).join(''))
    .digest('hex')

const lineOf = (value: unknown) => `${JSON.stringify(value)}\n`

const writable = (value: StoredValue) =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value

function readable(value: unknown): StoredValue {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value
  return Buffer.from(bytes.parse(value).base64, 'base64')
}

const bytes = z.object({ base64: z.string() })

/** True for an error that the file caused, rather than the callback that receives its rows. */
const isOfArchive = (error: unknown) =>
  error instanceof SyntaxError ||
  error instanceof z.core.$ZodError ||
  (error instanceof Error && 'code' in error && /^(Z_|ENOENT|EISDIR)/.test(String(error.code)))
