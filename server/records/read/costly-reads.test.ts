import { setTimeout as waited } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TookTooLong } from '#server/db/took-too-long.ts'
import type { Caller } from '#server/http/context.ts'
import { createRateLimiter, unlimited } from '#server/http/rate-limit.ts'
import { contextOf } from '#server/records/rule-context.ts'
import { createSeededExample, type SeededExample } from '#server/test/example-records.ts'
import { createCostlyReads } from './costly-reads.ts'
import { listRecords } from './list-records.ts'

let example: SeededExample

beforeAll(async () => {
  example = await createSeededExample()
})
afterAll(() => example.close())

const readsWith = (limiter = unlimited) =>
  createCostlyReads({ boundedRead: async (read) => read(example.database.db) }, limiter)

const city = { items: [] }
const slowly = (ms: number) => async () => {
  await waited(ms)
  return city
}

describe('the time of costly reads', () => {
  test('is limited for each network', async () => {
    let now = 0
    const limiter = createRateLimiter(() => new Date(now))
    const reads = readsWith(limiter)
    const read = slowly(10)
    // Nearly all of the time that a network has in a minute.
    limiter.spend('reading', 'one', { count: 10_000, seconds: 60 }, 9995)
    await expect(reads.run('one', read)).resolves.toBe(city)
    let isRead = false
    const refused = reads.run('one', async () => (isRead = true))
    await expect(refused).rejects.toMatchObject({ status: 429 })
    expect(isRead).toBe(false)
    await expect(reads.run('other', slowly(0))).resolves.toBe(city)
    now += 120_000
    await expect(reads.run('one', read)).resolves.toBe(city)
  })

  test('also counts when the read fails, but not while the read waits for a connection', async () => {
    const spent: number[] = []
    const limiter = {
      ...unlimited,
      spend: (_kind: string, _of: string, _limit: object, amount = 1) => void spent.push(amount),
    }
    const failing = createCostlyReads({ boundedRead: async (read) => read(example.database.db) }, limiter)
    const failure = failing.run('one', async () => {
      await waited(20)
      throw new TypeError('The read is broken.')
    })
    await expect(failure).rejects.toThrow(TypeError)
    expect(spent[0]).toBe(0)
    expect(spent[1]).toBeGreaterThan(10)
    const neverConnected = createCostlyReads(
      {
        boundedRead: async () => {
          await waited(20)
          throw new TypeError('No connection.')
        },
      },
      limiter,
    )
    await expect(neverConnected.run('one', slowly(0))).rejects.toThrow(TypeError)
    expect(spent.slice(2)).toEqual([0, 0])
  })

  test('is bounded: a read that takes too long ends with a 400', async () => {
    const reads = createCostlyReads(
      {
        boundedRead: async () => {
          throw new TookTooLong()
        },
      },
      unlimited,
    )
    await expect(reads.run('one', slowly(0))).rejects.toMatchObject({
      status: 400,
      message: 'The filter or the order takes too long. Ask for less.',
    })
  })

  test('is used by one read of a network at a time, and ten more can wait', async () => {
    let running = 0
    let most = 0
    const reads = readsWith()
    const read = async () => {
      running += 1
      most = Math.max(most, running)
      await waited(5)
      running -= 1
    }
    const answers = await Promise.allSettled(Array.from({ length: 13 }, () => reads.run('one', read)))
    expect(most).toBe(1)
    expect(answers.map(({ status }) => status === 'fulfilled')).toEqual([
      ...Array(11).fill(true),
      false,
      false,
    ])
    expect(answers.at(-1)).toMatchObject({ reason: { status: 429, headers: { 'retry-after': '1' } } })
    await expect(reads.run('one', slowly(0))).resolves.toBe(city)
  })

  test('of one network does not delay the reads of another', async () => {
    const reads = readsWith()
    const order: string[] = []
    const read = (name: string, ms: number) => async () => {
      await waited(ms)
      order.push(name)
    }
    await Promise.all([
      reads.run('one', read('slow', 40)),
      reads.run('one', read('after slow', 0)),
      reads.run('other', read('other', 0)),
    ])
    expect(order).toEqual(['other', 'slow', 'after slow'])
  })
})

describe('a list is costly', () => {
  const superuser: Caller = { superuserId: 'root00000000000', sessionId: '' }
  const anna: Caller = { userId: 'usera0000000000', sessionId: '' }

  /** The keys under which the time of a list is counted; none when it runs on the usual connection. */
  async function payersOf(collection: string, query: Record<string, string>, caller: Caller = anna) {
    const { engine } = example
    const payers: string[] = []
    const costlyReads: typeof engine.costlyReads = {
      run: async (network, read) => {
        payers.push(network)
        return read(engine.db)
      },
    }
    const context = { ...contextOf(caller), query, network: 'the network' }
    await listRecords({ ...engine, costlyReads }, engine.registry.get(collection), context)
    return payers
  }
  const comparisons = (count: number) => Array.from({ length: count }, () => 'id=1').join('||')
  const paid = ['the network']

  test('above a cost of 20 when it reads a whole table: the gazetteer, or any collection for a superuser', async () => {
    expect(await payersOf('city', { filter: comparisons(20) })).toEqual([])
    expect(await payersOf('city', { filter: comparisons(20), sort: 'name' })).toEqual(paid)
    expect(await payersOf('city', { filter: comparisons(19), sort: 'name' })).toEqual([])
    expect(await payersOf('city', { filter: comparisons(19), sort: 'name,latitude' })).toEqual(paid)
    expect(await payersOf('city', { filter: comparisons(17), sort: 'country.name' })).toEqual([])
    expect(await payersOf('city', { filter: comparisons(18), sort: 'country.name' })).toEqual(paid)
    expect(await payersOf('city', { filter: comparisons(20), sort: '@rowid' })).toEqual([])
    expect(await payersOf('trip', { filter: comparisons(20) }, superuser)).toEqual([])
    expect(await payersOf('trip', { filter: comparisons(21) }, superuser)).toEqual([
      'superuser root00000000000',
    ])
  })

  test('above a cost of 400 when it reads the records of one person', async () => {
    const legs = Array.from({ length: 2 }, () => 'travel_items.type = "bus"').join('||')
    expect(await payersOf('trip', { filter: `${legs}||${comparisons(100)}` })).toEqual([])
    expect(await payersOf('trip', { filter: `${legs}||${comparisons(101)}` })).toEqual(paid)
  })

  test('when its page ends after the first 10,000 rows', async () => {
    expect(await payersOf('city', { page: '10', perPage: '1000' })).toEqual([])
    expect(await payersOf('city', { page: '11', perPage: '1000' })).toEqual(paid)
    expect(await payersOf('trip', { page: '334', perPage: '30' })).toEqual(paid)
  })
})
