import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { StorageError } from '#server/db/storage-trouble.ts'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'

export interface ReaderRequest {
  text: string
  parameters: readonly unknown[]
}

export type ReaderReply = { rows: unknown[] } | { error: string; code: string }

interface Pending {
  resolve(rows: unknown[]): void
  reject(error: Error): void
}

/** A connection in a separate child process, which runs one query at a time and can be ended during a query. */
export class Reader implements DatabaseConnection {
  /** The reason for the end of the process; null while it runs. */
  ended: Error | null = null
  /** Resolves when the process has opened the file, or has ended. */
  readonly ready: Promise<void>
  readonly #child: ChildProcess
  readonly #onError: (error: Error) => void
  #pending: Pending | null = null
  #settle = () => {}

  constructor(file: string, onError: (error: Error) => void = () => {}) {
    this.#onError = onError
    const script = fileURLToPath(new URL('reader-process.ts', import.meta.url))
    this.#child = fork(script, [file, String(process.pid)], {
      execArgv: [],
      // JSON has no Infinity, which a filter can compare with.
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.ready = new Promise((resolve) => {
      this.#child.once('message', () => {
        this.#child.on('message', (reply: ReaderReply) => this.#receive(reply))
        resolve()
      })
      this.#settle = resolve
    })
    this.#child.on('error', (error) => this.#fail(error))
    this.#child.once('exit', (code) =>
      this.#fail(new StorageError('unreachable', `A reader's process ended with ${code}.`)),
    )
    // The child process does not keep the server's process alive.
    this.#child.unref()
    this.#child.channel?.unref()
  }

  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const rows = await new Promise<unknown[]>((resolve, reject) => {
      if (this.ended) return reject(this.ended)
      this.#pending = { resolve, reject }
      const request: ReaderRequest = { text, parameters }
      this.#child.send(request)
    })
    // `Row` is the type that Kysely derived from the query; the process does not know it.
    return { rows: rows as Row[] }
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Queries are not streamed: read a page at a time.')
  }

  /** Lets all other processes of the machine run first. */
  yieldCpu() {
    if (this.#child.pid !== undefined) setPriority(this.#child.pid, constants.priority.PRIORITY_LOW)
  }

  /** Ends the process. The running query and any later one fail with the reason. */
  end(reason: Error) {
    this.#fail(reason)
    this.#child.kill('SIGKILL')
  }

  #receive(reply: ReaderReply) {
    const pending = this.#pending
    this.#pending = null
    if ('rows' in reply) {
      pending?.resolve(reply.rows)
      return
    }
    const error = Object.assign(new Error(reply.error), { code: reply.code })
    this.#onError(error)
    pending?.reject(error)
  }

  #fail(error: Error) {
    this.ended ??= error
    this.#settle()
    const pending = this.#pending
    this.#pending = null
    pending?.reject(error)
  }
}
