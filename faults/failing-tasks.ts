import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { setTimeout as waited } from 'node:timers/promises'
import { onServer } from '#server/test/postgres-setup.ts'
import { run } from '#server/test/test-database.ts'
import type { Fault } from './world/fault.ts'
import { eventually, type Served, type World } from './world/world.ts'

const tasks = [
  { table: 'mail', log: 'The outbox cannot be read.' },
  { table: 'rates_refresh', log: 'The schedule of the exchange rates cannot be read.' },
  { table: 'failed_sign_in', log: 'Deleting expired data failed.' },
]

async function works(server: Served, email: string) {
  const printed = () => server.output().split(`for ${email}:`).length - 1
  await server.people.register({ email })
  await server.send('/api/collections/users/request-password-reset', { method: 'POST', body: { email } })
  await eventually('a mail is written', 30, () => printed() > 0)
  assert.equal(await server.status('/api/cities/matches?q=par'), 200)
  assert.equal(await server.status('/readyz'), 200)
}

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

/** Kills the server's child processes as soon as some are running. Returns their number. */
async function killChildren({ pid }: Served): Promise<number> {
  let children: number[] = []
  await eventually('there is a child process', 20, () => (children = childrenOf(pid)).length > 0)
  for (const child of children) process.kill(child, 'SIGKILL')
  return children.length
}

const rename = (world: World, from: (table: string) => string, to: (table: string) => string) =>
  world.withDatabase(async (database) => {
    for (const { table } of tasks) await run(database, `alter table ${from(table)} rename to ${to(table)}`)
  })

export const faults: Fault[] = [
  {
    name: 'failing-tasks',
    what: 'The tables of the background tasks are missing for a while; then each repeating task throws.',
    databases: ['sqlite', 'postgres'],
    seconds: 20,
    async run(world) {
      const hidden = (table: string) => `${table}_hidden`
      const shown = (table: string) => table
      await rename(world, shown, hidden)
      const server = await world.start({ RATES_URL: 'http://127.0.0.1:1/' })
      for (const { log } of tasks) await eventually(log, 30, () => server.errors().includes(log))
      assert.equal(await server.status('/api/collections/city/records?perPage=5'), 200)
      await rename(world, hidden, shown)
      await works(server, 'later@example.org')
      assert.equal(await server.stop(), 0)

      const preload = new URL('world/throwing-tasks.ts', import.meta.url).href
      const throwing = await world.start({ NODE_OPTIONS: `--import ${preload}` })
      await waited(2000)
      const thrown = throwing.errors().match(/A planted error of a repeating task/g)?.length ?? 0
      assert.ok(thrown >= 3, `${thrown} tasks threw.`)
      await works(throwing, 'thrown@example.org')
      assert.equal(await throwing.stop(), 0)
      const seen = `the log named each error; the server stayed ready, and each task worked when it could; ${thrown} repeating tasks threw`
      return { times: tasks.length + thrown, seen }
    },
  },
  {
    name: 'killed-helpers',
    what: 'The processes that load the names of cities and plan trips are killed at work, and the connections of PostgreSQL end.',
    databases: ['sqlite', 'postgres'],
    seconds: 20,
    async run(world) {
      const server = await world.start()
      let times = await killChildren(server)
      await works(server, 'names@example.org')
      const { token } = await server.people.register({ email: 'planner@example.org' })
      const plan = () =>
        server.send('/api/planner/generate', {
          method: 'POST',
          token,
          body: { prompt: 'A week in Italy: Rome and Venice' },
        })
      const planning = plan()
      times += await killChildren(server)
      const killed = await planning
      assert.equal(killed.status, 502)
      assert.equal((await plan()).status, 200)
      if (world.kind === 'postgres') {
        await onServer(world.source, (client) =>
          client.query(
            'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
          ),
        )
        times += 1
        await works(server, 'connections@example.org')
      }
      assert.equal(await server.stop(), 0)
      return {
        times,
        seen: 'the plan got a 502 and the next one a trip; searches and mails continued to work',
      }
    },
  },
]
