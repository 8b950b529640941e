import { type Selectable, sql } from 'kysely'
import { type Clock, secondsAfter, timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import type { EventTable } from '#server/db/tables.ts'
import type { Caller } from '#server/http/context.ts'
import type { Change, Engine } from '#server/records/engine.ts'
import { recordKey } from '#server/records/write/net-writes.ts'

export type StoredEvent = Selectable<EventTable>

/** A receiver of an event that was chosen when the event was stored. */
export interface Addressee {
  client: string
  topic: string
  caller: Caller
}

/** The time for which an event is stored, so that every process can read it. */
export const eventLifetimeSeconds = 300
/** The time for which a missing sequence number is looked for. Its transaction can commit after later numbers. */
const gapMs = 10_000
/** The maximum number of events that one query reads. */
const maxEventsPerRead = 500

/** The changes whose records have subscribers. */
export async function changesWithSubscribers(
  db: Db,
  { dialect }: Pick<Engine, 'dialect'>,
  changes: readonly Change[],
): Promise<readonly Change[]> {
  if (changes.length === 0) return []
  const subscribed = [...Map.groupBy(changes, ({ collection }) => collection.name)].map(([name, own]) => {
    const ofCollection = sql`select collection, record from realtime_subscription where collection = ${name}`
    const isOwn = dialect.isOneOf(sql.ref('record'), own.map(idOf))
    // The limit is for the many subscriptions to a whole collection. Few clients subscribe to one record.
    return sql`${ofCollection} and ${isOwn}
      union select collection, record from (${ofCollection} and record = '*' limit 1) as whole`
  })
  const { rows } = await sql<{ collection: string; record: string }>`
    ${sql.join(subscribed, sql` union `)}`.execute(db)
  const heard = new Set(rows.map(({ collection, record }) => `${collection} ${record}`))
  return changes.filter((change) => heard.has(recordKey(change)) || heard.has(`${change.collection.name} *`))
}

const idOf = ({ row }: Change) => String(row['id'])

/** Stores the event of a change. Its receivers are chosen when it is delivered. */
export async function storeChange(db: Db, clock: Clock, change: Change): Promise<void> {
  const { action, collection, row } = change
  const id = String(row['id'])
  const event = { action, collection: collection.name, record: id, content: contentOf(change) }
  await db
    .insertInto('event')
    .values({ ...event, audience: '', at: timestampOf(clock()) })
    .execute()
}

/** The content of an event: the row without its hidden columns. */
function contentOf({ collection, row }: Pick<Change, 'collection' | 'row'>): string {
  const shown = Object.entries(collection.fields).filter(([, { hidden }]) => !hidden)
  const names = ['id', ...shown.map(([name]) => name)]
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, row[name]])))
}

/** Stores an event for the given receivers. */
export async function storeAddressedEvent(
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

/** Stores a delete event for the given receivers. The row was deleted, or they may no longer see it. */
export async function storeRemoval(
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
  await storeAddressedEvent(db, clock, event, audience)
}

/**
 * Deletes the events whose lifetime has ended. The newest row stays, so that sequence numbers continue, but its content
 * is removed, because it can be about a deleted account.
 */
export async function purgeEvents(db: Db, clock: Clock): Promise<void> {
  const seen = timestampOf(secondsAfter(clock(), -eventLifetimeSeconds))
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

/** The sequence number of the newest event; 0 when there is none. */
export async function newestEvent(db: Db): Promise<number> {
  const newest = db.selectFrom('event').select((max) => max.fn.max('seq').as('seq'))
  return (await newest.executeTakeFirst())?.seq ?? 0
}

/** Reads each event once, in the order of commits. */
export interface EventReader {
  /** Continues after the event with this sequence number. */
  beginAfter(seq: number): void
  /** The events that were committed since the last call. */
  next(db: Db): Promise<StoredEvent[]>
}

/**
 * Creates a reader that also finds events which were committed out of order: with several processes, a transaction can
 * commit after one whose events have higher sequence numbers.
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
        .limit(maxEventsPerRead)
        .execute()
      for (const { seq } of rows) {
        gaps.delete(seq)
        for (let gap = Math.max(last + 1, seq - maxEventsPerRead); gap < seq; gap += 1) gaps.set(gap, now)
        last = Math.max(last, seq)
      }
      return rows
    },
  }
}
