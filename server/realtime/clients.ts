import { type Clock, secondsAfter, timestampOf } from '#server/clock.ts'
import { type Db, transaction } from '#server/db/connect.ts'
import type { SqlValue } from '#server/db/dialect.ts'
import { type Caller, isSuperuser } from '#server/http/context.ts'
import { badRequest, forbidden, notFound } from '#server/http/errors.ts'
import type { Row } from '#server/records/collection.ts'
import type { Topic } from './topics.ts'

/** A client with one of its topics. `caller` is the caller who subscribed; null for a guest or an ended session. */
export interface Subscriber {
  client: string
  topic: string
  caller: Caller
}

/** A client's request to set its subscriptions. */
export interface SubscriptionRequest {
  client: string
  caller: Caller
  /** A keyed hash of the network that the request comes from. */
  network: string
  topics: ReadonlyMap<string, Topic>
}

/** A client whose stream a process holds. */
export interface Client {
  id: string
  process: string
  /** A keyed hash of the network of the client's address. */
  network: string
}

/** Stores new clients, whose streams end at most `seconds` from now. */
export async function addClients(
  db: Db,
  clock: Clock,
  clients: readonly Client[],
  seconds: number,
): Promise<void> {
  const ends = timestampOf(secondsAfter(clock(), seconds))
  await transaction(db, async (db) => {
    for (const client of clients) {
      await db
        .insertInto('realtime_client')
        .values({ ...client, user: '', session: '', superuser_session: '', ends })
        .execute()
    }
  })
}

/** Deletes clients with their subscriptions. */
export async function removeClients(db: Db, ids: readonly string[]): Promise<void> {
  await transaction(db, async (db) => {
    for (const id of ids) await db.deleteFrom('realtime_client').where('id', '=', id).execute()
  })
}

/** Deletes the clients of a process. */
export async function removeClientsOf(db: Db, process: string): Promise<void> {
  await db.deleteFrom('realtime_client').where('process', '=', process).execute()
}

/** Deletes the clients whose streams have reached their maximum duration. A killed process leaves such clients. */
export async function removeEndedClients(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('realtime_client').where('ends', '<', timestampOf(clock())).execute()
}

/** The clients of a process whose session has ended since they subscribed. Guests have no session. */
export async function clientsOfEndedSessions(db: Db, clock: Clock, process: string): Promise<string[]> {
  const now = timestampOf(clock())
  const clients = await db
    .selectFrom('realtime_client as client')
    .leftJoin('session', (join) =>
      join.onRef('session.id', '=', 'client.session').on('session.expires', '>', now),
    )
    .leftJoin('superuser_session', (join) =>
      join
        .onRef('superuser_session.id', '=', 'client.superuser_session')
        .on('superuser_session.expires', '>', now),
    )
    .select('client.id')
    .where('client.process', '=', process)
    .where((where) =>
      where.or([
        where('client.session', '<>', '').and('session.id', 'is', null),
        where('client.superuser_session', '<>', '').and('superuser_session.id', 'is', null),
      ]),
    )
    .execute()
  return clients.map(({ id }) => id)
}

export const unknownClient = () => notFound('Missing or invalid client id.')

/**
 * Replaces all subscriptions of a client, and sets its caller. Throws the contract's errors for an unknown client, for a
 * client of another network, and for a client whose session, not yet deleted, belongs to another caller.
 */
export async function setTopics(
  db: Db,
  { client, caller, network, topics }: SubscriptionRequest,
): Promise<void> {
  await transaction(db, async (db) => {
    const known = await db
      .selectFrom('realtime_client')
      .leftJoin('session', 'session.id', 'realtime_client.session')
      .leftJoin('superuser_session', 'superuser_session.id', 'realtime_client.superuser_session')
      .select(['realtime_client.network', 'session.user', 'superuser_session.superuser'])
      .where('realtime_client.id', '=', client)
      .executeTakeFirst()
    if (!known) throw unknownClient()
    if (known.network !== network) throw badRequest('Invalid realtime client.')
    const isOther =
      (known.user !== null && known.user !== caller?.userId) ||
      (known.superuser !== null && known.superuser !== caller?.superuserId)
    if (isOther) {
      throw forbidden("The current and the previous request authorization don't match.")
    }
    await db
      .updateTable('realtime_client')
      .set({
        user: caller?.userId ?? '',
        session: isSuperuser(caller) ? '' : (caller?.sessionId ?? ''),
        superuser_session: isSuperuser(caller) ? caller.sessionId : '',
      })
      .where('id', '=', client)
      .execute()
    await db.deleteFrom('realtime_subscription').where('client', '=', client).execute()
    // Each statement inserts one row, because the database keeps a prepared statement for each number of rows.
    for (const [topic, { collection, record, query }] of topics) {
      const filtered = query.filter === undefined ? 0 : 1
      await db
        .insertInto('realtime_subscription')
        .values({ client, topic, collection, record, filtered })
        .execute()
    }
  })
}

/** Ends a client's subscription of a topic. Returns false when there was none. */
export async function dropTopic(db: Db, client: string, topic: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('realtime_subscription')
    .where('client', '=', client)
    .where('topic', '=', topic)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** A client's network, or null when there is no such client. */
export async function networkOfClient(db: Db, client: string): Promise<string | null> {
  const query = db.selectFrom('realtime_client').select('network').where('id', '=', client)
  return (await query.executeTakeFirst())?.network ?? null
}

/**
 * The subscribers of a record. With `named`, only people whose id is in the row, superusers, and subscriptions with a
 * filter. With `process`, only clients whose streams that process holds.
 */
export async function subscribersOf(
  db: Db,
  clock: Clock,
  {
    collection,
    row,
    named,
    process,
  }: { collection: string; row: Row; named: boolean; process: string | undefined },
): Promise<Subscriber[]> {
  const now = timestampOf(clock())
  let query = db
    .selectFrom('realtime_subscription as subscription')
    .innerJoin('realtime_client as client', 'client.id', 'subscription.client')
    .leftJoin('session', (join) =>
      join.onRef('session.id', '=', 'client.session').on('session.expires', '>', now),
    )
    .leftJoin('superuser_session', (join) =>
      join
        .onRef('superuser_session.id', '=', 'client.superuser_session')
        .on('superuser_session.expires', '>', now),
    )
    .select([
      'subscription.client',
      'subscription.topic',
      'session.id as session',
      'session.user',
      'superuser_session.id as superuserSession',
      'superuser_session.superuser',
    ])
    .where('subscription.collection', '=', collection)
    .where('subscription.record', 'in', ['*', String(row['id'])])
  if (process !== undefined) query = query.where('client.process', '=', process)
  if (named) {
    const names = Object.values(row).filter(isId)
    query = query.where((where) =>
      where.or([
        where('client.user', 'in', names),
        where('client.superuser_session', '<>', ''),
        where('subscription.filtered', '=', 1),
      ]),
    )
  }
  const rows = await query.execute()
  return rows.map(({ client, topic, ...sessions }) => ({ client, topic, caller: callerIn(sessions) }))
}

function callerIn({
  session,
  user,
  superuserSession,
  superuser,
}: Record<'session' | 'user' | 'superuserSession' | 'superuser', string | null>): Caller {
  if (superuserSession !== null && superuser !== null)
    return { superuserId: superuser, sessionId: superuserSession }
  return session === null || user === null ? null : { userId: user, sessionId: session }
}

const isId = (value: SqlValue): value is string => typeof value === 'string' && value.length === 15
