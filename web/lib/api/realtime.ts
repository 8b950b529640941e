import type { CollectionName } from '#shared/collections/index.ts'
import { api } from './client.ts'

/** A change of a record. */
export type RecordEvent = { action: 'create' | 'update' | 'delete'; record: unknown }

/** A subscription. */
type LiveTopic = {
  collection: CollectionName
  /** A record's id, or "*" for all records that the user may list. */
  record: string
  /** The fields of the records that the server sends. */
  query?: { expand?: string; fields?: string }
  onEvent: (event: RecordEvent) => void
}

type Options = {
  topics: readonly LiveTopic[]
  /**
   * Updates the page after every start of the stream, because the stream does not contain earlier changes. `isResume`
   * is false the first time. After a failure it is called again until it succeeds or another stream starts.
   */
  catchUp: (isResume: boolean) => Promise<void>
}

/**
 * A hidden page closes its stream after this time: over HTTP/1.1 a browser allows six connections to a host, for all
 * tabs together.
 */
const hiddenMs = 30_000
/**
 * The delays before the next try after a failed first connection or a failed `catchUp`. The SDK itself reconnects
 * broken streams.
 */
const retryMs = [1000, 2000, 5000, 15_000]
/** A random part of the delay, so that the clients of a restarted server do not all connect at once. */
const retryDelay = (failures: number) => {
  const most = retryMs[Math.min(failures, retryMs.length - 1)] ?? 0
  return most * (0.5 + Math.random() / 2)
}
/**
 * The server sends a heartbeat after 15 s without an event. After two missing heartbeats and some seconds the stream
 * counts as dead.
 */
const silentMs = 35_000
const checkMs = 2000
/**
 * `catchUp` runs after a random delay in this range, so that the clients of a restarted server do not all send
 * requests at once. The minimum also lets transactions end that began before the server knew the subscriptions: their
 * changes cause no event.
 */
const catchUpMs = { least: 150, most: 900 }

/** The current listeners. They share the one stream of the SDK, which restarts for all at once. */
const listeners = new Set<{ forget: () => void; start: () => void; retry: () => void }>()

const isEvent = (data: unknown): data is RecordEvent =>
  typeof data === 'object' && data !== null && 'action' in data && 'record' in data

/** Closes the stream and opens a new one for all listeners. */
const reconnect = async () => {
  for (const listener of listeners) listener.forget()
  await api.realtime.unsubscribe().catch(() => undefined)
  for (const listener of listeners) listener.start()
}

/** Listens to the server while the page is visible, until the returned function is called. */
export const listenLive = ({ topics, catchUp }: Options): (() => void) => {
  if (typeof EventSource === 'undefined') return () => undefined
  let listening: { stop: () => void } | null = null
  let isOver = false
  let failures = 0
  let timer: number | undefined
  const catchUpTimer = createCatchUp(catchUp)
  const silence = createSilence()

  const later = (ms: number, work: () => void) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(work, ms)
  }
  const begin = () => {
    failures = 0
    silence.end()
    catchUpTimer.begin()
  }
  const connected = () => {
    // If a stream breaks, the request with its subscriptions is cancelled. The SDK handles the cancelled request like
    // a confirmed one, and cancels its own reconnection.
    if (api.realtime.isConnected) begin()
    else void reconnect()
  }
  const hear = () => {
    // After a sleep of the computer this event may be old, so it does not prove that the stream is alive.
    if (silence.isLong()) void reconnect()
    silence.end()
  }

  const outcomeOf = async (attempt: ReturnType<typeof subscribeAll>, isJoining: boolean) => {
    try {
      await attempt.ready
    } catch {
      if (listening !== attempt) return
      // The SDK keeps the callbacks of a failed attempt, and has no function that removes only these.
      for (const listener of listeners) listener.retry()
      await api.realtime.unsubscribe().catch(() => undefined)
      return
    }
    if (isJoining && listening === attempt) connected()
  }
  const start = () => {
    if (listening !== null || isOver || document.visibilityState === 'hidden') return
    silence.end()
    // There is no PB_CONNECT event for topics that join a stream which another listener has opened.
    const isJoining = api.realtime.isConnected
    const attempt = subscribeAll(topics, connected, hear)
    listening = attempt
    void outcomeOf(attempt, isJoining)
  }
  const stop = () => {
    listening?.stop()
    listening = null
  }
  const check = () => {
    if (listening !== null && silence.isLong()) void reconnect()
  }
  const handleVisibility = () => {
    if (document.visibilityState === 'hidden') return later(hiddenMs, stop)
    window.clearTimeout(timer)
    if (listening === null) start()
    else check()
  }
  const handleOnline = () => {
    // The network has changed, so the stream is lost, although no error was reported yet.
    if (listening !== null) void reconnect()
    else handleVisibility()
  }

  const self = {
    forget: () => {
      listening = null
    },
    start,
    /** Starts again after a delay. */
    retry: () => {
      listening = null
      later(retryDelay(failures), start)
      failures += 1
    },
  }
  listeners.add(self)
  const watchdog = window.setInterval(check, checkMs)
  document.addEventListener('visibilitychange', handleVisibility)
  window.addEventListener('online', handleOnline)
  handleVisibility()
  return () => {
    isOver = true
    listeners.delete(self)
    window.clearInterval(watchdog)
    document.removeEventListener('visibilitychange', handleVisibility)
    window.removeEventListener('online', handleOnline)
    window.clearTimeout(timer)
    catchUpTimer.stop()
    stop()
  }
}

/** Measures the time since the last event from the server. */
const createSilence = () => {
  // `Date` continues while the computer sleeps; `performance.now()` may not.
  let heardAt = Date.now()
  return {
    end: () => {
      heardAt = Date.now()
    },
    /** Also true after the clock was set back, because the time is then unknown. */
    isLong: () => {
      const ms = Date.now() - heardAt
      return ms > silentMs || ms < 0
    },
  }
}

/**
 * Calls `catchUp` some time after each start of a stream. After a failure it calls it again, until the next stream
 * starts.
 */
const createCatchUp = (catchUp: Options['catchUp']) => {
  let connections = 0
  let failures = 0
  let isOver = false
  let timer: number | undefined
  const later = (ms: number) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => void now(), ms)
  }
  const now = async () => {
    const connection = connections
    try {
      await catchUp(connection > 1)
    } catch {
      // A later stream has its own timer.
      if (isOver || connection !== connections) return
      later(retryDelay(failures))
      failures += 1
    }
  }
  return {
    begin: () => {
      failures = 0
      connections += 1
      later(catchUpMs.least + Math.random() * (catchUpMs.most - catchUpMs.least))
    },
    stop: () => {
      isOver = true
      window.clearTimeout(timer)
    },
  }
}

/** Subscribes to all topics at once. `ready` rejects if no connection could be made. */
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
        // All unsubscribe in one request. If it fails, the connection is lost already.
        subscription.then((unsubscribe) => unsubscribe()).catch(() => undefined)
      }
    },
  }
}
