import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { startTransition, Suspense, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { steadyLazy } from './steady-lazy.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const page = { default: () => 'The page' }

function Site({ page: Page }: { page: RouteComponent }) {
  const [isThere, setIsThere] = useState(false)
  const handleClick = () => startTransition(() => setIsThere(true))
  return <Suspense>{isThere ? <Page /> : <button onClick={handleClick}>Another page</button>}</Suspense>
}

/** Navigates from another page to this one, as the router does: the old page stays until the new one is rendered. */
const show = async (to: RouteComponent) => {
  render(<Site page={to} />)
  await act(async () => screen.getByRole('button').click())
}

it('renders a page whose script is loaded after its first render, without an error of React', async () => {
  const complaints = vi.spyOn(console, 'error')
  const script = Promise.withResolvers<typeof page>()
  await show(steadyLazy(lazyRouteComponent(() => script.promise)))
  expect(screen.getByText('Another page')).toBeDefined()
  await act(async () => script.resolve(page))
  expect(await screen.findByText('The page')).toBeDefined()
  expect(complaints.mock.calls).toEqual([])
})

it('loads the script once, and again after a failure', async () => {
  const load = vi.fn(() => Promise.resolve(page))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const lazy = steadyLazy(lazyRouteComponent(load))
  await lazy.preload?.()
  await lazy.preload?.()
  expect(lazy.preload).toBeUndefined()
  expect(load).toHaveBeenCalledTimes(2)
  await show(lazy)
  expect(await screen.findByText('The page')).toBeDefined()
  expect(steadyLazy(lazy)).toBe(lazy)
})
