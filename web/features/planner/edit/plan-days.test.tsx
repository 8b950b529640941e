import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { run } from '#server/test/test-database.ts'
import { localDay } from '#shared/domain/day.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import type { Network } from '#web/test/network.ts'
import { renderApp, setPageLanguage, startSignedIn } from '#web/test/render-app.tsx'

let app: TestApp
let network: Network
let person: Person

beforeEach(async () => {
  ;({ app, network, person } = await startSignedIn())
})

const tripId = 'trip00000000001'
const [paris, berlin, rome] = [2988507, 2950159, 3169070].map(cityId)

type Days = { starts?: string; ends?: string }

/** Stores a trip from Paris by Berlin to Rome, whose two legs have these days. */
const store = async (legDays: [string, string], days: Days = {}) => {
  const post = async (collection: string, body: Record<string, unknown>) => {
    const path = `/api/collections/${collection}/records`
    const response = await app.request(path, { method: 'POST', token: person.token, body })
    expect(response.status, await response.clone().text()).toBe(200)
    return ((await response.json()) as { id: string }).id
  }
  await post('trip', { id: tripId, name: 'Spring', user: person.id, ...days })
  const legs: string[] = []
  for (const [order, day] of legDays.entries()) {
    const [from, to] = order === 0 ? [paris, berlin] : [berlin, rome]
    const about = { from, to, order, type: 'train', start_date: day, arrival_date: day }
    legs.push(await post('travel_item', { ...about, user: person.id, trip: tripId }))
  }
  const body = { travel_items: legs }
  const path = `/api/collections/trip/records/${tripId}`
  expect((await app.request(path, { method: 'PATCH', token: person.token, body })).status).toBe(200)
}

const stored = async () => {
  const path = `/api/collections/trip/records/${tripId}?expand=travel_items`
  const trip = (await (await app.request(path, { token: person.token })).json()) as {
    starts: string
    ends: string
    expand: { travel_items: { start_date: string }[] }
  }
  const legs = trip.expand.travel_items.map(({ start_date }) => start_date.slice(0, 10))
  return { starts: trip.starts.slice(0, 10), ends: trip.ends.slice(0, 10), legs }
}

// By label: roles take much longer to find among the days of a calendar.
const field = (name: RegExp) => screen.findByLabelText(name)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const day = (name: string | RegExp) => screen.findByLabelText<HTMLButtonElement>(name)

/** Opens a day field and chooses a day of the month that it shows. */
const choose = async (name: RegExp, wanted: string) => {
  fireEvent.click(await field(name))
  fireEvent.click(await day(wanted))
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
}

const save = async () => {
  press('Update Trip')
  await screen.findByText('Trip updated successfully')
}

describe('the first and the last day of a trip', () => {
  // This test is the first to load the planner's scripts.
  test('are chosen, give its length, and are saved', { timeout: 20_000 }, async () => {
    await store(['2027-05-10', '2027-05-12'])
    renderApp(`/trip/edit/${tripId}`)
    await field(/^First day: Not chosen/)
    expect(screen.getByText(/3 days, [\d,]+ km$/)).toBeDefined()
    await choose(/^First day/, 'Saturday 8 May 2027')
    await choose(/^Last day/, 'Monday 17 May 2027')
    expect(screen.getByText(/10 days, [\d,]+ km$/)).toBeDefined()
    expect(screen.getByText('10 days, 9 nights')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Trip Start Date').value).toBe('2027-05-08')
    expect(screen.queryByText('The legs are still on their old days.')).toBeNull()
    await save()
    expect(await stored()).toEqual({
      starts: '2027-05-08',
      ends: '2027-05-17',
      legs: ['2027-05-10', '2027-05-12'],
    })
  })

  test('can be removed, and that can be undone', async () => {
    await store(['2027-05-10', '2027-05-12'], { starts: '2027-05-08', ends: '2027-05-17' })
    renderApp(`/trip/edit/${tripId}`)
    fireEvent.click(await field(/^Last day: 2027-05-17/))
    fireEvent.click(await screen.findByText('Clear the date'))
    expect(await field(/^Last day: Not chosen/)).toBeDefined()
    press('Undo')
    expect(await field(/^Last day: 2027-05-17/)).toBeDefined()
    press('Redo')
    await save()
    expect(await stored()).toMatchObject({ starts: '2027-05-08', ends: '' })
  })

  test('survive a reload, and a copy of the trip has them', async () => {
    await store(['2027-05-10', '2027-05-12'])
    const { unmount } = renderApp(`/trip/edit/${tripId}`)
    await choose(/^First day/, 'Saturday 8 May 2027')
    unmount()
    renderApp(`/trip/edit/${tripId}`)
    await screen.findByText('Your unsaved changes were restored.')
    expect(await field(/^First day: 2027-05-08/)).toBeDefined()
    await save()
    fireEvent.keyDown(await field(/^More$/), { key: 'Enter' })
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    await screen.findByText('Trip created successfully')
    expect(await field(/^First day: 2027-05-08/)).toBeDefined()
  })

  test('in the wrong order are reported at once, and are not saved', async () => {
    await store(['', ''], { ends: '2027-05-17' })
    renderApp(`/trip/edit/${tripId}`)
    await choose(/^First day/, 'Thursday 20 May 2027')
    const last = await field(/^Last day: 2027-05-17/)
    const error = screen.getByText('The last day is before the first day.')
    expect(last.getAttribute('aria-describedby')).toBe(error.id)
    expect(screen.getByText('Length').nextSibling?.textContent).toBe('—')
    press('Update Trip')
    expect(document.activeElement).toBe(last)
    expect(network.asked.filter((call) => call.includes('/api/batch'))).toEqual([])
    fireEvent.click(last)
    expect((await day('Wednesday 19 May 2027')).disabled).toBe(true)
    fireEvent.click(await day('Thursday 20 May 2027'))
    await save()
    expect(await stored()).toMatchObject({ starts: '2027-05-20', ends: '2027-05-20' })
  })
})

describe('another first day', () => {
  const days = { starts: '2027-05-08', ends: '2027-05-17' }

  test('moves nothing by itself; on request it moves the legs and the last day as one step', async () => {
    await store(['2027-05-10', '2027-05-12'], days)
    renderApp(`/trip/edit/${tripId}`)
    await choose(/^First day/, 'Saturday 15 May 2027')
    await choose(/^First day/, 'Thursday 20 May 2027')
    expect(await field(/^Date of the leg to Berlin: 2027-05-10/)).toBeDefined()
    expect(screen.getByText('The legs are still on their old days.')).toBeDefined()
    press('Move everything 12 days later')
    expect(await field(/^Date of the leg to Berlin: 2027-05-22/)).toBeDefined()
    expect(await field(/^Last day: 2027-05-29/)).toBeDefined()
    expect(screen.queryByText('The legs are still on their old days.')).toBeNull()
    press('Undo')
    expect(await field(/^Last day: 2027-05-17/)).toBeDefined()
    press('Redo')
    await save()
    expect(await stored()).toEqual({
      starts: '2027-05-20',
      ends: '2027-05-29',
      legs: ['2027-05-22', '2027-05-24'],
    })
  })

  test('leaves legs outside the trip, which causes a warning but can be saved', async () => {
    await store(['2027-05-10', '2027-05-12'], days)
    renderApp(`/trip/edit/${tripId}`)
    await choose(/^First day/, 'Tuesday 11 May 2027')
    const warning = 'This train leaves on 10 May 2027, before the first day of the trip.'
    expect(screen.getByText(warning)).toBeDefined()
    await save()
    expect(await stored()).toMatchObject({ starts: '2027-05-11', legs: ['2027-05-10', '2027-05-12'] })
  })
})

describe('the calendar of a leg', () => {
  test('opens at its own day, otherwise after the previous leg, otherwise where the trip begins', async () => {
    await store(['', ''], { starts: '2031-02-03' })
    renderApp(`/trip/edit/${tripId}`)
    fireEvent.click(await field(/^Date of the leg to Rome/))
    await screen.findByRole('grid', { name: 'February 2031' })
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    await choose(/^Date of the leg to Berlin/, 'Friday 28 February 2031')
    fireEvent.click(await field(/^Date of the leg to Rome/))
    await screen.findByRole('grid', { name: 'February 2031' })
    expect((await day('Thursday 27 February 2031')).disabled).toBe(true)
    expect((await day('Friday 28 February 2031')).disabled).toBe(false)
    expect(
      screen.getByText('You arrive in Berlin on 28 Feb 2031; earlier days cannot be chosen.'),
    ).toBeDefined()
    press('Next month')
    fireEvent.click(await day('Sunday 9 March 2031'))
    fireEvent.click(await field(/^Date of the leg to Rome: 2031-03-09/))
    await screen.findByRole('grid', { name: 'March 2031' })
    expect(await day('Sunday 9 March 2031, chosen')).toBeDefined()
  })

  test('names today', async () => {
    const today = localDay(new Date())
    await store([today, ''])
    renderApp(`/trip/edit/${tripId}`)
    fireEvent.click(await field(/^Date of the leg to Berlin/))
    expect((await day(/, today, chosen$/)).textContent).toBe(String(Number(today.slice(8))))
  })
})

describe('the dates of a stop', () => {
  test('are read-only, and lead to the field where they are changed', async () => {
    await store(['2027-05-10', '2027-05-12'])
    renderApp(`/trip/edit/${tripId}`)
    const open = async (label: string, position = 0) => {
      const date = (await screen.findAllByLabelText<HTMLInputElement>(label))[position]
      expect(date?.readOnly).toBe(true)
      fireEvent.keyDown(date!, { key: 'Enter' })
      const panel = await screen.findByRole('dialog')
      const name = panel.getAttribute('aria-label')
      await within(panel).findByRole('grid')
      fireEvent.keyDown(panel, { key: 'Escape' })
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      return name
    }
    expect(await open('Trip Start Date')).toBe('Date of the leg to Berlin')
    expect(await open('Arrival Date')).toBe('Date of the leg to Berlin')
    expect(await open('Departure Date')).toBe('Date of the leg to Rome')
    expect(await open('Arrival Date', 1)).toBe('Date of the leg to Rome')
    await choose(/^First day/, 'Saturday 8 May 2027')
    expect(await open('Trip Start Date')).toBe('First day')
  })

  test('are chosen by the keyboard from the day of the leg before, or the first day, on', async () => {
    await store(['2027-05-12', ''], { starts: '2027-05-10' })
    renderApp(`/trip/edit/${tripId}`)
    fireEvent.click(await field(/^Date of the leg to Rome/))
    const dayBefore = await day('Wednesday 12 May 2027')
    await waitFor(() => expect(document.activeElement).toBe(dayBefore))
    fireEvent.keyDown(dayBefore, { key: 'ArrowRight' })
    expect(document.activeElement).toBe(await day('Thursday 13 May 2027'))
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())

    fireEvent.click(await field(/^Last day/))
    const endOfTrip = await day('Wednesday 12 May 2027')
    await waitFor(() => expect(document.activeElement).toBe(endOfTrip))
  })

  test('are chosen by the left arrow key, also on a page from right to left', async () => {
    await store(['2027-05-12', ''])
    await setPageLanguage('ar')
    renderApp(`/trip/edit/${tripId}`)
    await waitFor(() => expect(document.querySelector('[id^="day-"]')).not.toBeNull())
    fireEvent.click(document.querySelector('[id^="day-"]')!)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('12'))
    expect(document.activeElement?.closest('[lang]')?.getAttribute('lang')).toBe('ar')
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' })
    expect(document.activeElement?.textContent).toBe('13')
  })

  test('on a trip’s page are texts, from the first day of the trip to the last', async () => {
    await store(['2027-05-10', '2027-05-12'], { starts: '2027-05-08', ends: '2027-05-17' })
    renderApp(`/trip/view/${tripId}`)
    expect((await screen.findByText('Trip Start Date')).nextElementSibling?.textContent).toBe('Sat 8 May')
    expect(screen.getByText('Days 1 to 3')).toBeDefined()
    expect(screen.getByText('Days 5 to 10')).toBeDefined()
    expect(screen.getByText('Days').nextElementSibling?.textContent).toBe('10')
  })
})

test('a trip whose stored name is white space has the title "untitled" on its page, and must be named when it is edited', async () => {
  await store(['', ''])
  await run(app.database, `update trip set name = '   '`)
  const { unmount } = renderApp(`/trip/view/${tripId}`)
  await screen.findByRole('heading', { level: 1, name: 'Untitled Trip' })
  unmount()
  renderApp(`/trip/edit/${tripId}`)
  expect((await screen.findByLabelText<HTMLInputElement>('Trip Name')).value).toBe('')
  press('Update Trip')
  expect(screen.getByText('Give the trip a name.')).toBeDefined()
})
