import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { enterAs, renderApp, startServer } from '#web/test/render-app.tsx'

it('a page without a route says so and leads back', async () => {
  await startServer()
  const { router } = renderApp('/explore')
  expect(await screen.findByRole('heading', { name: 'Explore' })).toBeDefined()
  await router.navigate({ href: '/nowhere' })
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeDefined()
  expect(screen.getByText('Sorry, we could not find the page you are looking for')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '← Go back' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/explore'))
})

it('/not-found and /error are pages of their own', async () => {
  await startServer()
  const first = renderApp('/not-found')
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeDefined()
  first.unmount()
  renderApp('/error')
  expect(await screen.findByRole('heading', { name: 'Internal server error' })).toBeDefined()
  expect(screen.getByText('Something went wrong. We apologize for the inconvenience.')).toBeDefined()
})

it('the way back from the first page of a visit leads home', async () => {
  await startServer()
  const { router } = renderApp('/nowhere')
  fireEvent.click(await screen.findByRole('button', { name: '← Go back' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

it('an unknown person and a private one get the same page, on the map and on the profile', async () => {
  const { app, person } = await startServer()
  const other = await app.people.register({ name: 'Ola Nordmann' })
  const readAt = async (path: string) => {
    renderApp(path)
    const heading = await screen.findByRole(
      'heading',
      { name: 'This profile is private' },
      { timeout: 10_000 },
    )
    const text = heading.parentElement?.innerHTML ?? ''
    cleanup()
    return text
  }
  const readAsEach = async () => {
    const texts = new Set<string>()
    for (const id of [other.id, 'nobody000000000', 'no-id-at-all']) {
      texts.add(await readAt(`/map/${id}`))
      texts.add(await readAt(`/profile/${id}`))
    }
    return texts.size
  }
  expect(await readAsEach()).toBe(1)
  enterAs(person)
  expect(await readAsEach()).toBe(1)
}, 30_000)

it('the way back leads to the page that was open before an address was typed', async () => {
  await startServer()
  vi.stubGlobal('navigation', { canGoBack: true })
  const { router } = renderApp('/nowhere')
  const back = vi.spyOn(router.history, 'back')
  fireEvent.click(await screen.findByRole('button', { name: '← Go back' }))
  expect(back).toHaveBeenCalledOnce()
  expect(router.state.location.pathname).toBe('/nowhere')
})
