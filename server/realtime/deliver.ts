import { setImmediate as otherWork } from 'node:timers/promises'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import type { Caller } from '#server/http/context.ts'
import { ApiError } from '#server/http/errors.ts'
import { bodyOf } from '#server/records/read/response-body.ts'
import type { Collection, Row } from '#server/records/collection.ts'
import type { Change, Engine } from '#server/records/engine.ts'
import { pickFields, MalformedFields } from '#server/records/read/pick-fields.ts'
import { sentRow } from '#server/records/read/view-record.ts'
import { maySee, strangersMaySee } from '#server/records/filter/visibility.ts'
import { type Listener, listenersTo } from './clients.ts'
import type { Connections } from './connections.ts'
import type { StoredEvent } from './events.ts'
import { type Topic, topicOf } from './topics.ts'

/** So many questions or messages in a row; then whatever else waits has its turn. */
const atOnce = 20
/** In characters: a trip of 200 legs with their cities is less. One may be on its way to each reader. */
const longestMessage = 300_000

/**
 * Those of a row's listeners who may be told of it. `process` keeps those whose streams one process holds; a
 * filter that cannot be read lets nothing pass.
 */
async function audienceOf(
  db: Db,
  engine: Engine,
  clock: Clock,
  { collection, row }: Pick<Change, 'collection' | 'row'>,
  process?: string,
): Promise<Listener[]> {
  const named = !strangersMaySee(collection, row)
  const asked = { collection: collection.name, row, named, ...(process !== undefined && { process }) }
  const answers = new Map<string, boolean>()
  const audience: Listener[] = []
  for (const listener of await listenersTo(db, clock, asked)) {
    const { record, query } = topicOf(engine.registry, listener.topic)
    const by = record === '*' ? 'list' : 'view'
    const question = JSON.stringify([listener.caller?.userId, by, query.filter])
    let may = answers.get(question)
    if (may === undefined) {
      // Queries of SQLite let nobody else in between; in a transaction nothing else may be awaited.
      if (process !== undefined && answers.size % atOnce === atOnce - 1) await otherWork()
      const how = { caller: listener.caller, by, filter: query.filter } as const
      may = await maySee(db, engine, collection, row, how).catch(refused)
      answers.set(question, may)
    }
    if (may) audience.push(listener)
  }
  return audience
}

/** The ids of records that strangers may see after a transaction's updates, and not before them. */
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
 * The subscribers who are told that a row is deleted. `row` is the row before the transaction. When it refers to a
 * record in `published`, which the transaction has made public before the delete, only the people whom the row
 * names are told: nobody else could see the row before the transaction.
 */
export async function audienceOfRemoval(
  db: Db,
  engine: Engine,
  clock: Clock,
  { collection, row }: Pick<Change, 'collection' | 'row'>,
  published: ReadonlySet<string>,
): Promise<Listener[]> {
  const audience = await audienceOf(db, engine, clock, { collection, row })
  const named = new Set(Object.values(row))
  const isPublished = [...published].some((id) => named.has(id))
  return isPublished ? audience.filter(({ caller }) => caller && named.has(caller.userId)) : audience
}

/**
 * Those of a row's listeners who could see it as it was (`stored`) and whom the rule no longer lets see it as it
 * becomes (`row`). They are told of a delete: to them a hidden row is as absent as a deleted one.
 */
export async function audienceThatLost(
  db: Db,
  engine: Engine,
  clock: Clock,
  { collection, row, stored }: { collection: Collection; row: Row; stored: Row },
): Promise<Listener[]> {
  const lost: Listener[] = []
  for (const listener of await audienceOf(db, engine, clock, { collection, row: stored })) {
    const by = topicOf(engine.registry, listener.topic).record === '*' ? 'list' : 'view'
    if (!(await maySee(db, engine, collection, row, { caller: listener.caller, by }))) lost.push(listener)
  }
  return lost
}

function refused(error: unknown): false {
  if (error instanceof ApiError) return false
  throw error
}

/** Sends an event to those of this process's clients for whom it is. */
export async function deliver(
  engine: Engine,
  clock: Clock,
  connections: Connections,
  process: string,
  event: StoredEvent,
): Promise<void> {
  const collection = engine.registry.find(event.collection)
  const listeners =
    event.audience === '' && collection
      ? await audienceOf(engine.db, engine, clock, { collection, row: rowIn(event) }, process)
      : addresseesOf(event).filter(({ client }) => connections.has(client))
  const messages = new Map<string, string | null>()
  for (const [index, { client, topic, caller }] of listeners.entries()) {
    if (index % atOnce === atOnce - 1) await otherWork()
    if (!collection) {
      connections.send(client, topic, event.content)
      continue
    }
    const { query } = topicOf(engine.registry, topic)
    const key = JSON.stringify([caller?.userId, query.expand, query.fields])
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
    const budget = { charactersLeft: longestMessage }
    const record = await sentRow(engine, collection, rowIn(event), { caller, query: { expand } }, { budget })
    return bodyOf({ action: event.action, record: pickFields(record, query.fields) }, undefined)
  } catch (error) {
    if (error instanceof ApiError || error instanceof MalformedFields) return null
    throw error
  }
}

// Both are read as they were written: by this server, into its own table.
const rowIn = ({ content }: StoredEvent) => JSON.parse(content) as Row
const addresseesOf = ({ audience }: StoredEvent) =>
  audience === '' ? [] : (JSON.parse(audience) as Listener[])
