import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import type { Network } from '#web/test/network.ts'
import { softHyphens } from './soft-hyphens.ts'
import { enterAs, markNamed, renderApp, showIn, startServer } from '#web/test/render-app.tsx'

let app: TestApp
let network: Network
let person: Person

beforeEach(async () => {
  ;({ app, network, person } = await startServer())
})

const count = async (label: string) => {
  const term = await screen.findByText(label, { selector: 'dt' })
  await waitFor(() => expect(term.nextElementSibling?.textContent).toMatch(/\d/))
  return term.nextElementSibling?.textContent
}

test('a profile counts countries, states and cities and shows a flag for each country', async () => {
  await markNamed(app, person, 'London', 'Milan', 'Turin', 'Rome')
  enterAs(person)
  renderApp('/profile')
  await screen.findByRole('heading', { name: 'Profile', level: 1 })
  expect(await count('Countries:')).toBe('2')
  expect(await count('States:')).toBe('4')
  expect(await count('Cities:')).toBe('4')
  await screen.findByRole('heading', { name: 'Visited Countries' })
  await screen.findByText('All of your visited countries. Click on a flag to view the states.')
  const flags = await screen.findAllByRole('button', { name: /^Flag/ })
  expect(flags.map((flag) => flag.textContent)).toEqual(['Italy3 cities', 'United Kingdom1 city'])
  expect(within(flags[0]!).getByAltText('Flag').getAttribute('src')).toBe('/flags/it.svg')
  expect(screen.getByRole('link', { name: 'View on map' }).getAttribute('href')).toBe(`/map/${person.id}`)
  expect(screen.getAllByText('Marta Kowalska').length).toBeGreaterThan(0)
})

test('a flag selects its country and shows its states; pressed again, it deselects it', async () => {
  await markNamed(app, person, 'London', 'Milan', 'Turin')
  enterAs(person)
  const { router } = renderApp('/profile')
  const italy = await screen.findByRole('button', { name: /Italy/ })
  fireEvent.click(italy)
  const card = await screen.findByRole('region', { name: 'Visited States in Italy' })
  within(card).getByText('All of your visited states in Italy. Click on the flag to view the countries.')
  const lombardy = await within(card).findByRole('link', { name: softHyphens('Lombardy') })
  expect(lombardy.getAttribute('href')).toMatch(/^\/explore\/country\/0+it\/region\/s/)
  within(card).getByText(softHyphens('Piedmont'))
  expect(within(card).queryByText('England')).toBeNull()
  expect(italy.getAttribute('aria-pressed')).toBe('true')
  expect(router.state.location.search).toEqual({ country: 'IT' })

  fireEvent.click(italy)
  await waitFor(() => expect(screen.queryByRole('region', { name: /Visited States/ })).toBeNull())
  expect(router.state.location.search).toEqual({})
})

test('a country and a state with nothing but a layover that counts have their flag and name', async () => {
  await markNamed(app, person, 'London', 'Milan')
  const send = async (method: string, path: string, body: object) => {
    const response = await app.request(`/api/collections/${path}`, { method, token: person.token, body })
    expect(response.status).toBe(200)
  }
  const cityOf = async (name: string) => {
    const response = await app.request(`/api/cities/matches?q=${name}`)
    const { items } = (await response.json()) as { items: { id: string }[] }
    return items[0]?.id
  }
  for (const name of ['Rome', 'Tokyo']) {
    const city = await cityOf(name)
    await send('POST', 'stay/records', { user: person.id, city, kind: 'transit' })
  }
  enterAs(person)
  const { unmount } = renderApp('/profile?country=IT')
  const flags = async () =>
    (await screen.findAllByRole('button', { name: /^Flag/ })).map((flag) => flag.textContent)
  const states = async () => {
    const card = within(await screen.findByRole('region', { name: 'Visited States in Italy' }))
    return (await card.findAllByRole('link')).map((link) => link.textContent)
  }
  expect(await flags()).toEqual(['Italy1 city', 'United Kingdom1 city'])
  expect(await states()).toEqual([softHyphens('Lombardy')])
  unmount()
  const settings = await app.request('/api/collections/settings/records', { token: person.token })
  const { items } = (await settings.json()) as { items: { id: string }[] }
  await send('PATCH', `settings/records/${items[0]?.id}`, { count_transit: true })
  renderApp('/profile?country=IT')
  await screen.findByRole('button', { name: /Japan/ })
  expect(await flags()).toEqual(['Italy2 cities', 'Japan1 city', 'United Kingdom1 city'])
  expect(await states()).toEqual(['Lazio', 'Lombardy'].map(softHyphens))
})

test("the selected country's own flag leads back to the countries", async () => {
  await markNamed(app, person, 'Milan')
  enterAs(person)
  renderApp('/profile?country=IT')
  const card = await screen.findByRole('region', { name: 'Visited States in Italy' })
  fireEvent.click(within(card).getByRole('button', { name: 'Back to the countries' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: /Visited States/ })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Italy/ }))
})

test('an address with a country without visits selects none', async () => {
  await markNamed(app, person, 'Milan')
  enterAs(person)
  renderApp('/profile?country=FR')
  await screen.findByRole('button', { name: /Italy/ })
  expect(screen.queryByRole('region', { name: /Visited States/ })).toBeNull()
})

test('without visits the profile suggests marking a city', async () => {
  enterAs(person)
  renderApp('/profile')
  fireEvent.click(await screen.findByRole('button', { name: 'Mark a city' }))
  await screen.findByRole('dialog', { name: 'Search cities' })
  expect(await count('Cities:')).toBe('0')
})

test('counts that could not be loaded are not shown as loading', async () => {
  enterAs(person)
  for (let times = 0; times < 2; times++) {
    network.refuseNext({ path: '/api/ledger/' }, 403, 'Not today.')
  }
  renderApp('/profile')
  await screen.findByRole('alert')
  const counts = ['Countries:', 'States:', 'Cities:'].map(
    (label) => screen.getByText(label).nextElementSibling?.textContent,
  )
  expect(counts).toEqual(['N/A', 'N/A', 'N/A'])
})

test('a profile that fails to load shows the reason and loads on request', async () => {
  await markNamed(app, person, 'Milan')
  enterAs(person)
  const asked = network.holdNext({ path: '/api/collections/distinct_visited_countries/' })
  renderApp('/profile')
  // The page waits for the request of the route.
  await screen.findByRole('heading', { name: 'Profile' })
  asked.refuse(403, 'Not today.')
  const failure = await screen.findByRole('alert')
  within(failure).getByText('Not today.')
  fireEvent.click(within(failure).getByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: /Italy/ })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a visitor is sent to sign in, and would return afterwards', async () => {
  const { router } = renderApp('/profile')
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
  expect(router.state.location.search).toEqual({ redirect: '/profile' })
})

test('the tab names one’s own profile and another’s', async () => {
  enterAs(person)
  const { router } = renderApp('/profile')
  await waitFor(() => expect(document.title).toContain('My Profile'))
  await router.navigate({ to: '/profile/$userId', params: { userId: person.id } })
  await waitFor(() => expect(document.title).toContain('User Profile'))
  await screen.findByText('No city marked yet')
})

test("another's profile is private until its owner makes it public; then anyone sees it", async () => {
  const other = await app.people.register({ name: 'Ibn Battuta' })
  await markNamed(app, other, 'Milan')
  enterAs(person)
  const first = renderApp(`/profile/${other.id}`)
  await screen.findByRole('heading', { name: 'This profile is private' })
  expect(screen.queryByText('Ibn Battuta')).toBeNull()
  first.unmount()

  const made = await app.request(`/api/collections/users/records/${other.id}`, {
    method: 'PATCH',
    token: other.token,
    body: { public: true },
  })
  expect(made.status).toBe(200)
  renderApp(`/profile/${other.id}`)
  await screen.findByText('Ibn Battuta')
  await screen.findByRole('button', { name: /Italy/ })
  expect(await count('Cities:')).toBe('1')
})

test('a private profile is made public where its link is shared', async () => {
  await markNamed(app, person, 'London')
  enterAs(person)
  renderApp('/profile')
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }))
  const panel = await screen.findByRole('dialog', { name: 'Share your profile' })
  within(panel).getByText('Your profile is private. Make it public to get its link.')
  expect(within(panel).queryByRole('textbox')).toBeNull()
  fireEvent.click(within(panel).getByRole('switch', { name: 'Public profile' }))
  const address = await within(panel).findByRole('textbox', { name: 'Address of your profile' })
  expect(address).toHaveProperty('value', `${window.location.origin}/profile/${person.id}`)
  expect(within(panel).queryByText(/^Your profile is private/)).toBeNull()
  await waitFor(async () => {
    const stored = app.database.db.selectFrom('users').select('public').where('id', '=', person.id)
    expect(await stored.executeTakeFirst()).toEqual({ public: 1 })
  })
})

test('a German profile counts one city and several', async () => {
  await markNamed(app, person, 'London', 'Milan', 'Turin')
  enterAs(person)
  await showIn('de')
  renderApp('/profile?country=IT')
  expect(await count('Länder:')).toBe('2')
  const flags = await screen.findAllByRole('button', { name: /^Flagge/ })
  expect(flags.map((flag) => flag.textContent)).toEqual([
    expect.stringMatching(/2 Städte$/),
    expect.stringMatching(/1 Stadt$/),
  ])
  expect(await screen.findByRole('region', { name: /^Besuchte Regionen: / })).toBeDefined()
})
