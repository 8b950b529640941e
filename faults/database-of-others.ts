import assert from 'node:assert/strict'
import { failingServer } from '#server/test/real-server.ts'
import { run } from '#server/test/test-database.ts'
import type { Fault } from './world/fault.ts'

export const faults: Fault[] = [
  {
    name: 'database-of-others',
    what: 'The server is started on a database that has tables of another program, and an archive is restored into it.',
    databases: ['sqlite', 'postgres'],
    seconds: 10,
    async run(world) {
      const archive = `${world.folder}/archive.gz`
      assert.equal((await world.admin('backup', archive)).code, 0)
      const others = await world.empty()
      const tables = () =>
        others.withDatabase(async ({ db }) => (await db.introspection.getTables()).map(({ name }) => name))
      await others.withDatabase((database) => run(database, 'create table invoice (id integer)'))
      const outcomes = [await failingServer(others.env), await others.admin('restore', archive)]
      for (const { code, errors } of outcomes) {
        assert.equal(code, 1)
        assert.match(errors, /of another program.*invoice.*Nothing was changed/)
      }
      assert.deepEqual(await tables(), ['invoice'])
      return { times: outcomes.length, seen: 'both ended with 1 and a sentence, and no table was added' }
    },
  },
]
