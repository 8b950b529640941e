import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { run } from '#server/test/test-database.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { refreshSession } from '#web/lib/session/session.ts'
import { dropSession } from '#web/lib/session/stored-session.ts'
import { allowLiveEvents } from '#web/test/live.ts'
import type { Network } from '#web/test/network.ts'
import { showLanguage } from '#web/messages/language.ts'
import { enterAs, renderApp, showIn, startSignedIn } from '#web/test/render-app.tsx'

let app: TestApp
let network: Network
let person: Person

beforeEach(async () => {
  ;({ app, network, person } = await startSignedIn())
})

const tripId = 'trip00000000001'
const paris = cityId(2988507)
const berlin = cityId(2950159)
const rome = cityId(3169070)

type Call = { method: string; url: string; body?: Record<string, unknown> }
type LegOf = { from: string; to: string; type: string; day?: string }

const send = async (requests: Call[], who: Person) => {
  const response = await app.request('/api/batch', { method: 'POST', token: who.token, body: { requests } })
  if (!response.ok) throw new Error(await response.text())
}

const parisToBerlin = { from: paris, to: berlin, type: 'train', day: '2027-05-08' }

const trips = '/api/collections/trip/records'

/** Stores a trip as another tab or client would. */
const store = async (legs: LegOf[] = [parisToBerlin], owner = person, name = 'Spring') => {
  const records = legs.map(({ day = '', ...leg }, order) => {
    const date = day === '' ? '' : `${day} 00:00:00.000Z`
    const id = `leg${String(order).padStart(12, '0')}`
    return { ...leg, id, order, start_date: date, arrival_date: date, user: owner.id, trip: tripId }
  })
  await send(
    [
      { method: 'POST', url: trips, body: { id: tripId, name, user: owner.id } },
      ...records.map((body) => ({ method: 'POST', url: '/api/collections/travel_item/records', body })),
      { method: 'PATCH', url: `${trips}/${tripId}`, body: { travel_items: records.map(({ id }) => id) } },
    ],
    owner,
  )
}

type Stored = {
  id: string
  name: string
  description: string
  expand?: { travel_items?: Record<string, unknown>[] }
}

const storedTrips = async (): Promise<Stored[]> => {
  const path = '/api/collections/trip/records?expand=travel_items&sort=created'
  return ((await (await app.request(path, { token: person.token })).json()) as { items: Stored[] }).items
}

/** The cities of a trip's page, in their order. */
const stopHeadings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const nameField = () => screen.findByLabelText<HTMLInputElement>('Trip Name')
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

/** Saves a trip that was deleted elsewhere meanwhile. Returns the dialog that reports it. */
const saveDeleted = async () => {
  await store()
  renderApp(`/trip/edit/${tripId}`)
  type(await nameField(), 'Mine')
  await send([{ method: 'DELETE', url: `/api/collections/trip/records/${tripId}` }], person)
  press('Update Trip')
  return screen.findByRole('dialog', { name: 'This trip was deleted elsewhere' })
}

/** Chooses a city in the picker of this name, by typing the beginning of the city's name. */
const pick = async (picker: string, typed: string, option: RegExp) => {
  const buttons = screen.getAllByRole('button', { name: picker })
  fireEvent.click(buttons.at(-1)!)
  type(await screen.findByPlaceholderText('Search cities...'), typed)
  fireEvent.click((await screen.findAllByRole('option', { name: option }))[0]!)
  await waitFor(() => expect(screen.queryByPlaceholderText('Search cities...')).toBeNull())
}

const planParisToRome = async () => {
  renderApp('/trip/create')
  type(await nameField(), 'To Rome')
  await pick('Starting city', 'paris', /^Paris/)
  press('Add City')
  await pick('Destination city', 'rom', /^Rome/)
}

describe('planning a trip', () => {
  test('begins with a name, a description and one place for a city', async () => {
    renderApp('/trip/create')
    expect((await nameField()).placeholder).toBe('Enter trip name')
    expect(screen.getByRole('heading', { name: 'Trip Planner' })).toBeDefined()
    expect(screen.getByLabelText('Description')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Create Trip' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Starting city' }).textContent).toBe('Starting city')
    expect(screen.getByLabelText<HTMLInputElement>('Trip Start Date').readOnly).toBe(true)
  })

  test('stores the trip with a bus without dates as its first leg, and confirms it', async () => {
    await planParisToRome()
    expect(screen.getByText('2 cities, 1 leg, 1,107 km')).toBeDefined()
    press('Create Trip')
    await screen.findByText('Trip created successfully')
    const [trip] = await storedTrips()
    expect(trip).toMatchObject({
      name: 'To Rome',
      expand: {
        travel_items: [
          { from: paris, to: rome, type: 'bus', start_date: '', arrival_date: '', order: 0, user: person.id },
        ],
      },
    })
  })

  test('needs a name, and an empty stop shows what to do; nothing is sent', async () => {
    renderApp('/trip/create')
    await nameField()
    press('Add City')
    press('Create Trip')
    expect(screen.getByText('Give the trip a name.')).toBeDefined()
    expect(screen.getAllByText('Choose a city here, or remove this stop.')).toHaveLength(2)
    expect(document.activeElement).toBe(await nameField())
    expect(network.asked.filter((call) => call.includes('/api/batch'))).toEqual([])
  })

  test('reports a description that is too long at its field, and keeps it', async () => {
    renderApp('/trip/create')
    type(await nameField(), 'Long')
    const text = 'x'.repeat(100_000)
    type(screen.getByLabelText('Description'), text)
    expect(screen.getByText('At most 10,000 characters.')).toBeDefined()
    press('Create Trip')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe(text)
    expect(document.activeElement).toBe(screen.getByLabelText('Description'))
    expect(await storedTrips()).toEqual([])
  })

  test('the picker ignores an empty text and reports when no city matches', async () => {
    renderApp('/trip/create')
    await nameField()
    press('Starting city')
    const field = await screen.findByPlaceholderText('Search cities...')
    expect(screen.queryByText('No cities found.')).toBeNull()
    type(field, '   ')
    expect(screen.queryByRole('option')).toBeNull()
    type(field, 'zzzzqqqq')
    await screen.findByText('No cities found.')
    type(field, 'berl')
    expect((await screen.findAllByRole('option'))[0]?.textContent).toContain('Berlin / Berlin / Germany')
  })

  test('letters typed on a closed picker start its search', async () => {
    renderApp('/trip/create')
    await nameField()
    const picker = screen.getByRole('button', { name: 'Starting city' })
    picker.focus()
    for (const key of 'ber') fireEvent.keyDown(picker, { key })
    const field = await screen.findByPlaceholderText<HTMLInputElement>('Search cities...')
    expect(field.value).toBe('ber')
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(field.selectionStart).toBe(3)
    fireEvent.keyDown(field, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByPlaceholderText('Search cities...')).toBeNull())
    press('Starting city')
    expect((await screen.findByPlaceholderText<HTMLInputElement>('Search cities...')).value).toBe('')
  })

  test('Enter in the picker waits for the cities of exactly this text', async () => {
    renderApp('/trip/create')
    await nameField()
    press('Starting city')
    const field = await screen.findByPlaceholderText('Search cities...')
    type(field, 'paris')
    await screen.findAllByRole('option', { name: /^Paris/ })
    type(field, 'rome')
    fireEvent.keyDown(field, { key: 'Enter' })
    await screen.findByRole('button', { name: /^Starting city: Rome/ })
  })

  test('the picker reports when the search failed, and why', async () => {
    renderApp('/trip/create')
    await nameField()
    press('Starting city')
    const field = await screen.findByPlaceholderText('Search cities...')
    const search = /^\/api\/collections\/city\/records/
    network.refuseNext({ path: search }, 500, 'The disk is full.')
    type(field, 'berl')
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Could not search cities')).toBeDefined()
    expect(alert.getByText('The disk is full.')).toBeDefined()
    expect(screen.queryByText('No cities found.')).toBeNull()
    fireEvent.click(alert.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect((await screen.findAllByRole('option', { name: /^Berlin/ }))[0]).toBeDefined()
  }, 20_000)

  test('undo reverts one change at a time, redo applies it again', async () => {
    await planParisToRome()
    press('Undo')
    expect(screen.getByRole('button', { name: 'Destination city' })).toBeDefined()
    press('Undo')
    expect(screen.queryByRole('button', { name: 'Destination city' })).toBeNull()
    press('Redo')
    press('Redo')
    expect(screen.getByRole('button', { name: /^Destination city: Rome/ })).toBeDefined()
  })

  test('removing a leg joins its neighbours', async () => {
    await store([parisToBerlin, { from: berlin, to: rome, type: 'bus' }])
    renderApp(`/trip/edit/${tripId}`)
    await nameField()
    press('Remove the leg to Berlin')
    press('Update Trip')
    await screen.findByText('Trip updated successfully')
    const [trip] = await storedTrips()
    expect(trip?.expand?.travel_items).toMatchObject([{ from: paris, to: rome, type: 'bus', order: 0 }])
  })
})

describe('legs that only the API has', () => {
  const legs = '/api/collections/travel_item/records'
  const legsOfTrip = async () => {
    const answer = await app.request(`${legs}?filter=trip="${tripId}"`, { token: person.token })
    return ((await answer.json()) as { items: { id: string; to: string }[] }).items
  }
  const addUnlisted = async () => {
    const leg = { from: berlin, to: rome, type: 'bus', user: person.id, trip: tripId }
    await send([{ method: 'POST', url: legs, body: leg }], person)
  }

  test('and that are not listed by their trip are deleted once it is saved', async () => {
    await store()
    await addUnlisted()
    expect(await legsOfTrip()).toHaveLength(2)
    renderApp(`/trip/edit/${tripId}`)
    type(await nameField(), 'Tidy')
    press('Update Trip')
    await screen.findByText('Trip updated successfully')
    expect(await legsOfTrip()).toMatchObject([{ to: berlin }])
  })

  test('because they were added meanwhile are not overwritten without a question', async () => {
    await store()
    renderApp(`/trip/edit/${tripId}`)
    type(await nameField(), 'Mine')
    await addUnlisted()
    press('Update Trip')
    const dialog = await screen.findByRole('dialog', { name: 'This trip was changed elsewhere' })
    expect(await legsOfTrip()).toHaveLength(2)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Overwrite' }))
    await screen.findByText('Trip updated successfully')
    expect(await legsOfTrip()).toMatchObject([{ to: berlin }])
  })
})

describe('a save that fails', () => {
  test('is reported, keeps the form as it was, and can be tried again', async () => {
    await planParisToRome()
    network.loseNext({ path: '/api/batch' })
    press('Create Trip')
    await screen.findByText('Failed to create trip')
    expect((await nameField()).value).toBe('To Rome')
    expect(screen.getByRole('button', { name: /^Destination city: Rome/ })).toBeDefined()
    expect(await storedTrips()).toEqual([])
    screen.getByRole('group', { name: 'Failed to create trip' })
    press('Create Trip')
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Failed to create trip' })).toBeNull())
    await screen.findByText('Trip created successfully')
    await waitFor(() => expect(screen.queryByText('Failed to create trip')).toBeNull())
    expect(await storedTrips()).toHaveLength(1)
  })

  test('because there is no answer keeps the form and can be tried again', async () => {
    await planParisToRome()
    const limit = AbortSignal.timeout.bind(AbortSignal)
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => limit(ms / 1000))
    network.holdNext({ path: '/api/batch' })
    press('Create Trip')
    await screen.findAllByText('The server took too long to answer. Try again.')
    timeout.mockRestore()
    expect((await nameField()).value).toBe('To Rome')
    expect(screen.getByRole('button', { name: /^Destination city: Rome/ })).toBeDefined()
    press('Create Trip')
    await screen.findByText('Trip created successfully')
    expect(await storedTrips()).toHaveLength(1)
  })

  test('only because its answer was lost is completed by the next try, without a second trip', async () => {
    await planParisToRome()
    const reach = globalThis.fetch
    let isLost = false
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
      const answer = await reach(...asked)
      const [address] = asked
      if (isLost || typeof address !== 'string' || !address.includes('/api/batch')) return answer
      isLost = true
      throw new TypeError('Failed to fetch')
    })
    press('Create Trip')
    await screen.findByText('Failed to create trip')
    expect(await storedTrips()).toHaveLength(1)
    type(await nameField(), 'To Rome after all')
    press('Create Trip')
    await screen.findByText('Trip created successfully')
    const trips = await storedTrips()
    expect(trips.map(({ name }) => name)).toEqual(['To Rome after all'])
    expect(trips[0]?.expand?.travel_items).toHaveLength(1)
  })

  test('leaves the stored trip complete', async () => {
    await store()
    renderApp(`/trip/edit/${tripId}`)
    type(await nameField(), 'Autumn')
    network.refuseNext({ path: '/api/batch' }, 500, 'The disk is full.')
    press('Update Trip')
    await screen.findByText('Failed to update trip')
    const notice = await screen.findByRole('group', { name: 'Failed to update trip' })
    expect(within(notice).getByText('The disk is full.')).toBeDefined()
    expect((await nameField()).value).toBe('Autumn')
    expect(await storedTrips()).toMatchObject([
      { name: 'Spring', expand: { travel_items: [{ to: berlin }] } },
    ])
  })
})

describe('a save', () => {
  const saveWhile = async (button: string, meanwhile: () => void) => {
    const { release } = network.delayNext({ path: '/api/batch' })
    press(button)
    await screen.findByRole('button', { name: 'Saving…' })
    meanwhile()
    release()
  }

  test('opens the trip’s page also when the trip loads slowly', async () => {
    await planParisToRome()
    const { release } = network.delayNext({ method: 'GET', path: /^\/api\/collections\/trip\/records\/\w/ })
    press('Create Trip')
    // The person leaves the planner while the trip is loading.
    await waitFor(() => expect(screen.queryByLabelText('Trip Name')).toBeNull())
    release()
    await screen.findByRole('heading', { level: 1, name: 'To Rome' })
  })

  test('opens the trip’s page as it is stored now, not as it was before', async () => {
    await store()
    renderApp(`/trip/edit/${tripId}`)
    type(await nameField(), 'Mine')
    press('Update Trip')
    const shown = await waitFor(() => {
      expect(screen.queryByLabelText('Trip Name')).toBeNull()
      return screen.getByRole('heading', { level: 1 }).textContent
    })
    expect(shown).toBe('Mine')
  })

  test('loses nothing that is typed meanwhile, and the next save stores the rest', async () => {
    await store()
    renderApp(`/trip/edit/${tripId}`)
    const field = await nameField()
    type(field, 'Mine')
    await saveWhile('Update Trip', () => type(field, 'Mine, and more'))
    await screen.findByText('Trip updated successfully')
    expect(await storedTrips()).toMatchObject([{ name: 'Mine' }])
    expect([field.value, field.readOnly, field.isConnected]).toEqual(['Mine, and more', false, true])
    press('Update Trip')
    await screen.findByRole('heading', { level: 1, name: 'Mine, and more' })
    expect(await storedTrips()).toMatchObject([{ name: 'Mine, and more' }])
  })

  test('of a new trip makes the page edit the stored trip if typing continues', async () => {
    await planParisToRome()
    const field = await nameField()
    await saveWhile('Create Trip', () => type(field, 'To Rome, and back'))
    await screen.findByText('Trip created successfully')
    press('Update Trip')
    await screen.findByText('Trip updated successfully')
    expect((await storedTrips()).map(({ name }) => name)).toEqual(['To Rome, and back'])
  })
})

describe('a trip that is changed elsewhere while it is open', () => {
  const openListening = async () => {
    allowLiveEvents()
    await store()
    renderApp(`/trip/edit/${tripId}`)
    type(await nameField(), 'Mine')
    const { db } = app.database
    await waitFor(async () => {
      const topics = await db.selectFrom('realtime_subscription').select('topic').execute()
      expect(topics.some(({ topic }) => topic.startsWith('trip/'))).toBe(true)
    })
  }
  const url = `/api/collections/trip/records/${tripId}`

  test('is reported, and can be reloaded before anything is saved', async () => {
    await openListening()
    const note = 'This trip was changed in another tab or on another device.'
    expect(screen.queryByText(note)).toBeNull()
    await send([{ method: 'PATCH', url, body: { name: 'Theirs' } }], person)
    await screen.findByText(note)
    press('Choose version')
    const dialog = await screen.findByRole('dialog', { name: 'This trip was changed elsewhere' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Reload' }))
    await waitFor(async () => expect((await nameField()).value).toBe('Theirs'))
    expect(screen.queryByText(note)).toBeNull()
    press('Undo')
    expect((await nameField()).value).toBe('Mine')
  })

  test('is reported as deleted, and can be saved as a new trip', async () => {
    await openListening()
    await send([{ method: 'DELETE', url }], person)
    await screen.findByText('This trip was deleted in another tab or on another device.')
    press('Choose version')
    const dialog = await screen.findByRole('dialog', { name: 'This trip was deleted elsewhere' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save as a new trip' }))
    await waitFor(async () => expect(await storedTrips()).toMatchObject([{ name: 'Mine' }]))
  })
})

describe('a save whose answer is lost', () => {
  /** Renames the stored trip; the server stores the name, and its answer is lost. */
  const loseAnswer = async () => {
    await store()
    const view = renderApp(`/trip/edit/${tripId}`)
    type(await nameField(), 'Mine')
    network.cutNext({ method: 'POST', path: '/api/batch' })
    press('Update Trip')
    await screen.findByRole('group', { name: 'Failed to update trip' })
    expect(await storedTrips()).toMatchObject([{ name: 'Mine' }])
    return view
  }

  test("is not reported as somebody else's change when it is tried again with more changes", async () => {
    await loseAnswer()
    type(await nameField(), 'Mine, too')
    press('Update Trip')
    await screen.findByText('Trip updated successfully')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await storedTrips()).toMatchObject([{ name: 'Mine, too' }])
  })

  test('does not hide a later change by others', async () => {
    await loseAnswer()
    const change = { name: 'Theirs' }
    await send([{ method: 'PATCH', url: `/api/collections/trip/records/${tripId}`, body: change }], person)
    press('Update Trip')
    await screen.findByRole('dialog', { name: 'This trip was changed elsewhere' })
    expect(await storedTrips()).toMatchObject([{ name: 'Theirs' }])
  })

  test('is recognised when the trip is read again: no change is reported, nothing is unsaved', async () => {
    const { queryClient } = await loseAnswer()
    await queryClient.refetchQueries({ queryKey: ['trip'] })
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Failed to update trip' })).toBeNull())
    expect(screen.queryByText('This trip was changed in another tab or on another device.')).toBeNull()
    expect(Object.keys(sessionStorage).filter((key) => key.includes('trip-draft'))).toEqual([])
    expect((await nameField()).value).toBe('Mine')
  })

  test('as a new trip stores one trip', async () => {
    const dialog = await saveDeleted()
    network.cutNext({ method: 'POST', path: '/api/batch' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save as a new trip' }))
    await within(dialog).findByRole('group', { name: 'Failed to create trip' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save as a new trip' }))
    await screen.findByText('Trip created successfully')
    expect(await storedTrips()).toMatchObject([{ name: 'Mine' }])
  })
})

describe('a trip that was changed elsewhere', () => {
  const saveTooLate = async () => {
    await store()
    renderApp(`/trip/edit/${tripId}`)
    type(await nameField(), 'Mine')
    const change = { name: 'Theirs' }
    await send([{ method: 'PATCH', url: `/api/collections/trip/records/${tripId}`, body: change }], person)
    press('Update Trip')
    return screen.findByRole('dialog', { name: 'This trip was changed elsewhere' })
  }

  test('is not overwritten; reloading shows it, and undo restores what was typed', async () => {
    const dialog = await saveTooLate()
    expect(await storedTrips()).toMatchObject([{ name: 'Theirs' }])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Reload' }))
    await waitFor(async () => expect((await nameField()).value).toBe('Theirs'))
    press('Undo')
    expect((await nameField()).value).toBe('Mine')
    press('Update Trip')
    await screen.findByText('Trip updated successfully')
    expect(await storedTrips()).toMatchObject([{ name: 'Mine' }])
  })

  test('is not reported as deleted when the server cannot be reached; nothing is lost', async () => {
    const dialog = await saveTooLate()
    for (let tries = 0; tries < 3; tries++) {
      network.loseNext({ method: 'GET', path: '/api/collections/trip' })
    }
    fireEvent.click(within(dialog).getByRole('button', { name: 'Reload' }))
    await within(dialog).findByRole('group', { name: 'The trip could not be loaded' })
    expect(screen.queryByText('This trip was deleted elsewhere')).toBeNull()
    expect((await nameField()).value).toBe('Mine')
  })

  test('is overwritten on request', async () => {
    const dialog = await saveTooLate()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Overwrite' }))
    await screen.findByText('Trip updated successfully')
    expect(await storedTrips()).toMatchObject([{ name: 'Mine', expand: { travel_items: [{ to: berlin }] } }])
  })

  test('and was deleted can be saved as a new one', async () => {
    const dialog = await saveDeleted()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save as a new trip' }))
    await waitFor(async () => expect(await storedTrips()).toMatchObject([{ name: 'Mine' }]))
    expect((await storedTrips())[0]?.id).not.toBe(tripId)
  })

  const signInAgain = 'You are signed out. Sign in again in another tab, then save once more.'
  const endSession = () => app.request('/api/auth/sign-out', { method: 'POST', token: person.token })
  const stay = async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    within(dialog).getByText(signInAgain)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }

  test.each([false, true])(
    'asks a person whose session ends during the save to sign in, and keeps everything (private trip: %s)',
    async (isPrivate) => {
      await store()
      await send([{ method: 'PATCH', url: `${trips}/${tripId}`, body: { private: isPrivate } }], person)
      const { router } = renderApp(`/trip/edit/${tripId}`)
      type(await nameField(), 'Mine')
      const save = network.holdNext({ method: 'POST', path: '/api/batch' })
      press('Update Trip')
      await waitFor(() => expect(network.asked).toContain('POST /api/batch'))
      await endSession()
      save.release()
      await stay()
      within(await screen.findByRole('group', { name: 'Failed to update trip' })).getByText(signInAgain)
      expect((await nameField()).value).toBe('Mine')
      expect(router.state.location.pathname).toBe(`/trip/edit/${tripId}`)
    },
  )

  test('asks a person whose session ended before to sign in, and saves after that', async () => {
    await store()
    const { router } = renderApp(`/trip/edit/${tripId}`)
    type(await nameField(), 'Mine')
    await endSession()
    await refreshSession()
    await stay()
    press('Update Trip')
    within(await screen.findByRole('group', { name: 'Failed to update trip' })).getByText(signInAgain)
    expect((await nameField()).value).toBe('Mine')
    expect(router.state.location.pathname).toBe(`/trip/edit/${tripId}`)
    // In another tab.
    enterAs({ ...person, ...(await app.people.signIn(person.email, person.password)) })
    press('Update Trip')
    await screen.findByText('Trip updated successfully')
  })

  test('is offered again after the session has ended and the person has left to sign in', async () => {
    await store()
    const { router } = renderApp(`/trip/edit/${tripId}`)
    type(await nameField(), 'Mine')
    await endSession()
    await refreshSession()
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
    enterAs({ ...person, ...(await app.people.signIn(person.email, person.password)) })
    await router.navigate({ to: '/trip/edit/$tripId', params: { tripId } })
    await screen.findByText('Your unsaved changes were restored.')
    expect((await nameField()).value).toBe('Mine')
  })
})

describe('what is not saved yet', () => {
  test('survives a reload, and can be discarded', async () => {
    await planParisToRome()
    cleanup()
    renderApp('/trip/create')
    expect((await nameField()).value).toBe('To Rome')
    expect(screen.getByText('Your unsaved changes were restored.')).toBeDefined()
    expect(screen.getByRole('button', { name: /^Destination city: Rome/ })).toBeDefined()
    press('Discard them')
    expect((await nameField()).value).toBe('')
    cleanup()
    renderApp('/trip/create')
    expect((await nameField()).value).toBe('')
  })

  test('is not visible to anybody else', async () => {
    await planParisToRome()
    cleanup()
    enterAs(await app.people.register({ name: 'Bert' }))
    renderApp('/trip/create')
    expect((await nameField()).value).toBe('')
  })

  test('is not discarded without a question', async () => {
    const { router } = renderApp('/trip/create')
    type(await nameField(), 'To Rome')
    void router.navigate({ to: '/trip' })
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Stay' }))
    expect(router.state.location.pathname).toBe('/trip/create')
    expect((await nameField()).value).toBe('To Rome')
    void router.navigate({ to: '/trip' })
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await screen.findByRole('heading', { name: 'Your Trips' })
  })

  test('causes no question when nothing was changed', async () => {
    const { router } = renderApp('/trip/create')
    await nameField()
    void router.navigate({ to: '/trip' })
    await screen.findByRole('heading', { name: 'Your Trips' })
  })
})

describe('a trip’s page', () => {
  test('shows a visitor everything and allows no change', async () => {
    await store([parisToBerlin, { from: berlin, to: rome, type: 'plane', day: '2027-05-12' }])
    dropSession()
    renderApp(`/trip/view/${tripId}`)
    await screen.findByRole('heading', { level: 1, name: 'Spring' })
    expect(stopHeadings()).toEqual(['Paris', 'Berlin', 'Rome'])
    expect(screen.getByText('Île-de-France, France')).toBeDefined()
    const days = (label: string) =>
      screen.getAllByText(label).map((term) => term.nextElementSibling?.textContent)
    expect(days('Trip Start Date')).toEqual(['Sat 8 May'])
    expect(days('Arrival Date')).toEqual(['Sat 8 May', 'Wed 12 May'])
    expect(days('Departure Date')).toEqual(['Wed 12 May'])
    expect(screen.queryAllByRole('textbox')).toEqual([])
    for (const absent of [/^Create Trip/, /^Update Trip/, /^Add City/, /^Remove/, /^Undo/, /^Move/]) {
      expect(screen.queryByRole('button', { name: absent })).toBeNull()
    }
    expect(screen.queryByPlaceholderText('Ask anything...')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  })

  test('has a link to book trains and buses, in a tab that cannot access this page', async () => {
    await store([parisToBerlin, { from: berlin, to: rome, type: 'plane' }])
    renderApp(`/trip/view/${tripId}`)
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Book train with 12Go/ })
    expect(link.href).toBe('https://12go.asia/en/travel/paris/berlin?people=1&date=2027-05-09')
    expect(link.target).toBe('_blank')
    expect(link.rel).toContain('noopener')
    expect(link.textContent).toContain('for 9 May 2027, the day after')
    expect(screen.getAllByRole('link', { name: /^Book/ })).toHaveLength(1)
  })

  test.each(['view', 'edit'])('reports a trip that does not exist (%s)', async (mode) => {
    for (const id of ['trip99999999999', 'no-id', 'TRIP']) {
      renderApp(`/trip/${mode}/${id}`)
      await screen.findByRole('heading', { name: 'Trip not found' })
      cleanup()
    }
  })

  test('of somebody else is not found for editing, and can be viewed', async () => {
    const bert = await app.people.register({ name: 'Bert' })
    await store([parisToBerlin], bert)
    renderApp(`/trip/edit/${tripId}`)
    await screen.findByRole('heading', { name: 'Trip not found' })
    fireEvent.click(screen.getByRole('link', { name: 'View this trip' }))
    await screen.findByRole('heading', { level: 1, name: 'Spring' })
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  })

  test('leaves out a leg whose city was deleted, and reports it', async () => {
    await store([parisToBerlin, { from: berlin, to: rome, type: 'bus' }])
    await run(app.database, `update travel_item set "to" = 'c00000000000000' where "order" = 1`)
    renderApp(`/trip/view/${tripId}`)
    await screen.findByText(/^1 leg was left out/)
    expect(stopHeadings()).toEqual(['Paris', 'Berlin'])
  })

  test('shows where stored legs do not connect, and saving adds no leg there', async () => {
    await store([parisToBerlin, { from: rome, to: paris, type: 'bus' }])
    renderApp(`/trip/edit/${tripId}`)
    await nameField()
    expect(screen.getByText(/^Nothing takes you from Berlin to Rome yet/)).toBeDefined()
    type(await nameField(), 'Torn')
    press('Update Trip')
    await screen.findByText('Trip updated successfully')
    expect((await storedTrips())[0]?.expand?.travel_items).toMatchObject([
      { from: paris, to: berlin, order: 0 },
      { from: rome, to: paris, order: 1 },
    ])
  })

  test.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles'])('shows the same days in %s', async (zone) => {
    vi.stubEnv('TZ', zone)
    await store()
    renderApp(`/trip/edit/${tripId}`)
    const field = await screen.findByRole('button', { name: /^Date of the leg to Berlin: 2027-05-08/ })
    fireEvent.click(field)
    fireEvent.click(await screen.findByRole('button', { name: 'Thursday 20 May 2027' }))
    expect(screen.getByLabelText<HTMLInputElement>('Trip Start Date').value).toBe('2027-05-20')
    press('Update Trip')
    await screen.findByText('Trip updated successfully')
    expect((await storedTrips())[0]?.expand?.travel_items).toMatchObject([
      { start_date: '2027-05-20 00:00:00.000Z', arrival_date: '2027-05-20 00:00:00.000Z' },
    ])
  })
})

test.each(['/trip', '/trip/create', `/trip/edit/${tripId}`])(
  '%s asks a visitor to sign in and come back',
  async (path) => {
    dropSession()
    const { router } = renderApp(path)
    await screen.findByRole('heading', { name: 'Login' })
    expect(router.state.location.search).toEqual({ redirect: path })
  },
)

test('a key pressed at once after picking up a stop is not lost', async () => {
  await store()
  renderApp(`/trip/edit/${tripId}`)
  const circle = await screen.findByRole('button', { name: 'Move Paris' })
  circle.focus()
  // Both in one task, as a busy browser delivers them.
  fireEvent.keyDown(circle, { key: ' ', code: 'Space' })
  fireEvent.keyDown(circle, { key: 'Escape', code: 'Escape' })
  await screen.findByText('Paris stays where it was.')
})

describe('in German', () => {
  test('a leg that leaves too early shows by how many days, and its calendar is German', async () => {
    await store([parisToBerlin, { from: berlin, to: rome, type: 'plane', day: '2027-05-07' }])
    await showIn('de')
    renderApp(`/trip/edit/${tripId}`)
    const warning = 'Dieser Flug startet am 7. Mai 2027, einen Tag vor deiner Ankunft in Berlin.'
    expect(await screen.findByText(warning)).toBeDefined()
    expect(screen.getByRole('button', { name: '1 zu prüfen' })).toBeDefined()
    press(/^Tag der Etappe nach .*: 2027-05-07$/)
    const month = await screen.findByRole('grid', { name: 'Mai 2027' })
    expect(within(month).getByRole('columnheader', { name: 'Montag', hidden: true }).textContent).toBe('Mo')
    expect(within(month).getByRole('button', { name: 'Freitag, 7. Mai 2027, gewählt' }).textContent).toBe('7')
  })

  test('errors that prevent saving are shown in the language of the page', async () => {
    await showIn('de')
    renderApp('/trip/create')
    press((await screen.findByRole('button', { name: 'Reise anlegen' })).textContent)
    expect(await screen.findByText('Gib der Reise einen Namen.')).toBeDefined()
    await act(() => showLanguage('en'))
    expect(screen.getByText('Give the trip a name.')).toBeDefined()
  })
})
