import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { TookTooLong } from '#server/db/took-too-long.ts'
import { Reader } from './reader.ts'

/** One person's slow reads leave a process to the others. */
const mostReaders = 2
/** How long somebody may keep a connection. */
const longestLeaseMs = 500
/** A process starts in 0.15 s, and on a busy machine in a second or two. */
const longestStartMs = 10_000
/** The time after which an unused process, which holds about 40 MB, is ended. */
const idleMs = 60_000

/** A dialect whose connections read from a SQLite file in child processes, and are ended after 0.5 s. */
export const readerDialect = (file: string): Dialect => ({
  createDriver: () => new ReaderPool(file),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new ReaderAdapter(),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
})

/** Kysely gives a SQLite dialect one connection at a time, unless its adapter says that it has several. */
class ReaderAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

interface Lease {
  reader: Reader
  deadline: NodeJS.Timeout
}

const endLater = (reader: Reader, ms: number, reason: Error) => setTimeout(() => reader.end(reason), ms)

const unused = () => new Error('The process that reads was not needed any more.')

class ReaderPool implements Driver {
  readonly #file: string
  readonly #idle = new Map<Reader, NodeJS.Timeout>()
  readonly #leases = new Map<DatabaseConnection, Lease>()
  readonly #waiting: (() => void)[] = []
  #taken = 0

  constructor(file: string) {
    this.#file = file
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    // The slot of a connection that is released goes to the one that waits longest.
    if (this.#taken >= mostReaders) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#taken += 1
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
    this.#freeSlot()
  }

  #start(): Reader {
    try {
      return new Reader(this.#file)
    } catch (error) {
      this.#freeSlot()
      throw error
    }
  }

  #freeSlot() {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#taken -= 1
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
