import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { enterAs, markNamed, renderApp, startServer } from '#web/test/render-app.tsx'

let app: TestApp
let person: Person

beforeEach(async () => {
  ;({ app, person } = await startServer())
  enterAs(person)
})

const cityOf = async (name: string): Promise<string> => {
  const response = await app.request(`/api/cities/matches?q=${encodeURIComponent(name)}`)
  const { items } = (await response.json()) as { items: { id: string; name: string }[] }
  if (items[0]?.name !== name) throw new Error(`${name} is missing.`)
  return items[0].id
}

const store = async (collection: 'stay' | 'wish', body: object) => {
  const response = await app.request(`/api/collections/${collection}/records`, {
    method: 'POST',
    token: person.token,
    body: { user: person.id, ...body },
  })
  expect(response.status).toBe(200)
}

const stay = async (name: string, start: string, kind = 'visited') =>
  store('stay', { city: await cityOf(name), kind, start })

const list = () => screen.findByRole('list', { name: 'Visited cities' })
const row = async (name: RegExp) => within(await list()).findByRole('button', { name })
const cities = async () =>
  within(await list())
    .getAllByRole('button')
    .map((button) => /London|Milan|Rome|Tokyo|Kyoto/.exec(button.textContent ?? '')?.[0])
    .filter((name) => name !== undefined)
const slider = (name: string) => screen.findByRole('slider', { name })
const thisYear = new Date().getFullYear()

test('the band of years appears with the first date; until then the list explains how to date a stay', async () => {
  await markNamed(app, person, 'London')
  const { queryClient } = renderApp('/map')
  await row(/London/)
  await screen.findByText(/^Say when you were in a city/)
  expect(screen.queryByRole('slider')).toBeNull()
  await stay('London', '2011')
  await queryClient.invalidateQueries()
  expect((await slider('First year')).getAttribute('aria-valuenow')).toBe('2011')
  expect((await slider('Last year')).getAttribute('aria-valuenow')).toBe(String(thisYear))
  expect(screen.queryByText(/^Say when you were in a city/)).toBeNull()
})

test('a range shows and counts its stays, counts those without a date, and is in the address', async () => {
  await markNamed(app, person, 'Milan')
  await stay('London', '2011-05')
  await stay('Rome', '2014')
  await stay('Tokyo', '2019-04-02')
  const { router } = renderApp('/map')
  await row(/London.*2011/)
  expect(await cities()).toEqual(['London', 'Milan', 'Rome', 'Tokyo'])
  fireEvent.keyDown(await slider('Last year'), { key: 'Home' })
  for (let year = 2012; year <= 2014; year++)
    fireEvent.keyDown(await slider('Last year'), { key: 'ArrowRight' })
  expect(await cities()).toEqual(['London', 'Rome'])
  screen.getByText('1 stay without a date is left out')
  expect(screen.getByText(/cities in/).textContent).toBe('2 cities in 2 countries, 2011 to 2014')
  const map = await screen.findByRole('application')
  await waitFor(() =>
    expect(within(map).getAllByRole('button', { name: /London|Milan|Rome|Tokyo/ })).toHaveLength(2),
  )
  await waitFor(() => expect(router.state.location.search).toMatchObject({ years: '2011-2014' }))
  // If the address changes, for instance by the back button, it wins.
  await act(() => router.navigate({ to: '/map', search: { years: '2014-2019' } }))
  await waitFor(async () => expect(await cities()).toEqual(['Rome', 'Tokyo']))
  fireEvent.click(screen.getByRole('button', { name: 'All years' }))
  expect(document.activeElement).toBe(await slider('First year'))
  expect(await cities()).toEqual(['London', 'Milan', 'Rome', 'Tokyo'])
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('years', '2011-2014'))
})

test('a city that is marked while a range hides it is named, with a button that shows it', async () => {
  await stay('London', '2011-05')
  await store('wish', { city: await cityOf('Kyoto') })
  const { router } = renderApp('/map?years=2011-2014&wishes=on')
  const named = () => screen.queryByText('Kyoto is marked, but has no date in 2011 to 2014.')
  fireEvent.click(await row(/Kyoto/))
  const popup = await screen.findByRole('dialog', { name: 'Kyoto' })
  expect(named()).toBeNull()
  fireEvent.click(within(popup).getByRole('button', { name: /^Mark as visited/ }))
  await waitFor(() => expect(named()).not.toBeNull())
  const notice = named()?.closest('output') ?? document.body
  fireEvent.click(within(notice).getByRole('button', { name: 'All years' }))
  expect(named()).toBeNull()
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('years'))
  await waitFor(() => expect(screen.getByText(/cities in/).textContent).toBe('2 cities in 2 countries'))
  // It was marked before this range was set.
  fireEvent.keyDown(await slider('Last year'), { key: 'Home' })
  expect(screen.getByText(/city in/).textContent).toBe('1 city in 1 country, 2011')
  expect(screen.queryByText(/is marked, but/)).toBeNull()
})

test('the number of countries is shown once, and on a phone it also opens "How we count"', async () => {
  await stay('London', '2011-05')
  await store('stay', { city: await cityOf('Tokyo'), kind: 'transit', start: '2012' })
  renderApp('/map')
  await row(/London/)
  screen.getByRole('button', { name: 'of 250 places: how we count' })
  fireEvent.click(screen.getByRole('button', { name: '1 city, 1 country: how we count' }))
  fireEvent.keyDown(await screen.findByRole('dialog', { name: 'How we count' }), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the list of countries shows the number that counts if the map fills more', async () => {
  await stay('London', '2011-05')
  await store('stay', { city: await cityOf('Tokyo'), kind: 'transit', start: '2012' })
  renderApp('/map?show=countries')
  await screen.findByRole('button', { name: 'of 250 places: how we count' })
  cleanup()
  renderApp('/map?show=countries&kinds=visited,transit')
  await screen.findByRole('button', { name: '1 of 250 places: how we count' })
})

test('the range in the address is shown, also in the list of countries', async () => {
  await stay('London', '2011-05')
  await stay('Tokyo', '2019-04-02')
  renderApp('/map?show=countries&years=2018-2020')
  const countries = await screen.findByRole('list', { name: 'Countries' })
  const japan = await within(countries).findByRole('button', { name: /Japan/ })
  await waitFor(() => expect(japan.textContent).toBe('Japan1 city'))
  expect(within(countries).getAllByText(/1 city/)).toHaveLength(1)
})

test('Space plays one year each 700 ms up to the last, and the played years are written to the address', async () => {
  await stay('London', String(thisYear - 2))
  await stay('Tokyo', String(thisYear - 1))
  const { router } = renderApp(`/map?years=${thisYear - 2}-${thisYear - 2}`)
  await row(/London/)
  expect(await cities()).toEqual(['London'])
  const last = async () => Number((await slider('Last year')).getAttribute('aria-valuenow'))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  fireEvent.keyDown(document.body, { key: ' ' })
  screen.getByRole('button', { name: 'Pause' })
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  pass(699)
  expect(await last()).toBe(thisYear - 2)
  pass(1)
  expect(await last()).toBe(thisYear - 1)
  expect(await cities()).toEqual(['London', 'Tokyo'])
  pass(700)
  expect(await last()).toBe(thisYear)
  await screen.findByRole('button', { name: 'Play the years' })
  pass(1400)
  expect(await last()).toBe(thisYear)
  await waitFor(() =>
    expect(router.state.location.search).not.toHaveProperty('years', `${thisYear - 2}-${thisYear - 2}`),
  )
  // In a field a space is text.
  fireEvent.keyDown(screen.getByLabelText('Filter this list'), { key: ' ' })
  screen.getByRole('button', { name: 'Play the years' })
})

test('kinds are filtered by their buttons, and wishes are on, the only ones, or off', async () => {
  await stay('London', '2011', 'lived')
  await stay('Rome', '2014')
  await stay('Tokyo', '2015', 'transit')
  await store('wish', { city: await cityOf('Kyoto') })
  const { router } = renderApp('/map')
  await row(/Kyoto/)
  const kind = (name: string) =>
    within(screen.getByRole('group', { name: 'Kinds' })).getByRole('button', { name })
  expect(await cities()).toEqual(['Kyoto', 'London', 'Rome'])
  const map = await screen.findByRole('application')
  await within(map).findByRole('button', { name: 'Kyoto, Japan, want to go' })
  within(map).getByRole('button', { name: 'London, United Kingdom, lived here' })
  expect(screen.getByText(/cities in/).textContent).toBe('2 cities in 2 countries')
  // The second press happens before the address holds the first.
  fireEvent.click(kind('Layovers'))
  fireEvent.click(kind('Lived'))
  await waitFor(async () => expect(await cities()).toEqual(['Kyoto', 'Rome', 'Tokyo']))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ kinds: 'visited,transit' }))
  fireEvent.click(kind('Want to go'))
  await waitFor(async () => expect(await cities()).toEqual(['Kyoto']))
  // A kind that is pressed ends this mode, and is not turned off.
  fireEvent.click(kind('Visited'))
  await waitFor(async () => expect(await cities()).toEqual(['Kyoto', 'Rome', 'Tokyo']))
  fireEvent.click(kind('Want to go'))
  fireEvent.click(kind('Only wishes'))
  await waitFor(async () => expect(await cities()).toEqual(['Rome', 'Tokyo']))
  fireEvent.click(kind('Visited'))
  await waitFor(async () => expect(await cities()).toEqual(['Tokyo']))
  fireEvent.click(kind('Layovers'))
  await screen.findByRole('heading', { name: 'Nothing in this choice' })
  fireEvent.click(screen.getByRole('button', { name: 'Show all years and kinds' }))
  await waitFor(async () => expect(await cities()).toEqual(['Kyoto', 'London', 'Rome']))
})

test('a wish on the map becomes a mark in its popup', async () => {
  await markNamed(app, person, 'London')
  await store('wish', { city: await cityOf('Kyoto'), note: 'In November, for the leaves' })
  renderApp('/map')
  fireEvent.click(await row(/Kyoto/))
  const popup = await screen.findByRole('dialog', { name: 'Kyoto' })
  expect(
    within(popup)
      .getByRole('button', { name: /Want to go/ })
      .getAttribute('aria-pressed'),
  ).toBe('true')
  within(popup).getByText('In November, for the leaves')
  const mark = within(popup).getByRole('button', { name: /^Mark as visited/ })
  mark.focus()
  fireEvent.click(mark)
  await waitFor(() => expect(mark.getAttribute('aria-label')).toMatch(/^Visited: Kyoto/))
  expect(document.activeElement).toBe(mark)
  await waitFor(() => expect(screen.getByText(/cities in/).textContent).toBe('2 cities in 2 countries'))
})

test('the third mode lists the regions by country, and opens the popup of a region', async () => {
  await markNamed(app, person, 'London', 'Milan', 'Rome')
  const { router } = renderApp('/map')
  await row(/London/)
  fireEvent.click(screen.getByRole('button', { name: 'Regions' }))
  const regions = await screen.findByRole('list', { name: 'Regions' })
  const italy = await within(regions).findByRole('button', { name: /Italy.*2 of 20/ })
  expect(italy.getAttribute('aria-expanded')).toBe('false')
  expect(screen.getByText(/regions in/).textContent).toBe('3 regions in 2 countries')
  fireEvent.click(italy)
  const rows = within(regions).getAllByRole('button')
  expect(rows.slice(0, 4).map((each) => each.textContent)).toEqual([
    'Italy2 of 20',
    'Lazio1 city',
    'Lombardy1 city',
    'AbruzzoNot visited',
  ])
  fireEvent.click(within(regions).getByRole('button', { name: /Lombardy/ }))
  const popup = await screen.findByRole('dialog', { name: 'Lombardy' })
  within(popup).getByText('Italy, 2 of 20 regions')
  within(popup).getByText('1 city: Milan')
  expect(router.state.location.search).toMatchObject({ show: 'regions' })
  fireEvent.change(screen.getByLabelText('Filter this list'), { target: { value: 'abru' } })
  await waitFor(() => expect(within(regions).queryByRole('button', { name: /Lazio/ })).toBeNull())
  within(regions).getByRole('button', { name: /Abruzzo/ })
})
