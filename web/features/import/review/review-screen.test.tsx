import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient } from '#web/lib/api/query-client.ts'
import { startSignedIn } from '#web/test/render-app.tsx'
import { sampleCities, sampleProposals } from '#web/test/sample-proposals.ts'
import type { Proposals } from '#web/features/import/propose/proposal.ts'
import type { Changes, Review } from './review.ts'
import type { ReviewOptions } from './option-switches.tsx'
import { ReviewScreen } from './review-screen.tsx'

let queryClient: ReturnType<typeof createQueryClient>
beforeEach(async () => {
  await startSignedIn()
  queryClient = createQueryClient()
})

const handleImport = vi.fn<(review: Review) => void>()

type Given = { proposals?: Proposals; hasSuburbs?: boolean }

function Screen({ proposals = sampleProposals, hasSuburbs = false }: Given) {
  const [changes, setChanges] = useState<Changes>(new Map())
  const [options, setOptions] = useState<ReviewOptions>({ areSuburbsJoined: true, areTripsStored: false })
  return (
    <QueryClientProvider client={queryClient}>
      <ReviewScreen
        proposals={proposals}
        chosen={['Records.json', 'flights.csv']}
        files={['Records.json', 'flights.csv']}
        bad={[]}
        hasArchive={false}
        questions={[]}
        onAnswer={() => undefined}
        ledger={{
          home: '',
          stays: [
            { city: sampleCities.kobuleti.id, kind: 'visited', start: '2019-05-16', end: '2019-05-19' },
          ],
          wishes: [],
        }}
        remembered={new Set()}
        onForget={() => undefined}
        hasSuburbs={hasSuburbs}
        changes={changes}
        onChanges={setChanges}
        options={options}
        onOptions={setOptions}
        onImport={handleImport}
        onDiscard={() => undefined}
        renderCityPicker={({ label, button: _button, onPick }) => (
          <button type="button" onClick={() => onPick(sampleCities.yerevan)}>
            {label}
          </button>
        )}
      />
    </QueryClientProvider>
  )
}

const show = (given: Given = {}) => {
  handleImport.mockReset()
  render(<Screen {...given} />)
}
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const tab = (name: RegExp) => screen.getByRole('tab', { name })
const cities = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('checkbox')
    .map((element) => element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? '')
    .filter((name) => !name.startsWith('All of'))
    .map((name) => name.split(',')[0])
const stored = () => {
  press(/^Import/)
  const rows = handleImport.mock.lastCall?.[0].rows ?? []
  return rows.filter(({ state }) => state === 'new' || state === 'unsure')
}

const onPhone = () => {
  const media = vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes('width <'),
        media: query,
      }) as MediaQueryList,
  )
  onTestFinished(() => media.mockRestore())
}

test('the box of a country excludes all of it, and includes all of it again', () => {
  show()
  expect(tab(/^Left out/).textContent).toBe('Left out1')
  fireEvent.click(box(/^All of Georgia/))
  expect(box(/^Batumi/).checked).toBe(false)
  expect(screen.getByRole('button', { name: 'Import 2 stays' })).toBeDefined()
  fireEvent.click(tab(/^Left out/))
  expect(cities()).toEqual(['Yerevan', 'Tbilisi', 'Kutaisi', 'Batumi', 'Tbilisi'])
  fireEvent.click(box(/^All of Georgia/))
  expect(cities()).toEqual(['Yerevan'])
  expect(stored()).toHaveLength(6)
})

test('a year can be shown alone; its box excludes only that year', () => {
  show()
  press('2021, 1 stay')
  expect(screen.getByText('1 of 8 stays, 2021 only.')).toBeDefined()
  expect(cities()).toEqual(['Modena'])
  press('Show all years')
  expect(cities()).toHaveLength(7)
  press('2021, 1 stay')
  press('2021, 1 stay')
  expect(cities()).toHaveLength(7)
  fireEvent.click(screen.getByRole('button', { name: 'Year' }))
  fireEvent.click(box(/^All of 2021/))
  expect(box(/^Modena/).checked).toBe(false)
  expect(stored().map(({ year }) => year)).toEqual([2019, 2019, 2019, 2019, 2019])
})

test('the arrow keys go from year to year, and Shift chooses several', () => {
  show()
  const first = screen.getByRole('button', { name: '2018, 1 stay' })
  first.focus()
  fireEvent.click(first)
  fireEvent.keyDown(first, { key: 'ArrowRight', shiftKey: true })
  expect(document.activeElement?.getAttribute('aria-label')).toBe('2019, 6 stays')
  expect(screen.getByText('7 of 8 stays, 2018 to 2019 only.')).toBeDefined()
  fireEvent.keyDown(document.activeElement ?? first, { key: 'Escape' })
  expect(screen.queryByText(/only\./)).toBeNull()
})

test('a city is changed in the panel of its row, and what is already in the account is not stored again', async () => {
  show()
  press(/^Change: Modena/)
  fireEvent.click(await screen.findByRole('radio', { name: /^Bologna/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(box(/^Bologna, 2021/).checked).toBe(true)
  press(/^Change: Batumi/)
  fireEvent.click(await screen.findByRole('radio', { name: /^Kobuleti/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('checkbox', { name: /^Kobuleti/ })).toBeNull()
  expect(tab(/^Already there/).textContent).toBe('Already there2')
  expect(stored().map(({ city }) => city.name)).not.toContain('Kobuleti')
  // The choice can be undone.
  press(/^Change: Kobuleti/)
  fireEvent.click(await screen.findByRole('radio', { name: /^Batumi/ }))
  expect(box(/^Batumi/).checked).toBe(true)
})

test('a row is excluded and included in its panel; what is already in the account cannot be changed', async () => {
  show()
  press(/^Change: Kutaisi/)
  fireEvent.click(await screen.findByRole('button', { name: 'Leave out' }))
  expect(box(/^Kutaisi/).checked).toBe(false)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press(/^Change: Kutaisi/)
  fireEvent.click(await screen.findByRole('button', { name: 'Take in' }))
  expect(box(/^Kutaisi/).checked).toBe(true)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press(/^Look: Rome/)
  const panel = within(await screen.findByRole('dialog'))
  expect(panel.getByText('Your account has this stay already. It is left as it is.')).toBeDefined()
  expect(panel.queryByRole('radio')).toBeNull()
  expect(panel.queryByRole('button', { name: 'Leave out' })).toBeNull()
})

test('the dates of a row are changed', async () => {
  show()
  press(/^Change: Modena/)
  fireEvent.click(await screen.findByRole('button', { name: 'Change dates' }))
  fireEvent.change(await screen.findByLabelText('When?'), { target: { value: 'May 2020' } })
  press('Use these dates')
  expect(stored().find(({ id }) => id === 'modena')).toMatchObject({ start: '2020-05', end: '', year: 2020 })
})

test('a line is answered with a city or excluded, and the number of open lines is shown', () => {
  show()
  expect(screen.getByRole('heading', { name: '2 lines need an answer' })).toBeDefined()
  press('Choose city')
  expect(box(/^Yerevan, 6 Oct 2019/).checked).toBe(true)
  press('Leave out: flights.csv, line 131')
  expect(screen.queryByRole('heading', { name: /need/ })).toBeNull()
  expect(stored()).toHaveLength(7)
  expect(handleImport.mock.lastCall?.[0].leftLines.map(({ id }) => id)).toEqual(['line 131'])
})

test('wishes are excluded until they are all included', () => {
  const [rome] = sampleProposals.proposals
  const wish = { ...rome!, id: 'wish', is: 'wish', state: 'new', isIn: false, start: '', end: '' } as const
  show({ proposals: { ...sampleProposals, proposals: [...sampleProposals.proposals, wish] } })
  expect(screen.getByText(/^1 wish is left out/)).toBeDefined()
  press('Take in')
  expect(screen.getByRole('button', { name: 'Import 6 stays and 1 wish' })).toBeDefined()
})

test('a row selects its pin on the map, and a pin its row in the list', async () => {
  show()
  const pin = await screen.findByRole('button', { name: 'Kutaisi, new' })
  fireEvent.click(screen.getByText('38 points over 2 days'))
  await waitFor(() => expect(pin.classList.contains('is-chosen')).toBe(true))
  fireEvent.click(screen.getByRole('button', { name: 'Bologna, new' }))
  await waitFor(() =>
    expect(
      box(/^Bologna/)
        .closest('li')
        ?.getAttribute('aria-current'),
    ).toBe('true'),
  )
  expect(
    box(/^Kutaisi/)
      .closest('li')
      ?.getAttribute('aria-current'),
  ).toBeNull()
})

test('the switch for suburbs is shown only if it changes anything', () => {
  show()
  expect(screen.queryByRole('switch')).toBeNull()
  show({ hasSuburbs: true })
  const toggle = screen.getByRole('switch', { name: 'Count suburbs as their city' })
  fireEvent.click(toggle)
  expect(toggle.getAttribute('aria-checked')).toBe('false')
})

test('on a phone every tab and the years are shown', () => {
  onPhone()
  show()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'All8',
    'To check3',
    'Already there1',
    'Left out1',
  ])
  fireEvent.click(screen.getByText('Stays by year'))
  press('2018, 1 stay')
  expect(screen.getByText('1 of 8 stays, 2018 only.')).toBeDefined()
})
