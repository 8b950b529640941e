import { Client } from 'pg'

/** A word that processes on one database call to each other; whoever does not hear it finds out by itself, later. */
export type Call = 'events' | `session ${string}` | `user ${string}`

/** How the processes on one database call each other. */
export interface Bell {
  /** Calls the other processes, some milliseconds from now; the same word is called once for all who said it. */
  ring(call: Call): void
  /**
   * Hears what other processes call, until it is closed. `missed` is called when calls may have gone unheard: the
   * line was down, and is there again.
   */
  listen(heard: (call: Call) => void, missed: () => void): { close(): Promise<void> }
}

/** On SQLite there is nobody to call. */
export const silentBell: Bell = { ring: () => {}, listen: () => ({ close: async () => {} }) }

const channel = 'waymark'
/** Long enough to gather a burst: each NOTIFY takes a lock of the whole server. */
const gatherMs = 10
const reconnectMs = 1000

/** Calls by NOTIFY, outside of transactions, and listens on a connection of its own that it opens again and again. */
export function postgresBell(url: string, send: (channel: string, call: string) => Promise<unknown>): Bell {
  const waiting = new Set<Call>()
  let timer: NodeJS.Timeout | undefined

  function flush() {
    timer = undefined
    const calls = [...waiting]
    waiting.clear()
    // What is not heard is found out by looking.
    for (const call of calls) send(channel, call).catch(() => {})
  }

  return {
    ring(call) {
      waiting.add(call)
      timer ??= setTimeout(flush, gatherMs).unref()
    },
    listen(heard, missed) {
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
          if (isCall(payload)) heard(payload)
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

const isCall = (text: string | undefined): text is Call =>
  text !== undefined && (text === 'events' || text.startsWith('session ') || text.startsWith('user '))
