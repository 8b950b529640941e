import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { errorToast, successToast } from '#web/lib/toast.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  render(<Toaster />)
})
afterEach(cleanup)

it('shows a title, a description and a close button', async () => {
  act(() => successToast('City added', { description: 'Successfully marked city as visited' }))
  expect(await screen.findByText('City added')).toBeDefined()
  expect(screen.getByText('Successfully marked city as visited')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Close' })).toBeDefined()
})

it("says 'Unknown error' when a failure gives no reason", async () => {
  act(() => errorToast('Could not add city', ''))
  expect(await screen.findByText('Could not add city')).toBeDefined()
  expect(screen.getByText('Unknown error')).toBeDefined()
})

it('offers to take something back', async () => {
  let isUndone = false
  act(() => successToast('City removed', { onUndo: () => (isUndone = true) }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  act(() => undo.click())
  expect(isUndone).toBe(true)
})

it('goes away by its close button', async () => {
  act(() => successToast('Changed password'))
  const title = await screen.findByText('Changed password')
  const close = title.closest('li')?.querySelector('button')
  act(() => close?.click())
  await waitFor(() => expect(screen.queryByText('Changed password')).toBeNull())
})

it('is swiped away downwards by 20 pixels, not by 19', async () => {
  act(() => successToast('Changed password', { onUndo: () => undefined }))
  const toast = (await screen.findByText('Changed password')).closest('li')
  if (toast === null) throw new Error('The toast is no list item.')
  toast.setPointerCapture = () => undefined
  const swipe = async (px: number) => {
    fireEvent.pointerDown(toast, { button: 0, clientX: 100, clientY: 500, pointerId: 1 })
    fireEvent.pointerMove(toast, { clientX: 100, clientY: 502, pointerId: 1 })
    fireEvent.pointerMove(toast, { clientX: 100, clientY: 500 + px, pointerId: 1 })
    // Slowly: a quick flick is enough in itself.
    await new Promise((resolve) => setTimeout(resolve, 300))
    fireEvent.pointerUp(toast, { clientX: 100, clientY: 500 + px, pointerId: 1 })
  }
  await swipe(19)
  expect(toast.dataset['removed']).toBe('false')
  await swipe(20)
  expect(toast.dataset['removed']).toBe('true')
  await waitFor(() => expect(screen.queryByText('Changed password')).toBeNull())
})

it('goes away by itself after 2.5 seconds, and after 10 when it can be undone', async () => {
  const isLeaving = (title: string) => screen.getByText(title).closest('li')?.dataset['removed'] === 'true'
  act(() => successToast('Loads the toaster'))
  await screen.findByText('Loads the toaster')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  try {
    await act(async () => {
      successToast('Saved')
      successToast('Removed', { onUndo: () => undefined })
      await vi.advanceTimersByTimeAsync(0)
    })
    await act(() => vi.advanceTimersByTimeAsync(2400))
    expect([isLeaving('Saved'), isLeaving('Removed')]).toEqual([false, false])
    await act(() => vi.advanceTimersByTimeAsync(150))
    expect([isLeaving('Saved'), isLeaving('Removed')]).toEqual([true, false])
    await act(() => vi.advanceTimersByTimeAsync(7300))
    expect(isLeaving('Removed')).toBe(false)
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(isLeaving('Removed')).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})
