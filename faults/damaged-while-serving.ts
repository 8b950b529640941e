import assert from 'node:assert/strict'
import { closeSync, openSync, statSync, writeSync } from 'node:fs'
import type { Fault } from './world/fault.ts'
import { eventually } from './world/world.ts'

const pageBytes = 4096
const garbage = Buffer.alloc(2000, 0xa5)
/** Paths that read pages of the database which are in no cache. */
const readPaths = [
  '/api/collections/city/records?perPage=500&sort=name',
  '/api/collections/city/records?perPage=500&sort=-population',
  '/api/collections/city/records?perPage=500&sort=-id',
]

export const faults: Fault[] = [
  {
    name: 'damaged-while-serving',
    what: 'Pages of the SQLite file are overwritten while the server runs.',
    databases: ['sqlite'],
    seconds: 5,
    async run(world) {
      const server = await world.start()
      assert.equal(await server.status('/readyz'), 200)
      const file = openSync(world.source, 'r+')
      for (let page = 100; page < statSync(world.source).size / pageBytes; page += 1)
        writeSync(file, garbage, 0, garbage.length, page * pageBytes)
      closeSync(file)
      const statuses = new Set<number>()
      await eventually('a damaged page is read', 10, async () => {
        for (const path of readPaths) statuses.add(await server.status(path))
        return statuses.has(503)
      })
      assert.deepEqual(
        [...statuses].filter((status) => status !== 200 && status !== 503),
        [],
      )
      assert.equal(await server.status('/readyz'), 503)
      assert.equal(await server.status('/livez'), 200)
      assert.match(server.errors(), /The database is damaged\. Run .*doctor/)
      assert.equal(await server.stop(), 0)
      const doctor = await world.admin('doctor')
      assert.equal(doctor.code, 1)
      assert.match(doctor.errors, /it is damaged.*restore a backup/s)
      const seen =
        'requests that read them got a 503, the log said what to do, the process was alive and not ready, and the doctor said to restore a backup'
      return { times: 1, seen }
    },
  },
]
