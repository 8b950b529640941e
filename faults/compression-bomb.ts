import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Fault } from './world/fault.ts'

const line = (value: unknown) => `${JSON.stringify(value)}\n`
const begin =
  line({ archive: 'waymark', format: 1, made: 'now', steps: [] }) +
  line({ table: 'users', columns: ['id', 'name'] })
/** The unpacked content of a file, in blocks of 16 MB. */
const contents = {
  zeros: Buffer.alloc(2 ** 24),
  'short rows': line(['a', 'b']).repeat(1_600_000),
  'long rows': line(['a', 'x'.repeat(2 ** 20)]).repeat(16),
}
const longestSeconds = 30

export const faults: Fault[] = [
  {
    name: 'compression-bomb',
    what: `An archive that unpacks to 16 GB (${Object.keys(contents).join(', ')}) is restored.`,
    databases: ['sqlite', 'postgres'],
    seconds: 15,
    async run(world) {
      const empty = await world.empty()
      let slowest = 0
      for (const content of Object.values(contents)) {
        const file = join(world.folder, 'bomb.gz')
        const part = gzipSync(content)
        writeFileSync(file, Buffer.concat([gzipSync(begin), ...Array.from({ length: 1000 }, () => part)]))
        const started = performance.now()
        const { code, errors } = await empty.admin('restore', file)
        slowest = Math.max(slowest, (performance.now() - started) / 1000)
        assert.equal(code, 1)
        assert.match(errors, /unpacks to more than 200 times its size/)
      }
      assert.ok(slowest < longestSeconds, `It took ${slowest} s.`)
      const seen = `each was refused with a sentence within ${slowest.toFixed(1)} s, including the start of the command`
      return { times: Object.keys(contents).length, seen }
    },
  },
]
