import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterFrame, inSlices } from './slices.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

let now = 0
/** A function that takes 4 ms for each item. */
const slowly = (done: number[]) => (item: number) => {
  now += 4
  done.push(item)
}

test('work runs in its own task after the next frame, unless it is cancelled', () => {
  const ran: string[] = []
  afterFrame(() => ran.push('first'))
  const cancel = afterFrame(() => ran.push('second'))
  expect(ran).toEqual([])
  cancel()
  vi.runAllTimers()
  expect(ran).toEqual(['first'])
})

test('long work is spread over tasks, and onEnd is called after the last item', () => {
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const done: number[] = []
  const ends: number[] = []
  inSlices([1, 2, 3, 4, 5], slowly(done), () => ends.push(done.length))
  expect(done).toEqual([1, 2])
  vi.advanceTimersToNextTimer()
  expect([done, ends]).toEqual([[1, 2, 3, 4], []])
  vi.advanceTimersToNextTimer()
  expect([done, ends]).toEqual([[1, 2, 3, 4, 5], [5]])
})

test('cancelled items are not processed', () => {
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const done: number[] = []
  const cancel = inSlices([1, 2, 3], slowly(done))
  cancel()
  vi.runAllTimers()
  expect(done).toEqual([1, 2])
})
