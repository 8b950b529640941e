import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as waited } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from './db/connect.ts'
import { type MailServer, startMailServer } from './test/mail-server.ts'
import { createPeople, type Person } from './test/people.ts'
import { type Cluster, startCluster } from './test/postgres-cluster.ts'
import { onServer } from './test/postgres-setup.ts'
import { type RealServer, startRealServer } from './test/real-server.ts'
import { openRealtime } from './test/realtime-client.ts'
import { openRoundRobin, type RoundRobin } from './test/round-robin.ts'
import { run } from './test/test-database.ts'

// Processes and a database server are started, stopped and killed, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'waymark-many-'))
const servers: RealServer[] = []
let cluster: Cluster
let mail: MailServer
let proxy: RoundRobin

const start = async () => {
  const env = { DATABASE_URL: cluster.url('waymark'), SMTP_URL: mail.url }
  const server = await startRealServer(folder, env)
  servers.push(server)
  return server
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
  for (const server of servers) server.signal('SIGKILL')
  await Promise.all(servers.map(({ ended }) => ended))
  await proxy.close()
  await mail.close()
  await cluster.remove()
  rmSync(folder, { recursive: true, force: true })
})

test('two processes that start at once on an empty database seed it once', async () => {
  const [one, two] = await Promise.all([start(), start()])
  const said = one.errors() + two.errors()
  expect(said.match(/"The gazetteer is stored\."/g)).toHaveLength(1)
  expect(said.match(/0001-gazetteer/g)).toHaveLength(1)
  for (const { url } of [one, two]) {
    const list = (await (await send(url, `${records('city')}?perPage=1`)).json()) as { totalItems: number }
    expect(list.totalItems).toBeGreaterThan(190_000)
  }
})

test('a process that is stopped as soon as it is ready ends quietly', async () => {
  const brief = await start()
  servers.splice(servers.indexOf(brief), 1)
  brief.signal('SIGTERM')
  expect(await brief.ended).toBe(0)
  expect(brief.errors()).not.toMatch(/"level":"(warn|error)"/)
})

test('three processes behind a proxy lose nothing when one is killed and PostgreSQL restarts', async () => {
  const third = await start()
  proxy.servers = servers.map(({ url }) => url)
  const people = createPeople((path, { body, token, method } = {}) =>
    send(proxy.url, path, body, token, method),
  )
  const anna = await people.register()
  const cities = (await (await send(proxy.url, `${records('city')}?perPage=1000&fields=id`)).json()) as {
    items: { id: string }[]
  }

  // Somebody listens on each process; what they listen to is said to whichever process the proxy picks.
  const heard = new Map<string, Set<string>>()
  async function listen(name: string, { url }: RealServer, { token }: Person) {
    const ids = new Set<string>()
    heard.set(name, ids)
    const client = await openRealtime({
      request: (path, { method, body, token } = {}) =>
        send(method === 'POST' ? proxy.url : url, path, body, token, method),
    })
    expect((await client.listen([`visited_city/*`], { token })).status).toBe(204)
    // One of them ends when its process is killed.
    client.ended.catch(() => undefined)
    const hear = async () => {
      for (const { data } of await client.rest()) ids.add((data['record'] as { city: string }).city)
    }
    const gather = setInterval(() => void hear(), 100)
    return async () => {
      clearInterval(gather)
      await waited(100)
      await client.leave().catch(() => undefined)
    }
  }
  const leave = await Promise.all(servers.map((server, index) => listen(`process ${index}`, server, anna)))

  // Marks go through the proxy all the time; what is acknowledged has to be there at the end.
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
    await expect
      .poll(() => untilKill.filter((city) => !heard.get(`process ${index}`)?.has(city)), { timeout: 10_000 })
      .toEqual([])
  }

  // One dies under load; the others go on, and another takes its place.
  third.signal('SIGKILL')
  await third.ended
  await marked(acknowledged.length + 30)
  const replacement = await start()
  proxy.servers = servers.filter((server) => server !== third).map(({ url }) => url)
  leave.push(await listen('replacement', replacement, anna))

  // Mails wait in the outbox while PostgreSQL restarts.
  const addresses = Array.from({ length: 12 }, (_, index) => `mail${index}@example.org`)
  const others: Person[] = []
  for (const email of addresses) others.push(await people.register({ email }))
  const asked = others.map(({ email }) =>
    send(proxy.url, '/api/collections/users/request-verification', { email }).then(({ status }) => status),
  )
  expect(new Set(await Promise.all(asked))).toEqual(new Set([204]))
  await cluster.stop()
  const running = servers.filter((server) => server !== third)
  await expect
    .poll(() => Promise.all(running.map(readiness)), { timeout: 5000 })
    .toEqual(running.map(() => 503))
  const { status } = await send(
    running[0]?.url ?? '',
    `${records('visited_city')}?x=1`,
    undefined,
    anna.token,
  )
  expect(status).toBe(503)
  await cluster.start()
  const back = performance.now()
  await expect
    .poll(() => Promise.all(running.map(readiness)), { timeout: 10_000 })
    .toEqual(running.map(() => 200))
  expect(performance.now() - back).toBeLessThan(10_000)

  const before = acknowledged.length
  await marked(before + 30)
  load.stopped = true
  await Promise.all(marking)
  const afterRestart = acknowledged.slice(before)
  for (const name of ['process 0', 'process 1', 'replacement']) {
    await expect
      .poll(() => afterRestart.filter((city) => !heard.get(name)?.has(city)), { timeout: 15_000 })
      .toEqual([])
  }

  await expect
    .poll(() => new Set(mail.received.flatMap(({ to }) => to)).size, { timeout: 60_000 })
    .toBe(addresses.length)
  // Long enough for a second attempt of whatever was not noted as sent.
  await waited(Math.max(0, 18_000 - (performance.now() - back)))
  expect(mail.received.flatMap(({ to }) => to).sort()).toEqual([...addresses].sort())

  const database = openDatabase(cluster.url('waymark'))
  const kept = new Set(
    (await run<{ city: string }>(database, 'select city from visited_city')).map(({ city }) => city),
  )
  await database.close()
  expect(acknowledged.filter((city) => !kept.has(city))).toEqual([])
  expect([...refused].filter((status) => ![0, 502, 503].includes(status))).toEqual([])
  await Promise.all(leave.map((end) => end()))
  for (const server of running) {
    server.signal('SIGTERM')
    expect(await server.ended).toBe(0)
  }
})
