import { EventEmitter } from 'node:events'
import { ForksPoolWorker, type PoolOptions, type PoolWorker } from 'vitest/node'

/**
 * The process that runs the tests. It is kept for the next run, because starting a process, loading the server and
 * filling a database take far longer than the tests of a mutant.
 */
interface Kept {
  worker: ForksPoolWorker
  forwardTo: WarmWorker
  isStarted: boolean
}

/** Two copies of this module exist, one for the configuration and one for Stryker's plugin. They share this state. */
interface State {
  kept: Kept | null
  /** Whether the next run needs a new process. */
  isFreshWanted: boolean
}
const key = Symbol.for('waymark.mutation.pool')
const shared = globalThis as { [key]?: State }
export const pool: State = (shared[key] ??= { kept: null, isFreshWanted: false })

type Message = Parameters<PoolWorker['send']>[0]

/** A worker of Vitest's pool "forks" whose process survives the run. */
export class WarmWorker implements PoolWorker {
  readonly name = 'warm'
  readonly cacheFs = true
  readonly #options: PoolOptions
  readonly #events = new EventEmitter()
  #config: unknown

  constructor(options: PoolOptions) {
    this.#options = options
  }

  on(event: string, listener: (argument: unknown) => void) {
    this.#events.on(event, listener)
  }

  off(event: string, listener: (argument: unknown) => void) {
    this.#events.off(event, listener)
  }

  deserialize(data: unknown) {
    return data
  }

  async start() {
    if (pool.isFreshWanted) await discard()
    pool.isFreshWanted = false
    if (pool.kept !== null) {
      pool.kept.forwardTo = this
      return
    }
    const worker = new ForksPoolWorker(this.#options)
    await worker.start()
    const kept: Kept = { worker, forwardTo: this, isStarted: false }
    pool.kept = kept
    for (const event of ['message', 'error', 'exit']) {
      worker.on(event, (argument: unknown) => {
        if (event !== 'message' && pool.kept === kept) pool.kept = null
        kept.forwardTo.#events.emit(event, argument)
      })
    }
  }

  send(message: Message) {
    const { kept } = pool
    if (kept === null) return
    if (message.type === 'start') {
      this.#config = message.context.config
      if (kept.isStarted) return this.#answer('started')
      kept.isStarted = true
    }
    if (message.type === 'stop') return this.#answer('stopped')
    // The process still has the configuration of its start, with the test names of that run.
    if (message.type === 'run') Object.assign(message.context, { config: this.#config })
    kept.worker.send(message)
  }

  /** Keeps the process. */
  async stop() {}

  #answer(type: 'started' | 'stopped') {
    setImmediate(() => this.#events.emit('message', { type, __vitest_worker_response__: true }))
  }
}

/** Ends the process that runs the tests. The next run starts a new one. */
export async function discard() {
  const { kept } = pool
  pool.kept = null
  await kept?.worker.stop()
}
