import assert from 'node:assert/strict'
import { join } from 'node:path'
import { storedOf } from '#server/test/ledger.ts'
import type { ProcessOutcome } from '#server/test/real-server.ts'
import type { Fault } from './world/fault.ts'
import { eventually } from './world/world.ts'

const times = 2

function checksumOf({ code, output, errors }: ProcessOutcome): string {
  assert.equal(code, 0, errors)
  return /Checksum (\w+)/.exec(output)?.[1] ?? 'none'
}

export const faults: Fault[] = [
  {
    name: 'backup-during-writes',
    what: 'A backup is made while people write, restored on an empty machine, and made again there.',
    databases: ['sqlite', 'postgres'],
    seconds: 60,
    async run(world) {
      const server = await world.start()
      const ledger = await server.ledger()
      const writing = ledger.write(server)
      let beside = 0
      for (let time = 1; time <= times; time += 1) {
        const before = ledger.acknowledged
        await eventually('there are writes', 30, () => ledger.acknowledged > before + 100)
        const file = join(world.folder, `${time}.gz`)
        const begun = ledger.acknowledged
        const saved = checksumOf(await world.admin('backup', file))
        beside += ledger.acknowledged - begun
        const empty = await world.empty()
        assert.equal(checksumOf(await empty.admin('restore', file)), saved)
        assert.equal(checksumOf(await empty.admin('backup', join(empty.folder, 'again.gz'))), saved)
        const restored = await empty.withDatabase((database) => storedOf(database, ledger.person.id))
        assert.deepEqual(restored.halves, [])
        assert.ok(restored.marks.size > 0)
        const again = await empty.start()
        const { email, password } = ledger.person
        await again.people.signIn(email, password)
        await empty.close()
      }
      await writing.stop()
      assert.deepEqual([...ledger.refused], [])
      assert.ok(beside > 0)
      const seen = `${beside} writes acknowledged beside the backups, none refused; the same checksum each time; no half-saved trip in an archive; people can sign in after the restore`
      return { times, seen }
    },
  },
]
