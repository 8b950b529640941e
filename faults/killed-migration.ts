import assert from 'node:assert/strict'
import { migrate } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations.ts'
import type { Database } from '#server/db/connect.ts'
import { killedStart } from '#server/test/real-server.ts'
import { run } from '#server/test/test-database.ts'
import type { Fault } from './world/fault.ts'
import type { World } from './world/world.ts'

/** The number of migrations that the older database has run. */
const older = 10
/** A later kill would hit a server that is already ready. */
const slowestStartMs = 6000
const counted = ['country', 'state', 'city', 'currency', 'geo_json', 'migration']

/** The tables with their columns, and the number of rows of the tables that are filled at the start. */
async function shapeOf(database: Database) {
  const tables = (await database.db.introspection.getTables()).map(({ name, columns }) => {
    return [name, columns.map((column) => `${column.name} ${column.dataType}`).sort()] as const
  })
  const counts: unknown[] = []
  for (const table of counted) counts.push(await run(database, `select count(*) as rows from ${table}`))
  return { tables: Object.fromEntries(tables), counts }
}

async function resumes(world: World, expected: unknown, kills: number) {
  for (let kill = 1; kill <= kills; kill += 1) await killedStart(world.env, (slowestStartMs * kill) / kills)
  const server = await world.start()
  assert.equal(await server.status('/api/collections/city/records?perPage=1'), 200)
  assert.equal(await server.stop(), 0)
  assert.deepEqual(await world.withDatabase(shapeOf), expected)
}

export const faults: Fault[] = [
  {
    name: 'killed-migration',
    what: 'Starts that migrate and fill a database are killed at different moments: the first start, and the first one after an update.',
    databases: ['sqlite', 'postgres'],
    seconds: 90,
    async run(world) {
      const expected = await world.withDatabase(shapeOf)
      const kills = Math.ceil(world.times / 2)
      await resumes(await world.empty(), expected, kills)
      const old = await world.empty()
      await old.withDatabase((database) => migrate(database, { steps: migrations.slice(0, older) }))
      await resumes(old, expected, kills)
      const seen =
        'the next start continued; the tables and the gazetteer equal those of an uninterrupted start'
      return { times: 2 * kills, seen }
    },
  },
]
