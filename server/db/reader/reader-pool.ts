import type { DatabaseConnection, Driver } from 'kysely'
import { sqliteKysely } from '#server/db/sqlite-kysely.ts'
import { TookTooLong } from '#server/db/took-too-long.ts'
import { Turns } from '#server/db/turns.ts'
import { Reader } from './reader.ts'

/** The maximum number of processes. With two, slow reads of one network leave a process free for others. */
const mostReaders = 2
/** The maximum time for which a caller may keep a connection. */
const longestLeaseMs = 500
/** The maximum time for the start of a process. It takes 0.15 s, and on a busy machine a second or two. */
const longestStartMs = 10_000
/** The time after which an unused process, which holds about 40 MB, is ended. */
const idleMs = 60_000

/**
 * A dialect whose connections read from a SQLite file in child processes, and are ended after 0.5 s. `onError` is called
 * for each failed query.
 */
export const readerDialect = (file: string, onError: (error: Error) => void) =>
  sqliteKysely(() => new ReaderPool(file, onError))

interface Lease {
  reader: Reader
  deadline: NodeJS.Timeout
}

const endLater = (reader: Reader, ms: number, reason: Error) => setTimeout(() => reader.end(reason), ms)

const unused = () => new Error('The process that reads is no longer needed.')

class ReaderPool implements Driver {
  readonly #file: string
  readonly #onError: (error: Error) => void
  readonly #idle = new Map<Reader, NodeJS.Timeout>()
  readonly #leases = new Map<DatabaseConnection, Lease>()
  readonly #turns = new Turns(mostReaders)

  constructor(file: string, onError: (error: Error) => void) {
    this.#file = file
    this.#onError = onError
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take()
    const reader = this.#unused() ?? this.#start()
    const lease: Lease = {
      reader,
      deadline: endLater(reader, longestStartMs, new Error('A process that reads did not start.')),
    }
    this.#leases.set(reader, lease)
    await reader.ready
    clearTimeout(lease.deadline)
    lease.deadline = endLater(reader, longestLeaseMs, new TookTooLong())
    return reader
  }

  async releaseConnection(connection: DatabaseConnection) {
    const lease = this.#leases.get(connection)
    if (!lease) return
    clearTimeout(lease.deadline)
    this.#leases.delete(connection)
    const { reader } = lease
    if (!reader.ended) this.#idle.set(reader, setTimeout(() => this.#endIdle(reader), idleMs).unref())
    this.#turns.pass()
  }

  #start(): Reader {
    try {
      return new Reader(this.#file, this.#onError)
    } catch (error) {
      this.#turns.pass()
      throw error
    }
  }

  #unused(): Reader | undefined {
    for (const [reader, timer] of this.#idle) {
      clearTimeout(timer)
      this.#idle.delete(reader)
      if (!reader.ended) return reader
    }
    return undefined
  }

  #endIdle(reader: Reader) {
    this.#idle.delete(reader)
    reader.end(unused())
  }

  async beginTransaction() {
    throw new Error('The bounded connection only reads.')
  }

  async commitTransaction() {}

  async rollbackTransaction() {}

  async destroy() {
    for (const { reader, deadline } of this.#leases.values()) {
      clearTimeout(deadline)
      reader.end(unused())
    }
    for (const [reader, timer] of this.#idle) {
      clearTimeout(timer)
      reader.end(unused())
    }
    this.#idle.clear()
  }
}
