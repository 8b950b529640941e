import assert from 'node:assert/strict'
import { replyOf } from '#server/test/test-request.ts'
import { movableClock } from './world/clock.ts'
import type { Fault } from './world/fault.ts'
import { eventually, type Served } from './world/world.ts'

/** The size of the account. Its archive has 20 MB. */
const [stays, trips, legsOfTrip] = [20_000, 400, 200]
const collections = ['import', 'trip', 'travel_item', 'stay', 'wish', 'visited_city'] as const

/** The text of an archive, with stays and trips in some cities. */
function archiveText(cities: readonly string[]): string {
  const city = (index: number) => cities[index % cities.length]
  const idOf = (kind: string, number: number) => `${kind}${String(number).padStart(15 - kind.length, '0')}`
  const many = <Item>(count: number, item: (index: number) => Item) =>
    Array.from({ length: count }, (_, index) => item(index))
  const note = 'A day by the river, and a long evening in the old town. '.repeat(3)
  const records = {
    trip: many(trips, (trip) => ({ id: idOf('t', trip), name: `Trip ${trip}` })),
    travel_item: many(trips * legsOfTrip, (leg) => ({
      id: idOf('l', leg),
      trip: idOf('t', Math.floor(leg / legsOfTrip)),
      type: 'train',
      from: city(leg),
      to: city(leg + 1),
      start_date: '2019-05-03 00:00:00.000Z',
      arrival_date: '2019-05-04 00:00:00.000Z',
      order: leg % legsOfTrip,
    })),
    stay: many(stays, (index) => ({ id: idOf('s', index), city: city(index), kind: 'visited', note })),
  }
  return JSON.stringify({ product: 'waymark', version: 2, account: {}, records })
}

export const faults: Fault[] = [
  {
    name: 'killed-while-restoring',
    what: 'The process is killed while it restores an archive of 20 MB, is started again, and the person restores the archive once more.',
    databases: ['sqlite', 'postgres'],
    seconds: 40,
    async run(world) {
      const clock = movableClock(world)
      const killed = await world.start(clock.env)
      const { token } = await killed.people.register()
      const countIn = async (server: Served, collection: string) => {
        const path = `/api/collections/${collection}/records?perPage=1`
        return Number((await replyOf(await server.send(path, { token }))).body.totalItems)
      }
      const found = await replyOf(await killed.send('/api/collections/city/records?perPage=500'))
      const text = archiveText((found.body.items as { id: string }[]).map(({ id }) => id))
      assert.ok(text.length > 20e6, `The archive has ${text.length} bytes.`)
      const restore = (server: Served) =>
        server.send('/api/account/import', { method: 'POST', token, body: text })

      const broken = restore(killed).catch(() => null)
      await eventually('some stays are stored', 60, async () => (await countIn(killed, 'stay')) > 0)
      killed.signal('SIGKILL')
      await Promise.all([broken, killed.ended])

      // A restoration without a sign of life for a minute counts as abandoned.
      await clock.move(61)
      const server = await world.start(clock.env)
      const emptied = await eventually('nothing of the archive is left', 60, async () => {
        const counts = await Promise.all(collections.map((collection) => countIn(server, collection)))
        return counts.every((count) => count === 0)
      })
      const began = performance.now()
      const { status, body } = await replyOf(await restore(server))
      const tookSeconds = (performance.now() - began) / 1000
      assert.equal(status, 200)
      assert.equal(body.skippedCount, 0)
      for (const [collection, count] of [
        ['trip', trips],
        ['travel_item', trips * legsOfTrip],
        ['stay', stays],
      ] as const)
        assert.equal(await countIn(server, collection), count)
      const seen = `nothing was left ${emptied.toFixed(1)} s after the start; the archive was restored in ${tookSeconds.toFixed(1)} s`
      return { times: 1, seen }
    },
  },
]
