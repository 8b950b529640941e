import { execFile, type ExecFileOptions } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** A temporary PostgreSQL server. */
export interface Cluster {
  /** The folder with its data, its log and its socket. */
  folder: string
  /** The URL of one of its databases. */
  url(database: string): string
  /** Stops it in the mode "fast", which closes every connection. Resolves when it has stopped. */
  stop(): Promise<void>
  /** Ends its processes immediately, like a crash of the machine. The next start recovers from the log. */
  crash(): Promise<void>
  start(): Promise<void>
  /** Promotes a standby to the primary. Resolves when it accepts writes. */
  promote(): Promise<void>
  /** Stops it and deletes its data. */
  remove(): Promise<void>
}

const debianFolder = '/usr/lib/postgresql'
const user = 'waymark'

/** The folder of the programs of the newest PostgreSQL on this machine; null when there is none. */
export function postgresFolder(): string | null {
  if (!existsSync(debianFolder)) return null
  const versions = readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a))
  return versions.map((version) => join(debianFolder, version, 'bin')).find(isComplete) ?? null
}

const isComplete = (folder: string) => existsSync(join(folder, 'initdb'))

/**
 * Creates a PostgreSQL server in its own folder and starts it. It is reachable only through a socket in that folder. With
 * `safe` it flushes commits to the disk as usual; otherwise it is faster. `copyOf` is the folder of a stopped server
 * whose data it copies. `standbyOf` is a running server of which it becomes a streaming replica.
 */
export async function startCluster({
  safe = false,
  copyOf,
  standbyOf,
}: { safe?: boolean; copyOf?: string; standbyOf?: Cluster } = {}): Promise<Cluster> {
  const programs = postgresFolder()
  if (!programs) throw new Error('PostgreSQL is not on this machine: install the package postgresql.')
  const folder = mkdtempSync(join(tmpdir(), 'waymark-pg-'))
  const owner = ordinaryUser()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const run = async (program: string, ...parameters: string[]) => {
    const options: ExecFileOptions = {
      cwd: folder,
      ...owner,
      env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' },
    }
    await promisify(execFile)(resolve(programs, program), parameters, options)
  }
  const data = join(folder, 'data')
  if (copyOf) await run('/bin/cp', '-a', join(copyOf, 'data'), data)
  else if (standbyOf)
    await run(
      'pg_basebackup',
      '-h',
      standbyOf.folder,
      '-U',
      user,
      '-D',
      data,
      '-R',
      '-c',
      'fast',
      '--no-sync',
    )
  else
    await run('initdb', '-D', data, '-U', user, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync')
  const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']
  const settings = ["listen_addresses=''", `unix_socket_directories=${folder}`, ...(safe ? [] : fast)]
  const options = settings.map((setting) => `-c ${setting}`).join(' ')
  const cluster: Cluster = {
    folder,
    url: (database) => `postgres:///${database}?host=${folder}&user=${user}`,
    start: () => run('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start'),
    stop: () => run('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop'),
    crash: () => run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop'),
    promote: () => run('pg_ctl', '-D', data, '-w', 'promote'),
    async remove() {
      await cluster.crash().catch(() => undefined)
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await cluster.start()
  return cluster
}

/** The user that runs the server when this process runs as root, because PostgreSQL refuses to run as root. */
function ordinaryUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const [, , uid, gid] =
    ['postgres:', 'nobody:']
      .map((name) => lines.find((line) => line.startsWith(name)))
      .find(Boolean)
      ?.split(':') ?? []
  if (uid === undefined || gid === undefined) throw new Error('There is no user postgres or nobody.')
  return { uid: Number(uid), gid: Number(gid) }
}
