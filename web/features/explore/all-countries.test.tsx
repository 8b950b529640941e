import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import type { Network } from '#web/test/network.ts'
import { enterAs, markNamed, renderApp, setPageLanguage, startServer } from '#web/test/render-app.tsx'

let app: TestApp
let network: Network
let person: Person

beforeEach(async () => {
  ;({ app, network, person } = await startServer())
})

const section = () =>
  waitFor(() => {
    const found = document.getElementById('all-countries')
    if (found === null) throw new Error('The list of all countries is missing.')
    return found
  })
/** The lists of countries by their names. Finding 250 rows by role would take jsdom a second each time. */
const groups = async () =>
  [...(await section()).querySelectorAll('ul[aria-label]')].map((list) => ({
    label: list.getAttribute('aria-label'),
    names: [...list.querySelectorAll('li')].map(({ textContent }) => textContent),
  }))
const tab = async (name: RegExp) =>
  waitFor(async () => {
    const links = (await section()).querySelectorAll('nav a')
    const found = [...links].find(({ textContent }) => name.test(textContent ?? ''))
    if (found === undefined) throw new Error(`No tab is called ${String(name)}.`)
    return found
  })

test('a guest finds every country once, by continent and name', async () => {
  renderApp('/explore/country')
  await waitFor(async () => expect((await groups()).length).toBe(7))
  const found = await groups()
  expect(found.map(({ label }) => label)).toEqual([
    'Africa',
    'Americas',
    'Asia',
    'Europe',
    'Oceania',
    'Polar',
    'Other',
  ])
  const names = found.flatMap((group) => group.names)
  expect(names).toHaveLength(250)
  expect(new Set(names).size).toBe(250)
  for (const group of found) {
    expect(group.names).toEqual(group.names.toSorted((a, b) => (a ?? '').localeCompare(b ?? '', 'en')))
  }
  expect(within(await section()).queryByText('Visited', { selector: 'button' })).toBeNull()
  expect((await tab(/^All250$/)).getAttribute('aria-current')).toBe('page')
  const link = screen.getByText('All 250 countries', { selector: 'a' })
  expect(link.getAttribute('href')).toBe('/explore/country#all-countries')
})

test('in German the countries and continents have their German names and order, and are found by both names', async () => {
  await setPageLanguage('de')
  renderApp('/explore/country')
  await waitFor(async () => expect((await groups()).length).toBe(7))
  const found = await groups()
  expect(found.map(({ label }) => label).slice(0, 6)).toEqual([
    'Afrika',
    'Amerika',
    'Antarktis',
    'Asien',
    'Europa',
    'Ozeanien',
  ])
  const african = found[0]?.names ?? []
  expect(african.slice(0, 3)).toEqual(['Ägypten', 'Algerien', 'Angola'])
  const field = await waitFor(async () => {
    const input = (await section()).querySelector('input')
    if (input === null) throw new Error('The filter is missing.')
    return input
  })
  for (const typed of ['österr', 'austri']) {
    fireEvent.change(field, { target: { value: typed } })
    // All names are shown until the field's text has reached the address.
    await waitFor(async () => expect((await groups()).flatMap(({ names }) => names)).not.toContain('Ägypten'))
    expect((await groups()).flatMap(({ names }) => names)).toContain('Österreich')
  }
  expect((await groups()).flatMap(({ names }) => names)).toEqual(['Australien', 'Österreich'].slice(1))
})

test('a continent, a name and an order are part of the address and narrow the list', async () => {
  const { router } = renderApp('/explore/country')
  fireEvent.click(await tab(/^Europe53$/))
  await waitFor(async () =>
    expect((await groups()).map(({ label, names }) => [label, names.length])).toEqual([['Europe', 53]]),
  )
  expect(router.state.location.search).toEqual({ continent: 'Europe' })
  expect((await tab(/^Europe53$/)).getAttribute('aria-current')).toBe('page')
  expect((await tab(/^All250$/)).getAttribute('aria-current')).toBeNull()
  fireEvent.change(screen.getByLabelText('Filter all countries'), { target: { value: 'land' } })
  await waitFor(async () => expect((await groups())[0]?.names).not.toContain('France'))
  expect((await groups())[0]?.names).toContain('Iceland')
  // The numbers beside the continents count the countries that match the name.
  expect((await tab(/^Africa\d$/)).tagName).toBe('A')
  fireEvent.change(screen.getByLabelText('Filter all countries'), { target: { value: 'xqx' } })
  await screen.findByText('No country here has “xqx” in its name.')
  await router.navigate({ to: '/explore/country', search: { sort: 'name' } })
  await waitFor(async () => expect((await groups()).map(({ names }) => names.length)).toEqual([250]))
})

test('visited countries show a tick and their cities, can be shown alone, and can come first', async () => {
  await markNamed(app, person, 'Milan', 'Rome', 'Tokyo')
  enterAs(person)
  const { router } = renderApp('/explore/country')
  await screen.findByText('250 countries and territories, 2 visited')
  expect((await groups()).flatMap(({ names }) => names)).toContain('Italyvisited, 2 cities')
  await screen.findByText('1 of 53 visited')
  fireEvent.click(within(await section()).getByText('Visited', { selector: 'button' }))
  await waitFor(async () =>
    expect((await groups()).flatMap(({ names }) => names)).toEqual([
      'Japanvisited, 1 city',
      'Italyvisited, 2 cities',
    ]),
  )
  expect(router.state.location.search).toEqual({ show: 'visited' })
  fireEvent.click(screen.getByText('Not visited', { selector: 'button' }))
  await waitFor(async () => expect((await groups()).flatMap(({ names }) => names)).toHaveLength(248))
  fireEvent.click(screen.getByText('All', { selector: 'button' }))
  fireEvent.change(within(await section()).getByLabelText('Sort by'), { target: { value: 'visited' } })
  await waitFor(async () =>
    expect((await groups())[0]?.names.slice(0, 3)).toEqual([
      'Italyvisited, 2 cities',
      'Japanvisited, 1 city',
      'Afghanistan',
    ]),
  )
  await router.navigate({ to: '/explore/country', search: { show: 'visited', continent: 'Oceania' } })
  await screen.findByText('You have not marked a city in any of these countries yet.')
})

test('a list that cannot be loaded says so and is loaded again', async () => {
  enterAs(person)
  network.refuseNext({ method: 'GET', path: '/api/collections/visited_city/records' }, 400, 'Not now.')
  renderApp('/explore/country?show=visited')
  await screen.findByText('Your visits could not be loaded')
  fireEvent.click(within(await section()).getByRole('button', { name: 'Try again' }))
  await screen.findByText('You have not marked a city in any of these countries yet.')
})

test('the address of a signed-in person shows every country to a guest', async () => {
  renderApp('/explore/country?show=visited&sort=visited&continent=Polar')
  await waitFor(async () => expect(await groups()).toEqual([{ label: 'Polar', names: ['Antarctica'] }]))
})
