import assert from 'node:assert/strict'
import { closeSync, mkdirSync, openSync, readdirSync, renameSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { onServer } from '#server/test/postgres-setup.ts'
import { failingServer } from '#server/test/real-server.ts'
import type { Fault } from './world/fault.ts'
import type { World } from './world/world.ts'

const garbage = Buffer.alloc(2000, 0xa5)

/** Overwrites a part of each page of a file, from a given page on. */
function damage(file: string, pageBytes: number, firstPage: number) {
  const pages = Math.floor(statSync(file).size / pageBytes)
  const target = openSync(file, 'r+')
  for (let page = firstPage; page < pages; page += 1)
    writeSync(target, garbage, 0, garbage.length, page * pageBytes)
  closeSync(target)
}

/** The server refuses a damaged file; the operator moves it away and restores a backup. */
async function damageFile(world: World) {
  const before = await world.start()
  const { email, password } = await before.people.register()
  assert.equal(await before.stop(), 0)
  const backup = join(world.folder, 'backup.gz')
  assert.equal((await world.admin('backup', backup)).code, 0)
  damage(world.source, 4096, 100)
  const { code, errors } = await failingServer(world.env)
  assert.equal(code, 1)
  assert.match(errors, /does not serve the database.*restore a backup/)
  const aside = join(world.folder, 'aside')
  mkdirSync(aside)
  for (const file of readdirSync(world.dataDir)) renameSync(join(world.dataDir, file), join(aside, file))
  assert.equal((await world.admin('restore', backup)).code, 0)
  await (await world.start()).people.signIn(email, password)
  return 'the start was refused and said what to do; after a restore people signed in'
}

/** With a damaged table in PostgreSQL, requests that read the table fail, and all others are answered. */
async function damageTable(world: World) {
  const server = await world.start()
  const { email, password } = await server.people.register()
  const cluster = world.cluster()
  const path = await onServer(world.source, async (client) => {
    const { rows } = await client.query<{ path: string }>("select pg_relation_filepath('geo_json') as path")
    await client.query('checkpoint')
    return rows[0]?.path ?? ''
  })
  await cluster.stop()
  damage(join(cluster.folder, 'data', path), 8192, 0)
  await cluster.start()
  for (const failing of [1, 2, 3]) {
    const status = await server.status(`/api/collections/geo_json/records?perPage=${failing}`)
    assert.ok(status >= 500, `A damaged table answered ${status}.`)
  }
  await server.people.signIn(email, password)
  assert.equal(await server.status('/api/collections/city/records?perPage=5'), 200)
  assert.equal(await server.status('/readyz'), 200)
  assert.match(server.errors(), /invalid page/)
  assert.equal(await server.stop(), 0)
  return 'requests that read it got a 5xx and the log named the page; everything else was answered'
}

export const faults: Fault[] = [
  {
    name: 'damaged-database',
    what: 'Pages of the SQLite file are overwritten while no server runs; of PostgreSQL, all pages of a table.',
    databases: ['sqlite', 'postgres'],
    seconds: 30,
    run: async (world) => {
      const seen = await (world.kind === 'sqlite' ? damageFile(world) : damageTable(world))
      return { times: 1, seen }
    },
  },
]
