import assert from 'node:assert/strict'
import { setTimeout as waited } from 'node:timers/promises'
import { startMailServer } from '#server/test/mail-server.ts'
import type { Fault } from './world/fault.ts'
import { inspected, type Memory, openInspector } from './world/inspector.ts'
import { strayErrors } from './world/log.ts'
import { startTraffic } from './world/traffic.ts'

/** After this time the lazily loaded libraries are loaded, and the caches of responses are full. */
const warmUpSeconds = 60
const sampleSeconds = 10
/** In MiB. */
const mostGrowth = 15
const mostMemory = 400
/** The planner computes for seconds in a separate process. On a busy machine it can exceed its limit of 20 s. */
const mostLatePlans = 0.2

const lowest = (samples: readonly Memory[], part: keyof Memory) =>
  Math.min(...samples.map((memory) => memory[part]))

export const faults: Fault[] = [
  {
    name: 'soak',
    what: 'Guests and people read, write, search, plan, sign in and listen for a minute and `--minutes`. Memory is sampled after a collection of garbage, and the first half after the first minute is compared with the second half.',
    databases: ['sqlite', 'postgres'],
    seconds: 130,
    async run(world) {
      const mail = await startMailServer()
      world.afterwards(() => mail.close())
      const server = await world.start({ ...inspected, SMTP_URL: mail.url, PLANNER_DAILY_LIMIT: '100000' })
      const inspector = await openInspector(server)
      world.afterwards(() => inspector.close())
      const atStart = await inspector.memory()
      const traffic = await startTraffic(server)
      const ledger = await server.ledger()
      const writing = ledger.write(server, 1)
      await waited(warmUpSeconds * 1000)
      const samples: Memory[] = []
      let highest = 0
      const ends = performance.now() + world.minutes * 60_000
      while (performance.now() < ends) {
        samples.push(await inspector.memory())
        await waited(sampleSeconds * 1000)
        highest = Math.max(highest, Math.round(server.memoryMiB()))
      }
      await traffic.stop()
      await writing.stop()
      assert.deepEqual([...ledger.refused], [])
      assert.deepEqual(await world.withDatabase(ledger.differences), [])
      const half = Math.ceil(samples.length / 2)
      const [before, after] = [samples.slice(0, half), samples.slice(half)]
      const parts = (['resident', 'heap', 'external'] as const).map(
        (part) => `${part} ${atStart[part]}, ${lowest(before, part)}, ${lowest(after, part)}`,
      )
      const memory = `MiB at the start, in the first and in the second half: ${parts.join('; ')}; at most ${highest}`
      const growth = lowest(after, 'resident') - lowest(before, 'resident')
      assert.ok(growth <= mostGrowth, `The memory grows. ${memory}.`)
      assert.ok(highest <= mostMemory, `The memory is large. ${memory}.`)
      assert.deepEqual(strayErrors(server), [])
      assert.deepEqual(
        [...traffic.statuses].filter(([status]) => status >= 500),
        [],
      )
      const { asked, late } = traffic.plans
      assert.ok(late <= asked * mostLatePlans, `${late} of ${asked} trips were not planned in time.`)
      inspector.close()
      assert.equal(await server.stop(), 0)
      const requests = [...traffic.statuses.values()].reduce((sum, count) => sum + count, 0)
      const seen = `${requests} requests, no response with 5xx, ${late} of ${asked} trips planned too late; ${ledger.acknowledged} acknowledged writes of a ledger, none lost; ${memory}`
      return { times: 1, seen }
    },
  },
]
