import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MapPlate } from './map-plate.tsx'

let width = 1000
let resize = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  width = 1000
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  const Observer = class {
    constructor(callback: () => void) {
      resize = callback
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('a change of the size reports no new view; only the end of a move does', () => {
  const handleView = vi.fn()
  render(<MapPlate label="World map" shape={undefined} labels={undefined} edges={null} onView={handleView} />)
  // The map is set up after the first frame.
  wait(1000)
  width = 700
  act(() => resize())
  wait(1000)
  expect(handleView).not.toHaveBeenCalled()
  act(() => screen.getByRole('button', { name: 'Zoom in' }).click())
  wait(1000)
  expect(handleView).toHaveBeenCalledTimes(1)
})
