import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { cityId, countryId } from '#shared/domain/gazetteer-ids.ts'
import type { Network } from '#web/test/network.ts'
import { enterAs, markFor, renderApp, startServer, visitsOf } from '#web/test/render-app.tsx'

let app: TestApp
let network: Network
let person: Person

beforeEach(async () => {
  ;({ app, network, person } = await startServer())
})

const england = 's00000000gbzeng'
const path = `/explore/country/${countryId('GB')}/region/${england}`
const london = cityId(2643743)
const cities = () => screen.findByRole('list', { name: 'Cities' })
const namesShown = async () =>
  within(await cities())
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const term = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
const populationOrder = async () => {
  const found = await sql<{ name: string }>`select name from city where state = ${england}
    order by population desc, name`.execute(app.database.db)
  return found.rows.map(({ name }) => name)
}

test('a region lists its cities, the largest first, and marks them in the list', async () => {
  await markFor(app, person, london)
  enterAs(person)
  renderApp(path)
  await screen.findByRole('heading', { name: 'England', level: 1 })
  const all = await populationOrder()
  expect(all.length).toBeGreaterThan(10)
  await waitFor(() => expect(term('Visited')).toBe(`1 of ${all.length} cities`))
  expect(document.title).toBe('England · Explore Region')
  expect(term('Largest city')).toBe('London 8,961,989')
  expect(term('Country')).toBe('United Kingdom')
  expect(await namesShown()).toEqual(all.slice(0, 10))
  within(await cities()).getByRole('button', { name: 'Visited: London. Remove from visited' })
  await screen.findByRole('application', { name: 'Map of England with its cities' })

  fireEvent.click(within(await cities()).getByRole('button', { name: 'Mark as visited: Manchester' }))
  await waitFor(() => expect(term('Visited')).toBe(`2 of ${all.length} cities`))
  await waitFor(async () =>
    expect((await visitsOf(app, person)).map(({ expand }) => expand.city.name)).toContain('Manchester'),
  )
})

test('the path above a region names it alone as the current page', async () => {
  renderApp(path)
  const trail = within(await screen.findByRole('navigation', { name: 'Path' }))
  expect(trail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Explore',
    'United Kingdom',
  ])
  const current = document.querySelectorAll('main [aria-current="page"]')
  expect([...current].map(({ textContent }) => textContent)).toEqual(['/England'])
})

test('a single city is listed without filter and order', async () => {
  await sql`update city set state = '' where state = ${england} and id <> ${london}`.execute(app.database.db)
  renderApp(path)
  await waitFor(async () => expect(await namesShown()).toEqual(['London']))
  expect(screen.queryByLabelText('Filter this list')).toBeNull()
  expect(screen.queryByLabelText('Sort by')).toBeNull()
})

test('the list of a region is sorted, filtered and shown completely', async () => {
  const { router } = renderApp(path)
  await cities()
  const all = await populationOrder()
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'name' } })
  await waitFor(async () => expect(await namesShown()).toEqual(all.toSorted().slice(0, 10)))
  expect(router.state.location.search).toEqual({ sort: 'name' })
  fireEvent.click(screen.getByRole('button', { name: `Show all ${all.length}` }))
  expect(await namesShown()).toEqual(all.toSorted())
  expect(document.activeElement?.textContent).toBe(all.toSorted()[10])
  fireEvent.change(screen.getByLabelText('Filter this list'), { target: { value: 'Mànch' } })
  await waitFor(async () => expect(await namesShown()).toEqual(['Manchester']))
  screen.getByText(`1 of ${all.length}`)
  expect(router.state.location.search).toEqual({ sort: 'name', q: 'Mànch' })
  fireEvent.change(screen.getByLabelText('Filter this list'), { target: { value: 'xqx' } })
  await screen.findByText('No city here has “xqx” in its name.')
})

test('of a thousand cities only those near the window are drawn', async () => {
  await sql`update city set state = ${england}, country = ${countryId('GB')}`.execute(app.database.db)
  renderApp(path)
  const count = (await populationOrder()).length
  expect(count).toBeGreaterThan(999)
  const name = `Show all ${count.toLocaleString('en')}`
  fireEvent.click(await screen.findByRole('button', { name }))
  const rows = within(await cities()).getAllByRole('listitem')
  expect(Number(rows[0]?.getAttribute('aria-setsize'))).toBe((await populationOrder()).length)
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.length).toBeLessThan(100)
})

test('a guest reads the same page without marks', async () => {
  renderApp(path)
  await cities()
  expect(term('Cities')).toBe(String((await populationOrder()).length))
  expect(screen.queryByRole('button', { name: /Mark as visited/ })).toBeNull()
})

test('a region without an outline shows its cities, and one without cities says so', async () => {
  await sql`delete from geo_json where country = ${countryId('GB')}`.execute(app.database.db)
  const { router } = renderApp(path)
  await screen.findByRole('application', { name: 'Map of England with its cities' })
  const goTo = (country: string, stateId: string) =>
    router.navigate({
      to: '/explore/country/$countryId/region/$stateId',
      params: { countryId: countryId(country), stateId },
    })
  await goTo('GR', 's00000grzesye43')
  await screen.findByText("Crete has no city in Waymark's list.")
  await screen.findByRole('application', { name: 'Map of Crete with its cities' })
  await sql`delete from geo_json where country = ${countryId('IT')}`.execute(app.database.db)
  await goTo('IT', 's000000000itz14')
  await screen.findByText('There is no map of this region.')
})

test('a region of another country is a page that does not exist', async () => {
  renderApp(`/explore/country/${countryId('IT')}/region/${england}`)
  await screen.findByRole('heading', { name: 'This page does not exist' })
})

test('cities that cannot be loaded say so and are loaded again', async () => {
  network.refuseNext({ path: '/api/collections/city/records' }, 400, 'Not now.')
  renderApp(path)
  await screen.findByText('The cities could not be loaded')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await cities()
})

test('the country and the city lead to the region', async () => {
  const { router } = renderApp(`/explore/country/${countryId('GB')}`)
  const link = await screen.findByRole('link', { name: 'View Region: England' })
  expect(link.getAttribute('href')).toBe(path)
  fireEvent.click(screen.getByRole('button', { name: 'England' }))
  const popup = await screen.findByRole('dialog', { name: 'England' })
  expect(within(popup).getByRole('link', { name: 'View Region' }).getAttribute('href')).toBe(path)
  await router.navigate({ to: '/explore/city/$cityId', params: { cityId: london } })
  expect((await screen.findByRole('link', { name: 'England' })).getAttribute('href')).toBe(path)
})
