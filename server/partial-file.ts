import { readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'

/** The name of an unfinished file contains the id of the process that writes it. */
const partOf = (target: string) => `${target}.waymark-${process.pid}@${hostname()}.part`
const partName = /^(.+\.waymark-(\d+)@(.+)\.part)(?:-journal|-wal|-shm)?$/
/** The files that this process is writing. */
const begun = new Set<string>()
/** Writing a file never takes this long. */
const longestWriteMs = 86_400_000
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Writes a file under another name beside `target` and then renames it, so that `target` is complete or does not exist.
 * The unfinished file is removed when `write` fails, when a signal ends the process, and by the next call in the same
 * folder after the process was killed: see removeAbandoned().
 */
export async function writeWhole<Result>(
  target: string,
  write: (part: string) => Promise<Result>,
): Promise<Result> {
  removeAbandoned(dirname(target))
  const part = partOf(target)
  const remove = () => {
    for (const suffix of ['', '-journal']) rmSync(`${part}${suffix}`, { force: true })
  }
  const removeAndEnd = (signal: NodeJS.Signals) => {
    remove()
    stopListening()
    process.kill(process.pid, signal)
  }
  const stopListening = () => {
    for (const signal of endings) process.off(signal, removeAndEnd)
  }
  for (const signal of endings) process.on(signal, removeAndEnd)
  begun.add(part)
  try {
    const result = await write(part)
    renameSync(part, target)
    return result
  } catch (error) {
    remove()
    throw error
  } finally {
    begun.delete(part)
    stopListening()
  }
}

/**
 * Removes files that writeWhole() began in the folder and that nobody writes any more: their process has ended, or they
 * have not changed for a day. After each start, a container has another name, or reuses process numbers.
 */
export function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, part, pid, host] = partName.exec(name) ?? []
    if (part === undefined) continue
    const isOfThisProcess = host === hostname() && Number(pid) === process.pid
    const isWritten = isOfThisProcess
      ? begun.has(join(folder, part))
      : isRecent(join(folder, name)) && (host !== hostname() || isRunning(Number(pid)))
    if (!isWritten) rmSync(join(folder, name), { force: true })
  }
}

function isRecent(file: string) {
  const found = statSync(file, { throwIfNoEntry: false })
  return found !== undefined && Date.now() - found.mtimeMs < longestWriteMs
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
