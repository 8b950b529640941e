/**
 * Runs work in a separate process. When that process ends for any reason, all processes and folders that it has
 * created are removed.
 */
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, globSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as waited } from 'node:timers/promises'

/** How often the processes of a folder get SIGQUIT before they get SIGKILL. */
const askedTimes = 50
const askAgainMs = 100

/**
 * The processes whose working directory is this folder or inside it. A PostgreSQL server's processes are all in its
 * data folder.
 */
export const processesIn = (folder: string): number[] =>
  globSync('/proc/[0-9]*/cwd').flatMap((link) => {
    try {
      const isIn = `${readlinkSync(link)}/`.startsWith(`${folder}/`)
      return isIn ? [Number(link.split('/')[2])] : []
    } catch {
      // The process has ended in the meantime.
      return []
    }
  })

/** Sends a signal to processes, some of which may have ended. A negative number is a process group. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      continue
    }
  }
}

/** Ends all servers of a folder, also frozen ones, unmounts its disks and deletes it. */
async function removeFolder(folder: string) {
  for (let time = 0; processesIn(folder).length > 0; time += 1) {
    signalAll(processesIn(folder), 'SIGCONT')
    // PostgreSQL exits at once on this signal and deletes its shared memory, which SIGKILL would leave behind.
    signalAll(processesIn(folder), time < askedTimes ? 'SIGQUIT' : 'SIGKILL')
    await waited(askAgainMs)
  }
  const mounted = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
  for (const path of mounted.filter((path) => path.startsWith(`${folder}/`)))
    execFileSync('umount', ['-l', path])
  rmSync(folder, { recursive: true, force: true })
}

/** Runs work in processes, each with a folder for its temporary files. close() deletes these folders. */
export function ownProcesses() {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-faults-'))
  // PostgreSQL's user must be able to enter its folder in here.
  chmodSync(folder, 0o711)
  const running: (() => Promise<void>)[] = []
  let started = 0

  /**
   * Runs a module in a process, which gets `parameter` as JSON, and returns the message that it sends. Throws when the
   * process ends without a message or exceeds the limit. With `keepsFolder` its temporary files stay until close().
   */
  async function run(module: string, parameter: unknown, limits: { seconds: number; keepsFolder?: boolean }) {
    started += 1
    const temporary = join(folder, String(started))
    mkdirSync(temporary, { mode: 0o711 })
    // As the leader of a process group it can be killed together with the servers that it has started.
    const child = spawn(process.execPath, [module, JSON.stringify(parameter)], {
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, TMPDIR: temporary },
    })
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    async function end() {
      if (child.pid !== undefined) signalAll([-child.pid], 'SIGKILL')
      await ended
      if (!limits.keepsFolder) await removeFolder(temporary)
    }
    running.push(end)
    let timer: NodeJS.Timeout | undefined
    try {
      return await new Promise<unknown>((resolve, reject) => {
        let message: unknown
        child.once('message', (sent) => (message = sent))
        child.once('exit', (code) => {
          if (message === undefined) reject(new Error(`Its process ended with ${code}.`))
          else resolve(message)
        })
        const late = () => reject(new Error(`It did not end within ${limits.seconds} s.`))
        timer = setTimeout(late, limits.seconds * 1000)
      })
    } finally {
      clearTimeout(timer)
      await end()
    }
  }

  let isClosed = false
  async function close() {
    isClosed = true
    await Promise.all(running.map((end) => end()))
    await removeFolder(folder)
  }

  const closeAndExit = (code: number) => void close().finally(() => process.exit(code))
  // Ignore a second signal, such as npm's after the terminal's.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => closeAndExit(128 + constants.signals[signal]))
  process.on('uncaughtException', (error) => {
    console.error(error)
    closeAndExit(1)
  })

  return { run, close, isClosed: () => isClosed }
}
