import { beforeEach, expect, test } from 'vitest'
import { ApiError } from './errors.ts'
import { createRateLimiter, type RateLimiter } from './rate-limit.ts'

const limit = { count: 4, seconds: 10 }
let now: number
let limiter: RateLimiter

beforeEach(() => {
  now = Date.parse('2026-03-01T10:00:00Z')
  limiter = createRateLimiter(() => new Date(now))
})

/** The seconds to wait; null when the event was allowed. */
function wait(key = 'a', kind = 'mail', amount?: number): number | null {
  try {
    limiter.spend(kind, key, limit, amount)
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    expect(error.status).toBe(429)
    return Number(error.headers['retry-after'])
  }
}
const allowed = (tries: number) =>
  Array.from({ length: tries }, () => wait()).filter((seconds) => seconds === null)

test('a window allows as many events as the limit, and the wait lasts until its end', () => {
  expect(allowed(4)).toHaveLength(4)
  expect(wait()).toBe(10)
  now += 4000
  expect(wait()).toBe(6)
  now += 5999
  expect(wait()).toBe(1)
})

test('each kind and each key has its own count', () => {
  allowed(4)
  expect([wait(), wait('b'), wait('a', 'batch')]).toEqual([10, null, null])
})

test('an event can count as several', () => {
  expect(wait('a', 'mail', 3)).toBeNull()
  expect(wait('a', 'mail', 3)).toBeNull()
  expect(wait()).toBe(10)
})

test('the previous window counts in proportion to its overlap with the last seconds', () => {
  allowed(4)
  now += 10_000
  // The whole previous window still lies within the last ten seconds.
  expect(wait()).toBe(10)
  now += 5000
  expect(allowed(4)).toHaveLength(2)
  now += 5000
  // Now the two of that window lie within the last ten seconds.
  expect(allowed(4)).toHaveLength(2)
})

test('a window that ended long ago no longer counts', () => {
  allowed(4)
  now += 20_000
  expect(allowed(5)).toHaveLength(4)
})

test('a clock that was set back begins a new window', () => {
  allowed(4)
  now -= 3_600_000
  expect(allowed(5)).toHaveLength(4)
})

test('beyond 50,000 keys the oldest key is forgotten', () => {
  allowed(4)
  for (let key = 0; key < 49_999; key++) wait(`key ${key}`)
  expect(wait()).toBe(10)
  wait('one more')
  expect(wait()).toBeNull()
})

test('a key with a new window becomes the newest key', () => {
  allowed(4)
  for (let key = 0; key < 49_999; key++) wait(`key ${key}`)
  now += 20_000
  allowed(4)
  wait('one more')
  expect(wait()).toBe(10)
})
