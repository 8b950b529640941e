import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import { type Caller, isSuperuser } from '#server/http/context.ts'
import { ApiError } from '#server/http/errors.ts'
import { bodyOf } from '#server/records/read/response-body.ts'
import type { Collection, Row } from '#server/records/collection.ts'
import type { Change, Engine } from '#server/records/engine.ts'
import { pickFields, MalformedFields } from '#server/records/read/pick-fields.ts'
import { responseRecord } from '#server/records/read/view-record.ts'
import { maySee, strangersMaySee } from '#server/records/filter/visibility.ts'
import { type Subscriber, subscribersOf } from './clients.ts'
import type { Connections } from './connections.ts'
import type { StoredEvent } from './events.ts'
import { type Topic, topicOf } from './topics.ts'

/** The number of queries or messages after which other requests may run. */
const stepsPerTurn = 20
/** Counts steps. SQLite queries are synchronous, so without these pauses no other request would run between them. */
function takingTurns() {
  let steps = 0
  return async () => {
    steps += 1
    if (steps % stepsPerTurn === 0) await nextTurn()
  }
}
/** The limit of one message. A trip of 200 legs with their cities is shorter. Each client can have a message buffered. */
const maxMessageCharacters = 300_000

/**
 * The subscribers who may receive a row. With `process`, only clients whose streams that process holds. A subscription
 * with a malformed or too costly filter receives nothing.
 */
async function audienceOf(
  db: Db,
  engine: Engine,
  clock: Clock,
  { collection, row }: Pick<Change, 'collection' | 'row'>,
  process?: string,
): Promise<Subscriber[]> {
  const named = !strangersMaySee(collection, row)
  const selection = { collection: collection.name, row, named, process }
  const results = new Map<string, boolean>()
  const step = takingTurns()
  const audience: Subscriber[] = []
  for (const subscriber of await subscribersOf(db, clock, selection)) {
    const { record, query } = topicOf(engine.registry, subscriber.topic)
    const by = record === '*' ? 'list' : 'view'
    const key = JSON.stringify([identityOf(subscriber.caller), by, query.filter])
    let may = results.get(key)
    if (may === undefined) {
      // Without `process`, this runs in a transaction, where only queries may be awaited.
      if (process !== undefined) await step()
      const how = { caller: subscriber.caller, by, filter: query.filter } as const
      may = await maySee(db, engine, collection, row, how).catch(falseIfRefused)
      results.set(key, may)
    }
    if (may) audience.push(subscriber)
  }
  return audience
}

/** A key of a caller. Callers with the same key see the same fields of every record. */
const identityOf = (caller: Caller) => (isSuperuser(caller) ? ['superuser'] : caller?.userId)

/** The ids of records that strangers may see after a transaction's updates, but not before them. */
export const recordsMadePublic = (updates: readonly Change[]): ReadonlySet<string> =>
  new Set(
    updates
      .filter(
        ({ collection, row, stored }) =>
          stored && !strangersMaySee(collection, stored) && strangersMaySee(collection, row),
      )
      .map(({ row }) => String(row['id'])),
  )

/**
 * The subscribers who receive the event of a delete. `row` is the row before the transaction. `published` holds the
 * records that the transaction made public before the delete. When the row refers to one of them, only superusers and the
 * people whom the row names receive the event, because nobody else could see the row before the transaction.
 */
export async function audienceOfRemoval(
  db: Db,
  engine: Engine,
  clock: Clock,
  { collection, row }: Pick<Change, 'collection' | 'row'>,
  published: ReadonlySet<string>,
): Promise<Subscriber[]> {
  const audience = await audienceOf(db, engine, clock, { collection, row })
  const named = new Set(Object.values(row))
  const isPublished = [...published].some((id) => named.has(id))
  return isPublished
    ? audience.filter(({ caller }) => isSuperuser(caller) || named.has(caller?.userId ?? null))
    : audience
}

/**
 * The subscribers who could see a row before an update (`stored`) and may not see it after the update (`row`). They
 * receive a delete event, because to them a hidden row is the same as a deleted one.
 */
export async function audienceThatLost(
  db: Db,
  engine: Engine,
  clock: Clock,
  { collection, row, stored }: { collection: Collection; row: Row; stored: Row },
): Promise<Subscriber[]> {
  const lost: Subscriber[] = []
  for (const subscriber of await audienceOf(db, engine, clock, { collection, row: stored })) {
    const by = topicOf(engine.registry, subscriber.topic).record === '*' ? 'list' : 'view'
    if (!(await maySee(db, engine, collection, row, { caller: subscriber.caller, by }))) lost.push(subscriber)
  }
  return lost
}

function falseIfRefused(error: unknown): false {
  if (error instanceof ApiError) return false
  throw error
}

/** Sends an event to the clients of this process that may receive it. */
export async function deliver(
  engine: Engine,
  clock: Clock,
  connections: Connections,
  process: string,
  event: StoredEvent,
): Promise<void> {
  const collection = engine.registry.find(event.collection)
  const subscribers =
    event.audience === '' && collection
      ? await audienceOf(engine.db, engine, clock, { collection, row: rowIn(event) }, process)
      : addresseesOf(event).filter(({ client }) => connections.has(client))
  const messages = new Map<string, string | null>()
  const step = takingTurns()
  for (const { client, topic, caller } of subscribers) {
    await step()
    if (!collection) {
      connections.send(client, topic, event.content)
      continue
    }
    const { query } = topicOf(engine.registry, topic)
    const key = JSON.stringify([identityOf(caller), query.expand, query.fields])
    let message = messages.get(key)
    if (message === undefined) {
      message = await messageOf(engine, collection, event, caller, query)
      messages.set(key, message)
    }
    if (message !== null) connections.send(client, topic, message)
  }
}

async function messageOf(
  engine: Engine,
  collection: Collection,
  event: StoredEvent,
  caller: Caller,
  query: Topic['query'],
): Promise<string | null> {
  try {
    const { expand = '' } = query
    const budget = { charactersLeft: maxMessageCharacters }
    const record = await responseRecord(
      engine,
      collection,
      rowIn(event),
      { caller, query: { expand } },
      { budget },
    )
    return bodyOf({ action: event.action, record: pickFields(record, query.fields) }, undefined).toString()
  } catch (error) {
    if (error instanceof ApiError || error instanceof MalformedFields) return null
    throw error
  }
}

// Only this server writes to the table `event`, so the JSON texts have these types.
const rowIn = ({ content }: StoredEvent) => JSON.parse(content) as Row
const addresseesOf = ({ audience }: StoredEvent) =>
  audience === '' ? [] : (JSON.parse(audience) as Subscriber[])
