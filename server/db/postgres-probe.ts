import { Client } from 'pg'
import { refuseStandby } from './refuse-standby.ts'

/** Asks PostgreSQL whether it answers and is not a standby, on a separate connection. */
export interface Probe {
  answers(): Promise<boolean>
  close(): Promise<void>
}

const longestMs = 2000

/** Creates a probe. It connects with the first question, and again after the connection broke or did not answer. */
export function postgresProbe(url: string): Probe {
  let client: Client | null = null
  let asking: Promise<boolean> | null = null

  async function connected(): Promise<Client> {
    const made = new Client({
      connectionString: url,
      application_name: 'waymark',
      connectionTimeoutMillis: longestMs,
      query_timeout: longestMs,
      keepAlive: true,
    })
    made.on('error', () => {})
    made.once('end', () => {
      if (client === made) client = null
    })
    try {
      await made.connect()
    } catch (error) {
      made.end().catch(() => {})
      throw error
    }
    return made
  }

  async function ask(): Promise<boolean> {
    try {
      client ??= await connected()
      await refuseStandby(client)
      return true
    } catch {
      const failed = client
      client = null
      failed?.end().catch(() => {})
      return false
    }
  }

  return {
    answers() {
      asking ??= ask().finally(() => {
        asking = null
      })
      return asking
    },
    async close() {
      await asking
      await client?.end()
    },
  }
}
