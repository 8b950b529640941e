import assert from 'node:assert/strict'
import { setTimeout as waited } from 'node:timers/promises'
import type { Fault } from './world/fault.ts'
import { eventually } from './world/world.ts'

const times = 5
const readers = 8
const longestSeconds = 10

export const faults: Fault[] = [
  {
    name: 'sigterm-under-load',
    what: 'The server gets SIGTERM while eight clients read and eight write.',
    databases: ['sqlite', 'postgres'],
    seconds: 30,
    async run(world) {
      const statuses = new Map<string, number>()
      const count = (status: string) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
      let slowest = 0
      let writes = 0
      for (let time = 1; time <= times; time += 1) {
        const server = await world.start()
        const ledger = await server.ledger()
        const writing = ledger.write(server, 8)
        const state = { stopped: false }
        const reading = Array.from({ length: readers }, async () => {
          while (!state.stopped && !server.isClosed()) {
            const reply = server.send('/api/collections/city/records?perPage=20&expand=country')
            await reply.then(
              ({ status }) => count(String(status)),
              async (error: NodeJS.ErrnoException) => {
                count(error.code ?? error.message)
                await waited(20)
              },
            )
          }
        })
        await eventually('there is load', 30, () => ledger.acknowledged > 100)
        const asked = performance.now()
        assert.equal(await server.stop(), 0)
        slowest = Math.max(slowest, (performance.now() - asked) / 1000)
        state.stopped = true
        await Promise.all([...reading, writing.stop()])
        for (const [outcome, number] of ledger.refused) statuses.set(outcome, number)
        assert.deepEqual(await world.withDatabase(ledger.differences), [])
        writes += ledger.acknowledged
      }
      const answered = statuses.get('200') ?? 0
      statuses.delete('200')
      statuses.delete('ECONNREFUSED')
      assert.deepEqual([...statuses], [])
      assert.ok(slowest < longestSeconds, `It took ${slowest} s.`)
      const seen = `${answered} reads and ${writes} writes answered, none failed; exit 0 within ${slowest.toFixed(1)} s; no acknowledged write lost`
      return { times, seen }
    },
  },
]
