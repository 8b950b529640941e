import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { ledger as ledgerSchema } from '#shared/ledger.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import type { Network } from '#web/test/network.ts'
import { enterAs, markFor, renderApp, startServer } from '#web/test/render-app.tsx'

let app: TestApp
let network: Network
let person: Person

const [copenhagen, hongKong, taipei, doha] = [2618425, 1819729, 1668341, 290030].map(cityId) as [
  string,
  string,
  string,
  string,
]

beforeEach(async () => {
  ;({ app, network, person } = await startServer())
  for (const city of [copenhagen, hongKong, taipei]) await markFor(app, person, city)
  await app.people.createRecord(person, 'stay', { city: doha, kind: 'transit', start: '2019' })
  await app.people.createRecord(person, 'stay', { city: doha, kind: 'visited', start: '2031' })
})

const storedLedger = async () =>
  ledgerSchema.parse(await (await app.request(`/api/ledger/${person.id}`, { token: person.token })).json())

const openDialog = async () => {
  enterAs(person)
  renderApp('/profile')
  fireEvent.click(await screen.findByRole('button', { name: 'of 250 places: how we count' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'How we count' }))
  await dialog.findByRole('radio', { name: /^Every place/ })
  return dialog
}
const numbers = (dialog: Awaited<ReturnType<typeof openDialog>>) =>
  dialog
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => /\d+ of \d+$/.exec(radio.labels?.[0]?.textContent ?? '')?.[0])

test('each list shows the person’s number, and the choice is stored only by "Count this way"', async () => {
  const dialog = await openDialog()
  expect(numbers(dialog)).toEqual(['3 of 250', '2 of 195', '2 of 193', '3 of 197'])
  expect(dialog.getByText(/Doha would add Qatar: 4 of 250\.$/)).toBeDefined()
  fireEvent.click(dialog.getByRole('radio', { name: /^UN members and observers/ }))
  expect(dialog.getByText(/Off: 1 of 195\.$/)).toBeDefined()
  fireEvent.click(dialog.getByRole('switch', { name: 'Layovers count' }))
  expect(numbers(dialog)).toEqual(['4 of 250', '3 of 195', '3 of 193', '4 of 197'])
  fireEvent.click(dialog.getByRole('switch', { name: 'Territories count for their state' }))
  expect(numbers(dialog)).toEqual(['4 of 250', '2 of 195', '2 of 193', '3 of 197'])
  expect((await storedLedger()).rules).toEqual({ rule: 'places', territories: true, transit: false })

  fireEvent.click(dialog.getByRole('button', { name: 'Count this way' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await storedLedger()).rules).toEqual({ rule: 'un195', territories: false, transit: true })
  await screen.findByRole('button', { name: 'of 195 UN states: how we count' })
  const term = screen.getByText('Countries:', { selector: 'dt' })
  await waitFor(() => expect(term.nextElementSibling?.textContent).toBe('2'))
})

test('a choice that could not be stored stays in the dialog, with the reason', async () => {
  const dialog = await openDialog()
  fireEvent.click(dialog.getByRole('radio', { name: /^UN members only/ }))
  network.refuseNext({ path: '/api/collections/settings/records/', method: 'PATCH' }, 400, 'Not today.')
  fireEvent.click(dialog.getByRole('button', { name: 'Count this way' }))
  await dialog.findByText('Could not change how we count')
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^UN members only/ }).checked).toBe(true)
  fireEvent.click(dialog.getByRole('button', { name: 'Count this way' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await storedLedger()).rules.rule).toBe('un193')
})

test('nobody can change how another person counts', async () => {
  await app.request(`/api/collections/users/records/${person.id}`, {
    method: 'PATCH',
    token: person.token,
    body: { public: true },
  })
  renderApp(`/profile/${person.id}`)
  fireEvent.click(await screen.findByRole('button', { name: 'of 250 places: how we count' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'How we count' }))
  const radios = await dialog.findAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ disabled }) => disabled)).toEqual([true, true, true, true])
  expect(dialog.queryByRole('switch')).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Count this way' })).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the settings have the same choice, and the home', async () => {
  enterAs(person)
  renderApp('/settings/general')
  const section = within(await screen.findByRole('region', { name: 'How we count' }))
  fireEvent.click(await section.findByRole('button', { name: 'Choose' }))
  const search = await screen.findByPlaceholderText('Search cities...')
  fireEvent.change(search, { target: { value: 'copenh' } })
  fireEvent.click(await screen.findByRole('option', { name: /Copenhagen/ }))
  await section.findByText('Home is Copenhagen')
  expect((await storedLedger()).home).toBe('')
  fireEvent.click(section.getByRole('button', { name: 'Count this way' }))
  await waitFor(async () => expect((await storedLedger()).home).toBe(copenhagen))
  await waitFor(() =>
    expect(section.getByRole('button', { name: 'Count this way' }).getAttribute('aria-disabled')).toBe(
      'true',
    ),
  )
  fireEvent.click(section.getByRole('button', { name: 'Remove' }))
  section.getByText('Home')
  fireEvent.click(section.getByRole('button', { name: 'Cancel' }))
  section.getByText('Home is Copenhagen')
})
