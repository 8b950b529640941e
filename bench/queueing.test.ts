import { expect, test } from 'vitest'
import { meanTime, simulate } from './queueing.ts'

/** Whether two numbers differ by at most this share. */
const isNear = (found: number | undefined, expected: number, share: number) =>
  Math.abs((found ?? Number.NaN) / expected - 1) <= share

test.each([
  [1, 70, 0.01],
  [3, 240, 0.01],
  [8, 60, 0.1],
])('%i servers with %d calls a second have the mean time of the formula', (servers, perSecond, seconds) => {
  const { kinds, stations } = simulate(
    [{ name: 'a', servers }],
    [{ name: 'call', load: { perSecond }, visits: [{ station: 'a', seconds }] }],
    2000,
  )
  expect(isNear(kinds.get('call')?.mean, meanTime(perSecond, seconds, servers), 0.05)).toBe(true)
  expect(isNear(kinds.get('call')?.perSecond, perSecond, 0.02)).toBe(true)
  expect(isNear(stations.get('a')?.utilisation, (perSecond * seconds) / servers, 0.03)).toBe(true)
})

test('the formula is that of one server with one server', () => {
  expect(meanTime(50, 0.01, 1)).toBeCloseTo(0.01 / (1 - 0.5), 10)
})

test('people who call again at once keep the servers busy, and wait for each other', () => {
  const { kinds, stations } = simulate(
    [{ name: 'a', servers: 2 }],
    [{ name: 'call', load: { people: 16 }, visits: [{ station: 'a', seconds: 0.01 }] }],
    100,
  )
  expect(stations.get('a')?.utilisation).toBeGreaterThan(0.99)
  expect(isNear(kinds.get('call')?.perSecond, 200, 0.02)).toBe(true)
  expect(isNear(kinds.get('call')?.mean, 16 / 200, 0.02)).toBe(true)
})

test('where all that wait are served at once, a thousand calls a second fit into commits of 10 ms', () => {
  const commits = [{ name: 'commit', servers: 'all at once' as const }]
  const { kinds, stations } = simulate(
    commits,
    [{ name: 'write', load: { perSecond: 1000 }, visits: [{ station: 'commit', seconds: 0.01 }] }],
    100,
  )
  expect(isNear(kinds.get('write')?.perSecond, 1000, 0.02)).toBe(true)
  // A commit, and what is left of the one that goes on.
  expect(isNear(kinds.get('write')?.mean, 0.015, 0.03)).toBe(true)
  expect(kinds.get('write')?.p99).toBeLessThanOrEqual(0.02)
  expect(stations.get('commit')?.utilisation).toBeGreaterThan(0.98)
})

test('a seed gives the same result each time, and another one another result', () => {
  const run = (seed: number) =>
    simulate(
      [{ name: 'a', servers: 1 }],
      [{ name: 'call', load: { perSecond: 50 }, visits: [{ station: 'a', seconds: 0.01 }] }],
      50,
      seed,
    ).kinds.get('call')
  expect(run(1)).toEqual(run(1))
  expect(run(2)).not.toEqual(run(1))
})
