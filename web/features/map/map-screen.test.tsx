import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { run } from '#server/test/test-database.ts'
import type { Network } from '#web/test/network.ts'
import {
  enterAs,
  markNamed,
  renderApp,
  setPageLanguage,
  startServer,
  visitsOf,
} from '#web/test/render-app.tsx'

let app: TestApp
let network: Network
let person: Person

beforeEach(async () => {
  ;({ app, network, person } = await startServer())
})

const list = () => screen.findByRole('list', { name: 'Visited cities' })
const row = async (name: RegExp) => within(await list()).findByRole('button', { name })

test('my map lists the visited cities and counts them', async () => {
  await markNamed(app, person, 'London', 'Milan', 'Rome')
  enterAs(person)
  renderApp('/map')
  await screen.findByRole('heading', { name: 'My Map', level: 1 })
  const rows = within(await list()).getAllByRole('button')
  expect(rows.map((each) => each.textContent)).toEqual([
    'LondonUnited Kingdom52°N 0°',
    'MilanItaly45°N 9°E',
    'RomeItaly42°N 13°E',
  ])
  expect(screen.getByText(/cities in/).textContent).toBe('3 cities in 2 countries')
})

test('the map is in the language of the page, also after that is changed', async () => {
  await markNamed(app, person, 'London', 'Milan', 'Rome')
  enterAs(person)
  renderApp('/map?sort=newest')
  await list()
  await act(() => setPageLanguage('de'))
  expect(screen.getByText(/Städte in/).textContent).toBe('3 Städte in 2 Ländern')
  const index = screen.getByRole('list', { name: 'Besuchte Städte' })
  const month = new Intl.DateTimeFormat('de', { month: 'long', year: 'numeric' }).format(new Date())
  expect(within(index).getByText(month)).toBeDefined()
  const map = await screen.findByRole('application', { name: 'Weltkarte der besuchten Städte' })
  await within(map).findByRole('button', { name: 'London, Vereinigtes Königreich' })
  expect(screen.getByRole('button', { name: 'Vergrößern' })).toBeDefined()
  expect(within(map).getByText(/Natural Earth · GeoNames/)).toBeDefined()
})

test('a visitor is asked to sign in before their map', async () => {
  const { router } = renderApp('/map')
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
})

test('a chosen city opens its popup, and the address remembers it', async () => {
  await markNamed(app, person, 'London', 'Milan')
  enterAs(person)
  const { router } = renderApp('/map')
  fireEvent.click(await row(/Milan/))
  const popup = await screen.findByRole('dialog', { name: 'Milan' })
  within(popup).getByText('Lombardy, Italy')
  expect(within(popup).getByRole('link', { name: 'View Information' }).getAttribute('href')).toBe(
    `/explore/city/${router.state.location.search.city}`,
  )
  fireEvent.click(within(popup).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Milan' })).toBeNull())
  expect(router.state.location.search).not.toHaveProperty('city')
})

test('Delete removes the city of the row that has the focus, and the next row gets it', async () => {
  await markNamed(app, person, 'London', 'Milan', 'Rome')
  enterAs(person)
  renderApp('/map')
  const focused = () => document.activeElement?.textContent
  const london = await row(/London/)
  act(() => london.focus())
  fireEvent.keyDown(london, { key: 'ArrowDown' })
  await waitFor(() => expect(focused()).toContain('Milan'))
  fireEvent.keyDown(await row(/Milan/), { key: 'Delete' })
  await waitFor(() => expect(focused()).toContain('Rome'))
  // The last row gives the focus to the one before it.
  fireEvent.keyDown(await row(/Rome/), { key: 'Delete' })
  await waitFor(() => expect(focused()).toContain('London'))
  const names = async () => (await visitsOf(app, person)).map(({ expand }) => expand.city.name)
  await waitFor(async () => expect(await names()).toEqual(['London']))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo: Rome, Italy' }))
  await waitFor(async () => expect(await names()).toEqual(['London', 'Rome']))
})

test("Delete removes nothing from somebody else's map", async () => {
  await markNamed(app, person, 'London')
  await app.database.db.updateTable('users').set({ public: 1 }).execute()
  enterAs(await app.people.register({ name: 'Ibn Battuta' }))
  renderApp(`/map/${person.id}`)
  const london = await row(/London/)
  act(() => london.focus())
  fireEvent.keyDown(london, { key: 'Delete' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await row(/London/)).toBe(london)
  expect(await visitsOf(app, person)).toHaveLength(1)
})

test('deleting a city takes it off the list and off the server', async () => {
  await markNamed(app, person, 'London', 'Milan')
  enterAs(person)
  renderApp('/map')
  fireEvent.click(await row(/Milan/))
  const popup = await screen.findByRole('dialog', { name: 'Milan' })
  fireEvent.click(within(popup).getByRole('button', { name: 'Delete' }))
  await screen.findByText('Successfully removed city from visited list')
  await screen.findByText('Milan, Italy')
  expect(within(await list()).queryByText('Milan')).toBeNull()
  const left = await visitsOf(app, person)
  expect(left.map((visit) => visit.expand.city.name)).toEqual(['London'])
})

test('a removal without a connection is shown in the list and can be cancelled until it is saved', async () => {
  await markNamed(app, person, 'London', 'Milan', 'Rome')
  enterAs(person)
  renderApp('/map')
  const removeOffline = async (name: string) => {
    network.loseNext({ method: 'DELETE', path: '/api/collections/visited_city/records' })
    fireEvent.click(await row(new RegExp(name)))
    const popup = await screen.findByRole('dialog', { name })
    fireEvent.click(within(popup).getByRole('button', { name: 'Delete' }))
    await row(new RegExp(`${name}.*removed when online`))
  }
  await removeOffline('London')
  await removeOffline('Milan')
  await removeOffline('Rome')
  fireEvent.click(await row(/London/))
  const popup = await screen.findByRole('dialog', { name: 'London' })
  expect(within(popup).queryByRole('button', { name: 'Delete' })).toBeNull()
  const keep = screen.getByRole('button', { name: 'Keep: London' })
  keep.focus()
  fireEvent.click(keep)
  await within(popup).findByRole('button', { name: 'Delete' })
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete: London')
  fireEvent.click(await row(/Rome/))
  const romePopup = await screen.findByRole('dialog', { name: 'Rome' })
  const keepRome = within(romePopup).getByRole('button', { name: 'Keep' })
  keepRome.focus()
  fireEvent.click(keepRome)
  expect(document.activeElement).toBe(await within(romePopup).findByRole('button', { name: 'Delete' }))
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(async () => expect(within(await list()).queryByText('Milan')).toBeNull())
  const left = await visitsOf(app, person)
  expect(left.map((visit) => visit.expand.city.name)).toEqual(['London', 'Rome'])
})

test('the arrow keys go through the list, and Enter chooses', async () => {
  await markNamed(app, person, 'London', 'Milan', 'Rome')
  enterAs(person)
  renderApp('/map')
  const london = await row(/London/)
  london.focus()
  fireEvent.keyDown(london, { key: 'ArrowDown' })
  await waitFor(async () => expect(document.activeElement).toBe(await row(/Milan/)))
  fireEvent.keyDown(await row(/Milan/), { key: 'End' })
  await waitFor(async () => expect(document.activeElement).toBe(await row(/Rome/)))
})

test('the list is sorted by name, country or newest mark, which the address holds', async () => {
  await markNamed(app, person, 'Rome', 'London')
  // The time of a mark has seconds; the next one is later.
  app.clock.advance(60)
  await markNamed(app, person, 'Milan')
  enterAs(person)
  const { router } = renderApp('/map')
  const cities = async () =>
    within(await list())
      .getAllByRole('button')
      .map((button) => /London|Milan|Rome/.exec(button.textContent ?? '')?.[0])
      .filter((name) => name !== undefined)
  await row(/Milan/)
  expect(await cities()).toEqual(['London', 'Milan', 'Rome'])
  const choose = (value: string) => fireEvent.change(screen.getByLabelText('Sort by'), { target: { value } })
  choose('country')
  await waitFor(async () => expect(await cities()).toEqual(['Milan', 'Rome', 'London']))
  expect(router.state.location.search).toMatchObject({ sort: 'country' })
  expect(within(await list()).getByText('Italy', { selector: 'li[aria-hidden] *' })).toBeDefined()
  choose('newest')
  await waitFor(async () =>
    expect(within(await list()).queryByText('Italy', { selector: 'li[aria-hidden] *' })).toBeNull(),
  )
  expect((await cities())[0]).toBe('Milan')
  expect(router.state.location.search).toMatchObject({ sort: 'newest' })
  const [first] = within(await list()).getAllByRole('button')
  first?.focus()
  fireEvent.keyDown(first!, { key: 'ArrowDown' })
  await waitFor(async () =>
    expect(document.activeElement).toBe(within(await list()).getAllByRole('button')[1]),
  )
  choose('')
  await waitFor(async () => expect(await cities()).toEqual(['London', 'Milan', 'Rome']))
  expect(router.state.location.search).not.toHaveProperty('sort', 'newest')
})

test('the filter ignores accents and capitals, and also finds countries', async () => {
  await markNamed(app, person, 'London', 'Milan', 'Rome')
  enterAs(person)
  renderApp('/map')
  await list()
  fireEvent.change(screen.getByLabelText('Filter this list'), { target: { value: 'ITÁL' } })
  await waitFor(async () => expect(within(await list()).getAllByRole('button')).toHaveLength(2))
  fireEvent.change(screen.getByLabelText('Filter this list'), { target: { value: 'atlantis' } })
  await screen.findByText('Nothing in this list begins or continues like that.')
})

test('an empty map suggests marking the first city', async () => {
  enterAs(person)
  renderApp('/map')
  await screen.findByRole('heading', { name: 'No cities yet' })
  fireEvent.click(screen.getByRole('button', { name: 'Add your first city' }))
  await screen.findByPlaceholderText('Type a city or search...')
})

test("somebody else's map is private unless they made it public", async () => {
  const other = await app.people.register({ name: 'Ola Nordmann' })
  await markNamed(app, other, 'London')
  enterAs(person)
  const { unmount } = renderApp(`/map/${other.id}`)
  await screen.findByRole('heading', { name: 'This profile is private' })
  screen.getByRole('contentinfo')
  unmount()
  const opened = await app.request(`/api/collections/users/records/${other.id}`, {
    method: 'PATCH',
    token: other.token,
    body: { public: true },
  })
  expect(opened.status).toBe(200)
  renderApp(`/map/${other.id}`)
  await screen.findByRole('heading', { name: 'User Map', level: 1 })
  fireEvent.click(await row(/London/))
  const popup = await screen.findByRole('dialog', { name: 'London' })
  expect(within(popup).queryByRole('button', { name: 'Delete' })).toBeNull()
})

test("somebody else's map and profile leave out a city of which the only stay is recent", async () => {
  await markNamed(app, person, 'London', 'Turin', 'Milan')
  const milan = (await visitsOf(app, person)).find(({ expand }) => expand.city.name === 'Milan')
  const start = new Date().toISOString().slice(0, 10)
  for (const [path, body] of [
    [`stay/records/${milan?.id}`, { start }],
    [`users/records/${person.id}`, { public: true }],
  ] as const) {
    const { token } = person
    const changed = await app.request(`/api/collections/${path}`, { method: 'PATCH', token, body })
    expect(changed.status).toBe(200)
  }
  renderApp(`/map/${person.id}`)
  await row(/London/)
  expect(within(await list()).queryByRole('button', { name: /Milan/ })).toBeNull()
  expect(screen.getByText(/cities in/).textContent).toBe('2 cities in 2 countries')
  cleanup()
  renderApp(`/profile/${person.id}?country=IT`)
  const card = await screen.findByRole('region', { name: 'Visited States in Italy' })
  await within(card).findByText(/^Pied/)
  expect(within(card).queryByText(/^Lom/)).toBeNull()
})

test('when visits cannot be loaded the map says so and tries again', async () => {
  await markNamed(app, person, 'London')
  enterAs(person)
  // If the script of the screen is loaded, the route and the screen request once; otherwise the screen requests again.
  renderApp('/map')
  await row(/London/)
  cleanup()
  network.refuseNext({ path: '/api/collections/visited_city' }, 400, 'Not today.')
  renderApp('/map')
  await screen.findByRole('heading', { name: 'The visited cities could not be loaded' })
  screen.getByText('Not today.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await row(/London/)
})

test('Escape closes the popup, wherever the focus is', async () => {
  await markNamed(app, person, 'London', 'Milan')
  enterAs(person)
  renderApp('/map')
  fireEvent.click(await row(/Milan/))
  await screen.findByRole('dialog', { name: 'Milan' })
  fireEvent.keyDown(await row(/^Milan/), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Milan' })).toBeNull())
})

/** Gives every element a size, as a screen would. Here the map has whole zooms only: no CSS transforms. */
function giveSize(width: number, height: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height)
  onTestFinished(() => void vi.restoreAllMocks())
}

test('"Show all" and the key 0 fit all pins, farther out than zoom 3 if they need it', async () => {
  giveSize(1100, 704)
  await markNamed(app, person, 'Tokyo', 'Sydney', 'San Francisco')
  enterAs(person)
  const { router } = renderApp('/map')
  await screen.findByRole('button', { name: 'Tokyo, Japan' })
  const zoomOut = await screen.findByRole('button', { name: 'Zoom out' })
  expect(zoomOut.getAttribute('aria-disabled')).toBe('true')
  const zoomOf = () => Number(String(router.state.location.search.at).split(',')[2])

  fireEvent.keyDown(screen.getByLabelText('Filter this list'), { key: '0' })
  fireEvent.keyDown(document.body, { key: '0', ctrlKey: true })
  expect(router.state.location.search).not.toHaveProperty('at')
  fireEvent.keyDown(document.body, { key: '0' })
  await waitFor(() => expect(zoomOf()).toBe(2))

  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  await waitFor(() => expect(zoomOf()).toBe(3))
  expect(zoomOut.getAttribute('aria-disabled')).toBe('false')
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(zoomOf()).toBe(2))
})

test('"Show all" shows the world while there are no pins', async () => {
  giveSize(1100, 704)
  enterAs(person)
  const { router } = renderApp('/map')
  fireEvent.click(await screen.findByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(router.state.location.search.at).toMatch(/,0,2$/))
})

test('a server without the outlines of the world shows the list, and reports that countries cannot be shown', async () => {
  await run(app.database, "DELETE FROM geo_json WHERE type = 'World'")
  await markNamed(app, person, 'London')
  enterAs(person)
  renderApp('/map')
  await row(/London/)
  fireEvent.click(screen.getByRole('button', { name: 'Countries' }))
  await screen.findByText('The outlines of the countries could not be loaded')
})

test('Enter on the map asks for the city in its middle, which can be marked there', async () => {
  giveSize(1100, 704)
  enterAs(person)
  renderApp('/map?at=45.464,9.19,10')
  const map = await screen.findByRole('application')
  map.focus()
  fireEvent.keyDown(map, { key: 'Enter' })
  const popup = await screen.findByRole('dialog', { name: 'Milan' })
  within(popup).getByText('Lombardy, Italy')
  const mark = await within(popup).findByRole('button', { name: /^Mark as visited/ })
  mark.focus()
  fireEvent.click(mark)
  await row(/Milan/)
  // For the reader it is another button, for the keyboard the same.
  expect(mark.getAttribute('aria-label')).toMatch(/^Visited: Milan/)
  expect(document.activeElement).toBe(mark)
  await waitFor(async () =>
    expect((await visitsOf(app, person)).map((visit) => visit.expand.city.name)).toEqual(['Milan']),
  )
})

test('a pin that gets the focus by a key is moved out from under the panels', async () => {
  giveSize(1100, 704)
  await markNamed(app, person, 'London')
  enterAs(person)
  const { router } = renderApp('/map?at=45,0,6')
  const pin = await screen.findByRole('button', { name: 'London, United Kingdom' })
  pin.focus()
  await waitFor(() => expect(router.state.location.search.at).toMatch(/^4[6-9]\.\d+,0,6$/))
})

test('the wheel zooms by one level for 120 pixels, however slowly it turns', async () => {
  enterAs(person)
  const { router } = renderApp('/map?at=30,0,5')
  const map = await screen.findByRole('application')
  // A line of the wheel is 20 pixels.
  const turn = (lines: number, ctrlKey = false) => {
    const event = new WheelEvent('wheel', { deltaY: lines, deltaMode: WheelEvent.DOM_DELTA_LINE })
    // happy-dom gives a wheel event no place and no keys.
    fireEvent(map, Object.assign(event, { clientX: 9, clientY: 9, ctrlKey }))
  }
  const zoomOf = () => String(router.state.location.search.at).split(',')[2]
  /** The zoom at which the map came to rest. */
  const lastZoom = async () => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    return zoomOf()
  }
  for (let line = 0; line < 12; line++) {
    turn(-1)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  expect(await lastZoom()).toBe('7')
  turn(6)
  expect(await lastZoom()).toBe('6')
  // One notch of a mouse, in Chromium and in Firefox.
  turn(-5)
  expect(await lastZoom()).toBe('7')
  turn(6)
  expect(await lastZoom()).toBe('6')
  // A pinch on a trackpad counts four times: two lines are 40 pixels.
  turn(-2, true)
  expect(await lastZoom()).toBe('7')
})

test('a point far from any city is reported as such', async () => {
  giveSize(1100, 704)
  enterAs(person)
  renderApp('/map?at=30,-40,9')
  const map = await screen.findByRole('application')
  fireEvent.keyDown(map, { key: 'Enter' })
  await screen.findByText(/^No city within \d+ km of this place\.$/)
})

test('a pin that is added out of view is named, and shown on request', async () => {
  giveSize(1100, 704)
  await markNamed(app, person, 'London')
  enterAs(person)
  const { queryClient, router } = renderApp('/map?at=51.5,0,8')
  await row(/London/)
  // Marked on another device: there is no notice.
  await markNamed(app, person, 'Kyoto')
  await queryClient.invalidateQueries({ queryKey: ['visited_city'] })
  await row(/Kyoto/)
  fireEvent.keyDown(document.body, { key: '/' })
  const box = await screen.findByRole('combobox', { name: 'Search cities' })
  fireEvent.change(box, { target: { value: 'tokyo' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  await screen.findByText('Tokyo, Japan is off this view')
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(router.state.location.search.at).toMatch(/^35\.\d+,139\.\d+,8$/))
  expect(screen.queryByText('Tokyo, Japan is off this view')).toBeNull()
})

test('the notice of a pin out of view disappears after ten seconds, unless the focus is on it', async () => {
  giveSize(1100, 704)
  enterAs(person)
  renderApp('/map?at=51.5,0,8')
  await screen.findByRole('heading', { name: 'No cities yet' })
  fireEvent.keyDown(document.body, { key: '/' })
  const box = await screen.findByRole('combobox', { name: 'Search cities' })
  fireEvent.change(box, { target: { value: 'tokyo' } })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  fireEvent.keyDown(box, { key: 'Enter' })
  await screen.findByText('Tokyo, Japan is off this view')
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  const notice = () => screen.queryByText('Tokyo, Japan is off this view')
  pass(9900)
  expect(notice()).not.toBeNull()
  const show = screen.getByRole('button', { name: 'Show' })
  act(() => show.focus())
  pass(60_000)
  expect(notice()).not.toBeNull()
  act(() => show.blur())
  pass(10_000)
  expect(notice()).toBeNull()
})

test('a pin that is added under a panel counts as out of view', async () => {
  giveSize(1100, 704)
  enterAs(person)
  renderApp('/map?at=45.464,9.19,5')
  await screen.findByRole('heading', { name: 'No cities yet' })
  const panel = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => panel.remove())
  panel.dataset['overMap'] = ''
  // Milan is in the middle of the map, London to the left and above.
  vi.spyOn(panel, 'getBoundingClientRect').mockReturnValue(new DOMRect(540, 300, 60, 100))
  // While the map is being dragged it does not move by itself.
  document.body.classList.add('leaflet-dragging')
  onTestFinished(() => document.body.classList.remove('leaflet-dragging'))
  const mark = async (typed: string) => {
    fireEvent.keyDown(document.body, { key: '/' })
    const box = await screen.findByRole('combobox', { name: 'Search cities' })
    fireEvent.change(box, { target: { value: typed } })
    fireEvent.keyDown(box, { key: 'Enter' })
  }
  await mark('london')
  await row(/London/)
  expect(screen.queryByText(/is off this view/)).toBeNull()
  await mark('milan')
  await screen.findByText('Milan, Italy is off this view')
})

test('after a city is deleted in its popup the next row has the focus', async () => {
  await markNamed(app, person, 'London', 'Milan', 'Rome')
  enterAs(person)
  renderApp('/map')
  fireEvent.click(await row(/Milan/))
  const popup = await screen.findByRole('dialog', { name: 'Milan' })
  const remove = within(popup).getByRole('button', { name: 'Delete' })
  remove.focus()
  fireEvent.click(remove)
  await screen.findByText(/^Successfully removed city from visited list/)
  await waitFor(async () => expect(document.activeElement).toBe(await row(/Rome/)))
})
