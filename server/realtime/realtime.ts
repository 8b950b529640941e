import { randomBytes } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import { batched } from '#server/db/batched.ts'
import { ApiError, tooManyRequests } from '#server/http/errors.ts'
import { errorFields, type Log } from '#server/http/log.ts'
import type { Engine } from '#server/records/engine.ts'
import { type ChangeEvents, createChangeEvents } from './change-events.ts'
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
import { createEventDelivery } from './event-delivery.ts'
import { eventLifetimeSeconds, purgeEvents, storeAddressedEvent } from './events.ts'

export interface Realtime extends ChangeEvents {
  /** Delivers the events that were committed since the last call. Call it after each commit. */
  deliverNewEvents(): void
  /** Opens a client's stream. `cut` is called 10 s after the stream's end, to break a connection that is still open. */
  open(network: string, cut: () => void): Promise<Response>
  /** The number of open streams of this process. */
  readonly size: number
  /**
   * Sends one event that is about no record to one client, and ends the client's subscription of the topic. Returns
   * false when no client of that id and network subscribes to the topic.
   */
  sendOnce(client: string, network: string, topic: string, data: unknown): Promise<boolean>
  /** Deletes the events whose lifetime has ended, and the clients whose streams must have ended. */
  deleteExpired(): Promise<void>
  /** Ends every stream. */
  close(): Promise<void>
}

interface Options {
  engine: Engine
  clock: Clock
  log: Log
  /** If false, the number of streams of a network has no limit. For measurements. */
  limited: boolean
  lifetimes?: Lifetimes
}

/** The interval at which a process reads the events that other processes have stored. */
const pollMs = 1000
/** The time that a client has to read the end of its stream before its connection is closed. */
const closeTimeoutMs = 10_000
/** The maximum number of open streams of one network. A household or an office has fewer open tabs. */
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
  const logFailure = (error: unknown) => log.error('Realtime failed.', errorFields(error))
  const delivery = createEventDelivery({ engine, clock, connections, process, logFailure })
  let isClosed = false
  let pollTimer: NodeJS.Timeout | undefined
  const purge = createPurgeTimer(() => purgeEvents(db, clock).catch(logFailure))
  const streamsOfNetworks = createStreamCounts()
  // Many clients connect at the same time after a restart, and each transaction takes about 2 ms.
  const longestSeconds = lifetimes.totalMs / 1000 + 60
  const addClient = batched<Client>((clients) => addClients(db, clock, clients, longestSeconds))
  const removeClient = batched<string>((ids) => removeClients(db, ids))

  /**
   * Closes the streams of ended sessions. Their clients connect again, and the response tells them that they are signed
   * out. On an open stream they would receive nothing.
   */
  async function closeStreamsOfEndedSessions(): Promise<void> {
    // Events before the end of the session are delivered first.
    await delivery.settled()
    for (const client of await clientsOfEndedSessions(db, clock, process)) connections.close(client)
  }

  function handleClosed(client: string, network: string): void {
    streamsOfNetworks.count(network, -1)
    if (connections.size === 0) clearInterval(pollTimer)
    if (!isClosed) removeClient(client).catch(logFailure)
  }

  return {
    ...createChangeEvents(engine, clock),
    deliverNewEvents() {
      purge.schedule()
      delivery.deliverNewEvents()
    },
    async open(network, cut) {
      if (limited && streamsOfNetworks.of(network) >= maxStreamsPerNetwork) throw tooManyRequests(10)
      if (isClosed) throw stopping()
      const id = randomBytes(30).toString('base64url')
      // Counted before the first query, because other requests of the network can arrive during the query.
      streamsOfNetworks.count(network, 1)
      try {
        await delivery.skipOldEvents()
        await addClient({ id, process, network })
        if (isClosed) throw stopping()
      } catch (error) {
        streamsOfNetworks.count(network, -1)
        throw error
      }
      if (connections.size === 0) {
        clearInterval(pollTimer)
        pollTimer = setInterval(() => {
          delivery.deliverNewEvents()
          closeStreamsOfEndedSessions().catch(logFailure)
        }, pollMs).unref()
      }
      return connections.open(id, JSON.stringify({ clientId: id }), () => {
        handleClosed(id, network)
        // A client that does not read never receives the end of its stream, and its connection keeps the last frames in
        // memory.
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
      delivery.deliverNewEvents()
      return true
    },
    async deleteExpired() {
      await removeEndedClients(db, clock)
      await purgeEvents(db, clock)
    },
    async close() {
      isClosed = true
      clearInterval(pollTimer)
      purge.cancel()
      connections.closeAll()
      await delivery.stop()
      // When the database cannot be reached, the rows stay until removeEndedClients() deletes them.
      await removeClientsOf(db, process).catch(logFailure)
    },
  }
}

const stopping = () => new ApiError(503, 'The server is stopping.', {}, { headers: { 'retry-after': '1' } })

/** The number of open streams of each network. */
function createStreamCounts() {
  const counts = new Map<string, number>()
  const of = (network: string) => counts.get(network) ?? 0
  return {
    of,
    count(network: string, change: 1 | -1): void {
      const count = of(network) + change
      if (count === 0) counts.delete(network)
      else counts.set(network, count)
    },
  }
}

/** After schedule(), calls `purge` once, when the events that are stored now have expired. */
function createPurgeTimer(purge: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  return {
    schedule(): void {
      timer ??= setTimeout(
        () => {
          timer = undefined
          void purge()
        },
        (eventLifetimeSeconds + 5) * 1000,
      ).unref()
    },
    cancel: () => clearTimeout(timer),
  }
}
