/**
 * Measures how long the event loop is blocked during three tasks: the export of an account of 10,000 stays and 1,850
 * trips with 200 legs each, the undoing of its import, and the restoring of an archive with 10,000 stays and 500 such
 * trips. It uses a SQLite file, in this process. On a busy machine the elapsed time includes other processes, so the
 * CPU time of each turn is printed as well; the CPU time does not include waiting for the disk.
 */
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate as otherWork } from 'node:timers/promises'
import { openDatabase } from '#server/db/connect.ts'
import { createTestApp } from '#server/test/create-test-app.ts'
import { fillTestDatabase } from '#server/test/fill-test-database.ts'
import { fillLargeAccount } from '#server/test/large-account.ts'
import { withScratchFolder } from '#server/test/scratch-folder.ts'
import { report } from './report.ts'

const budgetMs = 100

/** Measures the longest turn of the event loop until it is stopped, in ms of CPU time. */
function processorTurns() {
  const spentMs = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let [longestMs, before, isOver] = [0, spentMs(), false]
  const turn = () => {
    const now = spentMs()
    longestMs = Math.max(longestMs, now - before)
    before = now
    if (!isOver) setImmediate(turn)
  }
  turn()
  return () => {
    isOver = true
    return longestMs
  }
}

async function measured(name: string, work: () => Promise<unknown>) {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  await otherWork()
  delay.enable()
  const stop = processorTurns()
  const began = performance.now()
  await work()
  delay.disable()
  report(`${name}: longest turn in CPU time`, stop(), budgetMs, 'ms')
  report(`${name}: longest delay`, delay.max / 1e6, budgetMs, 'ms')
  console.log(`     ${((performance.now() - began) / 1000).toFixed(1)} s in all`)
}

/**
 * A body that arrives in chunks, as from the network: creating a body of 40 MB at once would block the event loop for
 * longer than the limit.
 */
const inParts = (bytes: Uint8Array) => {
  let at = 0
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      await otherWork()
      if (at >= bytes.length) controller.close()
      else controller.enqueue(bytes.slice(at, at + partBytes))
      at += partBytes
    },
  })
}
const partBytes = 65_536

await withScratchFolder(async (folder) => {
  const database = openDatabase(join(folder, 'bench.db'))
  await fillTestDatabase(database)
  const app = await createTestApp({}, { database })
  const get = async (path: string, token: string) => {
    const response = await app.request(`/api/account/export${path}`, { token })
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true })
    return text
  }
  const large = await app.people.register()
  const importId = await fillLargeAccount(
    { database, person: large.id },
    { stays: 10_000, trips: 1850, legs: 200 },
  )
  for (const path of ['?format=json', '?format=csv', '/map.kml', '/trips.csv', '/trips.gpx', '/trips.ics']) {
    await measured(`export ${path}`, () => get(path, large.token))
  }
  await measured('undo', async () => {
    const path = `/api/imports/${importId}/undo`
    const { status } = await app.request(path, { method: 'POST', token: large.token })
    if (status !== 200) throw new Error(`The undo was answered ${status}.`)
  })
  // The next account reuses the ids of this one's import and trips.
  await app.request(`/api/collections/users/records/${large.id}`, { method: 'DELETE', token: large.token })
  const other = await app.people.register()
  await fillLargeAccount({ database, person: other.id }, { stays: 10_000, trips: 500, legs: 200 })
  const archive = new TextEncoder().encode(await get('?format=json', other.token))
  console.log(`     archive of ${(archive.length / 1e6).toFixed(0)} MB`)
  const empty = await app.people.register()
  await measured('restore', async () => {
    const headers = { authorization: empty.token }
    const options = { method: 'POST', headers, body: inParts(archive), duplex: 'half' }
    const { status } = await app.fetch(new Request('http://localhost/api/account/import', options))
    if (status !== 200) throw new Error(`The restoration was answered ${status}.`)
  })
  await app.close()
})
