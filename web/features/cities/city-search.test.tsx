import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { run } from '#server/test/test-database.ts'
import { dropSession } from '#web/lib/session/stored-session.ts'
import { announceVisitChange } from '#web/queries/visit-news.ts'
import type { Network } from '#web/test/network.ts'
import { markFor, renderApp, setPageLanguage, startSignedIn, visitsOf } from '#web/test/render-app.tsx'
import { setMarksSeveral } from './mark-several.ts'

let app: TestApp
let network: Network
let person: Person

beforeEach(async () => {
  ;({ app, network, person } = await startSignedIn())
})

const press = (key: string, modifiers: object = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...modifiers })

/** Opens the search over the profile. */
const openSearch = async () => {
  renderApp('/profile')
  await screen.findByText('No city marked yet')
  press('/')
  return screen.findByRole<HTMLInputElement>('combobox')
}

const type = (box: HTMLElement, text: string) => fireEvent.change(box, { target: { value: text } })

const optionsOf = (label: string) =>
  screen.queryAllByRole('option').filter((option) => option.textContent.startsWith(label))

/** The first result with this label, once it is there. */
const result = (label: string) =>
  waitFor(() => {
    const [option] = optionsOf(label)
    if (option === undefined) throw new Error(`${label} is not listed.`)
    return option
  })

const saves = '/api/collections/visited_city/records'

const visitedNames = async () => (await visitsOf(app, person)).map(({ expand }) => expand.city.name)

const london = 'London / England / United Kingdom'

test('a city that has left the gazetteer is not offered', async () => {
  const hallstatt = "update city set retired = 1 where unaccented_name = 'hallstatt'"
  const box = await openSearch()
  type(box, 'halls')
  await result('Hallstatt')
  await run(app.database, hallstatt)
  type(box, 'hallst')
  await screen.findByText('No Cities found.')
})

test("'/' opens the search, with the focus in its field", async () => {
  const box = await openSearch()
  expect(box.placeholder).toBe('Type a city or search...')
  expect(document.activeElement).toBe(box)
})

test('the active city is named to screen readers, at first and as the arrows move', async () => {
  const box = await openSearch()
  type(box, 'lon')
  await result(london)
  const active = () => box.getAttribute('aria-activedescendant')
  const [first, second] = screen.getAllByRole('option')
  await waitFor(() => expect(active()).toBe(first?.id))
  fireEvent.keyDown(box, { key: 'ArrowDown' })
  await waitFor(() => expect(active()).toBe(second?.id))
  type(box, 'paris')
  const paris = await result('Paris')
  await waitFor(() => expect(active()).toBe(paris.id))
})

test('closing the search gives the focus back', async () => {
  const box = await openSearch()
  fireEvent.keyDown(box, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const button = screen.getByRole('button', { name: 'Mark a city' })
  button.focus()
  press('/')
  fireEvent.keyDown(await screen.findByRole('combobox'), { key: 'Escape' })
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('Ctrl+A and Cmd+A open the search; other modifiers and typing in a field do not', async () => {
  await openSearch()
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const field = document.body.appendChild(document.createElement('input'))
  press('/', {}, field)
  press('a', { ctrlKey: true }, field)
  press('/', { ctrlKey: true })
  press('a', { ctrlKey: true, shiftKey: true })
  press('a', { metaKey: true, altKey: true })
  press('a')
  field.remove()
  expect(screen.queryByRole('dialog')).toBeNull()

  press('a', { metaKey: true })
  await screen.findByRole('dialog')
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press('A', { ctrlKey: true })
  await screen.findByRole('dialog')
})

test('typing a sight offers the city that it stands for, and names the sight until the city itself is typed', async () => {
  const box = await openSearch()
  type(box, 'taj mahal')
  const agra = await result('Taj Mahal → Agra / Uttar Pradesh / India')
  await waitFor(() => expect(box.getAttribute('aria-activedescendant')).toBe(agra.id))
  type(box, 'agra')
  await result('Agra / Uttar Pradesh / India')
  expect(screen.queryByText(/Taj Mahal/)).toBeNull()
})

test('typing finds cities by the first letters, with the best known ones at the top', async () => {
  const box = await openSearch()
  type(box, 'l')
  const best = await screen.findByRole('group', { name: 'Best matches' })
  expect(within(best).getAllByRole('option').length).toBeLessThanOrEqual(5)
  expect(within(best).getAllByRole('option')[0]?.textContent).toMatch(/^L/)
  type(box, 'lon')
  await result(london)
  await waitFor(() => expect(box.getAttribute('aria-activedescendant')).toBe(optionsOf(london)[0]?.id))
  expect(optionsOf(london)).toHaveLength(1)
  const cities = within(screen.getByRole('group', { name: 'Cities' })).getAllByRole('option')
  const names = cities.map((option) => option.textContent.toLowerCase())
  expect(names.every((name) => name.startsWith('lon'))).toBe(true)
  expect(names).toEqual([...names].sort())
  expect(screen.getAllByRole('option')[0]?.querySelector('u')?.textContent).toBe('Lon')
  await screen.findByText(/found/, { selector: 'output' })
})

test('the search shows names in the language of the page, and underlines the typed letters', async () => {
  const box = await openSearch()
  await act(() => setPageLanguage('de'))
  type(box, 'münch')
  const munich = await result('München / Bavaria / Deutschland')
  expect(munich.querySelector('u')?.textContent).toBe('Münch')
  type(box, 'frankreich')
  await result('Frankreich → Paris / Île-de-France / Frankreich')
  type(box, 'münch')
  fireEvent.click(await result('München / Bavaria / Deutschland'))
  await screen.findByText(/München, Deutschland/)
  expect(await visitedNames()).toEqual(['Munich'])
})

test("a text that no city begins with says 'No Cities found.', and blanks search for nothing", async () => {
  const box = await openSearch()
  type(box, '   ')
  await screen.findByText(/Type the first letters/)
  type(box, 'xqzwv')
  await screen.findByText('No Cities found.')
  expect(network.asked.filter((request) => request.includes('/city/records')).length).toBe(1)
})

test('special characters of the filter language are searched literally', async () => {
  const box = await openSearch()
  type(box, 'l%n')
  await screen.findByText('No Cities found.')
  type(box, 'l_ndon')
  await waitFor(() => expect(network.asked.at(-1)).toContain('l_ndon'))
  type(box, String.raw`qqqq"'\ `)
  await waitFor(() => expect(network.asked.some((request) => request.includes('%27'))).toBe(true))
  await screen.findByText('No Cities found.')
  expect(screen.queryByText('Could not search cities')).toBeNull()
})

test('choosing a city marks it as visited and closes the search', async () => {
  type(await openSearch(), 'lon')
  const option = await result(london)
  fireEvent.click(option)
  expect(screen.queryByRole('dialog')).toBeNull()
  await screen.findByText('City added')
  await screen.findByText('Successfully marked city as visited')
  await screen.findByText('London, United Kingdom')
  expect(await visitsOf(app, person)).toHaveLength(1)
  await screen.findByRole('button', { name: /United Kingdom/ })
})

test('Enter marks the active city, and the search shows it as visited afterwards', async () => {
  const box = await openSearch()
  type(box, 'lon')
  await result(london)
  fireEvent.keyDown(box, { key: 'Enter' })
  await screen.findByText('City added')
  press('/')
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('')
  type(screen.getByRole('combobox'), 'london')
  const option = await result(london)
  await waitFor(() => expect(option.textContent).toContain('Visited'))
})

test('Enter pressed before the answer waits for it', async () => {
  const box = await openSearch()
  type(box, 'lon')
  await result(london)
  type(box, 'paris')
  fireEvent.keyDown(box, { key: 'Enter' })
  await screen.findByText('City added')
  const [visit] = await visitsOf(app, person)
  expect(visit?.expand.city.name).toBe('Paris')
})

test('a city that is marked twice stays marked once, and the toast says so', async () => {
  const box = await openSearch()
  type(box, 'lon')
  const option = await result(london)
  // Marked in another window in the meantime.
  const found = await app.request('/api/cities/matches?q=london')
  const { items } = (await found.json()) as { items: { id: string }[] }
  await markFor(app, person, items[0]!.id)
  fireEvent.click(option)
  await screen.findByText('Already visited')
  await screen.findByText('The city stays marked once')
  await screen.findByText('London, United Kingdom')
  expect(await visitsOf(app, person)).toHaveLength(1)
})

test('a mark that fails after the search has closed names its city, and can be tried again', async () => {
  type(await openSearch(), 'lon')
  const option = await result(london)
  network.loseNext({ method: 'POST', path: saves })
  fireEvent.click(option)
  await screen.findByText('Could not add city')
  await screen.findByText('London, United Kingdom')
  await screen.findByText(/The city is marked when the connection is back/)
  await screen.findByText('No city marked yet')
  expect(await visitsOf(app, person)).toEqual([])
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('City added')
  expect(await visitedNames()).toEqual(['London'])
})

test('a mark that failed waits in the search until it is tried again', async () => {
  type(await openSearch(), 'lon')
  network.refuseNext({ method: 'POST', path: saves }, 500, 'The disk is full.')
  fireEvent.click(await result(london))
  await screen.findByText('Could not add city')
  press('/')
  await screen.findByText('Not saved: The disk is full.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again: London' }))
  await screen.findByText('1 of 1 saved')
  expect(await visitedNames()).toEqual(['London'])
})

test('Enter presses the buttons beside the results, and the list does not intercept it', async () => {
  type(await openSearch(), 'lon')
  network.refuseNext({ method: 'POST', path: saves }, 500, 'The disk is full.')
  fireEvent.keyDown(await screen.findByRole('combobox'), { key: 'Enter', shiftKey: true })
  const retry = await screen.findByRole('button', { name: 'Try again: London' })
  type(screen.getByRole('combobox'), 'par')
  await result('Paris')
  // A key whose default is prevented does not press a button.
  for (const button of [retry, screen.getByRole('button', { name: 'Close' })]) {
    for (const key of ['Enter', 'ArrowDown', 'End']) expect(press(key, {}, button)).toBe(true)
  }
  expect(await visitedNames()).toEqual([])
})

test('letters typed while a city is saved start the next search', async () => {
  const box = await openSearch()
  const slow = network.holdNext({ method: 'POST', path: saves })
  type(box, 'lon')
  await result(london)
  fireEvent.keyDown(box, { key: 'Enter', shiftKey: true })
  expect(box.value).toBe('')
  type(box, 'paris')
  slow.release()
  await screen.findByText('1 of 1 saved')
  expect(box.value).toBe('paris')
  await result('Paris')
  fireEvent.keyDown(box, { key: 'Enter', shiftKey: true })
  await screen.findByText('2 of 2 saved')
  expect(await visitedNames()).toEqual(['London', 'Paris'])
})

test('Enter pressed before the responses marks the city that each text means, and nothing else', async () => {
  const box = await openSearch()
  const slow = ['/api/cities/matches?q=paris', '/api/cities/matches?q=rome'].map((path) =>
    network.holdNext({ path }),
  )
  type(box, 'paris')
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(box.value).toBe('')
  type(box, 'rome')
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(screen.getByRole('dialog')).toBeDefined()
  slow.forEach(({ release }) => release())
  await waitFor(async () => expect((await visitedNames()).sort()).toEqual(['Paris', 'Rome']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('no city is active while only the alphabetical results are there', async () => {
  const box = await openSearch()
  const slow = network.holdNext({ path: '/api/cities/matches?q=lon' })
  type(box, 'lon')
  await screen.findByRole('group', { name: 'Cities' })
  expect(box.getAttribute('aria-activedescendant')).toBeNull()
  fireEvent.keyDown(box, { key: 'Enter' })
  slow.release()
  await waitFor(async () => expect(await visitedNames()).toEqual(['London']))
})

test('letters typed while the previous text is searched for keep the search open', async () => {
  const box = await openSearch()
  const slow = network.holdNext({ path: '/api/cities/matches?q=paris' })
  type(box, 'paris')
  fireEvent.keyDown(box, { key: 'Enter' })
  await screen.findByText(/Searching for “paris”/)
  type(box, 'ro')
  slow.release()
  await screen.findByText('City added')
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('ro')
})

test('a text that nothing is found for says so and is kept', async () => {
  const box = await openSearch()
  type(box, 'xqzwv')
  fireEvent.keyDown(box, { key: 'Enter' })
  await screen.findByText('“xqzwv”')
  await waitFor(() => expect(screen.getAllByText('No Cities found.')).toHaveLength(1))
  type(box, 'xqzwvv')
  await waitFor(() => expect(screen.getAllByText('No Cities found.').length).toBeGreaterThan(1))
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(box.value).toBe('xqzwvv')
  expect(await visitsOf(app, person)).toEqual([])
})

test('Enter of an input method, a held Enter and Enter without text choose nothing', async () => {
  const box = await openSearch()
  fireEvent.keyDown(box, { key: 'Enter' })
  type(box, 'lon')
  await result(london)
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(box, { key: 'Enter', repeat: true })
  expect(box.value).toBe('lon')
  expect(await visitsOf(app, person)).toEqual([])
})

test('with "Mark several" the search stays open, lists the marks and undoes each', async () => {
  onTestFinished(() => setMarksSeveral(false))
  const box = await openSearch()
  fireEvent.click(screen.getByRole('switch', { name: 'Mark several' }))
  expect(localStorage.getItem('mark-several')).toBe('on')
  for (const city of ['london', 'paris', 'rome']) {
    type(box, city)
    fireEvent.keyDown(box, { key: 'Enter' })
  }
  await screen.findByText('3 of 3 saved')
  expect(screen.queryByText('City added')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Undo: Paris' }))
  await screen.findByText('2 of 2 saved')
  fireEvent.keyDown(box, { key: 'z', ctrlKey: true })
  await screen.findByText('1 of 1 saved')
  expect(await visitedNames()).toEqual(['London'])
  fireEvent.click(screen.getByRole('button', { name: 'Mark again: Rome' }))
  await waitFor(async () => expect((await visitedNames()).sort()).toEqual(['London', 'Rome']))
})

test('a mark that was removed elsewhere is not shown as undone, and can be set again', async () => {
  onTestFinished(() => setMarksSeveral(false))
  const box = await openSearch()
  fireEvent.click(screen.getByRole('switch', { name: 'Mark several' }))
  const remove = async () => {
    const [visit] = await visitsOf(app, person)
    await app.request(`${saves}/${visit?.id}`, { method: 'DELETE', token: person.token })
  }
  type(box, 'london')
  fireEvent.keyDown(box, { key: 'Enter' })
  await screen.findByText('1 of 1 saved')
  await remove()
  announceVisitChange('another tab')
  await screen.findByText('No longer on your list')
  await screen.findByText('0 of 0 saved')
  fireEvent.click(screen.getByRole('button', { name: 'Mark again: London' }))
  await screen.findByText('1 of 1 saved')
  // Undo is pressed before this page has heard of the removal.
  await remove()
  fireEvent.click(screen.getByRole('button', { name: 'Undo: London' }))
  await screen.findByText('No longer on your list')
  expect(screen.queryByText('Taken back')).toBeNull()
})

test('a city chosen twice is saved once', async () => {
  const box = await openSearch()
  const slow = network.holdNext({ method: 'POST', path: saves })
  for (const text of ['london', 'paris', 'london']) {
    type(box, text)
    fireEvent.keyDown(box, { key: 'Enter', shiftKey: true })
  }
  slow.release()
  await screen.findByText('2 of 2 saved')
  expect(network.asked.filter((request) => request === `POST ${saves}`)).toHaveLength(2)
})

test('a city chosen by somebody who signs out before it is saved is named as failed', async () => {
  const box = await openSearch()
  const slow = network.holdNext({ method: 'POST', path: saves })
  type(box, 'london')
  fireEvent.keyDown(box, { key: 'Enter', shiftKey: true })
  type(box, 'paris')
  await result('Paris')
  fireEvent.keyDown(box, { key: 'Enter', shiftKey: true })
  await waitFor(() => expect(screen.getAllByText('Saving')).toHaveLength(2))
  dropSession()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  slow.release()
  await screen.findByText('You signed out before it was saved.')
  await screen.findByText('Paris, France')
  // London's request was sent before.
  expect(await visitedNames()).toEqual(['London'])
})

test('a failed search says so, keeps the typed text, and continues when retried', async () => {
  const box = await openSearch()
  network.loseNext({ path: '/api/collections/city/records' })
  type(box, 'lon')
  const failure = await screen.findByRole('alert')
  expect(within(failure).getByText('Could not search cities')).toBeDefined()
  expect(box).toHaveProperty('value', 'lon')
  fireEvent.click(within(failure).getByRole('button', { name: 'Try again' }))
  await result(london)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('without a network the search says so', async () => {
  const box = await openSearch()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  network.loseNext({ path: '/api/collections/city/records' })
  type(box, 'lon')
  await screen.findByText(/You are offline/)
})

test('an older answer never takes the place of a newer one', async () => {
  const box = await openSearch()
  const slow = network.holdNext({ path: '/api/collections/city/records' })
  type(box, 'lon')
  await waitFor(() => expect(network.asked.at(-1)).toContain('/matches?q=lon'))
  type(box, 'par')
  await result('Paris / Île-de-France')
  slow.release()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(optionsOf('London')).toEqual([])
  expect(optionsOf('Paris').length).toBeGreaterThan(0)
})

test('letters go to the field after a click on "Mark several", and from anywhere in the dialog', async () => {
  onTestFinished(() => setMarksSeveral(false))
  const box = await openSearch()
  const several = screen.getByRole('switch', { name: 'Mark several' })
  const click = () => {
    fireEvent.pointerDown(several)
    several.focus()
    fireEvent.click(several)
  }
  click()
  expect(several.getAttribute('aria-checked')).toBe('true')
  expect(document.activeElement).toBe(box)
  // The space bar on the switch leaves the focus there.
  several.focus()
  press(' ', {}, several)
  fireEvent.click(several)
  expect(document.activeElement).toBe(several)
  press('o', {}, several)
  expect(document.activeElement).toBe(box)
  screen.getByRole('button', { name: 'Close' }).focus()
  expect(press('/', {}, screen.getByRole('button', { name: 'Close' }))).toBe(false)
  expect(document.activeElement).toBe(box)
  box.blur()
  press('o')
  expect(document.activeElement).toBe(box)
})

/** Moments between the Enter that closes the search and the next key. */
const pauses: [string, (() => Promise<unknown>) | null][] = [
  ['in the same task', null],
  ['after a microtask', () => Promise.resolve()],
  ['after a task', () => new Promise((resolve) => setTimeout(resolve, 0))],
  ['after a frame', () => new Promise((resolve) => requestAnimationFrame(resolve))],
  ['after the focus was given back', () => new Promise((resolve) => setTimeout(resolve, 50))],
]
test.for(pauses)("'/' %s after Enter opens the search for the next city", async ([, pause]) => {
  renderApp('/profile')
  await screen.findByText('No city marked yet')
  const opener = within(screen.getByRole('banner')).getByRole('link', { name: /Waymark/ })
  opener.focus()
  press('/')
  const box = await screen.findByRole('combobox')
  type(box, 'london')
  await result(london)
  const enter = () => fireEvent.keyDown(box, { key: 'Enter' })
  const pressNext = () => expect(press('/', {}, document.activeElement ?? document.body)).toBe(false)
  if (pause === null) {
    act(() => {
      enter()
      pressNext()
    })
  } else {
    enter()
    await pause()
    pressNext()
  }
  await screen.findByText('City added')
  await new Promise((resolve) => setTimeout(resolve, 50))
  const next = screen.getByRole<HTMLInputElement>('combobox')
  expect(next.value).toBe('')
  expect(document.activeElement).toBe(next)
  fireEvent.keyDown(next, { key: 'Escape' })
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test("'/' pressed while the last text is searched for keeps the search open for the next one", async () => {
  const box = await openSearch()
  const slow = network.holdNext({ path: '/api/cities/matches?q=paris' })
  type(box, 'paris')
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(press('/', {}, box)).toBe(false)
  slow.release()
  await screen.findByText('City added')
  const next = screen.getByRole('combobox')
  expect(document.activeElement).toBe(next)
  type(next, 'rome')
  fireEvent.keyDown(next, { key: 'Enter' })
  await waitFor(async () => expect(await visitedNames()).toEqual(['Paris', 'Rome']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('what failed without a connection is tried again when the browser is online; a refusal is not', async () => {
  onTestFinished(() => setMarksSeveral(false))
  const box = await openSearch()
  fireEvent.click(screen.getByRole('switch', { name: 'Mark several' }))
  const enter = (text: string) => {
    type(box, text)
    fireEvent.keyDown(box, { key: 'Enter' })
  }
  network.refuseNext({ method: 'POST', path: saves }, 500, 'The disk is full.')
  enter('london')
  await screen.findByText('Not saved: The disk is full.')
  network.loseNext({ method: 'POST', path: saves })
  enter('paris')
  await screen.findByText('Not saved: no connection; tried again when it is back')
  network.loseNext({ path: '/api/cities/matches?q=rome' })
  enter('rome')
  await screen.findByText('Not searched: no connection; tried again when it is back')
  const slow = network.holdNext({ method: 'POST', path: saves })
  fireEvent(window, new Event('online'))
  expect(screen.getAllByText('Connected again, trying again')).toHaveLength(2)
  slow.release()
  await waitFor(async () => expect(await visitedNames()).toEqual(['Paris', 'Rome']))
  await screen.findByText('2 of 3 saved')
  fireEvent.click(screen.getByRole('button', { name: 'Try again: London' }))
  await screen.findByText('3 of 3 saved')
})

test('when only a few cities are found each is listed once, and the best one is active', async () => {
  const box = await openSearch()
  type(box, 'hallst')
  const row = await result('Hallstatt')
  await waitFor(() => expect(box.getAttribute('aria-activedescendant')).toBe(row.id))
  expect(screen.queryByRole('group', { name: 'Best matches' })).toBeNull()
  expect(optionsOf('Hallstatt')).toHaveLength(1)
  await screen.findByText('1 city found.')
})

test('on a phone the search names each failure with its reason', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), { matches: query.includes('width <'), media: query } as MediaQueryList),
  )
  onTestFinished(() => void vi.restoreAllMocks())
  const box = await openSearch()
  network.refuseNext({ method: 'POST', path: saves }, 500, 'The disk is full.')
  type(box, 'london')
  await result(london)
  fireEvent.keyDown(box, { key: 'Enter', shiftKey: true })
  const note = await screen.findByText('London: Not saved: The disk is full.')
  expect(note.tagName).toBe('OUTPUT')
  fireEvent.click(screen.getByRole('button', { name: '1 not saved' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Try again: London' }))
  await waitFor(async () => expect(await visitedNames()).toEqual(['London']))
  await waitFor(() => expect(note.textContent).toBe(''))
})

test('one live region announces how many cities are saved', async () => {
  onTestFinished(() => setMarksSeveral(false))
  const box = await openSearch()
  fireEvent.click(screen.getByRole('switch', { name: 'Mark several' }))
  network.refuseNext({ method: 'POST', path: saves }, 500, 'The disk is full.')
  for (const city of ['london', 'paris']) {
    type(box, city)
    fireEvent.keyDown(box, { key: 'Enter' })
  }
  await screen.findByText('1 of 2 saved')
  const sitting = screen.getByRole('region', { name: 'Marked in this sitting' })
  const spoken = [...sitting.querySelectorAll('output, [aria-live]')].map(({ textContent }) => textContent)
  expect(spoken).toEqual(['1 of 2 saved, 1 not saved'])
})

test('cities with equal labels show their coordinates', async () => {
  const box = await openSearch()
  type(box, 'hallst')
  const only = await result('Hallstatt')
  expect(only.textContent).not.toContain('°')
  await run(
    app.database,
    `update city set name = 'Hallstatt', unaccented_name = 'hallstatt',
      state = (select state from city where unaccented_name = 'hallstatt'),
      country = (select country from city where unaccented_name = 'hallstatt')
    where unaccented_name = 'vienna'`,
  )
  type(box, 'hallsta')
  await waitFor(() => expect(optionsOf('Hallstatt').length).toBeGreaterThan(1))
  for (const option of optionsOf('Hallstatt')) expect(option.textContent).toMatch(/4\d\.\d+° N, 1\d\.\d+° E/)
})

test('a toast can be pressed while the search is open, and the search stays open', async () => {
  const box = await openSearch()
  type(box, 'lon')
  fireEvent.click(await result(london))
  await screen.findByText('City added')
  press('/')
  await screen.findByRole('combobox')
  // Radix closes a dialog on a press outside of it, from the next task on.
  await new Promise((resolve) => setTimeout(resolve, 10))
  const undo = screen.getByRole('button', { name: 'Undo', hidden: true })
  fireEvent.pointerDown(undo, { button: 0 })
  fireEvent.click(undo)
  await waitFor(async () => expect(await visitedNames()).toEqual([]))
  expect(screen.queryByRole('combobox')).not.toBeNull()
  fireEvent.pointerDown(document.body, { button: 0 })
  fireEvent.click(document.body)
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
})
