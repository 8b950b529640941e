import type { Clock } from '#server/clock.ts'
import { storageTrouble } from '#server/db/storage-trouble.ts'
import { asWork } from '#server/db/work.ts'
import type { Engine } from '#server/records/engine.ts'
import type { Connections } from './connections.ts'
import { deliver } from './deliver.ts'
import { createEventReader, newestEvent, type StoredEvent } from './events.ts'

/** Delivers stored events to the clients whose streams this process holds. */
export interface EventDelivery {
  /** Delivers the events that were stored since the last call. */
  deliverNewEvents(): void
  /**
   * Skips the events that were stored before the first stream of this process. Streams that are opened at the same time
   * share the query, because thousands of clients connect again after a restart.
   */
  skipOldEvents(): Promise<void>
  /** Resolves when the events of the last call are delivered. */
  settled(): Promise<void>
  /** Starts no further delivery, and waits for the current one. */
  stop(): Promise<void>
}

interface Options {
  engine: Engine
  clock: Clock
  connections: Connections
  /** The id of this process, under which the clients of its streams are stored. */
  process: string
  logFailure: (error: unknown) => void
}

export function createEventDelivery({
  engine,
  clock,
  connections,
  process,
  logFailure,
}: Options): EventDelivery {
  const { db } = engine
  const reader = createEventReader()
  let delivery: Promise<void> | null = null
  let skipping: Promise<void> | null = null
  let isDeliveryRequested = false
  let isStopped = false

  /** Events that were read but not delivered yet. They stay here while the database cannot be reached. */
  const undelivered: StoredEvent[] = []

  function skipUndeliverable(error: unknown) {
    const trouble = error instanceof Error ? storageTrouble(error) : null
    // A query that takes too long or reads a damaged page would fail again, and its event would delay all later events.
    if (trouble !== null && trouble !== 'slow' && trouble !== 'damaged') throw error
    logFailure(error)
  }

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
      // No code runs between the last check of `isDeliveryRequested` and this line, so no request is missed.
      delivery = null
    }
  }

  async function readNewest(): Promise<void> {
    const newest = await newestEvent(db)
    // A stream that was opened during the query must not miss the events since then.
    if (connections.size > 0) return
    undelivered.length = 0
    reader.beginAfter(newest)
  }

  return {
    deliverNewEvents() {
      isDeliveryRequested = true
      if (isStopped || delivery || connections.size === 0) return
      delivery = asWork('events', deliverPending)
    },
    async skipOldEvents() {
      if (connections.size > 0 || delivery) return
      skipping ??= readNewest().finally(() => {
        skipping = null
      })
      await skipping
    },
    async settled() {
      await delivery
    },
    async stop() {
      isStopped = true
      await delivery
    },
  }
}
