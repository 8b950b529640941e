import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cityId, countryId } from '#shared/domain/gazetteer-ids.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import type { Network } from '#web/test/network.ts'
import { enterAs, renderApp, startServer } from '#web/test/render-app.tsx'

let app: TestApp
let network: Network
let person: Person
const colmar = cityId(3024297)
const trip = 'trip00000000001'

beforeEach(async () => {
  ;({ app, network, person } = await startServer())
  enterAs(person)
})

const goOffline = () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const goOnline = () => {
    onLine.mockRestore()
    act(() => void window.dispatchEvent(new Event('online')))
  }
  onTestFinished(goOnline)
  act(() => void window.dispatchEvent(new Event('offline')))
  return goOnline
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const notice = () => screen.queryByText('You are offline. What you see was loaded before.')

const pages: [path: string, title: string][] = [
  ['/explore/country', 'Explore Countries'],
  [`/explore/country/${countryId('IT')}`, 'Explore Italy'],
  [`/explore/country/${countryId('GB')}/region/s00000000gbzeng`, 'England'],
  [`/explore/city/${colmar}`, 'Explore Colmar'],
  ['/map', 'My Map'],
  ['/profile', 'Profile'],
  ['/settings/general', 'Settings'],
  ['/settings/security', 'Settings'],
  ['/trip', 'Your Trips'],
  [`/trip/view/${trip}`, 'Spring'],
]

test.each(pages)('%s reports that there is no network, and shows the cached content', async (path, title) => {
  const body = { id: trip, name: 'Spring', user: person.id }
  await app.request('/api/collections/trip/records', { method: 'POST', token: person.token, body })
  renderApp(path)
  await heading(title)
  expect(notice()).toBeNull()
  const goOnline = goOffline()
  expect(notice()).not.toBeNull()
  await heading(title)
  goOnline()
  expect(notice()).toBeNull()
})

test('a page without a network is loaded again on request', async () => {
  renderApp(`/explore/city/${colmar}`)
  await heading('Explore Colmar')
  await screen.findAllByText(/ km$/)
  goOffline()
  const visits = (line: string) => line.startsWith('GET /api/collections/visited_city')
  const before = network.asked.filter(visits).length
  network.loseNext({ path: '/api/collections/visited_city' })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('You are still offline. What you see was loaded before.')
  // The page loads the visits again when its event stream starts.
  expect(network.asked.filter(visits).length).toBeGreaterThan(before)
  await heading('Explore Colmar')
})

test('the focus moves to the content when the notice that has it disappears', async () => {
  renderApp(`/explore/city/${colmar}`)
  await heading('Explore Colmar')
  const goOnline = goOffline()
  screen.getByRole('button', { name: 'Try again' }).focus()
  goOnline()
  expect(notice()).toBeNull()
  expect(document.activeElement?.id).toBe('content')
})

test.each([
  ['a list', '/trip', '/api/collections/trip/records', "You haven't created any trips yet."],
  ['a page', `/explore/city/${colmar}`, `/api/collections/city/records/${colmar}`, 'Explore Colmar'],
  ['the settings', '/settings/general', '/api/collections/settings', 'Account Settings'],
])('%s that could not be loaded is shown when the network is back', async (_what, path, lost, text) => {
  const { router } = renderApp('/explore')
  await heading('Explore')
  const goOnline = goOffline()
  // The route sends a request, and a screen that shows its own failure sends another one.
  for (let tries = path === '/trip' ? 2 : 1; tries > 0; tries -= 1) network.loseNext({ path: lost })
  await router.navigate({ href: path })
  await screen.findByText('You are offline. Try again when the connection is back.')
  expect(screen.queryAllByText(text)).toEqual([])
  goOnline()
  await screen.findAllByText(text)
  await waitFor(() =>
    expect(screen.queryByText('You are offline. Try again when the connection is back.')).toBeNull(),
  )
})

test("another person's profile that could not be loaded is shown when the network is back", async () => {
  const other = await app.people.register({ name: 'Ola Nordmann' })
  await app.database.db.updateTable('users').set({ public: 1 }).execute()
  const { router } = renderApp('/explore')
  await heading('Explore')
  const goOnline = goOffline()
  // The route sends a request, and the screen another one after the failure.
  network.loseNext({ path: `/api/collections/users/records/${other.id}` })
  network.loseNext({ path: `/api/collections/users/records/${other.id}` })
  await router.navigate({ to: '/profile/$userId', params: { userId: other.id } })
  await screen.findByText('The profile could not be loaded')
  goOnline()
  await screen.findByText('Ola Nordmann')
})
