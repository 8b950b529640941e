import type { CollectionName } from '#shared/collections/index.ts'
import { api } from './client.ts'

/** What happened to a record. */
export type RecordEvent = { action: 'create' | 'update' | 'delete'; record: unknown }

/** Something to be told of as it happens. */
type LiveTopic = {
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
   * Brings the page up to date after every beginning of the stream, because changes made before are not sent.
   * `isResume` is false the first time. After a failure it is called again until it succeeds or another stream begins.
   */
  catchUp: (isResume: boolean) => Promise<void>
}

/** A hidden page closes its stream after this time: a browser allows six connections to a host, for all tabs. */
const hiddenMs = 30_000
/**
 * After these times a first connection that failed, or a failed catching up, is tried again. The SDK itself reconnects
 * streams that broke.
 */
const retryMs = [1000, 2000, 5000, 15_000]
/** A random part of the time, so that the clients of a restarted server do not all ask at once. */
const retryDelay = (failures: number) => {
  const most = retryMs[Math.min(failures, retryMs.length - 1)] ?? 0
  return most * (0.5 + Math.random() / 2)
}
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
const listeners = new Set<{ forget: () => void; start: () => void; retry: () => void }>()

const isEvent = (data: unknown): data is RecordEvent =>
  typeof data === 'object' && data !== null && 'action' in data && 'record' in data

/** Opens the stream anew, for everything that listens. */
const reconnect = async () => {
  for (const listener of listeners) listener.forget()
  await api.realtime.unsubscribe().catch(() => undefined)
  for (const listener of listeners) listener.start()
}

/** Listens to the server for as long as the page is in sight, until the answered function is called. */
export const listenLive = ({ topics, catchUp }: Options): (() => void) => {
  if (typeof EventSource === 'undefined') return () => undefined
  let listening: { stop: () => void } | null = null
  let isOver = false
  let failures = 0
  let timer: number | undefined
  const catchingUp = createCatchUp(catchUp)
  const silence = createSilence()

  const later = (ms: number, work: () => void) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(work, ms)
  }
  const begin = () => {
    failures = 0
    silence.end()
    catchingUp.begin()
  }
  const connected = () => {
    // A stream that breaks takes along the request that names its topics. The SDK handles the cancelled request like a
    // confirmed one, and cancels its own reconnection.
    if (api.realtime.isConnected) begin()
    else void reconnect()
  }
  const hear = () => {
    // What arrives after sleep may have waited here since before it: that the stream still lives is not sure.
    if (silence.isLong()) void reconnect()
    silence.end()
  }

  const outcomeOf = async (attempt: ReturnType<typeof subscribeAll>, isJoining: boolean) => {
    try {
      await attempt.ready
    } catch {
      if (listening !== attempt) return
      // The SDK keeps the callbacks of an attempt that failed, and gives no function that removes them alone.
      for (const listener of listeners) listener.retry()
      await api.realtime.unsubscribe().catch(() => undefined)
      return
    }
    if (isJoining && listening === attempt) connected()
  }
  const start = () => {
    if (listening !== null || isOver || document.visibilityState === 'hidden') return
    silence.end()
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
  const check = () => {
    if (listening !== null && silence.isLong()) void reconnect()
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
    /** Starts again some time after a failed start. */
    retry: () => {
      listening = null
      later(retryDelay(failures), start)
      failures += 1
    },
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
    catchingUp.stop()
    stop()
  }
}

/** The time since the server was last heard. */
const createSilence = () => {
  // `Date` goes on while the computer sleeps, `performance` may not.
  let heardAt = Date.now()
  return {
    end: () => {
      heardAt = Date.now()
    },
    /** Also true after the clock was set back: nobody can tell then. */
    isLong: () => {
      const ms = Date.now() - heardAt
      return ms > silentMs || ms < 0
    },
  }
}

/** Catches up some time after each begin of a stream, and again after a failure until the next one begins. */
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
      // A later stream begins its own.
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
