import type { ClientBase } from 'pg'
import { StorageError } from './storage-trouble.ts'

const longestMs = 2000
const question = 'select pg_is_in_recovery() as standby'

/**
 * Throws when a new connection leads to a standby of PostgreSQL, which can happen during a failover. Reads there would
 * be outdated, writes would fail, and locks of other processes would not be visible.
 */
export async function refuseStandby(client: ClientBase): Promise<void> {
  // The types of pg do not know the time limit of a single query.
  const query: { text: string; query_timeout: number } = { text: question, query_timeout: longestMs }
  const { rows } = await client.query<{ standby: boolean }>(query)
  if (rows[0]?.standby)
    throw new StorageError(
      'unreachable',
      'This PostgreSQL server is a standby: DATABASE_URL has to lead to the primary.',
    )
}
