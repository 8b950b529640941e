import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const readyLine = 'Waymark is ready at '
/** The folder in which package.json's start script caches compiled code. */
const compileCache = { NODE_COMPILE_CACHE: 'node_modules/.cache/node' }

/** A server in a process of its own, started as an operator starts it. Times are in milliseconds. */
export interface RunningServer {
  url: string
  readyAfterMs: number
  /** Resident memory of the process now, in MiB. */
  memoryMiB(): number
  stop(): Promise<void>
}

/** Starts the server on a free port with `dataDir`, as `npm start` does; resolves when it prints that it is ready. */
export async function startServer(dataDir: string): Promise<RunningServer> {
  const started = performance.now()
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      ...compileCache,
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const line = output.split('\n').find((text) => text.startsWith(readyLine))
      if (line) resolve(line.slice(readyLine.length).trim())
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready.`)))
  })
  return {
    url,
    readyAfterMs: performance.now() - started,
    memoryMiB() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
    },
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** Runs `work` with a temporary folder and deletes the folder afterwards. */
export async function withScratchFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A signed-in user: the values that the browser stores for a session. */
export interface Session {
  token: string
  record: { id: string }
}

const person = { email: 'bench@example.org', password: 'a long enough password' }

/** Registers the only user of a temporary server and signs in. */
export async function signUp(url: string): Promise<Session> {
  const post = async (path: string, body: object) => {
    const response = await fetch(`${url}/api/collections/users/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
    return response.json()
  }
  const { email, password } = person
  await post('records', { name: 'Bench', email, password, passwordConfirm: password, emailVisibility: true })
  return (await post('auth-with-password', { identity: email, password })) as Session
}
