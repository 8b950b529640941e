import assert from 'node:assert/strict'
import { setTimeout as waited } from 'node:timers/promises'
import type { Fault } from './world/fault.ts'
import { eventually } from './world/world.ts'

/** The server is killed during a write, after at most this many acknowledged ones. */
const mostWrites = 50
const longestMs = 20
/** Enough concurrent requests that several of them share a commit of SQLite. */
const requests = 16

export const faults: Fault[] = [
  {
    name: 'kill-during-writes',
    what: 'The server is killed (`SIGKILL`) in the middle of marks, removals, whole trips and pictures, and started again. On PostgreSQL the database is also stopped immediately every fifth time.',
    databases: ['sqlite', 'postgres'],
    seconds: 60,
    async run(world) {
      const { times, kind } = world
      let server = await world.start()
      const ledger = await server.ledger()
      for (let time = 1; time <= times; time += 1) {
        const enough = ledger.acknowledged + 1 + Math.random() * mostWrites
        const writing = ledger.write(server, requests)
        await eventually('writes are acknowledged', 30, () => ledger.acknowledged >= enough)
        await waited(Math.random() * longestMs)
        server.signal('SIGKILL')
        if (kind === 'postgres' && time % 5 === 0) {
          await world.cluster().crash()
          await world.cluster().start()
        }
        await server.ended
        await writing.stop()
        server.close()
        server = await world.start()
        assert.deepEqual(await world.withDatabase(ledger.differences), [])
      }
      assert.equal(await server.stop(), 0)
      const seen = `${ledger.acknowledged} acknowledged writes, none lost; no half-saved trip; each picture belongs to an account; the database is intact`
      return { times, seen }
    },
  },
]
