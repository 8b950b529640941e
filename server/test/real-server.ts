import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const small = fileURLToPath(new URL('small-server.ts', import.meta.url))
const admin = fileURLToPath(new URL('../admin.ts', import.meta.url))
/** The variables of package.json's start script. */
const startEnv = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url)),
  NODE_OPTIONS: '--max-semi-space-size=8',
  MALLOC_ARENA_MAX: '2',
}

export interface RealServer {
  url: string
  pid: number
  /** The time from the start of the process until it was ready, in milliseconds. */
  readyAfterMs: number
  /** The standard output so far. */
  output(): string
  /** The standard error so far. */
  errors(): string
  /** Resident memory of the process now, in MiB. */
  memoryMiB(): number
  signal(name: NodeJS.Signals): void
  /** The exit code; null when a signal ended it. */
  ended: Promise<number | null>
  /** Sends SIGTERM and resolves with the exit code. */
  stop(): Promise<number | null>
}

/** The exit code and the output of a process. */
export interface ProcessOutcome {
  code: number | null
  output: string
  errors: string
}

/**
 * Starts the server as a process on a free port and waits until it is ready. Throws with its standard error when it
 * exits. With `fullAfterKb`, files cannot grow beyond that size, as on a full disk.
 */
export const startRealServer = (
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
  fullAfterKb?: number,
): Promise<RealServer> => readyServer(() => spawnServer({ DATA_DIR: dataDir, ...env }, fullAfterKb))

/** Starts small-server.ts in the same way. */
export const startSmallServer = (dataDir: string): Promise<RealServer> =>
  readyServer(() => spawnNode([small], { DATA_DIR: dataDir }))

async function readyServer(start: () => ReturnType<typeof spawnNode>): Promise<RealServer> {
  const started = performance.now()
  const { child, output, errors } = start()
  const ended = exitOf(child)
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const ready = /^Waymark is ready at (\S+)$/m.exec(output())?.[1]
      if (ready) resolve(ready)
    })
    void ended.then((code) => reject(new Error(`The server ended with ${code}: ${errors()}`)))
  })
  const pid = child.pid ?? 0
  return {
    url,
    pid,
    readyAfterMs: performance.now() - started,
    output,
    errors,
    memoryMiB() {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
    },
    signal: (name) => child.kill(name),
    ended,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** Creates a superuser with the operator's command, also while the server runs. Returns the printed password. */
export async function makeSuperuser(dataDir: string, email: string): Promise<string> {
  const { output } = await runAdmin({ DATA_DIR: dataDir }, 'superuser', email)
  return output.trim().split('\n').at(-1) ?? ''
}

/** Runs a command of the operator, and returns its exit code and output. */
export const runAdmin = (env: NodeJS.ProcessEnv, ...command: string[]): Promise<ProcessOutcome> =>
  outcomeOf(spawnNode([admin, ...command], env))

/** Like runAdmin(), but files cannot grow beyond `fullAfterKb`, as on a full disk. */
export const runAdminOnFullDisk = (
  fullAfterKb: number,
  env: NodeJS.ProcessEnv,
  ...command: string[]
): Promise<ProcessOutcome> => outcomeOf(spawnNode([admin, ...command], env, fullAfterKb))

/** Starts a server and kills it `afterMs` milliseconds later in any state. */
export async function killedStart(env: NodeJS.ProcessEnv, afterMs: number): Promise<void> {
  const { child } = spawnServer(env)
  const ended = exitOf(child)
  const timer = setTimeout(() => child.kill('SIGKILL'), afterMs)
  await ended
  clearTimeout(timer)
}

/** Starts a server that must fail to start. */
export const failingServer = (env: NodeJS.ProcessEnv, fullAfterKb?: number): Promise<ProcessOutcome> =>
  outcomeOf(spawnServer(env, fullAfterKb))

async function outcomeOf({ child, output, errors }: ReturnType<typeof spawnNode>) {
  const code = await exitOf(child)
  return { code, output: output(), errors: errors() }
}

const spawnServer = (env: NodeJS.ProcessEnv, fullAfterKb?: number) =>
  spawnNode([main], { PORT: '0', RATE_LIMITS: 'off', ...env }, fullAfterKb)

/**
 * `fullAfterKb` limits the size of files: a write beyond it fails with EFBIG, where a full disk fails with ENOSPC. The
 * limit needs neither a separate file system nor root.
 */
function spawnNode(parameters: string[], env: NodeJS.ProcessEnv, fullAfterKb?: number) {
  const node = [process.execPath, ...parameters]
  const limited = ['/bin/sh', '-c', `ulimit -f ${2 * (fullAfterKb ?? 0)} && exec "$0" "$@"`, ...node]
  const [program = '', ...rest] = fullAfterKb === undefined ? node : limited
  const child = spawn(program, rest, {
    env: { PATH: process.env['PATH'], ...startEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { child, output: collect(child.stdout), errors: collect(child.stderr) }
}

function collect(stream: NodeJS.ReadableStream) {
  let text = ''
  stream.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  return () => text
}

const exitOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    child.once('close', resolve)
  })
