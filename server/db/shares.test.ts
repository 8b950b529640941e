import { setTimeout as waited } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createShares } from './shares.ts'
import { StorageError } from './storage-trouble.ts'

/** Takes `count` shares of a kind, and lists those that were given. */
function takeMany(shares: ReturnType<typeof createShares>, kind: string, count: number) {
  const given: { end(outcome: 'blocked' | 'done' | 'unused'): void }[] = []
  const refused: unknown[] = []
  for (let i = 0; i < count; i++) {
    shares.take(kind).then(
      (share) => given.push(share),
      (error: unknown) => refused.push(error),
    )
  }
  return { given, refused }
}
const settled = () => waited(0)

test('a kind of work cannot take all connections, and other kinds get connections at once', async () => {
  const shares = createShares(2, 1000)
  const trips = takeMany(shares, 'trip', 5)
  const cities = takeMany(shares, 'city', 2)
  await settled()
  expect([trips.given.length, cities.given.length, shares.waiting]).toEqual([2, 2, 3])
  trips.given[0]?.end('done')
  await settled()
  expect([trips.given.length, shares.waiting]).toEqual([3, 2])
})

test('the caller that has waited longest is first', async () => {
  const shares = createShares(1, 1000)
  const first = await shares.take('trip')
  const order: number[] = []
  const waiting = [1, 2].map((number) => shares.take('trip').then((share) => (order.push(number), share)))
  first.end('done')
  const second = await waiting[0]
  expect(order).toEqual([1])
  second?.end('done')
  await waiting[1]
  expect(order).toEqual([1, 2])
})

test('waiting too long is an error with this reason', async () => {
  const shares = createShares(1, 20)
  const held = await shares.take('trip')
  const late = takeMany(shares, 'trip', 1)
  await expect.poll(() => late.refused).toHaveLength(1)
  expect(late.refused[0]).toBeInstanceOf(StorageError)
  expect(late.refused[0]).toMatchObject({
    trouble: 'busy',
    message: 'Too many queries wait for the database (trip).',
  })
  expect(shares.waiting).toBe(0)
  held.end('done')
  await settled()
  expect(late.given).toEqual([])
})

test('blocked work gets one connection until it succeeds, and then one more with each success', async () => {
  const shares = createShares(3, 1000)
  const { given } = takeMany(shares, 'trip', 8)
  await settled()
  expect(given).toHaveLength(3)
  for (const share of given.slice(0, 3)) share.end('blocked')
  await settled()
  expect(given).toHaveLength(4)
  given[3]?.end('unused')
  await settled()
  expect(given).toHaveLength(5)
  given[4]?.end('done')
  await settled()
  expect(given).toHaveLength(7)
  // The blocked state is remembered while no connection is in use.
  const alone = await shares.take('state')
  alone.end('blocked')
  const next = takeMany(shares, 'state', 2)
  await settled()
  expect(next.given).toHaveLength(1)
  next.given[0]?.end('done')
  // Another kind is not affected.
  const cities = takeMany(shares, 'city', 3)
  await settled()
  expect(cities.given).toHaveLength(3)
})
