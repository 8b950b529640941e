/**
 * Measures a failover of the arrangement for many people, with Debian's programs on this machine: HAProxy before two
 * processes of Waymark, PgBouncer in transaction mode, a primary and a synchronous replica. `npm run bench -- cluster`
 * kills the primary under load and promotes the replica. It takes about a minute, and less than four.
 */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as waited } from 'node:timers/promises'
import { newId } from '#server/db/new-id.ts'
import { openDatabase } from '#server/db/connect.ts'
import { type HttpClient, openHttpClient } from '#server/test/http-client.ts'
import { newLedger } from '#server/test/ledger.ts'
import { createPeople } from '#server/test/people.ts'
import { type Cluster, postgresFolder, startCluster } from '#server/test/postgres-cluster.ts'
import { onServer } from '#server/test/postgres-setup.ts'
import { openRealtime } from '#server/test/realtime-client.ts'
import { withScratchFolder } from '#server/test/scratch-folder.ts'
import { processesIn, signalAll } from '../faults/world/own-process.ts'
import { eventually } from '../faults/world/world.ts'
import { percentile } from './report.ts'
import { startServer } from './server.ts'

const longestMs = 220_000
const measuredMs = 15_000
const unpromotedMs = 1500
const readers = 12
const streams = 20
const markEveryMs = 150
/** The sessions of PgBouncer with PostgreSQL, which the 20 connections of two processes share. */
const poolSize = 10

/**
 * The SQL that PgBouncer runs in each new session. On a standby it ends the session: PgBouncer uses a session in which
 * this SQL has failed. docs/operating.md has the same.
 */
const connectQuery = [
  'set statement_timeout = 10000',
  'set lock_timeout = 3000',
  'set idle_in_transaction_session_timeout = 60000',
  'set jit = off',
  'select pg_terminate_backend(pg_backend_pid()) where pg_is_in_recovery()',
].join('; ')

const programs = { haproxy: '/usr/sbin/haproxy', pgbouncer: '/usr/sbin/pgbouncer' }
const missing = Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : [name]))
if (!postgresFolder()) missing.push('postgresql')
if (missing.length > 0) {
  console.error(`Not on this machine: ${missing.join(', ')}. Install it with apt-get install.`)
  process.exit(1)
}

const ends: (() => unknown)[] = []
async function endAll() {
  for (const end of ends.splice(0).reverse())
    await Promise.resolve()
      .then(end)
      .catch((error: unknown) => console.error(error))
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : assert.fail()
}

/** Starts a program, which ends with this process. Its messages are printed when it ends by itself. */
function startProgram(path: string, ...parameters: string[]): ChildProcess {
  const child = spawn(path, parameters, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  let isWanted = true
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)))
  const ended = new Promise<void>((resolve) =>
    child.once('exit', (code) => {
      if (isWanted) console.error(`${path} ended with ${code}:\n${output}`)
      resolve()
    }),
  )
  ends.push(() => {
    isWanted = false
    child.kill('SIGKILL')
    return ended
  })
  return child
}

/** Creates a replica, for which commits on the primary wait from then on. */
async function startReplica(primary: Cluster): Promise<Cluster> {
  const replica = await startCluster({ safe: true, standbyOf: primary })
  ends.push(() => replica.remove())
  await onServer(primary.url('postgres'), async (client) => {
    await client.query("alter system set synchronous_standby_names = '*'")
    await client.query('select pg_reload_conf()')
    await eventually('the replica is synchronous', 20, async () => {
      const { rows } = await client.query<{ state: string }>(
        'select sync_state as state from pg_stat_replication',
      )
      return rows.some(({ state }) => state === 'sync')
    })
  })
  return replica
}

const socketOf = ({ folder }: Cluster) => `unix@${folder}/.s.PGSQL.5432`

/** The address that leads to the primary. The operator's failover switches it by HAProxy's admin socket. */
const databaseConfig = (folder: string, port: number, [primary, replica]: [Cluster, Cluster]) => `
global
  stats socket ${folder}/database.sock level admin
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen database
  bind 127.0.0.1:${port}
  default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
  server one ${socketOf(primary)}
  server two ${socketOf(replica)} disabled
`

const webConfig = (port: number, servers: readonly { url: string }[]) => `
defaults
  mode http
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen waymark
  bind 127.0.0.1:${port}
  balance leastconn
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr host waymark
  http-check expect status 200
  default-server check inter 500ms fall 2 rise 1
${servers.map(({ url }, index) => `  server process${index} ${new URL(url).host}`).join('\n')}
`

const poolerConfig = (port: number, databasePort: number) => `
[databases]
waymark = host=127.0.0.1 port=${databasePort} user=waymark connect_query='${connectQuery}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 1000
server_login_retry = 1
query_wait_timeout = 5
`

function sendToHaproxy(folder: string, command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(join(folder, 'database.sock'))
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.once('end', () => resolve(answer.trim()))
    socket.once('error', reject)
    socket.end(`${command}\n`)
  })
}

interface Sample {
  at: number
  ms: number
  status: number
}

/** Sends requests one after the other until it is stopped, and keeps their times and statuses. */
function measure(
  client: HttpClient,
  count: number,
  next: (index: number) => { path: string; token?: string },
) {
  const samples: Sample[] = []
  const state = { stopped: false, index: 0 }
  async function ask() {
    while (!state.stopped) {
      const { path, ...request } = next((state.index += 1))
      const at = performance.now()
      const status = await client.send(path, request).then(
        ({ status }) => status,
        () => 0,
      )
      samples.push({ at, ms: performance.now() - at, status })
      if (status !== 200) await waited(50)
    }
  }
  const asking = Array.from({ length: count }, ask)
  return {
    samples,
    async stop() {
      state.stopped = true
      await Promise.all(asking)
    },
  }
}

/** Creates a mark again and again; each stream must get all acknowledged ones. */
function keepMarking(client: HttpClient, person: { id: string; token: string }, cities: readonly string[]) {
  const acknowledged: string[] = []
  const samples: Sample[] = []
  const state = { stopped: false }
  const marking = (async () => {
    for (const city of cities) {
      if (state.stopped) return
      const id = newId()
      const at = performance.now()
      const path = '/api/collections/visited_city/records'
      const status = await client
        .send(path, { method: 'POST', body: { id, user: person.id, city }, token: person.token })
        .then(
          ({ status }) => status,
          () => 0,
        )
      samples.push({ at, ms: performance.now() - at, status })
      if (status === 200) acknowledged.push(id)
      await waited(markEveryMs)
    }
  })()
  return {
    acknowledged,
    samples,
    stop() {
      state.stopped = true
      return marking
    },
  }
}

/** Opens event streams of a person's marks through the proxy. */
async function followMarks(url: string, client: HttpClient, token: string) {
  const opened = await openRealtime({
    request: (path, asked) => (asked?.method === 'POST' ? client.send(path, asked) : fetch(url + path)),
  })
  assert.equal((await opened.listen(['visited_city/*'], { token })).status, 204)
  const stream = { isOpen: true, marks: new Set<string>() }
  const end = () => (stream.isOpen = false)
  opened.ended.then(end, end)
  const hear = async () => {
    for (const { event, data } of await opened.rest())
      if (event === 'visited_city/*') stream.marks.add((data['record'] as { id: string }).id)
  }
  const gather = setInterval(() => void hear(), 200)
  ends.push(() => {
    clearInterval(gather)
    return opened.leave().catch(() => undefined)
  })
  return stream
}

function printPart(what: string, samples: readonly Sample[], from: number, to: number) {
  const part = samples.filter(({ at }) => at >= from && at < to)
  const good = part.filter(({ status }) => status === 200)
  const times = good.map(({ ms }) => ms)
  const rate = ((good.length * 1000) / (to - from)).toFixed(1)
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(times, share).toFixed(0))
  console.log(
    `${what.padEnd(28)} ${rate.padStart(7)}/s   p50 ${p50} ms   p99 ${p99} ms   refused ${part.length - good.length}`,
  )
}

/** Starts all programs. Returns the parts that the failover needs, and the address of the proxy. */
async function startAll(folder: string) {
  // PgBouncer runs as PostgreSQL's user when this process runs as root, and reads its configuration in here.
  chmodSync(folder, 0o755)
  const primary = await startCluster({ safe: true })
  ends.push(async () => {
    // A killed server leaves its shared memory behind; the next start and an orderly end remove it.
    await primary.start().catch(() => undefined)
    await primary.remove()
  })
  await onServer(primary.url('postgres'), (client) =>
    client.query('create database waymark template template0'),
  )
  const replica = await startReplica(primary)

  const [web, database, pooler] = [await freePort(), await freePort(), await freePort()]
  const file = (name: string, text: string) => {
    const path = join(folder, name)
    writeFileSync(path, text)
    return path
  }
  startProgram(
    programs.haproxy,
    '-db',
    '-f',
    file('database.cfg', databaseConfig(folder, database, [primary, replica])),
  )
  const asPostgres = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  startProgram(programs.pgbouncer, ...asPostgres, file('pgbouncer.ini', poolerConfig(pooler, database)))
  process.env['DATABASE_URL'] = `postgres://waymark@127.0.0.1:${database}/waymark`
  process.env['DATABASE_POOLER_URL'] = `postgres://waymark@127.0.0.1:${pooler}/waymark`
  const servers = await Promise.all(
    ['one', 'two'].map(async (name) => {
      const server = await startServer(join(folder, name))
      ends.push(() => {
        server.signal('SIGKILL')
        return server.ended
      })
      return server
    }),
  )
  startProgram(programs.haproxy, '-db', '-f', file('web.cfg', webConfig(web, servers)))
  const url = `http://127.0.0.1:${web}`
  const client = openHttpClient(url, 60)
  ends.push(() => client.close())
  const status = (path: string) =>
    client.send(path).then(
      ({ status }) => status,
      () => 0,
    )
  await eventually('the proxy leads to a process', 20, async () => (await status('/readyz')) === 200)

  return { primary, replica, servers, url, client }
}

type Started = Awaited<ReturnType<typeof startAll>>

/** Opens event streams, and sends reads and writes until stop(). */
async function startWork({ url, client }: Started) {
  const ledgers = [
    await newLedger(client, { email: 'one@example.org' }),
    await newLedger(client, { email: 'two@example.org' }),
  ]
  const person = await createPeople(client.send).register({ email: 'marker@example.org' })
  const list = await client.send('/api/collections/city/records?perPage=1000&fields=id')
  const cities = ((await list.json()) as { items: { id: string }[] }).items.map(({ id }) => id)
  const followed = await Promise.all(
    Array.from({ length: streams }, () => followMarks(url, client, person.token)),
  )
  const marking = keepMarking(client, person, cities)
  const writing = ledgers.map((ledger) => ledger.write(client))
  const reading = measure(client, readers, (index) =>
    index % 2 === 0
      ? {
          path: '/api/collections/visited_city/records?perPage=50&skipTotal=1&expand=city',
          token: person.token,
        }
      : { path: '/api/collections/city/records?perPage=50&skipTotal=1&expand=country&sort=unaccented_name' },
  )
  const acknowledged = () => ledgers.reduce((sum, ledger) => sum + ledger.acknowledged, 0)
  return {
    ledgers,
    marking,
    reading,
    followed,
    acknowledged,
    stop: () => Promise.all([...writing.map((writes) => writes.stop()), reading.stop(), marking.stop()]),
  }
}

type Work = Awaited<ReturnType<typeof startWork>>

/** Kills the primary while the work goes on, and promotes the replica. Returns the times and the numbers of writes. */
async function failOver(folder: string, { primary, replica, servers }: Started, work: Work) {
  const { acknowledged, marking, reading } = work
  await waited(2000)
  const started = performance.now()
  const before = acknowledged()
  await waited(measuredMs)
  const killed = performance.now()
  const ledgerBefore = acknowledged() - before
  signalAll(processesIn(primary.folder), 'SIGKILL')
  await sendToHaproxy(folder, 'set server database/one state maint')
  await sendToHaproxy(folder, 'set server database/two state ready')
  await waited(unpromotedMs)
  for (const server of servers) {
    const direct = openHttpClient(server.url)
    assert.equal((await direct.send('/readyz')).status, 503)
    assert.equal((await direct.send('/api/collections/trip/records')).status, 503)
    assert.equal((await direct.send('/livez')).status, 200)
    direct.close()
  }
  const promoting = performance.now()
  await replica.promote()
  const promoted = performance.now()
  const firstOf = (samples: readonly Sample[]) =>
    samples.find(({ at, status }) => at > killed && at > promoting && status === 200)
  await eventually('reads and writes are answered', 40, () =>
    Boolean(firstOf(marking.samples) && firstOf(reading.samples)),
  )
  const resumed = performance.now()
  const between = acknowledged()
  await waited(measuredMs)
  const ended = performance.now()
  const ledgerAfter = acknowledged() - between

  return { started, killed, promoting, promoted, resumed, ended, ledgerBefore, ledgerAfter }
}

/** Stops the work. Throws when an acknowledged write is lost, or a stream has ended or missed a mark. */
async function check({ replica }: Started, work: Work) {
  const { ledgers, marking, followed } = work
  await work.stop()
  await eventually('each stream has each acknowledged mark', 20, () =>
    followed.every(({ marks }) => marking.acknowledged.every((id) => marks.has(id))),
  )
  assert.ok(followed.every(({ isOpen }) => isOpen))
  const direct = openDatabase(replica.url('waymark'))
  for (const ledger of ledgers) assert.deepEqual(await ledger.differences(direct), [])
  await direct.close()
}

function print(
  times: Awaited<ReturnType<typeof failOver>>,
  { ledgers, marking, reading, acknowledged }: Work,
) {
  const { started, killed, promoting, promoted, resumed, ended, ledgerBefore, ledgerAfter } = times
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`)
  for (const [what, from, to] of [
    ['before', started, killed],
    ['from the kill to recovery', killed, resumed],
    ['after', resumed, ended],
  ] as const) {
    printPart(`reads, ${what}`, reading.samples, from, to)
    printPart(`marks, ${what}`, marking.samples, from, to)
  }
  const perSecond = (count: number, ms: number) => ((count * 1000) / ms).toFixed(1)
  console.log(
    `other writes a second: ${perSecond(ledgerBefore, killed - started)} before, ${perSecond(ledgerAfter, ended - resumed)} after`,
  )
  console.log(
    `kill to promotion: ${seconds(promoting - killed)} s; promotion: ${seconds(promoted - promoting)} s; end of promotion to answered reads and writes: ${seconds(resumed - promoted)} s`,
  )
  const refused = ledgers.flatMap((ledger) => [...ledger.refused]).map(([code, count]) => `${code}: ${count}`)
  console.log(`refused writes by status: ${refused.join(', ') || 'none'}`)
  console.log(
    `ok   ${acknowledged() + marking.acknowledged.length} acknowledged writes, none lost; ${streams} streams stayed open and got all ${marking.acknowledged.length} marks`,
  )
}

async function bench(folder: string) {
  const all = await startAll(folder)
  const work = await startWork(all)
  const times = await failOver(folder, all, work)
  await check(all, work)
  print(times, work)
}

async function endNow(reason: string) {
  console.error(reason)
  await endAll()
  process.exit(1)
}
const timer = setTimeout(() => void endNow(`It did not end within ${longestMs / 1000} s.`), longestMs)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void endNow(signal))
await withScratchFolder(async (folder) => {
  try {
    await bench(folder)
  } finally {
    await endAll()
  }
})
clearTimeout(timer)
