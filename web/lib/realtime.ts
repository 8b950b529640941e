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
  /**
   * Brings the page up to date after every time that the stream began, because changes made before are not sent.
   * `isResume` is false the first time. Only one call runs at a time.
   */
  catchUp: (isResume: boolean) => Promise<void>
}

/** A hidden page closes its stream after this time: a browser allows six connections to a host, for all tabs. */
const hiddenMs = 30_000
/** How long after a first connection that failed another is tried; the SDK reconnects streams that broke. */
const retryMs = [2000, 5000, 15_000, 60_000]
/** The server sends a heartbeat after 15 s without an event. Two of them and some seconds make a stream dead. */
const silentMs = 35_000
const checkMs = 2000
/**
 * Catching up begins this long after the stream, at random, so that the clients of a restarted server do not all ask
 * at once. The shortest time also lets transactions end that began before the server knew the subscriptions: these
 * cause no event.
 */
const catchUpMs = { least: 150, most: 900 }

/** Everything that listens now. All of it shares the one stream of the SDK, which begins anew for all at once. */
const listeners = new Set<{ forget: () => void; start: () => void }>()

const isEvent = (data: unknown): data is RecordEvent =>
  typeof data === 'object' && data !== null && 'action' in data && 'record' in data

/** Listens to the server for as long as the page is in sight, until the answered function is called. */
export const listenLive = ({ topics, catchUp }: Options): (() => void) => {
  if (typeof EventSource === 'undefined') return () => undefined
  let listening: { stop: () => void } | null = null
  let isOver = false
  let failures = 0
  let timer: number | undefined
  let connections = 0
  let caughtUp = 0
  let isCatchingUp = false
  /** When the server was last heard. `Date` goes on while the computer sleeps, `performance` may not. */
  let heardAt = Date.now()

  const later = (ms: number, work: () => void) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(work, ms)
  }
  const catchUpSoon = async () => {
    if (isCatchingUp) return
    isCatchingUp = true
    while (caughtUp < connections) {
      const ms = catchUpMs.least + Math.random() * (catchUpMs.most - catchUpMs.least)
      await new Promise((resolve) => window.setTimeout(resolve, ms))
      if (isOver) return
      const connection = connections
      await catchUp(connection > 1)
      caughtUp = connection
    }
    isCatchingUp = false
  }
  const connected = () => {
    failures = 0
    connections += 1
    heardAt = Date.now()
    void catchUpSoon()
  }
  /** Also true after the clock was set back: nobody can tell then. */
  const isSilent = () => {
    const ms = Date.now() - heardAt
    return ms > silentMs || ms < 0
  }
  const hear = () => {
    // What arrives after sleep may have waited here since before it: that the stream still lives is not sure.
    if (isSilent()) void reconnect()
    heardAt = Date.now()
  }

  const outcomeOf = async (attempt: ReturnType<typeof subscribeAll>, isJoining: boolean) => {
    try {
      await attempt.ready
    } catch {
      if (listening !== attempt) return
      stop()
      later(retryMs[Math.min(failures, retryMs.length - 1)] ?? 0, start)
      failures += 1
      return
    }
    if (isJoining && listening === attempt) connected()
  }
  const start = () => {
    if (listening !== null || isOver) return
    heardAt = Date.now()
    // No PB_CONNECT comes for topics that join a stream which another listener has opened.
    const isJoining = api.realtime.isConnected
    const attempt = subscribeAll(topics, connected, hear)
    listening = attempt
    void outcomeOf(attempt, isJoining)
  }
  const stop = () => {
    listening?.stop()
    listening = null
  }
  const reconnect = async () => {
    if (!api.realtime.isConnected) return
    for (const listener of listeners) listener.forget()
    await api.realtime.unsubscribe().catch(() => undefined)
    if (document.visibilityState === 'hidden') return
    for (const listener of listeners) listener.start()
  }
  const check = () => {
    if (listening !== null && isSilent()) void reconnect()
  }
  const handleSight = () => {
    if (document.visibilityState === 'hidden') return later(hiddenMs, stop)
    window.clearTimeout(timer)
    if (listening === null) start()
    else check()
  }
  const handleOnline = () => {
    // Another network: the stream of the former one is lost, though nothing has said so yet.
    if (listening !== null) void reconnect()
    else handleSight()
  }

  const self = {
    forget: () => {
      listening = null
    },
    start,
  }
  listeners.add(self)
  const watchdog = window.setInterval(check, checkMs)
  document.addEventListener('visibilitychange', handleSight)
  window.addEventListener('online', handleOnline)
  handleSight()
  return () => {
    isOver = true
    listeners.delete(self)
    window.clearInterval(watchdog)
    document.removeEventListener('visibilitychange', handleSight)
    window.removeEventListener('online', handleOnline)
    window.clearTimeout(timer)
    stop()
  }
}

/** Subscribes to all topics at once. `ready` fails when no connection could be made at all. */
const subscribeAll = (topics: readonly LiveTopic[], connected: () => void, hear: () => void) => {
  const { realtime } = api
  const subscriptions = [
    realtime.subscribe('PB_CONNECT', connected),
    realtime.subscribe('heartbeat', hear),
    ...topics.map(({ collection, record, query, onEvent }) =>
      realtime.subscribe(
        `${collection}/${record}`,
        (data: unknown) => {
          hear()
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
        // All unsubscribe in one request. When it fails, the connection is lost already.
        subscription.then((unsubscribe) => unsubscribe()).catch(() => undefined)
      }
    },
  }
}
