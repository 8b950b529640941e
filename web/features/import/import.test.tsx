import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { deleteOnDevice } from '#web/lib/page/device-store.ts'
import { endSession } from '#web/lib/session/session.ts'
import { renderApp, startSignedIn } from '#web/test/render-app.tsx'
import { startReadingInPage } from '#web/test/worker-in-page.ts'
import { forgetStage, stageOf } from './import-stage.ts'
import { keepCorrections, keptCorrections } from './store/corrections.ts'
import { keptJobs } from './store/kept-job.ts'
import { keptReviews } from './store/kept-review.ts'

let server: Awaited<ReturnType<typeof startSignedIn>>

beforeEach(async () => {
  server = await startSignedIn()
  startReadingInPage()
  act(forgetStage)
})

const paste = async (text: string) => {
  fireEvent.change(await screen.findByLabelText('Or paste a list'), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Read list' }))
  await screen.findByRole('heading', { name: 'Review import' })
}
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

/** Renders the page as after it was closed and opened again. */
const reload = (path = '/import') => {
  cleanup()
  act(forgetStage)
  return renderApp(path)
}

const stays = async () => {
  const path = '/api/collections/stay/records?expand=city'
  const reply = await server.app.request(path, { token: server.person.token })
  const { items } = (await reply.json()) as { items: { start: string; expand: { city: { name: string } } }[] }
  return items.map(({ start, expand }) => `${expand.city.name} ${start}`).sort()
}

test('a review is offered again after the page was closed, and continues with its changes', async () => {
  const { person } = server
  renderApp('/import')
  await paste('Berlin, 2017\nRome, 2018')
  fireEvent.click(await box(/^Rome/))
  await waitFor(async () => expect(await keptReviews(person.id)).toHaveLength(1))
  reload('/import/review')
  expect(await screen.findByText(/^You began an import on .*: Pasted list\./)).toBeDefined()
  press('Go on with it')
  expect((await box(/^Rome/)).checked).toBe(false)
  await waitFor(() => expect(stageOf(person.id)).toMatchObject({ isKept: true }))
  press('Import 1 stay')
  expect(await screen.findByRole('heading', { name: '1 stay imported' })).toBeDefined()
  expect(await stays()).toEqual(['Berlin 2017'])
  expect(await keptReviews(person.id)).toEqual([])
})

test('leaving a review asks nothing, and discarding it deletes it from the device', async () => {
  const { person } = server
  const { router } = renderApp('/import')
  await paste('Berlin')
  await act(() => router.navigate({ to: '/settings/general' }))
  await screen.findByRole('button', { name: 'Choose an archive' })
  await act(() => router.navigate({ to: '/import' }))
  await screen.findByRole('heading', { name: 'Review import' })
  await waitFor(async () => expect(await keptReviews(person.id)).toHaveLength(1))
  press('Discard')
  await screen.findByRole('heading', { name: 'Import' })
  expect(await keptReviews(person.id)).toEqual([])
})

test('a review that is offered can be discarded', async () => {
  const { person } = server
  renderApp('/import')
  await paste('Berlin')
  await waitFor(async () => expect(await keptReviews(person.id)).toHaveLength(1))
  reload()
  await screen.findByText(/^You began an import/)
  press('Discard')
  await waitFor(() => expect(screen.queryByText(/^You began an import/)).toBeNull())
  expect(await keptReviews(person.id)).toEqual([])
})

test('changes of one import are repeated in the next one of the same file, and can be undone', async () => {
  renderApp('/import')
  await paste('Berlin, 2017\nRome, 2018')
  fireEvent.click(await box(/^Rome/))
  fireEvent.click(screen.getByRole('button', { name: /^Change: Berlin/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Change dates' }))
  fireEvent.change(await screen.findByLabelText(/^When/), { target: { value: '2016' } })
  press('Use these dates')
  press('Import 1 stay')
  await screen.findByRole('heading', { name: '1 stay imported' })
  expect(await stays()).toEqual(['Berlin 2016'])

  reload()
  await paste('Berlin, 2017\nRome, 2018')
  expect(screen.getByText(/^What you changed of 2 entries in earlier imports/)).toBeDefined()
  expect((await box(/^Rome/)).checked).toBe(false)
  expect(screen.queryByRole('checkbox', { name: /^Berlin/ })).toBeNull()
  expect(screen.getByText('Already there', { selector: 'span' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Nothing to import' })).toBeDefined()
  press('As in the files')
  expect((await box(/^Rome/)).checked).toBe(true)
  expect((await box(/^Berlin, 2017/)).checked).toBe(true)
})

test('signing out deletes reviews and corrections from the device', async () => {
  const { person } = server
  renderApp('/import')
  await paste('Berlin')
  await waitFor(async () => expect(await keptReviews(person.id)).toHaveLength(1))
  await keepCorrections(person.id, new Map([['key', { isIn: false }]]))
  await keepCorrections('somebody', new Map([['key', { isIn: false }]]))
  await deleteOnDevice(person.id)
  expect(await keptReviews(person.id)).toHaveLength(1)
  expect(await keptCorrections('somebody')).toEqual(new Map())
  await act(() => endSession({ leave: () => Promise.resolve() }))
  await waitFor(async () => expect(await keptReviews(person.id)).toEqual([]))
  await waitFor(async () => expect(await keptCorrections(person.id)).toEqual(new Map()))
  expect(stageOf(person.id)).toEqual({ is: 'drop' })
})

test('a line that may mean several cities lists these before the results of a search for its text', async () => {
  renderApp('/import')
  await paste('Berlin\nSpringfield')
  server.network.holdNext({ path: '/api/cities/matches' })
  server.network.holdNext({ path: '/api/collections/city' })
  press(/^Choose city/)
  const options = await screen.findAllByRole('option')
  // Both have a district of this name.
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^New York City/),
    expect.stringMatching(/^Brisbane/),
  ])
  fireEvent.change(screen.getByPlaceholderText('Search cities...'), { target: { value: 'Oslo' } })
  await waitFor(() => expect(screen.getAllByRole('option')[0]?.textContent).toMatch(/^Oslo/))
  expect(screen.queryByRole('option', { name: /^Brisbane/ })).toBeNull()
  fireEvent.click(screen.getAllByRole('option')[0]!)
  expect(await box(/^Oslo/)).toBeDefined()
})

test('an import that is undone elsewhere while it is stored ends with a message, not as a failure', async () => {
  const { app, network, person } = server
  renderApp('/import')
  await paste('Berlin, 2017')
  const batch = network.holdNext({ path: /batches$/ })
  press('Import 1 stay')
  await waitFor(() => expect(network.asked.at(-1)).toMatch(/batches$/))
  const [, id] = /imports\/(\w+)\/batches/.exec(network.asked.at(-1) ?? '') ?? []
  await app.request(`/api/imports/${id}/undo`, { method: 'POST', token: person.token })
  batch.release()
  expect(await screen.findByText(/^This import was undone while it was being stored/)).toBeDefined()
  expect(await stays()).toEqual([])
  reload()
  await screen.findByRole('button', { name: 'Read list' })
  expect(await keptJobs(person.id)).toEqual([])
})

test('columns that were corrected are read again, and are remembered for the next table with the same header', async () => {
  const table = new File(['City;Stadt;From\nBerlin;Rom;2017\n'], 'places.csv', { type: 'text/csv' })
  const choose = async () =>
    fireEvent.change(await screen.findByLabelText('Choose files'), { target: { files: [table] } })
  renderApp('/import')
  await choose()
  expect(await box(/^Berlin, 2017/)).toBeDefined()
  press('Check: Check the columns of places.csv')
  fireEvent.change(await screen.findByLabelText('Column “From”'), { target: { value: 'skip' } })
  press('Read again')
  expect(await box(/^Berlin, No date/)).toBeDefined()
  press('Discard')
  reload()
  await choose()
  expect(await box(/^Berlin, No date/)).toBeDefined()
})

test('an import is undone on its last page', async () => {
  renderApp('/import')
  await paste('Berlin, 2017')
  press('Import 1 stay')
  fireEvent.click(await screen.findByRole('button', { name: 'Undo import' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'Read list' })).toBeDefined()
  expect(await stays()).toEqual([])
})
