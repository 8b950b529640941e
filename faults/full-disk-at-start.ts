import assert from 'node:assert/strict'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { failingServer } from '#server/test/real-server.ts'
import type { Fault } from './world/fault.ts'
import { moveToSmallDisk } from './world/small-disk.ts'

export const faults: Fault[] = [
  {
    name: 'full-disk-at-start',
    what: 'On a full disk the server is started for the first time, a backup is made, and a running server is stopped.',
    databases: ['sqlite'],
    seconds: 10,
    async run(world) {
      const disk = await moveToSmallDisk(world)
      const server = await world.start()
      const { email, password } = await server.people.register()
      disk.fill()
      const started = performance.now()
      assert.equal(await server.stop(), 0)
      const seconds = (performance.now() - started) / 1000
      assert.ok(seconds < 10)

      const oneSentence = /^The disk of .* is full or failing: .*Free disk space/m
      const saved = await world.admin('backup', join(disk.folder, 'backup.gz'))
      const dataDir = join(disk.folder, 'new')
      disk.free()
      mkdirSync(dataDir, { mode: 0o700 })
      disk.fill()
      const start = await failingServer({ DATA_DIR: dataDir })
      for (const { code, errors } of [saved, start]) {
        assert.equal(code, 1)
        assert.match(errors, oneSentence)
        assert.doesNotMatch(errors, /\n {4}at /)
      }
      assert.deepEqual(
        readdirSync(disk.folder).filter((name) => name.includes('backup')),
        [],
      )
      disk.free()
      await (await world.start()).people.signIn(email, password)
      const seen = `SIGTERM ended with 0 after ${seconds.toFixed(1)} s; the start and the backup ended with 1 and one sentence; with free space again people signed in`
      return { times: 1, seen }
    },
  },
]
