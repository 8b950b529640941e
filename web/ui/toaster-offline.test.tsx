import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { dismissAllToasts, errorToast, successToast } from '#web/lib/toast.ts'
import { Toaster } from './toaster.tsx'

vi.mock('./sonner-toaster.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
afterEach(() => {
  act(() => dismissAllToasts())
  cleanup()
})

it('shows a failure even if the script of the toasts cannot be loaded', async () => {
  render(<Toaster />)
  act(() => errorToast('Failed to create trip', 'The server cannot be reached.'))
  expect(await screen.findByText('Failed to create trip')).toBeDefined()
  expect(screen.getByText('The server cannot be reached.')).toBeDefined()
  act(() => screen.getByRole('button', { name: 'Close' }).click())
  expect(screen.queryByText('Failed to create trip')).toBeNull()
})

it('offers Undo even without that script', async () => {
  let isUndone = false
  render(<Toaster />)
  act(() => successToast('City removed', { onUndo: () => (isUndone = true) }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  act(() => undo.click())
  expect(isUndone).toBe(true)
  await waitFor(() => expect(screen.queryByText('City removed')).toBeNull())
})
