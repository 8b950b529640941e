import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { messages } from '#web/messages/index.ts'
import { dismissAllToasts, useToasts } from '#web/lib/toast.ts'
import { useKeptPage } from './use-kept-page.ts'

afterEach(() => {
  cleanup()
  act(() => dismissAllToasts())
})

function Root() {
  useKeptPage()
  return (
    <>
      <Outlet />
      {useToasts().map(({ id, title, entries }) => (
        <p key={id} role="alert">
          {title}. {entries[0]?.description}
        </p>
      ))}
    </>
  )
}

type Script = { default: () => string }

/** Renders the first of two pages. `load` loads the script of the second one. */
const showSite = async (load: () => Promise<Script>) => {
  const root = createRootRoute({ component: Root })
  const routes = [
    createRoute({ getParentRoute: () => root, path: '/', component: () => 'The first page' }),
    createRoute({ getParentRoute: () => root, path: '/second', component: lazyRouteComponent(load) }),
  ]
  const history = createMemoryHistory({ initialEntries: ['/'] })
  render(<RouterProvider router={createRouter({ routeTree: root.addChildren(routes), history })} />)
  expect(await screen.findByText('The first page')).toBeDefined()
  return { go: () => act(() => history.push('/second')), path: () => history.location.pathname }
}

const second: Script = { default: () => 'The second page' }

it('stays on the page and shows a toast if the script of the next page cannot be loaded', async () => {
  const { go, path } = await showSite(() => Promise.reject(new TypeError('Failed to fetch')))
  go()
  const { pageMissing, scriptMissing } = messages.errors
  expect((await screen.findByRole('alert')).textContent).toBe(`${pageMissing}. ${scriptMissing}`)
  expect(screen.getByText('The first page')).toBeDefined()
  expect(path()).toBe('/')
})

it('opens the page when its script can be loaded again', async () => {
  let calls = 0
  const load = () => {
    calls += 1
    return calls === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(second)
  }
  const { go, path } = await showSite(load)
  go()
  await screen.findByRole('alert')
  go()
  expect(await screen.findByText('The second page')).toBeDefined()
  expect(path()).toBe('/second')
})

it('navigates to a page whose script is slow', async () => {
  const script = Promise.withResolvers<Script>()
  const { go, path } = await showSite(() => script.promise)
  go()
  await waitFor(() => expect(path()).toBe('/second'))
  act(() => script.resolve(second))
  expect(await screen.findByText('The second page')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})
