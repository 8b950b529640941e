import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { openEmptyDatabase } from '#server/test/test-database.ts'
import { createEventReader, newestEvent, purgeEvents } from './events.ts'

let now: Date
const clock = () => now
let database: Database

beforeEach(async () => {
  now = new Date('2026-03-01T10:00:00Z')
  database = await openEmptyDatabase()
  await migrate(database, { clock })
})

afterEach(async () => {
  vi.restoreAllMocks()
  await database.close()
})

const store = async (...seqs: number[]) => {
  const rest = { action: 'update', collection: 'trip', audience: '', at: '2026-03-01 10:00:00.000Z' }
  for (const seq of seqs) {
    await database.db
      .insertInto('event')
      .values({ seq, record: `record ${seq}`, content: '{"id":"x"}', ...rest })
      .execute()
  }
}
const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)

test('a reader returns each event once, in order, 500 at a time', async () => {
  await store(...from(1, 510).toReversed())
  const reader = createEventReader()
  const next = async () => (await reader.next(database.db)).map(({ seq }) => seq)
  expect(await next()).toEqual(from(1, 500))
  expect(await next()).toEqual(from(501, 10))
  expect(await next()).toEqual([])
  reader.beginAfter(508)
  expect(await next()).toEqual([509, 510])
})

test('an event that is committed late is read within ten seconds, once', async () => {
  const time = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const reader = createEventReader()
  const next = async () => (await reader.next(database.db)).map(({ seq }) => seq)
  await store(1, 5)
  expect(await next()).toEqual([1, 5])
  await store(3)
  expect(await next()).toEqual([3])
  expect(await next()).toEqual([])
  await store(4, 6)
  time.mockReturnValue(11_000)
  expect(await next()).toEqual([4, 6])
  await store(2)
  time.mockReturnValue(11_001)
  expect(await next()).toEqual([])
})

test('after a gap in the sequence the reader looks for the last 500 missing numbers', async () => {
  await store(1, 1000)
  const reader = createEventReader()
  const next = async () => (await reader.next(database.db)).map(({ seq }) => seq)
  expect(await next()).toEqual([1, 1000])
  await store(499, 500, 999)
  expect(await next()).toEqual([500, 999])
})

test('after beginAfter() the reader looks for no earlier event', async () => {
  const reader = createEventReader()
  const next = async () => (await reader.next(database.db)).map(({ seq }) => seq)
  await store(1, 4)
  await next()
  reader.beginAfter(4)
  await store(2, 6)
  expect(await next()).toEqual([6])
  await store(5)
  expect(await next()).toEqual([5])
})

test('the newest event keeps only its sequence number after its lifetime', async () => {
  const { db } = database
  expect(await newestEvent(db)).toBe(0)
  await store(1, 2)
  now = new Date('2026-03-01T10:05:00Z')
  await purgeEvents(db, clock)
  expect(await db.selectFrom('event').select('record').orderBy('seq').execute()).toEqual([
    { record: 'record 1' },
    { record: 'record 2' },
  ])
  now = new Date('2026-03-01T10:05:00.001Z')
  await purgeEvents(db, clock)
  expect(await newestEvent(db)).toBe(2)
  expect(await db.selectFrom('event').selectAll().execute()).toEqual([
    expect.objectContaining({ seq: 2, record: '', content: '{}', audience: '[]' }),
  ])
})
