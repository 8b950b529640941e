import assert from 'node:assert/strict'
import { setTimeout as waited } from 'node:timers/promises'
import type { Person } from '#server/test/people.ts'
import { openRealtime } from '#server/test/realtime-client.ts'
import { requestOf } from '#server/test/test-request.ts'
import type { Fault } from './world/fault.ts'
import type { Served } from './world/world.ts'

const sampleMs = 1000
/** The memory of the last quarter may exceed that of the second one by this share. Shorter runs are still warming up. */
const mostGrowth = 0.1
const judgedFromMinutes = 5

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** What people do besides writing. `other` signs in, because an account has 50 sessions at most. */
function visitsOf(server: Served, { token, id }: Person, other: Person) {
  const get = async (path: string) => (await server.send(path, { token })).text()
  const own = (collection: string, more = '') =>
    get(
      `/api/collections/${collection}/records?perPage=200&filter=${encodeURIComponent(`user = "${id}"`)}${more}`,
    )
  return [
    () => own('visited_city', '&expand=city,city.country'),
    () => own('trip', '&expand=travel_items'),
    () => own('distinct_visited_countries'),
    () => get(`/api/cities/matches?q=${'abcdefghijklmn'[Math.floor(Math.random() * 14)]}`),
    () => get('/api/collections/country/records?perPage=300'),
    () => get('/api/account/export'),
    () => server.people.signIn(other.email, other.password),
    async () => {
      const stream = await openRealtime({
        request: (path, asked) => fetch(requestOf(server.url, path, asked)),
      })
      await stream.listen(['visited_city/*'], { token })
      await stream.leave()
    },
    () =>
      server.send('/api/planner/generate', {
        method: 'POST',
        token,
        body: { prompt: 'Five days in Rome and Naples' },
      }),
  ]
}

export const faults: Fault[] = [
  {
    name: 'soak',
    what: 'People write, read, search, sign in, plan, export and listen without a pause, for the minutes of `--minutes`.',
    databases: ['sqlite', 'postgres'],
    seconds: 80,
    async run(world) {
      const { minutes } = world
      const server = await world.start()
      const ledger = await server.ledger()
      const writing = ledger.write(server, 2)
      const state = { stopped: false }
      let visits = 0
      const other = await server.people.register({ email: 'other@example.org' })
      const kinds = visitsOf(server, ledger.person, other)
      async function visit() {
        while (!state.stopped && !server.isClosed()) {
          visits += 1
          await kinds[visits % kinds.length]?.()
        }
      }
      const visiting = Promise.all([visit(), visit(), visit()])
      const samples: number[] = []
      const ends = performance.now() + minutes * 60_000
      while (performance.now() < ends) {
        await Promise.race([waited(sampleMs), visiting])
        samples.push(server.memoryMiB())
      }
      state.stopped = true
      await visiting
      await writing.stop()
      assert.deepEqual([...ledger.refused], [])
      assert.deepEqual(await world.withDatabase(ledger.differences), [])
      assert.doesNotMatch(server.errors(), /"level":"error"/)
      assert.equal(await server.stop(), 0)
      const quarter = Math.floor(samples.length / 4)
      const [second, last] = [median(samples.slice(quarter, 2 * quarter)), median(samples.slice(-quarter))]
      const memory = `memory ${second.toFixed(0)} MiB in the second quarter, ${last.toFixed(0)} MiB in the last one, ${Math.max(...samples).toFixed(0)} MiB at most`
      assert.ok(minutes < judgedFromMinutes || last <= second * (1 + mostGrowth), `It grew: ${memory}.`)
      const seen = `${ledger.acknowledged} writes and ${visits} visits in ${minutes} minutes, none failed; ${memory}`
      return { times: 1, seen }
    },
  },
]
