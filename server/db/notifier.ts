import { Client } from 'pg'

/**
 * What one process tells the others on the same database. A notification can be lost, so each process also looks
 * for changes by itself.
 */
export type Notification = 'events' | `session ${string}` | `user ${string}`

/** Notifies the processes that share a database. */
export interface Notifier {
  /** Notifies the other processes within some milliseconds. Equal notifications of that time are sent once. */
  notify(notification: Notification): void
  /**
   * Receives the notifications of other processes until it is closed. `missed` is called after each connection,
   * because notifications may have been lost before it.
   */
  listen(received: (notification: Notification) => void, missed: () => void): { close(): Promise<void> }
}

/** SQLite has a single process, so there is nobody to notify. */
export const silentNotifier: Notifier = { notify: () => {}, listen: () => ({ close: async () => {} }) }

const channel = 'waymark'
/** Notifications are collected for this time, because each NOTIFY takes a lock of the whole PostgreSQL server. */
const gatherMs = 10
const reconnectMs = 1000

/** Sends NOTIFY outside of transactions, and listens on a connection of its own, which it opens again when it breaks. */
export function postgresNotifier(
  url: string,
  send: (channel: string, notification: string) => Promise<unknown>,
): Notifier {
  const waiting = new Set<Notification>()
  let timer: NodeJS.Timeout | undefined

  function flush() {
    timer = undefined
    const notifications = [...waiting]
    waiting.clear()
    // A lost notification does no harm: the other processes look for changes by themselves.
    for (const notification of notifications) send(channel, notification).catch(() => {})
  }

  return {
    notify(notification) {
      waiting.add(notification)
      timer ??= setTimeout(flush, gatherMs).unref()
    },
    listen(received, missed) {
      let client: Client | undefined
      let again: NodeJS.Timeout | undefined
      let closed = false

      function lost() {
        client?.removeAllListeners('end')
        client = undefined
        if (!closed) again = setTimeout(() => void connect(), reconnectMs).unref()
      }

      async function connect() {
        const next = new Client({ connectionString: url, application_name: 'waymark', keepAlive: true })
        client = next
        next.on('error', () => {})
        next.once('end', lost)
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
          lost()
        }
      }

      const connected = connect()
      return {
        async close() {
          closed = true
          clearTimeout(again)
          await connected
          client?.removeAllListeners('end')
          await client?.end()
        },
      }
    },
  }
}

const isNotification = (text: string | undefined): text is Notification =>
  text !== undefined && (text === 'events' || text.startsWith('session ') || text.startsWith('user '))
