import assert from 'node:assert/strict'
import { setTimeout as waited } from 'node:timers/promises'
import SQLite from 'better-sqlite3'
import { waitedForCpuMs } from './world/cpu-wait.ts'
import type { Fault } from './world/fault.ts'
import { eventually } from './world/world.ts'

const lockedMs = 12_000
/** The longest time that a read may be blocked, without the time in which both processes waited for the CPU. */
const longestReadMs = 1000
const readPaths = ['/livez', '/readyz', '/api/collections/city/records?perPage=5']

export const faults: Fault[] = [
  {
    name: 'locked-database',
    what: 'Another process holds the write lock of the SQLite file for 12 s while people write.',
    databases: ['sqlite'],
    seconds: 20,
    async run(world) {
      const server = await world.start()
      const ledger = await server.ledger()
      const writing = ledger.write(server)
      const other = new SQLite(world.source, { timeout: 5000 })
      world.afterwards(() => other.close())
      other.exec('begin immediate')
      const locked = performance.now()
      let [reads, slowestMs] = [0, 0]
      while (performance.now() - locked < lockedMs) {
        for (const path of readPaths) {
          const waitedMs = () => waitedForCpuMs(server.pid) + waitedForCpuMs(process.pid)
          const [asked, waitedBefore] = [performance.now(), waitedMs()]
          assert.equal(await server.status(path), 200, path)
          slowestMs = Math.max(slowestMs, performance.now() - asked - (waitedMs() - waitedBefore))
          reads += 1
        }
        await waited(20)
      }
      assert.ok(slowestMs < longestReadMs, `A read was blocked for ${slowestMs} ms.`)
      assert.ok((ledger.refused.get('503') ?? 0) > 0)
      const { person } = ledger
      const body = { user: person.id, name: 'Refused' }
      const refused = await server.send('/api/collections/trip/records', {
        method: 'POST',
        token: person.token,
        body,
      })
      assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '5'])
      other.exec('rollback')
      const before = ledger.acknowledged
      await eventually('writes are acknowledged again', 5, () => ledger.acknowledged > before + 20)
      await writing.stop()
      assert.deepEqual([...ledger.refused.keys()], ['503'])
      assert.deepEqual(await world.withDatabase(ledger.differences), [])
      const seen = `${reads} reads answered meanwhile, none blocked for more than ${Math.ceil(Math.max(1, slowestMs))} ms; writes waited for 5 s and got a 503 with Retry-After; ${ledger.acknowledged} acknowledged writes, none lost`
      return { times: 1, seen }
    },
  },
]
