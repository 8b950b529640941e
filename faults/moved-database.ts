import assert from 'node:assert/strict'
import { mkdirSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Fault } from './world/fault.ts'
import { eventually } from './world/world.ts'

const refusalsEach = 20

export const faults: Fault[] = [
  {
    name: 'moved-database',
    what: 'waymark.db, its -wal and its -shm file are moved away and back, one after the other, while people write.',
    databases: ['sqlite'],
    seconds: 15,
    async run(world) {
      const server = await world.start()
      const ledger = await server.ledger()
      const writing = ledger.write(server)
      const aside = join(world.folder, 'aside')
      mkdirSync(aside)
      const refused = () => ledger.refused.get('503') ?? 0
      for (const suffix of ['', '-wal', '-shm']) {
        const file = `${world.source}${suffix}`
        const before = ledger.acknowledged
        await eventually('writes are acknowledged', 10, () => ledger.acknowledged > before + 50)
        const refusedBefore = refused()
        renameSync(file, join(aside, basename(file)))
        await eventually('writes are refused', 10, () => refused() >= refusedBefore + refusalsEach)
        const acknowledged = ledger.acknowledged
        await eventually('more are refused', 10, () => refused() >= refusedBefore + 2 * refusalsEach)
        assert.equal(ledger.acknowledged, acknowledged)
        assert.equal(await server.status('/readyz'), 503)
        assert.equal(await server.status('/livez'), 200)
        assert.equal(await server.status('/api/collections/city/records?perPage=5'), 200)
        renameSync(join(aside, basename(file)), file)
        await eventually('it is ready', 5, async () => (await server.status('/readyz')) === 200)
      }
      const before = ledger.acknowledged
      await eventually('writes are acknowledged again', 10, () => ledger.acknowledged > before + 20)
      await writing.stop()
      assert.deepEqual([...ledger.refused.keys()], ['503'])
      assert.match(server.errors(), /was moved, deleted or replaced/)
      assert.equal(await server.stop(), 0)
      assert.deepEqual(await world.withDatabase(ledger.differences), [])
      const seen = `${refused()} writes refused with 503 and none acknowledged meanwhile, reads answered, not ready until the file was back; ${ledger.acknowledged} acknowledged writes, none lost`
      return { times: 3, seen }
    },
  },
]
