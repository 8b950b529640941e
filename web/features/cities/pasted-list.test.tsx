import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import type { Network } from '#web/test/network.ts'
import { markNamed, renderApp, setPageLanguage, startSignedIn, visitsOf } from '#web/test/render-app.tsx'

let app: TestApp
let network: Network
let person: Person

beforeEach(async () => {
  ;({ app, network, person } = await startSignedIn())
})

const openSearch = async () => {
  renderApp('/profile')
  await screen.findByRole('heading', { name: 'Profile' })
  fireEvent.keyDown(document.body, { key: '/' })
  return screen.findByRole<HTMLInputElement>('combobox')
}

const paste = (box: HTMLElement, text: string) =>
  fireEvent.paste(box, { clipboardData: { getData: () => text } })

const visitedNames = async () => (await visitsOf(app, person)).map(({ expand }) => expand.city.name)

/** A row of the dialog; the page behind it lists the same cities. */
const rowOf = async (text: string) => {
  const dialog = within(await screen.findByRole('dialog'))
  const row = (await dialog.findAllByText(text))[0]?.closest('li')
  if (!row) throw new Error(`${text} is not in the list.`)
  return within(row)
}

test('a pasted list is resolved, the person is asked about unclear places, and certain ones are marked', async () => {
  await markNamed(app, person, 'Paris')
  const box = await openSearch()
  paste(box, "Paris\nRoma\nvalencia\nGrandma's\nWashington, DC\n京都")
  await screen.findByText('Pasted list, 6 places')
  await (await rowOf('Paris')).findByText('Visited')
  const valencia = await screen.findByRole('radiogroup', { name: 'Which Valencia?' })
  const options = within(valencia).getAllByRole<HTMLInputElement>('radio')
  expect(options.every(({ checked }) => !checked)).toBe(true)
  await screen.findByText('1 open, 1 not found')

  // Left out, and restored.
  fireEvent.click(screen.getByRole('button', { name: 'Will be marked: Kyoto' }))
  await screen.findByRole('button', { name: 'Mark 2 cities' })
  fireEvent.click(screen.getByRole('button', { name: 'Left out: Kyoto' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Mark 3 cities' }))
  await screen.findByText('3 of 3 saved')
  expect(await visitedNames()).toEqual(['Paris', 'Rome', 'Washington', 'Kyoto'])

  // The open places stay.
  await screen.findByText('Pasted list, 2 places')
  fireEvent.click(screen.getByRole('radio', { name: /Valencia \/ Valencia \/ Spain/ }))
  fireEvent.click(screen.getByRole('button', { name: "Choose city: Grandma's" }))
  const search = await screen.findByRole<HTMLInputElement>('combobox')
  expect(search.value).toBe("Grandma's")
  fireEvent.change(search, { target: { value: 'hallst' } })
  const hallstatt = await waitFor(() => {
    const option = screen.queryAllByRole('option').find((each) => each.textContent.startsWith('Hallstatt'))
    if (!option) throw new Error('Hallstatt is not listed.')
    return option
  })
  fireEvent.click(hallstatt)
  fireEvent.click(await screen.findByRole('button', { name: 'Mark 2 cities' }))
  await screen.findByText('5 of 5 saved')
  expect(await visitedNames()).toEqual(['Paris', 'Rome', 'Washington', 'Kyoto', 'Valencia', 'Hallstatt'])
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('')
})

test('a pasted list and its sitting follow the language of the page', async () => {
  const box = await openSearch()
  paste(box, "Roma\nvalencia\nGrandma's\nHamburg")
  await screen.findByText('Pasted list, 4 places')
  await screen.findByText('1 open, 1 not found')
  await act(() => setPageLanguage('de'))
  screen.getByText('Eingefügte Liste, 4 Orte')
  screen.getByText('1 offen, 1 nicht gefunden')
  screen.getByRole('radiogroup', { name: 'Welches Valencia?' })
  fireEvent.click(await screen.findByRole('button', { name: 'Wird markiert: Rom' }))
  fireEvent.click(await screen.findByRole('button', { name: '1 Stadt markieren' }))
  await screen.findByText('1 von 1 gespeichert')
  expect(await visitedNames()).toEqual(['Hamburg'])
})

test('names separated by commas are a list; a city and its state remain a search', async () => {
  const box = await openSearch()
  paste(box, 'Washington, DC')
  const option = await screen.findByRole('option', { name: /Washington \/ District of Columbia/ })
  expect(box.value).toBe('Washington, DC')
  expect(option).toBeDefined()
  fireEvent.change(box, { target: { value: '' } })
  paste(box, 'Paris, Rome, Kyoto')
  await screen.findByText('Pasted list, 3 places')
  await screen.findByRole('button', { name: 'Mark 3 cities' })
})

test('typing a comma never makes a list', async () => {
  const box = await openSearch()
  fireEvent.change(box, { target: { value: 'Paris, Rome, Kyoto' } })
  await waitFor(() => expect(network.asked.some((request) => request.includes('matches'))).toBe(true))
  await screen.findByRole('option', { name: /Kyoto/ })
  expect(network.asked.filter((request) => request.includes('resolve'))).toEqual([])
})

test('a list that cannot be read says so, keeps its text and can be read again', async () => {
  const box = await openSearch()
  network.loseNext({ path: '/api/cities/resolve' })
  paste(box, 'Paris\nRome')
  const failure = await screen.findByRole('alert')
  within(failure).getByText('The list could not be read')
  fireEvent.click(screen.getByRole('button', { name: 'Edit text' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Paris\nRome')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Paris\nRome\nOslo' } })
  fireEvent.click(screen.getByRole('button', { name: 'Read list' }))
  await screen.findByRole('button', { name: 'Mark 3 cities' })
})

const closeSearch = async () => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** Opens the search again; its field must have the focus. */
const reopenSearch = async () => {
  fireEvent.keyDown(document.body, { key: '/' })
  const box = await screen.findByRole<HTMLInputElement>('combobox')
  expect(document.activeElement).toBe(box)
  return box
}

test('after closing, the search opens with its field and offers the open places of the list', async () => {
  const box = await openSearch()
  paste(box, 'Paris\nQwertyville')
  fireEvent.click(await screen.findByRole('button', { name: 'Mark 1 city' }))
  await screen.findByText('Pasted list, 1 place')
  await closeSearch()
  const field = await reopenSearch()
  fireEvent.change(field, { target: { value: 'rome' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(async () => expect(await visitedNames()).toEqual(['Paris', 'Rome']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await reopenSearch()
  await screen.findByText('1 place of your list is still open')
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  await screen.findByText('Pasted list, 1 place')
  await closeSearch()
  await reopenSearch()
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(screen.queryByText('1 place of your list is still open')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('combobox'))
})

test('a place that is not found can be left out, and a list without open places ends by itself', async () => {
  const box = await openSearch()
  paste(box, 'Paris\nQwertyville')
  fireEvent.click(await screen.findByRole('button', { name: 'Leave out: Qwertyville' }))
  fireEvent.click(screen.getByRole('button', { name: 'Left out: Qwertyville' }))
  await screen.findByText('1 not found')
  fireEvent.click(screen.getByRole('button', { name: 'Mark 1 city' }))
  await screen.findByText('Pasted list, 1 place')
  fireEvent.click(screen.getByRole('button', { name: 'Leave out: Qwertyville' }))
  await closeSearch()
  await reopenSearch()
  await waitFor(() => expect(screen.queryByText(/list is/)).toBeNull())
  paste(screen.getByRole('combobox'), 'Rome\nOslo')
  await screen.findByText('Pasted list, 2 places')
})

test('the edited text of a list outlasts closing the search', async () => {
  const box = await openSearch()
  paste(box, 'Paris\nvalencia')
  await screen.findByText('Pasted list, 2 places')
  fireEvent.click(screen.getByRole('button', { name: 'Edit text' }))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Rome\nOslo' } })
  await closeSearch()
  await reopenSearch()
  fireEvent.click(await screen.findByRole('button', { name: 'Show' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Rome\nOslo')
  fireEvent.click(screen.getByRole('button', { name: 'Read list' }))
  await screen.findByRole('button', { name: 'Mark 2 cities' })
})

test('a second pasted list is added to the open places of the first', async () => {
  const box = await openSearch()
  paste(box, 'Paris\nvalencia')
  await screen.findByText('Pasted list, 2 places')
  await closeSearch()
  paste(await reopenSearch(), 'Rome\nOslo')
  await screen.findByText('Pasted list, 4 places')
})

test('a list of 200 lines is requested in batches, one after the other', async () => {
  const box = await openSearch()
  paste(box, Array.from({ length: 200 }, (_, index) => `Nowhere ${index}`).join('\n'))
  await screen.findByText('Pasted list, 200 places')
  expect(network.asked.filter((request) => request.includes('resolve'))).toHaveLength(4)
})
