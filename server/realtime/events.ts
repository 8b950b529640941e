import { type Selectable, sql } from 'kysely'
import { type Clock, secondsAfter, timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import type { EventTable } from '#server/db/tables.ts'
import type { Caller } from '#server/http/context.ts'
import type { Change } from '#server/records/engine.ts'

export type StoredEvent = Selectable<EventTable>

/** Somebody for whom an event is meant, decided when it was written. */
export interface Addressee {
  client: string
  topic: string
  caller: Caller
}

/** How long an event waits for processes that have not looked yet. */
export const keptSeconds = 300
/** How long a gap in the count may still be filled by a transaction that began earlier and ends later. */
const gapMs = 10_000
/** So many events are read at a time. */
const atOnce = 500

/** Writes down a change for those who listen to it; nothing is written when nobody does. */
export async function writeChange(db: Db, clock: Clock, change: Change): Promise<void> {
  const { action, collection, row } = change
  const id = String(row['id'])
  const { name } = collection
  await sql`
    insert into event (action, collection, record, content, audience, at)
    select ${action}, ${name}, ${id}, ${contentOf(change)}, '', ${timestampOf(clock())}
    where exists (
      select 1 from realtime_subscription where collection = ${name} and record in ('*', ${id})
    )`.execute(db)
}

/** A row as an event keeps it: without the columns that no client is ever sent. */
function contentOf({ collection, row }: Pick<Change, 'collection' | 'row'>): string {
  const shown = Object.entries(collection.fields).filter(([, { hidden }]) => !hidden)
  const names = ['id', ...shown.map(([name]) => name)]
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, row[name]])))
}

/** Writes down an event whose addressees are decided already. */
export async function writeAddressed(
  db: Db,
  clock: Clock,
  event: { action: string; collection: string; record: string; content: string },
  audience: readonly Addressee[],
): Promise<void> {
  if (audience.length === 0) return
  const at = timestampOf(clock())
  await db
    .insertInto('event')
    .values({ ...event, audience: JSON.stringify(audience), at })
    .execute()
}

/** Writes down that a row is gone, or hidden, for those who could see it. */
export async function writeRemoval(
  db: Db,
  clock: Clock,
  change: Pick<Change, 'collection' | 'row'>,
  audience: readonly Addressee[],
): Promise<void> {
  const { collection, row } = change
  const event = {
    action: 'delete',
    collection: collection.name,
    record: String(row['id']),
    content: contentOf(change),
  }
  await writeAddressed(db, clock, event, audience)
}

/**
 * Removes events that every process has had time to see. The newest stays, emptied, so that the count goes on:
 * what it told of may be gone by now, an account perhaps.
 */
export async function purgeEvents(db: Db, clock: Clock): Promise<void> {
  const seen = timestampOf(secondsAfter(clock(), -keptSeconds))
  await db
    .deleteFrom('event')
    .where('at', '<', seen)
    .where('seq', '<', (query) => query.selectFrom('event').select((max) => max.fn.max('seq').as('newest')))
    .execute()
  await db
    .updateTable('event')
    .set({ record: '', content: '{}', audience: '[]' })
    .where('at', '<', seen)
    .where('content', '!=', '{}')
    .execute()
}

/** The number of the newest event; 0 when there is none. */
export async function newestEvent(db: Db): Promise<number> {
  const newest = db.selectFrom('event').select((max) => max.fn.max('seq').as('seq'))
  return (await newest.executeTakeFirst())?.seq ?? 0
}

/** Reads events in their order, each once. */
export interface EventReader {
  /** Begins after an event, such as the newest there is. */
  beginAfter(seq: number): void
  /** What has come since the last look; empty when nothing has. */
  next(db: Db): Promise<StoredEvent[]>
}

/**
 * A reader that also finds what came out of turn: with several processes a transaction may end after one whose
 * events have higher numbers.
 */
export function createEventReader(): EventReader {
  let last = 0
  const gaps = new Map<number, number>()
  return {
    beginAfter(seq) {
      last = seq
      gaps.clear()
    },
    async next(db) {
      const now = performance.now()
      for (const [seq, since] of gaps) if (now - since > gapMs) gaps.delete(seq)
      const missing = [...gaps.keys()]
      const rows = await db
        .selectFrom('event')
        .selectAll()
        .where((where) =>
          missing.length === 0
            ? where('seq', '>', last)
            : where.or([where('seq', '>', last), where('seq', 'in', missing)]),
        )
        .orderBy('seq')
        .limit(atOnce)
        .execute()
      for (const { seq } of rows) {
        gaps.delete(seq)
        for (let gap = Math.max(last + 1, seq - atOnce); gap < seq; gap += 1) gaps.set(gap, now)
        last = Math.max(last, seq)
      }
      return rows
    },
  }
}
