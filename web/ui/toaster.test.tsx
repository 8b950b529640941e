import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
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
