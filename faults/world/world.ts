import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as waited } from 'node:timers/promises'
import { type Database, openDatabase } from '#server/db/connect.ts'
import { type HttpClient, openHttpClient } from '#server/test/http-client.ts'
import { type Ledger, newLedger } from '#server/test/ledger.ts'
import { createPeople, type People } from '#server/test/people.ts'
import { type Cluster, startCluster } from '#server/test/postgres-cluster.ts'
import { onServer } from '#server/test/postgres-setup.ts'
import { type ProcessOutcome, type RealServer, runAdmin, startRealServer } from '#server/test/real-server.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

/** How often and for how long a fault is tried. */
export interface Scale {
  /** How often a fault that lasts less than a second is repeated. */
  times: number
  /** How long the mixed traffic lasts. */
  minutes: number
}

/** A database with the gazetteer and servers on it, for one fault. Everything is removed afterwards. */
export interface World extends Scale {
  kind: DatabaseKind
  /** An empty folder. */
  folder: string
  /** DATA_DIR of the servers. */
  dataDir: string
  /** The database in the format of openDatabase(). */
  source: string
  /** The PostgreSQL server. Throws on SQLite. */
  cluster(): Cluster
  /** Starts a server on the database. */
  start(env?: NodeJS.ProcessEnv): Promise<Served>
  /** The environment of the servers: folder and database. */
  env: NodeJS.ProcessEnv
  /** Runs a command of the operator on the database. */
  admin(...command: string[]): Promise<ProcessOutcome>
  /** An empty database of the same kind, as on a machine that never ran Waymark. */
  empty(): Promise<World>
  /** Opens the database while the servers run. */
  withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result>
  /** Runs `end` after the fault. The last one registered runs first. */
  afterwards(end: () => unknown): void
  close(): Promise<void>
}

/** A running server, and a client of it. */
export interface Served extends RealServer, HttpClient {
  people: People
  /** A new person's ledger. */
  ledger(): Promise<Ledger>
  /** The status of GET requests to a path; 0 when the connection fails. */
  status(path: string): Promise<number>
}

/** The folders of a database with the gazetteer and without people, on which no server runs. */
export interface Filled {
  dataDir: string
  /** The folder of the PostgreSQL server; null on SQLite. */
  cluster: string | null
}

/** Prepares the database that is copied for each fault. */
export async function fillDatabase(kind: DatabaseKind, scale: Scale): Promise<Filled> {
  const world = await openWorld(kind, scale)
  const server = await world.start()
  await server.stop()
  server.close()
  if (kind === 'sqlite') return { dataDir: world.dataDir, cluster: null }
  const cluster = world.cluster()
  await cluster.stop()
  return { dataDir: world.dataDir, cluster: cluster.folder }
}

/** Opens an empty database, or a copy of a prepared one. */
export async function openWorld(kind: DatabaseKind, scale: Scale, filled?: Filled): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'world-'))
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir, { mode: 0o700 })
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  let cluster: Cluster | null = null
  if (kind === 'postgres') {
    cluster = await startCluster({ safe: true, ...(filled?.cluster && { copyOf: filled.cluster }) })
    ends.push(() => cluster?.remove())
    if (!filled) await onServer(cluster.url('postgres'), (client) => client.query(createDatabase))
  } else if (filled) cpSync(filled.dataDir, dataDir, { recursive: true })

  const databaseUrl = cluster?.url(databaseName) ?? ''
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const source = databaseUrl === '' ? join(dataDir, 'waymark.db') : databaseUrl
  return {
    ...scale,
    kind,
    folder,
    dataDir,
    source,
    cluster() {
      if (!cluster) throw new Error('There is no PostgreSQL server.')
      return cluster
    },
    env,
    async start(more = {}) {
      const server = await startRealServer(dataDir, { ...env, ...more })
      const client = openHttpClient(server.url)
      ends.push(async () => {
        client.close()
        server.signal('SIGKILL')
        await server.ended
      })
      return serve(server, client)
    },
    admin: (...command) => runAdmin(env, ...command),
    async empty() {
      const other = await openWorld(kind, scale)
      ends.push(() => other.close())
      return other
    },
    async withDatabase(work) {
      const database = openDatabase(source)
      try {
        return await work(database)
      } finally {
        await database.close()
      }
    },
    afterwards: (end) => ends.push(end),
    async close() {
      for (const end of ends.reverse()) await end()
    },
  }
}

const databaseName = 'waymark'
const createDatabase = `create database ${databaseName} template template0`

let registered = 0

function serve(server: RealServer, client: HttpClient): Served {
  const people = createPeople(client.send)
  return {
    ...server,
    ...client,
    people,
    ledger() {
      registered += 1
      return newLedger(client, { email: `writer${registered}@example.org` })
    },
    status: (path) =>
      client.send(path).then(
        ({ status }) => status,
        () => 0,
      ),
  }
}

const askAgainMs = 50

/**
 * Waits until `check` returns true. Throws when that takes longer than `seconds`. Returns the waiting time in seconds.
 */
export async function eventually(
  what: string,
  seconds: number,
  check: () => boolean | Promise<boolean>,
): Promise<number> {
  const started = performance.now()
  const passed = () => (performance.now() - started) / 1000
  while (!(await check())) {
    if (passed() > seconds) throw new Error(`Not within ${seconds} s: ${what}.`)
    await waited(askAgainMs)
  }
  return passed()
}
