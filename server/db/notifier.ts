import { Client } from 'pg'

/**
 * A message from one process to the others on the same database. A notification can be lost, so each process also
 * polls for changes.
 */
export type Notification = 'events' | 'gazetteer' | `session ${string}` | `user ${string}`

/** Notifies the processes that share a database. */
export interface Notifier {
  /** Notifies the other processes after about 10 ms. Equal notifications in that time are sent once. */
  notify(notification: Notification): void
  /** Sends all waiting notifications at once. A process calls it before it ends. */
  flush(): Promise<void>
  /**
   * Receives the notifications of other processes until it is closed. `missed` is called after each connection,
   * because notifications may have been lost before it.
   */
  listen(received: (notification: Notification) => void, missed: () => void): { close(): Promise<void> }
}

/** For a database in memory, which no other process can open. */
export const silentNotifier: Notifier = {
  notify: () => {},
  flush: async () => {},
  listen: () => ({ close: async () => {} }),
}

const sqlitePollMs = 200

/**
 * A SQLite file is used by a single server process, and by the operator's commands. SQLite has no notifications. Therefore
 * the result of `versionOf`, which changes when another process has written, is compared five times a second.
 */
export const sqliteNotifier = (versionOf: () => unknown): Notifier => ({
  ...silentNotifier,
  listen(_received, missed) {
    let version = versionOf()
    const timer = setInterval(() => {
      const before = version
      try {
        version = versionOf()
      } catch {
        // The file can be unreadable for a moment. The next comparison uses the last version that was read.
        return
      }
      if (version !== before) missed()
    }, sqlitePollMs).unref()
    return { close: async () => clearInterval(timer) }
  },
})

const channel = 'waymark'
/** Notifications are collected for this time, because each NOTIFY takes a lock on the whole PostgreSQL server. */
const gatherMs = 10
const reconnectMs = 1000

/** Sends NOTIFY outside of transactions. Listens on its own connection and reconnects when that breaks. */
export function postgresNotifier(
  url: string,
  send: (channel: string, notification: string) => Promise<unknown>,
): Notifier {
  const waiting = new Set<Notification>()
  let timer: NodeJS.Timeout | undefined

  async function flush() {
    timer = undefined
    const notifications = [...waiting]
    waiting.clear()
    // A lost notification does no harm: the other processes poll for changes.
    await Promise.allSettled(notifications.map((notification) => send(channel, notification)))
  }

  return {
    flush,
    notify(notification) {
      waiting.add(notification)
      timer ??= setTimeout(() => void flush(), gatherMs).unref()
    },
    listen(received, missed) {
      let client: Client | undefined
      let reconnectTimer: NodeJS.Timeout | undefined
      let closed = false

      function reconnectLater() {
        client?.removeAllListeners('end')
        client = undefined
        if (!closed) reconnectTimer = setTimeout(() => void connect(), reconnectMs).unref()
      }

      async function connect() {
        const next = new Client({ connectionString: url, application_name: 'waymark', keepAlive: true })
        client = next
        next.on('error', () => {})
        next.once('end', reconnectLater)
        next.on('notification', ({ payload }) => {
          if (isNotification(payload)) received(payload)
        })
        try {
          await next.connect()
          await next.query(`listen ${channel}`)
          missed()
        } catch {
          next.removeAllListeners('end')
          next.end().catch(() => {})
          reconnectLater()
        }
      }

      const connected = connect()
      return {
        async close() {
          closed = true
          clearTimeout(reconnectTimer)
          await connected
          client?.removeAllListeners('end')
          await client?.end()
        },
      }
    },
  }
}

const isNotification = (text: string | undefined): text is Notification =>
  text !== undefined &&
  (text === 'events' || text === 'gazetteer' || text.startsWith('session ') || text.startsWith('user '))
