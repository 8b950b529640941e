import assert from 'node:assert/strict'
import { setTimeout as waited } from 'node:timers/promises'
import { Client } from 'pg'
import { onServer } from '#server/test/postgres-setup.ts'
import type { Fault } from './world/fault.ts'
import { strayErrors } from './world/log.ts'
import { processesIn, signalAll } from './world/own-process.ts'
import { eventually } from './world/world.ts'

const endings = 10
const restarts = 3
const frozenSeconds = 20
const lockedSeconds = 12

const ready = (server: { status(path: string): Promise<number> }) => async () =>
  (await server.status('/readyz')) === 200

export const faults: Fault[] = [
  {
    name: 'postgres-connections-end',
    what: 'All connections of two processes to PostgreSQL are ended with `pg_terminate_backend` while people write.',
    databases: ['postgres'],
    seconds: 20,
    async run(world) {
      const servers = [await world.start(), await world.start()]
      const ledgers = await Promise.all(servers.map((server) => server.ledger()))
      const writing = ledgers.map((ledger, index) => ledger.write(servers[index] ?? assert.fail()))
      const acknowledged = () => Math.min(...ledgers.map((ledger) => ledger.acknowledged))
      for (let time = 0; time < endings; time += 1) {
        const before = acknowledged()
        await eventually('writes are acknowledged', 20, () => acknowledged() > before + 20)
        await onServer(world.source, (client) =>
          client.query(
            "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'waymark'",
          ),
        )
      }
      await Promise.all(writing.map((writes) => writes.stop()))
      for (const server of servers) {
        await eventually('the process is ready', 10, ready(server))
        assert.deepEqual(strayErrors(server), [])
      }
      const refused = new Set(ledgers.flatMap((ledger) => [...ledger.refused.keys()]))
      assert.deepEqual(
        [...refused].filter((outcome) => outcome !== '503'),
        [],
      )
      for (const ledger of ledgers) assert.deepEqual(await world.withDatabase(ledger.differences), [])
      for (const server of servers) assert.equal(await server.stop(), 0)
      const seen = `interrupted writes got a 503, no acknowledged write was lost, no error was left unhandled`
      return { times: endings, seen }
    },
  },
  {
    name: 'postgres-restarts',
    what: 'PostgreSQL is ended at once and started again, as in a failover, while people write through two processes.',
    databases: ['postgres'],
    seconds: 30,
    async run(world) {
      const servers = [await world.start(), await world.start()]
      const ledgers = await Promise.all(servers.map((server) => server.ledger()))
      const writing = ledgers.map((ledger, index) => ledger.write(servers[index] ?? assert.fail()))
      const acknowledged = () => Math.min(...ledgers.map((ledger) => ledger.acknowledged))
      let longest = 0
      for (let time = 0; time < restarts; time += 1) {
        const before = acknowledged()
        await eventually('writes are acknowledged', 20, () => acknowledged() > before + 50)
        await world.cluster().crash()
        for (const server of servers) {
          await eventually('the process is not ready', 5, async () => !(await ready(server)()))
          assert.equal(await server.status('/livez'), 200)
        }
        await world.cluster().start()
        for (const server of servers)
          longest = Math.max(longest, await eventually('the process is ready again', 10, ready(server)))
      }
      await Promise.all(writing.map((writes) => writes.stop()))
      for (const server of servers) assert.deepEqual(strayErrors(server), [])
      const refused = new Set(ledgers.flatMap((ledger) => [...ledger.refused.keys()]))
      assert.deepEqual(
        [...refused].filter((outcome) => outcome !== '503'),
        [],
      )
      for (const ledger of ledgers) assert.deepEqual(await world.withDatabase(ledger.differences), [])
      for (const server of servers) assert.equal(await server.stop(), 0)
      const seen = `not ready and 503 while it was down, ready again within ${Math.ceil(longest)} s; no acknowledged write was lost`
      return { times: restarts, seen }
    },
  },
  {
    name: 'postgres-frozen',
    what: `All processes of PostgreSQL are frozen (\`SIGSTOP\`) for ${frozenSeconds} s while people write through two processes.`,
    databases: ['postgres'],
    seconds: 50,
    async run(world) {
      const servers = [await world.start(), await world.start()]
      const ledgers = await Promise.all(servers.map((server) => server.ledger()))
      const writing = ledgers.map((ledger, index) => ledger.write(servers[index] ?? assert.fail()))
      const acknowledged = () => Math.min(...ledgers.map((ledger) => ledger.acknowledged))
      await eventually('writes are acknowledged', 20, () => acknowledged() > 50)
      const frozen = processesIn(world.cluster().folder)
      world.afterwards(() => signalAll(frozen, 'SIGCONT'))
      signalAll(frozen, 'SIGSTOP')
      const thaws = waited(frozenSeconds * 1000)
      for (const server of servers) {
        await eventually('the process is not ready', 5, async () => !(await ready(server)()))
        assert.equal(await server.status('/livez'), 200)
      }
      const started = performance.now()
      const [server] = servers
      assert.equal(await server?.status('/api/collections/trip/records'), 503)
      const waitedSeconds = Math.round((performance.now() - started) / 1000)
      await thaws
      signalAll(frozen, 'SIGCONT')
      for (const server of servers) await eventually('the process is ready again', 20, ready(server))
      const before = acknowledged()
      await eventually('writes are acknowledged again', 30, () => acknowledged() > before + 50)
      await Promise.all(writing.map((writes) => writes.stop()))
      for (const server of servers) assert.deepEqual(strayErrors(server), [])
      for (const ledger of ledgers) assert.deepEqual(await world.withDatabase(ledger.differences), [])
      for (const server of servers) assert.equal(await server.stop(), 0)
      const seen = `not ready, alive, and a 503 after ${waitedSeconds} s for a waiting request; writes continued afterwards, and no acknowledged write was lost`
      return { times: 1, seen }
    },
  },
  {
    name: 'postgres-locked-table',
    what: `Another session locks the trips (\`ACCESS EXCLUSIVE\`) for ${lockedSeconds} s, while 12 clients request the trips of a person again and again.`,
    databases: ['postgres'],
    seconds: 30,
    async run(world) {
      const server = await world.start()
      const { token } = await server.people.register({ email: 'reader@example.org' })
      const statusOf = async (path: string) => (await server.send(path, { token })).status
      const trips = '/api/collections/trip/records'
      const others = [
        '/api/collections/city/records?perPage=5&filter=population>1000000',
        '/api/collections/visited_city/records',
        '/api/collections/settings/records',
        '/api/account/security',
        '/livez',
        '/readyz',
      ]
      const locker = new Client({ connectionString: world.source })
      await locker.connect()
      world.afterwards(() => locker.end())
      await locker.query('begin; lock table trip in access exclusive mode')
      const state = { stopped: false }
      const outcomes = new Map<number, number>()
      const asking = Array.from({ length: 12 }, async () => {
        while (!state.stopped) {
          const status = await statusOf(trips)
          outcomes.set(status, (outcomes.get(status) ?? 0) + 1)
        }
      })
      const slowest = { seconds: 0 }
      const started = performance.now()
      while (performance.now() - started < lockedSeconds * 1000) {
        for (const path of others) {
          const asked = performance.now()
          assert.equal(await statusOf(path), 200, path)
          slowest.seconds = Math.max(slowest.seconds, (performance.now() - asked) / 1000)
        }
        await waited(50)
      }
      state.stopped = true
      await Promise.all(asking)
      assert.deepEqual([...outcomes.keys()], [503])
      await locker.query('rollback')
      await eventually('trips are read again', 5, async () => (await statusOf(trips)) === 200)
      assert.equal(await server.stop(), 0)
      const seen = `each request for trips got a 503 with Retry-After; all others were answered, the slowest after ${slowest.seconds.toFixed(1)} s; trips were answered at once after the lock was released`
      return { times: 1, seen }
    },
  },
]
