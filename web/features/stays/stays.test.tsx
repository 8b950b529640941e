import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import type { Ledger } from '#shared/ledger.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { askRemoval, askWhen } from '#web/lib/stay-prompt.ts'
import type { Network } from '#web/test/network.ts'
import { markFor, renderApp, showIn, startSignedIn } from '#web/test/render-app.tsx'

const london = cityId(2643743)
const colmar = cityId(3024297)

let app: TestApp
let network: Network
let person: Person

beforeEach(async () => {
  ;({ app, network, person } = await startSignedIn())
})

const ledger = async (): Promise<Ledger> => {
  const response = await app.request(`/api/ledger/${person.id}`, { token: person.token })
  return (await response.json()) as Ledger
}
const datesOf = async (city: string) =>
  (await ledger()).stays
    .filter((stay) => stay.city === city)
    .map(({ start, end, kind, note }) => [start, end, kind, note].join('|'))
const addStay = async (body: object) => {
  const response = await app.request('/api/collections/stay/records', {
    method: 'POST',
    token: person.token,
    body: { user: person.id, city: london, kind: 'visited', start: '', end: '', note: '', ...body },
  })
  expect(response.status).toBe(200)
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })
/** Presses a button once it can be pressed. */
const press = async (name: string | RegExp) => {
  await waitFor(async () => expect((await button(name)).getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(await button(name))
}
const when = <Field extends HTMLElement>() => screen.findByRole<Field>('textbox', { name: 'When?' })
const typed = async () => (await when<HTMLInputElement>()).value
const type = async (text: string) => fireEvent.change(await when(), { target: { value: text } })
const echo = async () => {
  const field = await when()
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')
}

test('the toast after marking asks for the date, and the answer dates the stay of the mark', async () => {
  renderApp(`/explore/city/${london}`)
  await press('Mark as visited: London')
  await screen.findByText('Successfully marked city as visited')
  await press('When?')
  const dialog = await screen.findByRole('dialog', { name: 'When were you in London?' })
  await type('3–7 May 2019')
  expect((await echo())?.textContent).toBe('Understood as 3 to 7 May 2019, 4 nights')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save stay' }))
  await waitFor(async () => expect(await datesOf(london)).toEqual(['2019-05-03|2019-05-07|visited|']))
  const stays = await screen.findByRole('region', { name: 'Stays' })
  await within(stays).findByText('3 to 7 May 2019')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a text that is not understood remains, with an example, and is not saved', async () => {
  renderApp(`/explore/city/${london}`)
  await press('Add a stay')
  await type('some day')
  await screen.findByText('Try 2019, May 2019 or 3 to 7 May 2019')
  const save = await button('Save stay')
  expect(save.getAttribute('aria-disabled')).toBe('true')
  fireEvent.submit(save)
  expect(await typed()).toBe('some day')
  await type('7–3 May 2019')
  await screen.findByText('The end is before the beginning')
  await press('3 to 7 May 2019')
  expect((await echo())?.textContent).toContain('3 to 7 May 2019')
  await press('Save stay')
  await waitFor(async () => expect(await datesOf(london)).toEqual(['2019-05-03|2019-05-07|visited|']))
})

test('a chip chooses a more exact reading, and a kind and a note are saved with it', async () => {
  renderApp(`/explore/city/${london}`)
  await press('Add a stay')
  await type('summer 2011')
  expect((await button('about 2011')).getAttribute('aria-pressed')).toBe('true')
  await press('July 2011')
  fireEvent.click(screen.getByRole('radio', { name: 'Layover' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'Rain' } })
  await press('Save stay')
  await waitFor(async () => expect(await datesOf(london)).toEqual(['2011-07||transit|Rain']))
  // A layover creates no mark.
  await button('Mark as visited: London')
})

test('a stay is edited in place, and Undo restores the former one', async () => {
  await addStay({ start: '2019', note: 'Fog' })
  renderApp(`/explore/city/${london}`)
  await press('Edit: Visited, 2019')
  expect(await typed()).toBe('2019')
  await type('2020')
  await press('Save stay')
  await waitFor(async () => expect(await datesOf(london)).toEqual(['2020||visited|Fog']))
  await press('Undo')
  await waitFor(async () => expect(await datesOf(london)).toEqual(['2019||visited|Fog']))
})

test('what was typed is there again after the form was closed by Escape, and gone after Cancel', async () => {
  renderApp(`/explore/city/${london}`)
  await press('Add a stay')
  await type('May 2019')
  fireEvent.keyDown(await when(), { key: 'Escape' })
  await press('Add a stay')
  expect(await typed()).toBe('May 2019')
  await press('Cancel')
  await press('Add a stay')
  expect(await typed()).toBe('')
})

test('a stay that the server refuses is removed again, and its form has the typed text', async () => {
  renderApp(`/explore/city/${london}`)
  await press('Add a stay')
  await type('May 2019')
  network.refuseNext({ method: 'POST', path: '/api/collections/stay/records' }, 500)
  await press('Save stay')
  await screen.findByText('Could not save the stay')
  expect(await datesOf(london)).toEqual([])
  await press('Add a stay')
  expect(await typed()).toBe('May 2019')
})

test('before the last stay is removed, the mark is named too, and Undo restores both', async () => {
  const mark = await markFor(app, person, london)
  renderApp(`/explore/city/${london}`)
  await button('Remove from visited: London')
  await press('Remove: Visited, No date')
  await screen.findByText('City removed')
  await button('Mark as visited: London')
  expect(await datesOf(london)).toEqual([])
  await press('Undo')
  await button('Remove from visited: London')
  await waitFor(async () => expect((await ledger()).stays.map(({ id }) => id)).toEqual([mark]))
})

test('a mark with several stays is removed after a question with their number', async () => {
  await addStay({ start: '2019', note: 'Fog' })
  await addStay({ start: '2020' })
  await addStay({ start: '2021', kind: 'transit' })
  renderApp(`/explore/city/${london}`)
  await press('Remove from visited: London')
  const dialog = await screen.findByRole('dialog', { name: 'Remove London from visited?' })
  expect(dialog.textContent).toContain('2 stays, 1 note')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await datesOf(london)).toHaveLength(3)
  await press('Remove from visited: London')
  const again = await screen.findByRole('dialog', { name: 'Remove London from visited?' })
  fireEvent.click(within(again).getByRole('button', { name: 'Remove from visited' }))
  await waitFor(async () => expect(await datesOf(london)).toEqual(['2021||transit|']))
  await press('Undo')
  await waitFor(async () => expect(await datesOf(london)).toHaveLength(3))
})

test('a wish is kept beside the mark, and its removal is offered once the city is visited', async () => {
  renderApp(`/explore/city/${london}`)
  const wish = await button('Want to go: London')
  fireEvent.click(wish)
  await waitFor(async () => expect((await ledger()).wishes.map(({ city }) => city)).toEqual([london]))
  expect(wish.getAttribute('aria-pressed')).toBe('true')
  await press('Mark as visited: London')
  await screen.findByText('You wanted to go there')
  expect((await ledger()).wishes).toHaveLength(1)
  await press('Remove the wish')
  await waitFor(async () => expect((await ledger()).wishes).toEqual([]))
})

test('the form warns of a stay in the future and of one far away on the same days', async () => {
  await addStay({ start: '2019-05-03', end: '2019-05-07' })
  renderApp(`/explore/city/${colmar}`)
  await press('Add a stay')
  await type('4–6 May 2019')
  await screen.findByText(/^You were in London at the same time, 6\d\d km away$/)
  await type('7–9 May 2019')
  expect(screen.queryByText(/same time/)).toBeNull()
  await type(String(new Date().getFullYear() + 1))
  const warning = await screen.findByText('From then on it counts; until then it is planned')
  expect(warning.tagName).toBe('OUTPUT')
  fireEvent.click(screen.getByRole('radio', { name: 'Layover' }))
  expect(screen.queryByText(/until then it is planned/)).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'Visited' }))
  await screen.findByText('From then on it counts; until then it is planned')
  await press('Save stay')
  // The form, which had the same warning, is closed.
  const [saved] = await screen.findAllByText('Stay saved')
  expect(saved?.closest('[data-sonner-toast]')?.textContent).toContain('until then it is planned')
})

test('a future date for the only stay of a visited city says that the city leaves the counts', async () => {
  await addStay({ city: colmar })
  renderApp(`/explore/city/${colmar}`)
  await press(/^When\? /)
  await type(String(new Date().getFullYear() + 1))
  await screen.findByText('From then on Colmar counts; until then it is planned and leaves your counts')
  await type('2019')
  expect(screen.queryByText(/From then on/)).toBeNull()
})

test('a text that can be a day or a month is saved only after one of them is chosen', async () => {
  renderApp(`/explore/city/${london}`)
  await press('Add a stay')
  await type('5/19')
  await screen.findByText('This can be a day or a month. Choose one')
  expect((await button('May 2019')).getAttribute('aria-pressed')).toBe('false')
  expect((await button(/^19 May 20/)).getAttribute('aria-pressed')).toBe('false')
  fireEvent.submit((await when()).closest('form') ?? document)
  await press('May 2019')
  await screen.findByText('Understood as May 2019')
  await press('Save stay')
  await waitFor(async () => expect(await datesOf(london)).toEqual(['2019-05||visited|']))
})

test('dates are typed and shown back in the language of the page', async () => {
  renderApp(`/explore/city/${london}`)
  await button('Add a stay')
  await showIn('de')
  await press('Aufenthalt hinzufügen')
  fireEvent.change(await screen.findByRole('textbox', { name: 'Wann?' }), {
    target: { value: 'Sommer 2011' },
  })
  await screen.findByText('Verstanden als etwa 2011')
})

test('a search result becomes a wish by its ring or by Alt and Enter, and is not marked', async () => {
  renderApp('/explore')
  await screen.findByRole('heading', { name: 'Explore', level: 1 })
  fireEvent.keyDown(document.body, { key: '/' })
  const field = await screen.findByRole('combobox')
  fireEvent.change(field, { target: { value: 'colmar' } })
  const [option] = await screen.findAllByRole('option', { name: /Colmar/ })
  const ring = option?.querySelector('[data-wish]')
  expect(ring).toBeTruthy()
  if (ring) fireEvent.click(ring)
  await waitFor(async () => expect((await ledger()).wishes.map(({ city }) => city)).toEqual([colmar]))
  await screen.findByRole('option', { name: /Colmar.*Want to go/ })
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', altKey: true })
  await waitFor(async () => expect((await ledger()).wishes).toEqual([]))
  expect((await ledger()).stays).toEqual([])
})

test('a save that is repeated after a lost connection is one stay, with the later dates', async () => {
  renderApp(`/explore/city/${london}`)
  await press('Add a stay')
  await type('May 2018')
  network.loseNext({ method: 'POST', path: '/api/collections/stay/records' })
  await press('Save stay')
  await screen.findByText('Could not save the stay')
  await press('Add a stay')
  expect(await typed()).toBe('May 2018')
  await type('May 2019')
  await press('Save stay')
  await waitFor(async () => expect(await datesOf(london)).toEqual(['2019-05||visited|']))
  await screen.findByText('Stay saved')
  const asked = network.asked.length
  act(() => void window.dispatchEvent(new Event('online')))
  await press('Add a stay')
  expect(await typed()).toBe('')
  expect(network.asked.slice(asked).filter((call) => /(POST|PATCH) .*stay/.test(call))).toEqual([])
  expect(await datesOf(london)).toEqual(['2019-05||visited|'])
})

test('the dates chosen in place of the default reading are in the draft', async () => {
  renderApp(`/explore/city/${london}`)
  await press('Add a stay')
  await type('5/6/2019')
  await press('6 May 2019')
  fireEvent.keyDown(await when(), { key: 'Escape' })
  await press('Add a stay')
  expect((await button('6 May 2019')).getAttribute('aria-pressed')).toBe('true')
  await press('Save stay')
  await waitFor(async () => expect(await datesOf(london)).toEqual(['2019-05-06||visited|']))
})

test('a draft is deleted once "Try again" has saved it', async () => {
  renderApp(`/explore/city/${london}`)
  await press('Add a stay')
  await type('May 2019')
  network.refuseNext({ method: 'POST', path: '/api/collections/stay/records' }, 500)
  await press('Save stay')
  await screen.findByText('Could not save the stay')
  await press('Try again')
  await screen.findByText('Stay saved')
  await press('Add a stay')
  expect(await typed()).toBe('')
})

test('the form of a stay that cannot be loaded says so and can be closed; opened again, it loads the stay', async () => {
  const mark = await markFor(app, person, london)
  const stay = { userId: person.id, cityId: london, city: 'London', stayId: mark }
  network.refuseNext({ path: `/api/ledger/${person.id}` }, 403)
  renderApp('/privacypolicy')
  await screen.findByRole('heading', { level: 1 })
  act(() => askWhen(stay))
  const dialog = await screen.findByRole('dialog', { name: 'When were you in London?' })
  await within(dialog).findByText('The stays could not be loaded')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => askWhen(stay))
  await when()
})

test('another person who signs in is not asked about the removal', async () => {
  renderApp('/settings')
  await screen.findByRole('heading', { level: 1 })
  act(() => {
    void askRemoval({ userId: 'another00000000', city: 'Paris', stays: 2, notes: 0 })
    void askRemoval({ userId: person.id, city: 'London', stays: 2, notes: 0 })
  })
  await screen.findByRole('dialog', { name: 'Remove London from visited?' })
  act(() => void askRemoval({ userId: 'another00000000', city: 'Paris', stays: 2, notes: 0 }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the removal of a wish is offered after a dated stay too, and can be undone', async () => {
  renderApp(`/explore/city/${london}`)
  fireEvent.click(await button('Want to go: London'))
  await waitFor(async () => expect((await ledger()).wishes).toHaveLength(1))
  await press('Add a stay')
  await type('May 2019')
  await press('Save stay')
  await screen.findByText('You wanted to go there')
  await press('Remove the wish')
  await waitFor(async () => expect((await ledger()).wishes).toEqual([]))
  const toast = (await screen.findByText('Removed from the places to go')).closest('li')
  fireEvent.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect((await ledger()).wishes).toHaveLength(1))
})
