import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as waited } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from './db/connect.ts'
import { newId } from './db/new-id.ts'
import { type MailServer, startMailServer } from './test/mail-server.ts'
import { createPeople, type Person } from './test/people.ts'
import { type Cluster, startCluster } from './test/postgres-cluster.ts'
import { onServer } from './test/postgres-setup.ts'
import { type RealServer, startRealServer } from './test/real-server.ts'
import { openRealtime } from './test/realtime-client.ts'
import { openRoundRobin, type RoundRobin } from './test/round-robin.ts'
import { run } from './test/test-database.ts'

// The tests start, stop and kill processes and a database server. This takes long on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'waymark-many-'))
const started: RealServer[] = []
let cluster: Cluster
let mail: MailServer
let proxy: RoundRobin

const start = async () => {
  const env = { DATABASE_URL: cluster.url('waymark'), SMTP_URL: mail.url }
  const server = await startRealServer(folder, env)
  started.push(server)
  return server
}
async function stop(servers: RealServer[]) {
  for (const server of servers) server.signal('SIGTERM')
  for (const { ended } of servers) expect(await ended).toBe(0)
}
const send = (url: string, path: string, body?: unknown, token = '', method = body ? 'POST' : 'GET') =>
  fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const records = (collection: string) => `/api/collections/${collection}/records`
const readiness = async ({ url }: RealServer) => (await send(url, '/readyz')).status

beforeAll(async () => {
  mail = await startMailServer()
  proxy = await openRoundRobin()
  cluster = await startCluster({ safe: true })
  await onServer(cluster.url('postgres'), (client) =>
    client.query('create database waymark template template0'),
  )
})

afterAll(async () => {
  for (const server of started) server.signal('SIGKILL')
  await Promise.all(started.map(({ ended }) => ended))
  await proxy.close()
  await mail.close()
  await cluster.remove()
  rmSync(folder, { recursive: true, force: true })
})

test('two processes that start at once on an empty database store the gazetteer once', async () => {
  const [one, two] = await Promise.all([start(), start()])
  const said = one.errors() + two.errors()
  expect(said.match(/"The gazetteer is stored\."/g)).toHaveLength(1)
  expect(said.match(/0001-gazetteer/g)).toHaveLength(1)
  for (const { url } of [one, two]) {
    const list = (await (await send(url, `${records('city')}?perPage=1`)).json()) as { totalItems: number }
    expect(list.totalItems).toBeGreaterThan(190_000)
  }
  await stop([one, two])
})

test('a process that is stopped as soon as it is ready exits without errors', async () => {
  const brief = await start()
  brief.signal('SIGTERM')
  expect(await brief.ended).toBe(0)
  expect(brief.errors()).not.toMatch(/"level":"(warn|error)"/)
})

test('three processes behind a proxy lose nothing when one is killed and PostgreSQL restarts', async () => {
  const servers = await Promise.all([start(), start(), start()])
  proxy.servers = servers.map(({ url }) => url)
  const people = createPeople((path, { body, token, method } = {}) =>
    send(proxy.url, path, body, token, method),
  )
  const anna = await people.register()
  const cities = (await (await send(proxy.url, `${records('city')}?perPage=1000&fields=id`)).json()) as {
    items: { id: string }[]
  }

  // Each process holds a realtime stream; the subscription requests go to any process that the proxy picks.
  const heard = new Map<string, Set<string>>()
  async function listen(name: string, { url }: RealServer, { token }: Person) {
    const ids = new Set<string>()
    heard.set(name, ids)
    const client = await openRealtime({
      request: (path, { method, body, token } = {}) =>
        send(method === 'POST' ? proxy.url : url, path, body, token, method),
    })
    expect((await client.listen([`visited_city/*`], { token })).status).toBe(204)
    // One of the streams ends when its process is killed.
    client.ended.catch(() => undefined)
    const hear = async () => {
      for (const { event, data } of await client.rest()) {
        // A stream without events carries heartbeats, too.
        if (event === 'visited_city/*') ids.add((data['record'] as { city: string }).city)
      }
    }
    const gather = setInterval(() => void hear(), 100)
    return async () => {
      clearInterval(gather)
      await waited(100)
      await client.leave().catch(() => undefined)
    }
  }
  const leave = await Promise.all(servers.map((server, index) => listen(`process ${index}`, server, anna)))

  // Marks are sent through the proxy all the time. Every acknowledged mark must be stored at the end.
  const acknowledged: string[] = []
  const refused = new Set<number>()
  const load = { stopped: false }
  const waitingCities = cities.items.map(({ id }) => id)
  async function mark() {
    for (let city = waitingCities.pop(); city !== undefined && !load.stopped; city = waitingCities.pop()) {
      try {
        const answer = await send(proxy.url, records('visited_city'), { user: anna.id, city }, anna.token)
        if (answer.status === 200) acknowledged.push(city)
        else refused.add(answer.status)
      } catch {
        refused.add(0)
      }
      await waited(20)
    }
  }
  const marking = [mark(), mark(), mark()]
  const marked = (count: number) =>
    expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(count)
  await marked(30)
  const untilKill = [...acknowledged]
  for (const index of [0, 1, 2]) {
    await expect.poll(() => untilKill.filter((city) => !heard.get(`process ${index}`)?.has(city))).toEqual([])
  }

  // One process is killed under load and another one replaces it.
  const [third] = servers.splice(2)
  third?.signal('SIGKILL')
  await third?.ended
  await marked(acknowledged.length + 30)
  const replacement = await start()
  servers.push(replacement)
  proxy.servers = servers.map(({ url }) => url)
  leave.push(await listen('replacement', replacement, anna))

  // Half of the mails wait in the outbox while PostgreSQL restarts; the others are being sent.
  const addresses = Array.from({ length: 12 }, (_, index) => `${index}.${newId()}@example.org`)
  for (const email of addresses) await people.register({ email })
  const ask = async (emails: string[]) => {
    const asked = emails.map((email) =>
      send(proxy.url, '/api/collections/users/request-verification', { email }).then(({ status }) => status),
    )
    expect(new Set(await Promise.all(asked))).toEqual(new Set([204]))
  }
  mail.refusal = '450 mailbox busy'
  await ask(addresses.slice(6))
  const refusals = () => started.flatMap((server) => server.errors().match(/could not be sent yet/g) ?? [])
  await expect.poll(() => refusals().length).toBeGreaterThanOrEqual(6)
  mail.refusal = ''
  await ask(addresses.slice(0, 6))
  await cluster.stop()
  try {
    await expect.poll(() => Promise.all(servers.map(readiness))).toEqual(servers.map(() => 503))
    const visits = `${records('visited_city')}?x=1`
    expect((await send(servers[0]?.url ?? '', visits, undefined, anna.token)).status).toBe(503)
  } finally {
    await cluster.start()
  }
  const back = performance.now()
  await expect.poll(() => Promise.all(servers.map(readiness))).toEqual(servers.map(() => 200))
  expect(performance.now() - back).toBeLessThan(10_000)

  const before = acknowledged.length
  await marked(before + 30)
  load.stopped = true
  await Promise.all(marking)
  const afterRestart = acknowledged.slice(before)
  for (const name of ['process 0', 'process 1', 'replacement']) {
    await expect.poll(() => afterRestart.filter((city) => !heard.get(name)?.has(city))).toEqual([])
  }

  // When no mail is waiting any more, none is sent a second time. A mail whose process lost PostgreSQL while it was
  // sending stays reserved by that process for two minutes.
  const database = openDatabase(cluster.url('waymark'))
  await expect
    .poll(() => run(database, "select recipient from mail where due <> ''"), { timeout: 150_000 })
    .toEqual([])
  expect(mail.received.flatMap(({ to }) => to).toSorted()).toEqual(addresses.toSorted())
  const kept = new Set(
    (await run<{ city: string }>(database, 'select city from visited_city')).map(({ city }) => city),
  )
  await database.close()
  expect(acknowledged.filter((city) => !kept.has(city))).toEqual([])
  expect([...refused].filter((status) => ![0, 502, 503].includes(status))).toEqual([])
  await Promise.all(leave.map((end) => end()))
  await stop(servers)
})
