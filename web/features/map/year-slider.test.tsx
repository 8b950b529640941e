import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { YearSlider } from './year-slider.tsx'

const years = { from: 2004, to: 2026 }

function Slider() {
  const [value, setValue] = useState({ from: 2010, to: 2019 })
  return <YearSlider years={years} value={value} counts={years23} onChange={setValue} />
}

const years23 = Array.from({ length: 23 }, () => 1)

const first = () => screen.getByRole('slider', { name: 'First year' })
const last = () => screen.getByRole('slider', { name: 'Last year' })
const range = () => [first(), last()].map((slider) => Number(slider.getAttribute('aria-valuenow')))

test('the keys move each end by a year or ten, within its limits and never past the other end', () => {
  const { unmount } = render(<Slider />)
  onTestFinished(unmount)
  expect(range()).toEqual([2010, 2019])
  const press = (slider: HTMLElement, ...keys: string[]) => {
    for (const key of keys) fireEvent.keyDown(slider, { key })
    return range()
  }
  expect(press(first(), 'ArrowRight')).toEqual([2011, 2019])
  expect(press(first(), 'ArrowLeft', 'ArrowDown')).toEqual([2009, 2019])
  expect(press(last(), 'ArrowUp')).toEqual([2009, 2020])
  expect(press(last(), 'PageDown')).toEqual([2009, 2010])
  expect(press(last(), 'PageUp', 'PageUp')).toEqual([2009, 2026])
  expect(press(last(), 'Home')).toEqual([2009, 2009])
  expect(press(first(), 'End')).toEqual([2009, 2009])
  expect(press(first(), 'ArrowRight')).toEqual([2009, 2009])
  expect(press(first(), 'Home')).toEqual([2004, 2009])
  expect(first().getAttribute('aria-valuemin')).toBe('2004')
  expect(first().getAttribute('aria-valuemax')).toBe('2009')
  expect(last().getAttribute('aria-valuemin')).toBe('2004')
  expect(last().getAttribute('aria-valuetext')).toBe('2009')
})

test('from right to left, the arrow to the left leads to later years', () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const { unmount } = render(<Slider />)
  onTestFinished(unmount)
  fireEvent.keyDown(last(), { key: 'ArrowLeft' })
  fireEvent.keyDown(last(), { key: 'ArrowUp' })
  expect(range()).toEqual([2010, 2021])
  fireEvent.keyDown(last(), { key: 'ArrowRight' })
  expect(range()).toEqual([2010, 2020])
})

test('an end follows the pointer, and the part between the ends moves as a whole', () => {
  // Ten pixels a year.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 230, 40))
  onTestFinished(() => void vi.restoreAllMocks())
  const { unmount, container } = render(<Slider />)
  onTestFinished(unmount)
  const drag = (element: Element, from: number, to: number) => {
    fireEvent.pointerDown(element, { button: 0, clientX: from })
    fireEvent.pointerMove(window, { clientX: to })
    fireEvent.pointerUp(window)
    // Events after the drag have no effect.
    fireEvent.pointerMove(window, { clientX: from })
    return range()
  }
  fireEvent.pointerDown(last(), { button: 2, clientX: 260 })
  fireEvent.pointerMove(window, { clientX: 291 })
  expect(range()).toEqual([2010, 2019])
  expect(drag(last(), 260, 291)).toEqual([2010, 2022])
  expect(document.activeElement).toBe(last())
  expect(drag(first(), 160, 40)).toEqual([2004, 2022])
  expect(drag(first(), 100, 900)).toEqual([2022, 2022])
  expect(drag(first(), 280, 200)).toEqual([2014, 2022])
  const between = container.querySelector('.year-selection')
  expect(between && drag(between, 240, 200)).toEqual([2010, 2018])
  expect(between && drag(between, 200, 900)).toEqual([2018, 2026])
})
