import { expect, test } from 'vitest'
import { addDays } from '#shared/domain/day.ts'
import { seeded } from '#shared/test/seeded.ts'
import { type Span, SpansOfCity } from './spans-of-city.ts'

/** Whether one stay covers another in the same city. */
function covers(there: Span, other: Span): boolean {
  if (there.kind === 'transit' && other.kind !== 'transit') return false
  if (other.hi === '') return true
  if (there.hi === '') return false
  const doOverlap = there.lo <= other.hi && other.lo <= there.hi
  const isWithin = other.lo <= there.lo && there.hi <= other.hi
  return isWithin || (doOverlap && there.isExact && other.isExact)
}

test.each([3, 30, 400])(
  'say of each new stay what the comparison with every other says (%i days)',
  (days) => {
    const random = seeded(days)
    const below = (count: number) => Math.floor(random() * count)
    for (let round = 0; round < 60; round++) {
      const spans = Array.from({ length: 60 }, (): Span => {
        const lo = addDays('2019-01-01', below(days))
        const hi = addDays(lo, below(1 + below(days)))
        const kind = ['visited', 'lived', 'transit'][below(3)] ?? ''
        if (below(40) === 0) return { kind, lo: '', hi: '', isExact: false }
        if (below(10) === 0) return { kind, lo: '', hi, isExact: false }
        return { kind, lo, hi, isExact: below(3) > 0 }
      })
      const ofCity = new SpansOfCity(spans.map(({ lo }) => lo))
      const added: Span[] = []
      for (const span of spans) {
        const isCovered = added.some((there) => covers(there, span))
        expect([span, ofCity.cover(span)]).toEqual([span, isCovered])
        if (isCovered && below(2) === 0) continue
        added.push(span)
        ofCity.add(span)
      }
    }
  },
)

test('a thousand more stays of a century each are compared with 50,000 at once', () => {
  const spans = Array.from({ length: 51_000 }, (_, index): Span => {
    const [start, end] = [Math.floor(index / 360), 359 - (index % 360)]
    return {
      kind: 'visited',
      lo: addDays('1900-01-01', start),
      hi: addDays('2030-01-01', end),
      isExact: false,
    }
  })
  const ofCity = new SpansOfCity(spans.map(({ lo }) => lo))
  for (const span of spans.slice(0, 50_000)) ofCity.add(span)
  const begun = process.cpuUsage()
  for (const span of spans.slice(50_000)) {
    ofCity.cover(span)
    ofCity.add(span)
  }
  const { user, system } = process.cpuUsage(begun)
  expect((user + system) / 1000).toBeLessThan(200)
})
