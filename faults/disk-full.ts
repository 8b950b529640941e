import assert from 'node:assert/strict'
import type { Fault } from './world/fault.ts'
import { moveToSmallDisk } from './world/small-disk.ts'
import { eventually } from './world/world.ts'

const times = 3
const refusalsEach = 20
const readPaths = [
  '/api/collections/city/records?perPage=5',
  '/api/cities/matches?q=par',
  '/livez',
  '/readyz',
]

export const faults: Fault[] = [
  {
    name: 'disk-full',
    what: 'The disk of the database is filled to the last byte while people write, and emptied again.',
    databases: ['sqlite', 'postgres'],
    seconds: 20,
    async run(world) {
      const disk = await moveToSmallDisk(world)
      const server = await world.start()
      const ledger = await server.ledger()
      const writing = ledger.write(server)
      const refused = () => ledger.refused.get('507') ?? 0
      for (let time = 1; time <= times; time += 1) {
        disk.fill()
        await eventually('writes are refused', 60, () => refused() >= refusalsEach * time)
        for (const path of readPaths) assert.equal(await server.status(path), 200, path)
        disk.free()
        const before = ledger.acknowledged
        await eventually('writes are acknowledged again', 10, () => ledger.acknowledged > before + 50)
      }
      await writing.stop()
      assert.deepEqual([...ledger.refused.keys()], ['507'])
      assert.deepEqual(await world.withDatabase(ledger.differences), [])
      assert.equal(await server.stop(), 0)
      const seen = `${refused()} writes refused with 507, every read answered; the same process continued when there was space; ${ledger.acknowledged} acknowledged writes, none lost`
      return { times, seen }
    },
  },
]
