import { expect, it } from 'vitest'
import { type Share, shareDays } from './share-days.ts'

it('distributes all days and never gives a negative number', () => {
  for (let total = 0; total <= 40; total++) {
    for (let stops = 1; stops <= 9; stops++) {
      const shares: Share[] = Array.from({ length: stops }, (_, index) => ({
        weight: ((index * 7) % 5) + 0.5,
        ...((index + total) % 3 === 0 && { asked: (index + total) % 4 }),
      }))
      const days = shareDays(shares, total)
      expect(days.reduce((sum, count) => sum + count, 0)).toBe(total)
      expect(Math.min(...days)).toBeGreaterThanOrEqual(0)
    }
  }
})

it('gives the requested days, and the others by weight', () => {
  expect(shareDays([{ asked: 3, weight: 1 }, { weight: 3 }, { weight: 1 }], 10)).toEqual([3, 5, 2])
})

it('gives each stop a day before it gives one a second day', () => {
  expect(shareDays([{ weight: 100 }, { weight: 1 }, { weight: 1 }], 3)).toEqual([1, 1, 1])
})
