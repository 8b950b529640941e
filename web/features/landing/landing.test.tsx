import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { enterAs, renderApp, setPageLanguage, startServer } from '#web/test/render-app.tsx'

it('leads to registering and to signing in', async () => {
  await startServer()
  renderApp('/')
  const start = await screen.findByRole('link', { name: 'Start Tracking Now' })
  expect(start.getAttribute('href')).toBe('/auth/register')
  const free = await screen.findByRole('link', { name: "Get Started - It's Free" })
  expect(free.getAttribute('href')).toBe('/auth/register')
  for (const link of screen.getAllByRole('link', { name: 'Sign In' })) {
    expect(link.getAttribute('href')).toBe('/auth/login')
  }
})

it('leads a signed-in person to the map', async () => {
  const { person } = await startServer()
  enterAs(person)
  renderApp('/')
  const start = await screen.findByRole('link', { name: 'Start Tracking Now' })
  expect(start.getAttribute('href')).toBe('/map')
  expect(screen.getByText('You are signed in, so this opens your map.')).toBeDefined()
  expect((await screen.findByRole('link', { name: "Get Started - It's Free" })).getAttribute('href')).toBe(
    '/map',
  )
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull()
})

it('shows the four figures', async () => {
  await startServer()
  renderApp('/')
  for (const [figure, label] of [
    ['1M+', 'Active Travelers'],
    ['195+', 'Countries Covered'],
    ['10K+', 'Cities Listed'],
    ['500K+', 'Trips Planned'],
  ] as const) {
    expect((await screen.findByText(label)).parentElement?.textContent).toContain(figure)
  }
})

it('speaks another language after a change, with its numbers and names', async () => {
  await startServer()
  renderApp('/')
  await screen.findByText('Gothenburg')
  await act(() => setPageLanguage('de'))
  expect(screen.getByText('Göteborg').closest('li')?.textContent).toBe('Göteborg6. Mai')
  expect(screen.getByText('255 km')).toBeDefined()
  expect(screen.getByText('Städte im Verzeichnis').parentElement?.textContent).toContain('10.000+')
  expect(screen.getAllByText('Kopenhagen')).toHaveLength(2)
  expect(screen.getByText('8. bis 11. Mai, 3 Nächte')).toBeDefined()
})

it('names the sources of its data, in another language too', async () => {
  await startServer()
  renderApp('/credits')
  expect((await screen.findByRole('link', { name: 'GeoNames' })).getAttribute('href')).toBe(
    'https://www.geonames.org/',
  )
  expect(screen.getByRole('link', { name: 'Public domain' })).toBeDefined()
  await act(() => setPageLanguage('de'))
  expect(screen.getByRole('link', { name: 'Gemeinfrei' })).toBeDefined()
  expect(screen.getAllByText('Genutzt für')).toHaveLength(11)
})

it('opens Explore with the text of the search', async () => {
  await startServer()
  const { router } = renderApp('/')
  const box = await screen.findByLabelText('Search cities and countries')
  fireEvent.change(box, { target: { value: ' Łódź ' } })
  fireEvent.submit(box)
  await waitFor(() => expect(router.state.location.pathname).toBe('/explore'))
  expect(router.state.location.search).toEqual({ q: 'Łódź' })
})
