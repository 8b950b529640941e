import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { type ComponentType, lazy } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { PageFocus } from './page-focus.tsx'

/** A page and a second one that loads a part of itself when it is drawn. */
const renderPages = async () => {
  onTestFinished(cleanup)
  const part = Promise.withResolvers<{ default: ComponentType }>()
  const Part = lazy(() => part.promise)
  const root = createRootRoute({
    component: () => (
      <>
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
        <button type="button">Elsewhere</button>
        <PageFocus />
      </>
    ),
  })
  const first = createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>First</h1> })
  const second = createRoute({
    getParentRoute: () => root,
    path: '/second',
    pendingComponent: () => <p>On its way</p>,
    component: () => <Part />,
  })
  const router = createRouter({
    routeTree: root.addChildren([first, second]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultPendingMinMs: 0,
  })
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { name: 'First' })
  // Keeps the previous page hidden in the document until the next one can be drawn.
  await act(async () => router.history.push('/second'))
  return { router, load: () => act(() => part.resolve({ default: () => <h1>Second</h1> })) }
}

it('waits for the heading of a page that loads a part of itself', async () => {
  const { load } = await renderPages()
  await screen.findByText('On its way')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  load()
  const heading = await screen.findByRole('heading', { name: 'Second' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

it('leaves the focus where the person has moved it meanwhile', async () => {
  const { load } = await renderPages()
  await screen.findByText('On its way')
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  elsewhere.focus()
  load()
  await screen.findByRole('heading', { name: 'Second' })
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(document.activeElement).toBe(elsewhere)
})
