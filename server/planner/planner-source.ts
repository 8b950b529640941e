import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Gazetteer } from './gazetteer/load.ts'
import type { PlannerOutcome, PlannerTask } from './run-task.ts'

/** Runs planner tasks. */
export interface PlannerSource {
  /** Runs a task. Rejects with the signal's reason when it is aborted. */
  run(task: PlannerTask, signal: AbortSignal): Promise<PlannerOutcome>
  /** Releases the resources. A later run() acquires them again. */
  close(): void
}

export interface ProcessRequest {
  id: number
  task: PlannerTask
}

export type ProcessReply = { id: number; outcome: PlannerOutcome } | { id: number; error: string }

/** The time after which an idle process, which holds the gazetteer in memory, is ended. */
const idleMs = 120_000

/** Runs tasks in a child process, which is started with the first task and ended when it is idle. */
export function plannerFromProcess(folder: string): PlannerSource {
  let running: PlannerProcess | null = null
  return {
    run(task, signal) {
      if (!running || running.ended) running = new PlannerProcess(folder)
      return running.run(task, signal)
    },
    close() {
      running?.end()
      running = null
    },
  }
}

interface PendingTask {
  resolve(outcome: PlannerOutcome): void
  reject(error: Error): void
}

class PlannerProcess {
  ended = false
  readonly #child: ChildProcess
  readonly #waiting = new Map<number, PendingTask>()
  #last = 0
  #idle: NodeJS.Timeout | undefined

  constructor(folder: string) {
    const script = fileURLToPath(new URL('planner-process.ts', import.meta.url))
    this.#child = fork(script, [folder], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    this.#child.on('message', (reply: ProcessReply) => this.#receive(reply))
    this.#child.on('error', (error) => this.#fail(error))
    this.#child.once('exit', (code) => this.#fail(new Error(`The planner's process ended with ${code}.`)))
    // The child process does not keep the server's process alive.
    this.#child.unref()
    this.#child.channel?.unref()
  }

  run(task: PlannerTask, signal: AbortSignal): Promise<PlannerOutcome> {
    signal.throwIfAborted()
    clearTimeout(this.#idle)
    const id = ++this.#last
    return new Promise<PlannerOutcome>((resolve, reject) => {
      const abort = () => {
        this.#waiting.delete(id)
        reject(signal.reason instanceof Error ? signal.reason : new Error('Planning was aborted.'))
        // The process can be stuck in the aborted task. End it, unless other tasks are pending.
        if (this.#waiting.size === 0) this.end()
      }
      const settled = () => {
        signal.removeEventListener('abort', abort)
        if (this.#waiting.size === 0) this.#idle = setTimeout(() => this.end(), idleMs).unref()
      }
      this.#waiting.set(id, {
        resolve: (outcome) => {
          settled()
          resolve(outcome)
        },
        reject: (error) => {
          settled()
          reject(error)
        },
      })
      signal.addEventListener('abort', abort, { once: true })
      const request: ProcessRequest = { id, task }
      this.#child.send(request)
    })
  }

  end() {
    this.ended = true
    clearTimeout(this.#idle)
    this.#child.kill()
  }

  #receive(reply: ProcessReply) {
    const waiting = this.#waiting.get(reply.id)
    this.#waiting.delete(reply.id)
    if ('error' in reply) waiting?.reject(new Error(reply.error))
    else waiting?.resolve(reply.outcome)
  }

  #fail(error: Error) {
    this.ended = true
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const task of waiting) task.reject(error)
  }
}

/** Runs tasks in the current process, for tests. */
export function plannerInProcess(folder: string): PlannerSource {
  let loading: Promise<Gazetteer> | null = null
  return {
    async run(task, signal) {
      signal.throwIfAborted()
      const { loadGazetteer } = await import('./gazetteer/load.ts')
      const { runTask } = await import('./run-task.ts')
      loading ??= loadGazetteer(pathToFileURL(`${folder}/`))
      return runTask(await loading, task)
    },
    // The gazetteer stays loaded for the next app of the test run.
    close() {},
  }
}
