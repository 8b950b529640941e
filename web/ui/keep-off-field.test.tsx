import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dismissAllToasts, successToast } from '#web/lib/toast.ts'
import { riseAbove } from './keep-off-field.ts'
import { Toaster } from './toaster.tsx'

afterEach(() => {
  act(() => dismissAllToasts())
  cleanup()
  vi.restoreAllMocks()
})

const toasts = { top: 650, bottom: 720, left: 16, right: 344 }
const field = (top: number) => ({ top, bottom: top + 66, left: 20, right: 340 })

test('toasts move up only for a field that they would cover', () => {
  expect(riseAbove(field(640), toasts, 740)).toBe(96)
  expect(riseAbove(field(584), toasts, 740)).toBe(0)
  expect(riseAbove(field(740), toasts, 740)).toBe(0)
  expect(riseAbove({ ...field(640), left: 344, right: 700 }, toasts, 740)).toBe(0)
})

test('toasts without room above a field do not move', () => {
  expect(riseAbove({ ...field(10), bottom: 700 }, toasts, 740)).toBe(0)
})

test('a toast does not cover the focused field while it is open', async () => {
  const height = window.innerHeight
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, height - 60, 300, 44),
  )
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(70)
  render(
    <>
      <input aria-label="New email" />
      <Toaster />
    </>,
  )
  const rise = () => document.documentElement.style.getPropertyValue('--toast-rise')
  act(() => successToast('Saved'))
  await screen.findByText('Saved')
  expect(rise()).toBe('')
  act(() => screen.getByRole('textbox').focus())
  expect(rise()).toBe('60px')
  act(() => screen.getByRole('textbox').blur())
  expect(rise()).toBe('')
  act(() => screen.getByRole('textbox').focus())
  act(() => dismissAllToasts())
  expect(rise()).toBe('')
})
