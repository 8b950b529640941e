import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type StoredValue, wholeTables } from '#server/db/whole-tables.ts'
import { createTestApp } from '#server/test/create-test-app.ts'
import { AdminError } from './admin-error.ts'
import { readArchive, writeArchive } from './archive.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-archive-'))
  file = join(folder, 'saved.gz')
})
afterEach(() => rmSync(folder, { recursive: true }))

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const about = { made: '2026-03-01 10:00:00.000Z', steps: ['0001-users'] }
const head = { archive: 'waymark', format: 1, ...about }

/** The lines of an archive with these tables, each with as many columns as its rows have values. */
function linesOf(tables: Record<string, readonly unknown[][]>, isOpen = false): string[] {
  const sums: string[] = []
  const lines = Object.entries(tables).flatMap(([name, rows]) => {
    const texts = rows.map((row) => JSON.stringify(row))
    const sum = sha256(texts.map((text) => `${text}\n`).join(''))
    sums.push(`${name} ${rows.length} ${sum}\n`)
    const columns = (rows[0] ?? []).map((_, index) => `column${index}`)
    return [
      JSON.stringify({ table: name, columns }),
      ...texts,
      JSON.stringify({ rows: rows.length, sha256: sum }),
    ]
  })
  const foot = JSON.stringify({ sha256: sha256(sums.join('')) })
  return [JSON.stringify(head), ...lines, ...(isOpen ? [] : [foot])]
}
const store = (lines: readonly string[]) => writeFileSync(file, lines.map((line) => `${line}\n`).join(''))

async function batches() {
  const found: [table: string, ...rows: number[]][] = []
  await readArchive(file, {
    async rows({ name }, rows) {
      const last = found.at(-1)
      if (last?.[0] === name) last.push(rows.length)
      else found.push([name, rows.length])
    },
  })
  return found
}

test('an archive has a head, the rows of each table with a checksum, and a checksum of all', async () => {
  const app = await createTestApp()
  const all = await wholeTables(app.database)
  const short = 'migration event realtime_client realtime_subscription webauthn_challenge one_time_code mfa'
  const names = new Set(all.map(({ name }) => name))
  expect(short.split(' ').filter((name) => names.has(name))).toEqual([])
  const tables = all.filter(({ name }) => ['country', 'currency'].includes(name))
  const summary = await writeArchive(file, app.database.db, tables, about)
  await app.close()
  const lines = gunzipSync(readFileSync(file)).toString().split('\n')
  expect(JSON.parse(lines[0] ?? '')).toEqual(head)
  expect(JSON.parse(lines[1] ?? '')).toEqual({ table: tables[0]?.name, columns: tables[0]?.columns })
  expect(lines.slice(-2)).toEqual([JSON.stringify({ sha256: summary.sha256 }), ''])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(summary).toMatchObject({ ...about, tables: tables.map(({ name }) => ({ name })) })
  expect(await readArchive(file)).toEqual(summary)
})

test('rows come in batches of 500 and in batches of 8 MB, and the last one can be empty', async () => {
  const short = (count: number) => Array.from({ length: count }, (_, index) => [index, 'a'])
  const long = Array.from({ length: 9 }, () => ['x'.repeat(1024 * 1024)])
  store(linesOf({ empty: [], few: short(3), full: short(500), more: short(1001), long }))
  expect(await batches()).toEqual([
    ['empty', 0],
    ['few', 3],
    ['full', 500, 0],
    ['more', 500, 500, 1],
    ['long', 8, 1],
  ])
})

test('values are texts, numbers, NULL or bytes, and lines of any length are complete', async () => {
  const bytes = Buffer.from([0, 1, 254, 255])
  const row = ['Zürich ✓', 1.5, null, { base64: bytes.toString('base64') }]
  store(linesOf({ city: [row, ['✓'.repeat(100_000), -1, null, { base64: '' }]] }))
  const found: StoredValue[][] = []
  const heads: unknown[] = []
  const summary = await readArchive(file, {
    head: ({ made, steps }) => heads.push({ made, steps }),
    async rows(table, rows) {
      expect(table).toEqual({ name: 'city', columns: ['column0', 'column1', 'column2', 'column3'] })
      found.push(...rows)
    },
  })
  expect(heads).toEqual([about])
  expect(found).toEqual([
    ['Zürich ✓', 1.5, null, bytes],
    ['✓'.repeat(100_000), -1, null, Buffer.alloc(0)],
  ])
  expect(summary.tables).toMatchObject([{ name: 'city', rows: 2 }])
})

const city = [
  ['a', 'Paris'],
  ['b', 'Lyon'],
]
test.each([
  [
    'a row with a value too few',
    () => linesOf({ city }).with(3, '["b"]'),
    'is not a complete archive of Waymark.',
  ],
  [
    'a row that is missing',
    () => linesOf({ city }).toSpliced(3, 1),
    'is damaged: the checksum of city is wrong.',
  ],
  [
    'a row count that is wrong',
    () => linesOf({ city }).map((line) => line.replace('"rows":2', '"rows":3')),
    'is damaged: the checksum of city is wrong.',
  ],
  [
    'a table that is missing',
    () => linesOf({ city, trip: city }).toSpliced(5, 4),
    'is not complete: its last checksum is missing or wrong.',
  ],
  ['no end', () => linesOf({ city }, true), 'is not complete: its last checksum is missing or wrong.'],
  ['no line', () => [], 'is not complete: its last checksum is missing or wrong.'],
  ['a line that is no JSON', () => linesOf({ city }).with(2, 'x'), 'is not a complete archive of Waymark.'],
  [
    'the head of another program',
    () => linesOf({ city }).map((line) => line.replace('"waymark"', '"other"')),
    'is not a complete archive of Waymark.',
  ],
  [
    'a line of more than 32 MB',
    () => [...linesOf({ city }).slice(0, 2), 'x'.repeat(32 * 1024 * 1024 + 1)],
    'is not a complete archive of Waymark.',
  ],
  [
    '201 tables',
    () => linesOf(Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`t${index}`, []]))),
    'is not a complete archive of Waymark.',
  ],
  [
    'a newer format',
    () => linesOf({ city }).map((line) => line.replace('"format":1', '"format":2')),
    'was made by a newer version of Waymark. Update this one first.',
  ],
])('an archive with %s is refused', async (_, lines, message) => {
  store(lines())
  await expect(readArchive(file)).rejects.toThrow(new AdminError(`${file} ${message}`))
})

test('200 tables are read, and a folder or a missing file is refused', async () => {
  store(linesOf(Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`t${index}`, []]))))
  expect((await readArchive(file)).tables).toHaveLength(200)
  for (const path of [folder, join(folder, 'absent')])
    await expect(readArchive(path)).rejects.toThrow(
      new AdminError(`${path} is not a complete archive of Waymark.`),
    )
})

test('an error of the callback is not reported as damage of the archive', async () => {
  store(linesOf({ city }))
  const failed = readArchive(file, { rows: () => Promise.reject(new Error('The disk is full.')) })
  await expect(failed).rejects.toThrow('The disk is full.')
  await expect(failed).rejects.not.toBeInstanceOf(AdminError)
})

test('a packed file may unpack to 4 MB or to 200 times its size, but not to more', async () => {
  const zeros = (bytes: number) =>
    linesOf({ city: [['0'.repeat(bytes)]] })
      .map((line) => `${line}\n`)
      .join('')
  const pack = (text: string, level?: number) => writeFileSync(file, gzipSync(text, { level }))
  pack(zeros(4 * 1024 * 1024 - 2000))
  expect((await readArchive(file)).tables).toHaveLength(1)
  pack(zeros(5 * 1024 * 1024))
  await expect(readArchive(file)).rejects.toThrow(
    new AdminError(
      `${file} unpacks to more than 200 times its size, more than any archive of Waymark. ` +
        'If it is one all the same, unpack it with gunzip and restore the unpacked file.',
    ),
  )
})
