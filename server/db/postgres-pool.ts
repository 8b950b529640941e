/** The pool of PostgreSQL connections as Kysely uses it. */
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { DatabaseError, type Pool, type PoolClient, type QueryResult } from 'pg'
import { withoutTimeouts } from './dialect.ts'
import type { Share, Shares } from './shares.ts'
import { StorageError } from './storage-trouble.ts'
import { currentWork } from './work.ts'

interface Query {
  text: string
  values: unknown[]
  /** The time after which pg rejects the query when the server does not respond, in milliseconds. */
  query_timeout?: number
}

/** Sends a query on a connection. */
export type Send = (client: PoolClient, query: Query) => Promise<QueryResult>

interface Options {
  send: Send
  /** If null, each kind of work can use all connections. */
  shares: Shares | null
  /** The time after which a query without a response fails. PostgreSQL cancels a query earlier, unless it is frozen. */
  unansweredMs: number
}

/** Wraps a pool: errors of its connections become a StorageError. */
export function kyselyPool(pool: Pool, options: Options): PostgresPool {
  const connections = new WeakMap<PoolClient, Connection>()
  return {
    options: pool.options,
    async connect() {
      const share = (await options.shares?.take(currentWork())) ?? null
      try {
        const client = await pool.connect()
        const connection = connections.get(client) ?? new Connection(client, options)
        connections.set(client, connection)
        connection.begin(share)
        return connection
      } catch (error) {
        share?.end('unused')
        throw error instanceof DatabaseError ? error : notConnected(error)
      }
    },
    end: () => pool.end(),
  }
}

function notConnected(cause: unknown) {
  const message = cause instanceof Error ? cause.message : String(cause)
  // The pool's message when all connections were in use for too long.
  const isBusy = message === 'timeout exceeded when trying to connect'
  return new StorageError(isBusy ? 'busy' : 'unreachable', message, { cause })
}

/** "Lock not available" after lock_timeout, and "query canceled" after statement_timeout. */
const blockedCodes = ['55P03', '57014']

class Connection implements PostgresPoolClient {
  readonly #client: PoolClient
  readonly #options: Options
  #share: Share | null = null
  #outcome: 'blocked' | 'done' | 'unused' = 'unused'
  #isBroken = false
  #hasTimeouts = true

  constructor(client: PoolClient, options: Options) {
    this.#client = client
    this.#options = options
    client.on('error', () => {
      this.#isBroken = true
    })
  }

  /** Called when the connection was taken from the pool. */
  begin(share: Share | null) {
    this.#share = share
    this.#outcome = 'unused'
    this.#hasTimeouts = true
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  query<Row>(
    text: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') throw new Error('Queries are not streamed: read a page at a time.')
    return this.#resultOf(text, values)
  }

  async #resultOf<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (this.#isBroken) throw new StorageError('unreachable', 'The connection to PostgreSQL is broken.')
    if (text === withoutTimeouts) this.#hasTimeouts = false
    const { send, unansweredMs } = this.#options
    const query = { text, values: [...values], ...(this.#hasTimeouts && { query_timeout: unansweredMs }) }
    try {
      const { command, rowCount, rows } = await send(this.#client, query)
      if (this.#outcome === 'unused') this.#outcome = 'done'
      // pg types `command` as string; Kysely's type lists the commands that it knows.
      return { command: command as PostgresQueryResult<Row>['command'], rowCount: rowCount ?? 0, rows }
    } catch (error) {
      throw this.#explain(error)
    }
  }

  #explain(error: unknown): unknown {
    if (error instanceof DatabaseError) {
      if (blockedCodes.includes(error.code ?? '')) this.#outcome = 'blocked'
      return error
    }
    if (!(error instanceof Error)) return error
    // After pg has rejected a query for its timeout, the query still runs, so the connection cannot be used again.
    if (error.message === 'Query read timeout') this.#isBroken = true
    return this.#isBroken ? new StorageError('unreachable', error.message, { cause: error }) : error
  }

  release(destroy = false) {
    // A broken connection is closed. The pool opens another one.
    this.#client.release(destroy || this.#isBroken)
    this.#share?.end(this.#outcome)
    this.#share = null
  }
}
