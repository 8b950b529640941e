import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { onServer } from '#server/test/postgres-setup.ts'
import { failingServer } from '#server/test/real-server.ts'
import type { Fault } from './world/fault.ts'
import { moveToSmallDisk } from './world/small-disk.ts'
import { eventually, type Served, type World } from './world/world.ts'

const times = 3
const refusalsEach = 20

/** Forbids writing to the database while the server runs, or allows it again. */
async function forbidWrites(world: World, server: Served, forbidden: boolean) {
  if (world.kind === 'sqlite') {
    // As on a failing disk: each write to a file is refused.
    execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${forbidden ? '0' : 'unlimited'}:`])
    return
  }
  await onServer(world.cluster().url('postgres'), async (client) => {
    await client.query(`alter system set default_transaction_read_only = ${forbidden ? 'on' : 'off'}`)
    await client.query('select pg_reload_conf()')
  })
}

export const faults: Fault[] = [
  {
    name: 'read-only-database',
    what: 'The database refuses every write while people write: the files of SQLite, or the whole PostgreSQL server. A start on a read-only disk is also tried (SQLite).',
    databases: ['sqlite', 'postgres'],
    seconds: 20,
    async run(world) {
      const disk = world.kind === 'sqlite' ? await moveToSmallDisk(world) : null
      const server = await world.start()
      const ledger = await server.ledger()
      const writing = ledger.write(server)
      const refused = () => ledger.refused.get('507') ?? 0
      for (let time = 1; time <= times; time += 1) {
        await forbidWrites(world, server, true)
        await eventually('writes are refused', 30, () => refused() >= refusalsEach * time)
        assert.equal(await server.status('/api/collections/city/records?perPage=5'), 200)
        assert.equal(await server.status('/livez'), 200)
        await forbidWrites(world, server, false)
        const before = ledger.acknowledged
        await eventually('writes are acknowledged again', 10, () => ledger.acknowledged > before + 20)
      }
      await writing.stop()
      assert.deepEqual([...ledger.refused.keys()], ['507'])
      assert.deepEqual(await world.withDatabase(ledger.differences), [])
      assert.equal(await server.stop(), 0)
      if (disk) {
        disk.remount('ro')
        const { code, errors } = await failingServer(world.env)
        assert.equal(code, 1)
        assert.match(errors, /cannot write to/)
        assert.doesNotMatch(errors, /\n {4}at /)
        disk.remount('rw')
      }
      const start = disk ? '; the start said what to do and ended with 1' : ''
      const seen = `${refused()} writes refused with 507, reads answered; the same process continued; ${ledger.acknowledged} acknowledged writes, none lost${start}`
      return { times, seen }
    },
  },
]
