import { expect, test } from 'vitest'
import { type RulerStay, yearRuler } from './year-ruler.ts'

const stay = (label: string, first: string, last: string, rest: Partial<RulerStay> = {}): RulerStay => ({
  label,
  kind: 'visited',
  first,
  last,
  isExact: true,
  trip: '',
  ...rest,
})

const ruler = (stays: RulerStay[], rest: Partial<Parameters<typeof yearRuler>[0]> = {}) =>
  yearRuler({
    year: 2026,
    width: 730,
    stays,
    trips: [],
    homes: [],
    unknown: '',
    textWidth: (text) => text.length * 10,
    ...rest,
  })

test('a day is 2 px wide on a ruler of 730 px, and the last day of a stay is part of its bar', () => {
  const { bars } = ruler([stay('Oslo', '2026-01-11', '2026-01-20')])
  expect(bars[0]?.x).toBeCloseTo(20)
  expect(bars[0]?.width).toBeCloseTo(20 - 1.6)
})

test('the bar of a short stay is at least 4 px wide', () => {
  expect(ruler([stay('Oslo', '2026-05-30', '2026-05-30')]).bars[0]?.width).toBe(4)
})

test('a stay that continues in other years is cut off at both ends', () => {
  const { bars } = ruler([stay('London', '2025-12-27', '2027-01-02')])
  expect(bars[0]?.x).toBe(0)
  expect(bars[0]?.width).toBeCloseTo(730 - 1.6)
})

test('twelve months fill the year without gaps, in a leap year too', () => {
  for (const year of [2026, 2028]) {
    const { months } = ruler([], { year })
    expect(months).toHaveLength(12)
    let end = 0
    for (const { x, width } of months) {
      expect(x).toBeCloseTo(end)
      end = x + width
    }
    expect(end).toBeCloseTo(730)
  }
})

test('a name that would cover another one is on the upper line, and a third is omitted', () => {
  const { labels } = ruler([
    stay('Oslo', '2026-03-01', '2026-03-02'),
    stay('Bergen', '2026-03-04', '2026-03-05'),
    stay('Bodø', '2026-03-06', '2026-03-07'),
    stay('Tromsø', '2026-09-01', '2026-09-05'),
  ])
  expect(labels.map(({ text, y }) => [text, y])).toEqual([
    ['Oslo', 31],
    ['Bergen', 14],
    ['Tromsø', 31],
  ])
})

test('the stays of a trip have one bracket with the name of the trip and no names of their own', () => {
  const { brackets, labels } = ruler(
    [
      stay('Tokyo', '2026-04-03', '2026-04-05', { trip: 'a' }),
      stay('Kyoto', '2026-04-07', '2026-04-10', { trip: 'a' }),
    ],
    { trips: [{ id: 'a', label: 'Honshu' }] },
  )
  expect(brackets).toHaveLength(1)
  expect(brackets[0]?.x).toBeCloseTo(184)
  expect(brackets[0]?.width).toBeCloseTo(16)
  expect(labels.map(({ text }) => text)).toEqual(['Honshu'])
})

test('names stay inside of the ruler, and the label of undated stays is at its end', () => {
  const { labels } = ruler([stay('Reykjavík', '2026-12-30', '2026-12-31')], {
    unknown: 'Month unknown: Rome',
  })
  expect(labels).toEqual([
    { text: 'Month unknown: Rome', font: 'name', x: 540, y: 31, anchor: 'start' },
    { text: 'Reykjavík', font: 'name', x: 640, y: 14, anchor: 'start' },
  ])
})

test('a narrow ruler names the homes only', () => {
  const narrow = ruler([stay('Oslo', '2026-03-01', '2026-03-02')], {
    width: 350,
    homes: [{ label: 'Lived in Kraków', first: '2019-09-01', last: '2026-11-22' }],
  })
  expect(narrow.labels.map(({ text }) => text)).toEqual(['Lived in Kraków'])
})

test('in a right-to-left language the year begins at the right', () => {
  const { bars, months, labels } = ruler([stay('Oslo', '2026-01-01', '2026-01-10')], { isMirrored: true })
  expect(bars[0] && bars[0].x + bars[0].width).toBeCloseTo(730)
  expect(months[0] && months[0].x + months[0].width).toBeCloseTo(730)
  expect(labels[0]).toMatchObject({ x: 730, anchor: 'end' })
})

test('of many names in a place only those that may have room are measured', () => {
  const measured: string[] = []
  const stays = Array.from({ length: 300 }, (_, index) => {
    const day = `2026-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 25)).padStart(2, '0')}`
    return stay(`City ${index}`, day, day)
  }).sort((a, b) => (a.first < b.first ? -1 : 1))
  const { labels } = ruler(stays, {
    textWidth: (text) => {
      measured.push(text)
      return text.length * 10
    },
  })
  expect(labels.length).toBeGreaterThan(12)
  expect(measured.length).toBeLessThan(50)
})
