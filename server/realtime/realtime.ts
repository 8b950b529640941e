import { randomBytes } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import { batched } from '#server/db/batched.ts'
import type { Db } from '#server/db/connect.ts'
import { storageTrouble } from '#server/db/storage-trouble.ts'
import { ApiError, tooManyRequests } from '#server/http/errors.ts'
import { errorFields, type Log } from '#server/http/log.ts'
import type { Change, Engine } from '#server/records/engine.ts'
import { strangersMaySee } from '#server/records/filter/visibility.ts'
import { recordKey } from '#server/records/write/net-writes.ts'
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
  keptSeconds,
  newestEvent,
  purgeEvents,
  type StoredEvent,
  writeAddressed,
  writeChange,
  writeRemoval,
} from './events.ts'

export interface Realtime {
  /** The engine's hook of this name: stores the events of deletes. */
  beforeDelete(db: Db, deletions: readonly Change[], earlier: readonly Change[]): Promise<void>
  /** The engine's hook of this name: stores the events of creates and updates. */
  beforeCommit(db: Db, writes: readonly Change[]): Promise<void>
  /** Says that something was committed: what was written down is delivered now. */
  ring(): void
  /** Opens a client's stream. `cut` breaks the connection if it is still there some time after the stream's end. */
  open(network: string, cut: () => void): Promise<Response>
  /** How many streams are open here. */
  readonly size: number
  /**
   * Tells one client something that is about no record, once: it stops listening to the topic. False when that
   * client, on that network, does not listen to it.
   */
  tellOnce(client: string, network: string, topic: string, data: unknown): Promise<boolean>
  /** Removes what nobody waits for any more. */
  tidy(): Promise<void>
  /** Ends every stream. */
  close(): Promise<void>
}

interface Options {
  engine: Engine
  clock: Clock
  log: Log
  /** False for measuring: a network may hold as many streams as it likes. */
  limited: boolean
  lifetimes?: Lifetimes
}

/** How often a process looks for what others, or a command, have written. */
const lookEveryMs = 1000
/** How long a client may take to read the end of its stream. */
const lettingGoMs = 10_000
/** How many streams one network may hold open: more than a household or an office has tabs. */
const mostOfNetwork = 1000

/**
 * Tells clients what happens as it happens. A change is written down in its own transaction and delivered after
 * it by whichever process holds the listener's stream, so nothing is told that did not happen.
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
  let looking: Promise<void> | null = null
  let rung = false
  let closed = false
  let watch: NodeJS.Timeout | undefined
  let purge: NodeJS.Timeout | undefined
  const networks = new Map<string, number>()
  // Many clients connect at the same time after a restart, and each transaction takes about 2 ms.
  const longestSeconds = lifetimes.totalMs / 1000 + 60
  const addClient = batched<Client>((clients) => addClients(db, clock, clients, longestSeconds))
  const removeClient = batched<string>((ids) => removeClients(db, ids))

  /** Events that were read and are not delivered yet: a database that goes away meanwhile loses none of them. */
  const read: StoredEvent[] = []

  function orKeep(error: unknown) {
    const trouble = error instanceof Error ? storageTrouble(error) : null
    // What takes too long to tell would take too long again, and keep all others from being told.
    if (trouble !== null && trouble !== 'slow') throw error
    failed(error)
  }

  const failed = (error: unknown) => log.error('Realtime failed.', errorFields(error))

  async function look(): Promise<void> {
    do {
      rung = false
      for (;;) {
        if (read.length === 0) read.push(...(await reader.next(db)))
        const [event] = read
        if (!event) break
        await deliver(engine, clock, connections, process, event).catch(orKeep)
        read.shift()
      }
    } while (rung)
  }

  function purgeLater(): void {
    purge ??= setTimeout(
      () => {
        purge = undefined
        purgeEvents(db, clock).catch(failed)
      },
      (keptSeconds + 5) * 1000,
    ).unref()
  }

  function ring(): void {
    rung = true
    if (closed || looking || connections.size === 0) return
    looking = look()
      .catch(failed)
      .finally(() => {
        looking = null
        if (rung) ring()
      })
  }

  function countStreams(network: string, change: 1 | -1): void {
    const count = (networks.get(network) ?? 0) + change
    if (count === 0) networks.delete(network)
    else networks.set(network, count)
  }

  /**
   * Closes the streams of ended sessions. Their clients connect again, and the answer to that tells them that they are
   * signed out; an open stream would stay silent instead.
   */
  async function closeEnded(): Promise<void> {
    // Events before the end of the session are delivered first.
    await looking
    for (const client of await clientsOfEndedSessions(db, clock, process)) connections.close(client)
  }

  /** Skips the events that were stored before the first stream of this process. */
  async function beginReading(): Promise<void> {
    if (connections.size > 0 || looking) return
    const newest = await newestEvent(db)
    // A stream that was opened during the query must not miss the events since then.
    if (connections.size > 0) return
    read.length = 0
    reader.beginAfter(newest)
  }

  function left(client: string, network: string): void {
    countStreams(network, -1)
    if (connections.size === 0) clearInterval(watch)
    if (!closed) removeClient(client).catch(failed)
  }

  return {
    async beforeDelete(db, deletions, earlier) {
      const written = new Map(earlier.map((write) => [recordKey(write), write]))
      const published = recordsMadePublic(earlier)
      for (const deletion of deletions) {
        const { collection } = deletion
        const before = written.get(recordKey(deletion))
        // The transaction has created the record itself: subscribers never received it.
        if (before?.action === 'create') continue
        const removed = { collection, row: before?.stored ?? deletion.row }
        await writeRemoval(db, clock, removed, await audienceOfRemoval(db, engine, clock, removed, published))
      }
    },
    async beforeCommit(db, writes) {
      for (const write of writes) {
        await writeChange(db, clock, write)
        const { collection, row, stored } = write
        if (stored && strangersMaySee(collection, stored) && !strangersMaySee(collection, row)) {
          const lost = await audienceThatLost(db, engine, clock, { collection, row, stored })
          await writeRemoval(db, clock, { collection, row: stored }, lost)
        }
      }
    },
    ring() {
      purgeLater()
      ring()
    },
    async open(network, cut) {
      if (limited && (networks.get(network) ?? 0) >= mostOfNetwork) throw tooManyRequests(10)
      if (closed) throw stopping()
      const id = randomBytes(30).toString('base64url')
      // Counted before the first query, because more requests of the network can arrive during it.
      countStreams(network, 1)
      try {
        await beginReading()
        await addClient({ id, process, network })
        if (closed) throw stopping()
      } catch (error) {
        countStreams(network, -1)
        throw error
      }
      if (connections.size === 0) {
        clearInterval(watch)
        watch = setInterval(() => {
          ring()
          closeEnded().catch(failed)
        }, lookEveryMs).unref()
      }
      return connections.open(id, JSON.stringify({ clientId: id }), () => {
        left(id, network)
        // Whoever does not read does not see the end either, and would keep what was last sent in memory.
        setTimeout(cut, lettingGoMs).unref()
      })
    },
    get size() {
      return connections.size
    },
    async tellOnce(client, network, topic, data) {
      if ((await networkOfClient(db, client)) !== network) return false
      if (!(await dropTopic(db, client, topic))) return false
      const event = { action: '', collection: '', record: '', content: JSON.stringify(data) }
      await writeAddressed(db, clock, event, [{ client, topic, caller: null }])
      ring()
      return true
    },
    async tidy() {
      await removeEndedClients(db, clock)
      await purgeEvents(db, clock)
    },
    async close() {
      closed = true
      clearInterval(watch)
      clearTimeout(purge)
      connections.closeAll()
      await looking
      // Without a database they are left to their time.
      await removeClientsOf(db, process).catch(failed)
    },
  }
}

const stopping = () => new ApiError(503, 'The server is stopping.', {}, { headers: { 'retry-after': '1' } })
