import { createHash } from 'node:crypto'
import { DatabaseError } from 'pg'
import { longestCachedStatement } from './backend.ts'
import type { Send } from './postgres-pool.ts'

/** The number of the use from which an SQL text is prepared. */
const usesBeforePreparing = 3
/**
 * The maximum number of prepared statements of a connection. Clients can send new filters without end, and PostgreSQL keeps
 * a prepared statement as long as its connection.
 */
const mostPrepared = 500
const mostCounted = 5000
/** "Cached plan must not change result type": a newer version of the server has altered a table. */
const changedTable = '0A000'

/**
 * Sends frequent queries as named prepared statements. PostgreSQL parses and plans such a statement once, which is half
 * of the time of an ordinary query.
 */
export function preparedStatements(): Send {
  const counted = new Map<string, number>()
  const names = new Map<string, string>()
  const outdated = new Set<string>()

  function nameOf(text: string): string | undefined {
    if (text.length > longestCachedStatement) return undefined
    const name = names.get(text)
    if (name !== undefined || names.size >= mostPrepared || outdated.has(text)) return name
    const count = (counted.get(text) ?? 0) + 1
    if (counted.size >= mostCounted) counted.clear()
    counted.set(text, count)
    if (count < usesBeforePreparing) return undefined
    counted.delete(text)
    const made = createHash('sha1').update(text).digest('hex')
    names.set(text, made)
    return made
  }

  return async (client, query) => {
    const { text, values } = query
    const name = values.length === 0 ? undefined : nameOf(text)
    if (name === undefined) return client.query(query)
    try {
      return await client.query({ ...query, name })
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.code !== changedTable) throw error
      names.delete(text)
      outdated.add(text)
      // Inside a transaction this query fails too, and connect.ts repeats the whole transaction.
      return client.query(query).catch(() => {
        throw error
      })
    }
  }
}
