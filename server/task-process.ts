import { type ChildProcess, fork, type SerializationType } from 'node:child_process'
import { flushCompileCache } from 'node:module'
import { createBoundedQueue } from '#server/http/bounded-queue.ts'

/** Runs tasks in a child process, which is started with the first task and ended when it is idle. */
export interface TaskRunner<Task, Outcome> {
  /**
   * Runs a task when the earlier ones have ended. Rejects with the signal's reason when it is aborted, and with a
   * TimeoutError when the task takes longer than its kind allows.
   */
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
  /** The longest time from sending a task until it begins: the process starts and loads its data. */
  loadMs: number
  /** The longest time of a task. A process in which a task takes longer is ended. */
  taskMs: number
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
 *
 * The process gets one task at a time; the others wait here. A task that never ends therefore costs its own process and
 * delays the waiting tasks by `taskMs`, and they run in the next process.
 */
export function taskProcess<Task, Outcome>(kind: ProcessKind): TaskRunner<Task, Outcome> {
  const turns = createBoundedQueue(1, Infinity)
  let running: TaskProcess<Task, Outcome> | null = null
  const runNow = (task: Task) => {
    if (!running || running.ended) running = new TaskProcess(kind)
    return running.run(task)
  }
  return {
    run: (task, signal) =>
      untilAborted(
        turns.run(() => runNow(task), signal),
        signal,
      ),
    close() {
      running?.end(new Error(`The ${kind.name}'s process was closed.`))
      running = null
    },
  }
}

/** The outcome, or a rejection with the signal's reason as soon as it is aborted. */
const untilAborted = <Outcome>(outcome: Promise<Outcome>, signal: AbortSignal) =>
  new Promise<Outcome>((resolve, reject) => {
    const abort = () =>
      reject(signal.reason instanceof Error ? signal.reason : new Error('The task was aborted.'))
    const settled = () => signal.removeEventListener('abort', abort)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    outcome.then(resolve, reject).finally(settled)
  })

/** A message of the child process: its task begins, or has ended with an outcome or an error. */
type Message<Outcome> = { begun: true } | { outcome: Outcome } | { error: string }

interface RunningTask<Outcome> {
  resolve(outcome: Outcome): void
  reject(error: Error): void
  /** Ends the process when the task has not begun or ended in time. */
  deadline: NodeJS.Timeout
}

class TaskProcess<Task, Outcome> {
  ended = false
  readonly #kind: ProcessKind
  readonly #child: ChildProcess
  #running: RunningTask<Outcome> | null = null
  #idle: NodeJS.Timeout | undefined

  constructor(kind: ProcessKind) {
    this.#kind = kind
    this.#child = fork(kind.script, [...kind.args], {
      execArgv: [...(kind.nodeOptions ?? [])],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: kind.serialization,
    })
    this.#child.on('message', (message: Message<Outcome>) => this.#receive(message))
    this.#child.on('error', (error) => this.end(error))
    this.#child.once('exit', (code) => this.end(new Error(`The ${kind.name}'s process ended with ${code}.`)))
    // The child process does not keep the server's process alive.
    this.#child.unref()
    this.#child.channel?.unref()
  }

  /** Runs a task. The former one has ended. */
  run(task: Task): Promise<Outcome> {
    clearTimeout(this.#idle)
    const { name, loadMs } = this.#kind
    return new Promise<Outcome>((resolve, reject) => {
      const deadline = this.#endAfter(loadMs, `The ${name}'s process did not begin its task in time.`)
      this.#running = { resolve, reject, deadline }
      this.#child.send({ task })
    })
  }

  /** Ends the process. Its task rejects with the error. */
  end(error: Error) {
    this.ended = true
    clearTimeout(this.#idle)
    this.#child.kill()
    this.#settle()?.reject(error)
  }

  #endAfter(ms: number, message: string) {
    return setTimeout(() => this.end(new DOMException(message, 'TimeoutError')), ms).unref()
  }

  #receive(message: Message<Outcome>) {
    if ('begun' in message) return this.#begin()
    const task = this.#settle()
    this.#idle = setTimeout(
      () => this.end(new Error(`The ${this.#kind.name}'s process was idle.`)),
      this.#kind.idleMs,
    ).unref()
    if ('error' in message) task?.reject(new Error(message.error))
    else task?.resolve(message.outcome)
  }

  #begin() {
    if (!this.#running) return
    const { name, taskMs } = this.#kind
    clearTimeout(this.#running.deadline)
    this.#running.deadline = this.#endAfter(taskMs, `A task of the ${name}'s process took too long.`)
  }

  /** Returns the running task, which has ended, and stops its timer. */
  #settle() {
    const task = this.#running
    clearTimeout(task?.deadline)
    this.#running = null
    return task
  }
}

/**
 * Runs the tasks that the parent process sends, and returns their outcomes to it. The main file of a child process
 * calls this once. `load` returns the function that runs a task; its type is `never` here, because only the two
 * processes know it. `load` is called for the first task, and again for the next one when it failed. The compiled code
 * is stored after the first task: a process that a signal ends does not store it, and the next one would compile it
 * again.
 */
export function answerTasks(load: () => Promise<(task: never) => unknown>): void {
  let loading: ReturnType<typeof load> | undefined
  const answer = async (task: never): Promise<Message<unknown>> => {
    try {
      loading ??= load()
      const run = await loading.catch((error: unknown) => {
        loading = undefined
        throw error
      })
      // A task can keep the process busy, so it runs when the message has left.
      await sent({ begun: true })
      return { outcome: await run(task) }
    } catch (error) {
      return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }
  const sent = (message: Message<unknown>) =>
    new Promise<void>((resolve) => process.send?.(message, () => resolve()))
  process.on('disconnect', () => process.exit(0))
  let isStored = false
  const store = () => {
    if (!isStored) flushCompileCache()
    isStored = true
  }
  process.on('message', ({ task }: { task: never }) => void answer(task).then(sent).then(store))
}
