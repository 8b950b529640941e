import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { countryId } from '#shared/domain/gazetteer-ids.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Network } from '#web/test/network.ts'
import { renderApp, setPageLanguage, startServer } from '#web/test/render-app.tsx'

let app: TestApp
let network: Network

beforeEach(async () => {
  ;({ app, network } = await startServer())
  const rate = (code: string, value: number) =>
    sql`update currency set rate = ${value} where code = ${code}`.execute(app.database.db)
  await rate('USD', 1.25)
  await rate('JPY', 160)
  await app.database.db.updateTable('gazetteer').set({ rates_date: '2026-11-19' }).execute()
})

const open = async (iso2: string, search = '') => {
  renderApp(`/explore/country/${countryId(iso2)}${search}`)
  return screen.findByRole('region', { name: 'Currency Converter' })
}
const result = () => screen.findByRole('status', { name: 'Result' })
const type = (amount: string) =>
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: amount } })

test('converts US dollars to the currency of the country by the rates of a day', async () => {
  const converter = await open('JP')
  await within(converter).findByText('Rates of 19 Nov 2026')
  within(converter).getByRole('button', { name: 'From: USD' })
  within(converter).getByRole('button', { name: 'To: JPY' })
  await waitFor(async () => expect((await result()).textContent).toBe('12,800.00'))
  type('19.99')
  expect((await result()).textContent).toBe('2,558.72')
})

test('the day and the result follow the language of the page, and the amount stays', async () => {
  await open('JP')
  type('1000000.5')
  await waitFor(async () => expect((await result()).textContent).toBe('128,000,064.00'))
  await act(() => setPageLanguage('de'))
  const german = screen.getByRole('region', { name: 'Währungsrechner' })
  within(german).getByText('Kurse vom 19. Nov. 2026')
  expect(within(german).getByRole('status', { name: 'Ergebnis' }).textContent).toBe('128.000.064,00')
  expect(within(german).getByLabelText('Betrag')).toHaveProperty('value', '1000000.5')
})

test('converts to euros for a country without a currency', async () => {
  const converter = await open('AQ')
  within(converter).getByRole('button', { name: 'To: EUR' })
  await waitFor(async () => expect((await result()).textContent).toBe('80.00'))
})

test.each([
  ['no number', '0.00'],
  ['', '0.00'],
  ['-5', '0.00'],
  ['12,50', '10.00'],
  ['1,000,000,000,000,000,000', '800,000,000,000,000,000.00'],
])('reads the amount "%s"', async (amount, expected) => {
  await open('IT')
  await waitFor(async () => expect((await result()).textContent).toBe('80.00'))
  type(amount)
  expect((await result()).textContent).toBe(expected)
})

test.each(['US', 'PR'])('converts euros to dollars for a country with the dollar: %s', async (iso2) => {
  const converter = await open(iso2)
  within(converter).getByRole('button', { name: 'From: EUR' })
  within(converter).getByRole('button', { name: 'To: USD' })
  await waitFor(async () => expect((await result()).textContent).toBe('125.00'))
})

test('choosing the other currency swaps the two', async () => {
  const converter = await open('IT')
  await waitFor(async () => expect((await result()).textContent).toBe('80.00'))
  fireEvent.click(within(converter).getByRole('button', { name: 'To: EUR' }))
  fireEvent.click(await screen.findByRole('option', { name: /USD/ }))
  await within(converter).findByRole('button', { name: 'To: USD' })
  within(converter).getByRole('button', { name: 'From: EUR' })
})

test('a negative amount is refused at its field', async () => {
  await open('IT')
  type('−5')
  const field = screen.getByLabelText('Amount')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const note = screen.getByText('Enter an amount of 0 or more.')
  expect(field.getAttribute('aria-describedby')).toBe(note.id)
  expect((await result()).textContent).toBe('0.00')
  type('5')
  expect(field.getAttribute('aria-invalid')).toBe('false')
  expect(screen.queryByText('Enter an amount of 0 or more.')).toBeNull()
})

test('the payable amount is below the result when the currency does not have two decimals', async () => {
  const converter = await open('JP')
  await waitFor(async () => expect((await result()).textContent).toBe('12,800.00'))
  type('0.01')
  expect((await result()).textContent).toBe('1.28')
  within(converter).getByText(
    (_text, element) => element?.textContent === 'Rounded to what can be paid: 1 JPY',
  )
})

test('a currency with two decimals has one result', async () => {
  const converter = await open('IT')
  await waitFor(async () => expect((await result()).textContent).toBe('80.00'))
  expect(converter.textContent).not.toContain('Rounded to what can be paid')
})

test('swaps the currencies', async () => {
  const converter = await open('IT')
  await waitFor(async () => expect((await result()).textContent).toBe('80.00'))
  fireEvent.click(within(converter).getByRole('button', { name: 'Swap' }))
  await within(converter).findByRole('button', { name: 'From: EUR' })
  expect((await result()).textContent).toBe('125.00')
})

test('finds a currency by its name', async () => {
  const converter = await open('IT')
  await waitFor(async () => expect((await result()).textContent).toBe('80.00'))
  fireEvent.click(within(converter).getByRole('button', { name: 'To: EUR' }))
  const search = await screen.findByPlaceholderText('Search currencies...')
  fireEvent.change(search, { target: { value: 'yen' } })
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  fireEvent.click(screen.getByRole('option', { name: /JPY/ }))
  await within(converter).findByRole('button', { name: 'To: JPY' })
  expect((await result()).textContent).toBe('12,800.00')
})

test('the best match is highlighted and in view, wherever the list was scrolled', async () => {
  const converter = await open('IT')
  await waitFor(async () => expect((await result()).textContent).toBe('80.00'))
  fireEvent.click(within(converter).getByRole('button', { name: 'From: USD' }))
  const search = await screen.findByPlaceholderText('Search currencies...')
  const options = screen.getByRole('listbox')
  options.scrollTop = 5000
  fireEvent.change(search, { target: { value: 'pound' } })
  await waitFor(() => expect(options.scrollTop).toBe(0))
  await waitFor(() => expect(screen.getAllByRole('option')[0]?.getAttribute('aria-selected')).toBe('true'))
})

test('a currency without a rate is an invalid code and gives 0', async () => {
  await open('IT', '?to=XYZ')
  await screen.findByText('Could not fetch currency conversion')
  await screen.findByText('Invalid currency code')
  expect((await result()).textContent).toBe('0.00')
})

test('without rates the result is 0, and another try loads them', async () => {
  network.refuseNext({ path: '/api/collections/currency/records' }, 400, 'The bank is closed.')
  const converter = await open('IT')
  await within(converter).findByRole('alert')
  await screen.findByText('The bank is closed.')
  expect((await result()).textContent).toBe('0.00')
  fireEvent.click(within(converter).getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect((await result()).textContent).toBe('80.00'))
})
