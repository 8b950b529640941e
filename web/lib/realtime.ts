import type { CollectionName } from '#shared/collections/index.ts'
import { api } from './api.ts'

/** What happened to a record. */
export type RecordEvent = { action: 'create' | 'update' | 'delete'; record: unknown }

/** Something to be told of as it happens. */
export type LiveTopic = {
  collection: CollectionName
  /** A record's id, or "*" for all that one may list. */
  record: string
  /** What of the records is sent. */
  query?: { expand?: string; fields?: string }
  onEvent: (event: RecordEvent) => void
}

type Options = {
  topics: readonly LiveTopic[]
  /** Called when it hears again after `deafMs` in which things may have been missed. */
  onResume: (deafMs: number) => void
}

/** A page out of sight gives up its connection after so long: a browser has six of them for all its pages. */
const hiddenMs = 30_000
/** How long after a first connection that failed another is tried; the SDK itself mends those that broke. */
const retryMs = [2000, 5000, 15_000, 60_000]

const isEvent = (data: unknown): data is RecordEvent =>
  typeof data === 'object' && data !== null && 'action' in data && 'record' in data

/** Listens to the server for as long as the page is in sight, until the answered function is called. */
export const listenLive = ({ topics, onResume }: Options): (() => void) => {
  if (typeof EventSource === 'undefined') return () => undefined
  let listening: { stop: () => void } | null = null
  let isOver = false
  let failures = 0
  let deafSince: number | null = null
  let timer: number | undefined

  const later = (ms: number, work: () => void) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(work, ms)
  }
  const hears = () => {
    failures = 0
    if (deafSince !== null) onResume(Date.now() - deafSince)
    deafSince = null
  }
  const deaf = () => {
    deafSince ??= Date.now()
  }

  const start = () => {
    if (listening !== null || isOver) return
    const attempt = subscribeAll(topics, hears, deaf)
    listening = attempt
    attempt.ready.catch(() => {
      if (listening !== attempt) return
      stop()
      later(retryMs[Math.min(failures, retryMs.length - 1)] ?? 0, start)
      failures += 1
    })
  }
  const stop = () => {
    if (listening === null) return
    deaf()
    listening.stop()
    listening = null
  }
  const handleSight = () => {
    if (document.visibilityState === 'hidden') return later(hiddenMs, stop)
    window.clearTimeout(timer)
    start()
  }

  document.addEventListener('visibilitychange', handleSight)
  handleSight()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', handleSight)
    window.clearTimeout(timer)
    stop()
  }
}

/** Subscribes to all topics at once. `ready` fails when no connection could be made at all. */
const subscribeAll = (topics: readonly LiveTopic[], hears: () => void, deaf: () => void) => {
  const { realtime } = api
  realtime.onDisconnect = (active) => {
    if (active.length > 0) deaf()
  }
  const subscriptions = [
    realtime.subscribe('PB_CONNECT', hears),
    ...topics.map(({ collection, record, query, onEvent }) =>
      realtime.subscribe(
        `${collection}/${record}`,
        (data: unknown) => {
          if (isEvent(data)) onEvent(data)
        },
        query && { query },
      ),
    ),
  ]
  return {
    ready: Promise.all(subscriptions),
    stop: () => {
      for (const subscription of subscriptions) {
        // Told to the server in one go; when that fails, the connection is gone already.
        subscription.then((unsubscribe) => unsubscribe()).catch(() => undefined)
      }
    },
  }
}
