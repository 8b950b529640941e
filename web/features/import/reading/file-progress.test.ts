import { expect, test } from 'vitest'
import { firstProgress, secondsLeft, shareOf, spokenPercent } from './file-progress.ts'

const file = (name: string, size: number) => ({
  file: new File([new Uint8Array(size)], name),
  path: name,
})
const [large, small] = firstProgress({ files: [file('a.json', 900), file('b.csv', 100)], text: '' }).files

test('files count by their size, and one that cannot be read not at all', () => {
  if (!large || !small) throw new Error('Two files were given.')
  expect(shareOf([large, small])).toBe(0)
  expect(
    shareOf([
      { ...large, done: 450 },
      { ...small, state: 'read' },
    ]),
  ).toBeCloseTo(0.55)
  expect(
    shareOf([
      { ...large, state: 'unreadable' },
      { ...small, done: 50 },
    ]),
  ).toBeCloseTo(0.5)
})

test('the time that is left is rounded, and unknown at first', () => {
  expect(secondsLeft(0.5, 1000)).toBeUndefined()
  expect(secondsLeft(0.5, 40_000)).toBe(40)
  expect(secondsLeft(0.9, 40_000)).toBe(5)
  expect(secondsLeft(0.1, 60_000)).toBe(540)
})

test('a screen reader announces each quarter', () => {
  expect([0.1, 0.25, 0.49, 0.5, 0.8, 1].map(spokenPercent)).toEqual([0, 25, 25, 50, 75, 75])
})
