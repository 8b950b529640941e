import { type ChildProcess, fork, type SerializationType } from 'node:child_process'

/** A task that a process was sent, and its answer. */
export interface ProcessRequest<Task> {
  id: number
  task: Task
}

export type ProcessReply<Outcome> = { id: number; outcome: Outcome } | { id: number; error: string }

/** Runs tasks in a child process, which is started with the first task and ended when it is idle. */
export interface TaskRunner<Task, Outcome> {
  /** Runs a task. Rejects with the signal's reason when it is aborted. */
  run(task: Task, signal: AbortSignal): Promise<Outcome>
  /** Ends the process. A later run() starts another one. */
  close(): void
}

export interface ProcessKind {
  /** The file that the process runs, and its arguments. */
  script: string
  args: readonly string[]
  /** The name of the process in errors. */
  name: string
  /** The time after which an idle process is ended. */
  idleMs: number
  /** "advanced" keeps bytes, sets and maps; "json" is faster for everything else. */
  serialization: SerializationType
  /** Options of Node for the process. */
  nodeOptions?: readonly string[]
}

/**
 * A child process for tasks that take much memory or processor time. A process releases all memory when it ends,
 * unlike a worker thread, and its tasks do not delay the server's requests.
 */
export function taskProcess<Task, Outcome>(kind: ProcessKind): TaskRunner<Task, Outcome> {
  let running: TaskProcess<Task, Outcome> | null = null
  return {
    run(task, signal) {
      if (!running || running.ended) running = new TaskProcess(kind)
      return running.run(task, signal)
    },
    close() {
      running?.end()
      running = null
    },
  }
}

interface PendingTask<Outcome> {
  resolve(outcome: Outcome): void
  reject(error: Error): void
}

class TaskProcess<Task, Outcome> {
  ended = false
  readonly #kind: ProcessKind
  readonly #child: ChildProcess
  readonly #waiting = new Map<number, PendingTask<Outcome>>()
  #last = 0
  #idle: NodeJS.Timeout | undefined

  constructor(kind: ProcessKind) {
    this.#kind = kind
    this.#child = fork(kind.script, [...kind.args], {
      execArgv: [...(kind.nodeOptions ?? [])],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: kind.serialization,
    })
    this.#child.on('message', (reply: ProcessReply<Outcome>) => this.#receive(reply))
    this.#child.on('error', (error) => this.#fail(error))
    this.#child.once('exit', (code) =>
      this.#fail(new Error(`The ${kind.name}'s process ended with ${code}.`)),
    )
    // The child process does not keep the server's process alive.
    this.#child.unref()
    this.#child.channel?.unref()
  }

  run(task: Task, signal: AbortSignal): Promise<Outcome> {
    signal.throwIfAborted()
    clearTimeout(this.#idle)
    const id = ++this.#last
    return new Promise<Outcome>((resolve, reject) => {
      const abort = () => {
        this.#waiting.delete(id)
        reject(signal.reason instanceof Error ? signal.reason : new Error('The task was aborted.'))
        // The process can be stuck in the aborted task. End it, unless other tasks are pending.
        if (this.#waiting.size === 0) this.end()
      }
      const settled = () => {
        signal.removeEventListener('abort', abort)
        if (this.#waiting.size === 0) this.#idle = setTimeout(() => this.end(), this.#kind.idleMs).unref()
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
      const request: ProcessRequest<Task> = { id, task }
      this.#child.send(request)
    })
  }

  end() {
    this.ended = true
    clearTimeout(this.#idle)
    this.#child.kill()
  }

  #receive(reply: ProcessReply<Outcome>) {
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
