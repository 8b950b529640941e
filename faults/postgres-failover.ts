import assert from 'node:assert/strict'
import { setTimeout as waited } from 'node:timers/promises'
import { openDatabase } from '#server/db/connect.ts'
import { type Cluster, startCluster } from '#server/test/postgres-cluster.ts'
import { onServer } from '#server/test/postgres-setup.ts'
import { openRealtime } from '#server/test/realtime-client.ts'
import type { Fault } from './world/fault.ts'
import { strayErrors } from './world/log.ts'
import { openRelay } from './world/relay.ts'
import { eventually, type Served, type World } from './world/world.ts'

const failovers = 3
const writesBetween = 50
/** The time between the switch of the address to the standby and the promotion of the standby. */
const unpromotedMs = 1500

/** Creates a standby, for which commits on the primary wait from then on. */
async function startStandby(world: World, primary: Cluster): Promise<Cluster> {
  const standby = await startCluster({ safe: true, standbyOf: primary })
  world.afterwards(() => standby.remove())
  await onServer(primary.url('postgres'), async (client) => {
    await client.query("alter system set synchronous_standby_names = '*'")
    await client.query('select pg_reload_conf()')
    await eventually('the standby is synchronous', 20, async () => {
      const { rows } = await client.query<{ state: string }>(
        'select sync_state as state from pg_stat_replication',
      )
      return rows.some(({ state }) => state === 'sync')
    })
  })
  return standby
}

/**
 * Opens an event stream of a person's marks. Returns the ids of the received marks, and whether the stream is still
 * open.
 */
async function followMarks(world: World, server: Served, token: string) {
  const client = await openRealtime({
    request: async (path, asked) =>
      asked?.method === 'POST' ? server.send(path, asked) : fetch(server.url + path),
  })
  assert.equal((await client.listen(['visited_city/*'], { token })).status, 204)
  const stream = { isOpen: true, marks: new Set<string>() }
  const end = () => (stream.isOpen = false)
  client.ended.then(end, end)
  const hear = async () => {
    for (const { event, data } of await client.rest())
      if (event === 'visited_city/*') stream.marks.add((data['record'] as { id: string }).id)
  }
  const gather = setInterval(() => void hear(), 50)
  world.afterwards(() => {
    clearInterval(gather)
    return client.leave().catch(() => undefined)
  })
  return stream
}

export const faults: Fault[] = [
  {
    name: 'postgres-failover',
    what: 'The primary of two PostgreSQL servers is stopped immediately while people write through two processes. Its address leads to the standby, which is promoted later, and gets a standby of its own.',
    databases: ['postgres'],
    seconds: 60,
    async run(world) {
      let primary = world.cluster()
      const relay = await openRelay(world, primary)
      const servers = [
        await world.start({ DATABASE_URL: relay.url }),
        await world.start({ DATABASE_URL: relay.url }),
      ]
      const ledgers = await Promise.all(servers.map((server) => server.ledger()))
      const [first] = servers
      assert.ok(first)
      const person = await first.people.register({ email: 'marker@example.org' })
      const streams = await Promise.all(servers.map((server) => followMarks(world, server, person.token)))
      const found = await first.send(`/api/collections/city/records?perPage=${failovers}&fields=id`)
      const { items: cities } = (await found.json()) as { items: { id: string }[] }
      const writing = ledgers.map((ledger, index) => ledger.write(servers[index] ?? assert.fail()))
      const acknowledged = () => Math.min(...ledgers.map((ledger) => ledger.acknowledged))
      const isReady = async (server: Served) => (await server.status('/readyz')) === 200
      let longest = 0
      for (const { id: city } of cities) {
        const standby = await startStandby(world, primary)
        const before = acknowledged()
        await eventually('writes are acknowledged', 60, () => acknowledged() > before + writesBetween)
        await primary.crash()
        relay.leadTo(standby)
        for (const server of servers) {
          await eventually('the process is not ready', 10, async () => !(await isReady(server)))
          assert.equal(await server.status('/livez'), 200)
        }
        await waited(unpromotedMs)
        for (const server of servers) {
          assert.equal(await isReady(server), false)
          assert.equal(await server.status('/api/collections/trip/records'), 503)
        }
        await standby.promote()
        primary = standby
        for (const server of servers)
          longest = Math.max(longest, await eventually('the process is ready', 20, () => isReady(server)))
        const mark = await first.people.createRecord(person, 'visited_city', { city })
        await eventually('both streams have the mark', 20, () =>
          streams.every(({ marks }) => marks.has(mark)),
        )
      }
      const before = acknowledged()
      await eventually('writes are acknowledged', 60, () => acknowledged() > before + writesBetween)
      await Promise.all(writing.map((writes) => writes.stop()))
      for (const { isOpen } of streams) assert.ok(isOpen)
      for (const server of servers) assert.deepEqual(strayErrors(server), [])
      const refused = new Set(ledgers.flatMap((ledger) => [...ledger.refused.keys()]))
      assert.deepEqual([...refused], ['503'])
      const database = openDatabase(relay.url)
      for (const ledger of ledgers) assert.deepEqual(await ledger.differences(database), [])
      await database.close()
      for (const server of servers) assert.equal(await server.stop(), 0)
      const writes = ledgers.reduce((sum, ledger) => sum + ledger.acknowledged, 0)
      const seen = `not ready and 503 until the standby was promoted, ready ${Math.ceil(longest)} s after it at most, without a restart; ${writes} acknowledged writes, none lost; event streams stayed open, and later marks arrived on both processes`
      return { times: failovers, seen }
    },
  },
]
