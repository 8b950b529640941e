import { randomBytes } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import { batched } from '#server/db/batched.ts'
import type { Db } from '#server/db/connect.ts'
import { asWork } from '#server/db/work.ts'
import { storageTrouble } from '#server/db/storage-trouble.ts'
import { ApiError, tooManyRequests } from '#server/http/errors.ts'
import { errorFields, type Log } from '#server/http/log.ts'
import type { Change, Engine } from '#server/records/engine.ts'
import { strangersMaySee } from '#server/records/filter/visibility.ts'
import { netWrites, recordKey } from '#server/records/write/net-writes.ts'
import {
  addClients,
  type Client,
  clientsOfEndedSessions,
  dropTopic,
  networkOfClient,
  removeClients,
  removeClientsOf,
  removeEndedClients,
} from './clients.ts'
import { createConnections, type Lifetimes, usualLifetimes } from './connections.ts'
import { audienceOfRemoval, audienceThatLost, deliver, recordsMadePublic } from './deliver.ts'
import {
  createEventReader,
  eventLifetimeSeconds,
  changesWithSubscribers,
  newestEvent,
  purgeEvents,
  type StoredEvent,
  storeAddressedEvent,
  storeChange,
  storeRemoval,
} from './events.ts'

export interface Realtime {
  /** The engine's hook of this name: stores the events of deletes. */
  beforeDelete(db: Db, deletions: readonly Change[], earlier: readonly Change[]): Promise<void>
  /** The engine's hook of this name: stores the events of creates and updates. */
  beforeCommit(db: Db, writes: readonly Change[]): Promise<void>
  /** Delivers the events that were committed since the last call. Call it after each commit. */
  deliverNewEvents(): void
  /** Opens a client's stream. `cut` breaks the connection if it is still there some time after the stream's end. */
  open(network: string, cut: () => void): Promise<Response>
  /** The number of open streams of this process. */
  readonly size: number
  /**
   * Sends one event that is about no record to one client, and ends the client's subscription of the topic. Returns
   * false when no client of that id and network subscribes to the topic.
   */
  sendOnce(client: string, network: string, topic: string, data: unknown): Promise<boolean>
  /** Deletes events and clients whose time is over. */
  deleteExpired(): Promise<void>
  /** Ends every stream. */
  close(): Promise<void>
}

interface Options {
  engine: Engine
  clock: Clock
  log: Log
  /** False: the number of streams of a network has no limit, for measurements. */
  limited: boolean
  lifetimes?: Lifetimes
}

/** The interval at which a process reads the events that other processes have stored. */
const pollMs = 1000
/** How long a client may take to read the end of its stream before its connection is closed. */
const closeTimeoutMs = 10_000
/** The maximum number of open streams of one network: more than a household or an office has tabs. */
const maxStreamsPerNetwork = 1000

/**
 * Sends the changes of records to subscribed clients. The transaction of a change also stores its event. After the
 * commit, each process delivers the event to the clients whose streams it holds, so only committed changes are sent.
 */
export function createRealtime({
  engine,
  clock,
  log,
  limited,
  lifetimes = usualLifetimes,
}: Options): Realtime {
  const { db } = engine
  const process = randomBytes(12).toString('hex')
  const connections = createConnections(lifetimes)
  const reader = createEventReader()
  let delivery: Promise<void> | null = null
  let skipping: Promise<void> | null = null
  let isDeliveryRequested = false
  let isClosed = false
  let pollTimer: NodeJS.Timeout | undefined
  let purgeTimer: NodeJS.Timeout | undefined
  const streamsOfNetworks = new Map<string, number>()
  // Many clients connect at the same time after a restart, and each transaction takes about 2 ms.
  const longestSeconds = lifetimes.totalMs / 1000 + 60
  const addClient = batched<Client>((clients) => addClients(db, clock, clients, longestSeconds))
  const removeClient = batched<string>((ids) => removeClients(db, ids))

  /** Events that were read and not delivered yet. They stay here when the database becomes unreachable. */
  const undelivered: StoredEvent[] = []

  function skipUndeliverable(error: unknown) {
    const trouble = error instanceof Error ? storageTrouble(error) : null
    // An event whose query takes too long, or reads a damaged page, would do so again and delay all later events.
    if (trouble !== null && trouble !== 'slow' && trouble !== 'damaged') throw error
    logFailure(error)
  }

  const logFailure = (error: unknown) => log.error('Realtime failed.', errorFields(error))

  async function deliverPending(): Promise<void> {
    try {
      do {
        isDeliveryRequested = false
        for (;;) {
          if (undelivered.length === 0) undelivered.push(...(await reader.next(db)))
          const [event] = undelivered
          if (!event) break
          await deliver(engine, clock, connections, process, event).catch(skipUndeliverable)
          undelivered.shift()
        }
      } while (isDeliveryRequested)
    } catch (error) {
      logFailure(error)
    } finally {
      // In the same turn as the last check of `isDeliveryRequested`, so that no request in between is missed.
      delivery = null
    }
  }

  function schedulePurge(): void {
    purgeTimer ??= setTimeout(
      () => {
        purgeTimer = undefined
        purgeEvents(db, clock).catch(logFailure)
      },
      (eventLifetimeSeconds + 5) * 1000,
    ).unref()
  }

  function deliverNewEvents(): void {
    isDeliveryRequested = true
    if (isClosed || delivery || connections.size === 0) return
    delivery = asWork('events', deliverPending)
  }

  function countStreams(network: string, change: 1 | -1): void {
    const count = (streamsOfNetworks.get(network) ?? 0) + change
    if (count === 0) streamsOfNetworks.delete(network)
    else streamsOfNetworks.set(network, count)
  }

  /**
   * Closes the streams of ended sessions. Their clients connect again, and the answer to that tells them that they are
   * signed out; an open stream would stay silent instead.
   */
  async function closeStreamsOfEndedSessions(): Promise<void> {
    // Events before the end of the session are delivered first.
    await delivery
    for (const client of await clientsOfEndedSessions(db, clock, process)) connections.close(client)
  }

  /** Most records have no subscribers, and finding the receivers of each change takes longer. */
  const withSubscribers = (db: Db, changes: readonly Change[]) => changesWithSubscribers(db, engine, changes)

  /**
   * Skips the events that were stored before the first stream of this process. Streams that are opened together share
   * the query, since thousands come back at once after a restart.
   */
  async function skipOldEvents(): Promise<void> {
    if (connections.size > 0 || delivery) return
    skipping ??= readNewest().finally(() => {
      skipping = null
    })
    await skipping
  }

  async function readNewest(): Promise<void> {
    const newest = await newestEvent(db)
    // A stream that was opened during the query must not miss the events since then.
    if (connections.size > 0) return
    undelivered.length = 0
    reader.beginAfter(newest)
  }

  function handleClosed(client: string, network: string): void {
    countStreams(network, -1)
    if (connections.size === 0) clearInterval(pollTimer)
    if (!isClosed) removeClient(client).catch(logFailure)
  }

  return {
    async beforeDelete(db, deletions, earlier) {
      const heard = await withSubscribers(db, deletions)
      if (heard.length === 0) return
      const writes = netWrites(earlier)
      const written = new Map(writes.map((write) => [recordKey(write), write]))
      const published = recordsMadePublic(writes)
      for (const deletion of heard) {
        const { collection } = deletion
        const before = written.get(recordKey(deletion))
        // The transaction has created the record itself: subscribers never received it.
        if (before?.action === 'create') continue
        const removed = { collection, row: before?.stored ?? deletion.row }
        await storeRemoval(db, clock, removed, await audienceOfRemoval(db, engine, clock, removed, published))
      }
    },
    async beforeCommit(db, writes) {
      for (const write of await withSubscribers(db, writes)) {
        await storeChange(db, clock, write)
        const { collection, row, stored } = write
        if (stored && strangersMaySee(collection, stored) && !strangersMaySee(collection, row)) {
          const lost = await audienceThatLost(db, engine, clock, { collection, row, stored })
          await storeRemoval(db, clock, { collection, row: stored }, lost)
        }
      }
    },
    deliverNewEvents() {
      schedulePurge()
      deliverNewEvents()
    },
    async open(network, cut) {
      if (limited && (streamsOfNetworks.get(network) ?? 0) >= maxStreamsPerNetwork) throw tooManyRequests(10)
      if (isClosed) throw stopping()
      const id = randomBytes(30).toString('base64url')
      // Counted before the first query, because more requests of the network can arrive during it.
      countStreams(network, 1)
      try {
        await skipOldEvents()
        await addClient({ id, process, network })
        if (isClosed) throw stopping()
      } catch (error) {
        countStreams(network, -1)
        throw error
      }
      if (connections.size === 0) {
        clearInterval(pollTimer)
        pollTimer = setInterval(() => {
          deliverNewEvents()
          closeStreamsOfEndedSessions().catch(logFailure)
        }, pollMs).unref()
      }
      return connections.open(id, JSON.stringify({ clientId: id }), () => {
        handleClosed(id, network)
        // A client that does not read never sees the end of its stream. Its connection keeps the last frames in memory.
        setTimeout(cut, closeTimeoutMs).unref()
      })
    },
    get size() {
      return connections.size
    },
    async sendOnce(client, network, topic, data) {
      if ((await networkOfClient(db, client)) !== network) return false
      if (!(await dropTopic(db, client, topic))) return false
      const event = { action: '', collection: '', record: '', content: JSON.stringify(data) }
      await storeAddressedEvent(db, clock, event, [{ client, topic, caller: null }])
      deliverNewEvents()
      return true
    },
    async deleteExpired() {
      await removeEndedClients(db, clock)
      await purgeEvents(db, clock)
    },
    async close() {
      isClosed = true
      clearInterval(pollTimer)
      clearTimeout(purgeTimer)
      connections.closeAll()
      await delivery
      // When the database cannot be reached, the rows stay until removeEndedClients() deletes them.
      await removeClientsOf(db, process).catch(logFailure)
    },
  }
}

const stopping = () => new ApiError(503, 'The server is stopping.', {}, { headers: { 'retry-after': '1' } })
