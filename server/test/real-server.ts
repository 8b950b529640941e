import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const admin = fileURLToPath(new URL('../admin.ts', import.meta.url))

export interface RealServer {
  url: string
  /** The standard output so far. */
  output(): string
  /** The standard error so far. */
  errors(): string
  signal(name: NodeJS.Signals): void
  /** The exit code; null when a signal ended it. */
  ended: Promise<number | null>
}

export interface FailedStart {
  code: number | null
  output: string
  errors: string
}

/** Starts the server as a process on a free port and waits until it is ready. Throws its output when it exits. */
export async function startRealServer(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<RealServer> {
  const { child, output, errors } = spawnServer({ DATA_DIR: dataDir, ...env })
  const ended = exitOf(child)
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const ready = /^Waymark is ready at (\S+)$/m.exec(output())?.[1]
      if (ready) resolve(ready)
    })
    void ended.then((code) => reject(new Error(`The server ended with ${code}: ${errors()}`)))
  })
  return { url, output, errors, signal: (name) => child.kill(name), ended }
}

/** Makes a superuser as the operator does, also while the server runs. Returns the printed password. */
export function makeSuperuser(dataDir: string, email: string): string {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir }
  const printed = execFileSync(process.execPath, [admin, 'superuser', email], { env, encoding: 'utf8' })
  return printed.trim().split('\n').at(-1) ?? ''
}

/** Starts a server that must fail to start. */
export async function failingServer(env: Record<string, string>): Promise<FailedStart> {
  const { child, output, errors } = spawnServer(env)
  const code = await exitOf(child)
  return { code, output: output(), errors: errors() }
}

function spawnServer(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: '0', RATE_LIMITS: 'off', ...env },
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
