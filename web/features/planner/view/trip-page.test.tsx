import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { dropSession } from '#web/lib/session/stored-session.ts'
import { allowLiveEvents } from '#web/test/live.ts'
import type { Network } from '#web/test/network.ts'
import { tripPageMessages } from '#web/messages/trip-page.ts'
import { enterAs, renderApp, showIn, startServer } from '#web/test/render-app.tsx'
import { catchSavedFiles } from '#web/test/saved-files.ts'

let app: TestApp
let network: Network
let person: Person
const tripId = 'trip00000000001'
const path = `/trip/view/${tripId}`
const cities = [2988507, 2950159, 3169070].map(cityId)

const send = async (method: string, to: string, body: Record<string, unknown>, who: Person = person) => {
  const response = await app.request(`/api/collections/${to}`, { method, token: who.token, body })
  expect(response.status, await response.clone().text()).toBe(200)
  return (await response.json()) as Record<string, unknown>
}
const change = (body: Record<string, unknown>) => send('PATCH', `trip/records/${tripId}`, body)

/** Stores a trip with `stops` stops (Paris, Berlin, Rome, Paris, …) and a leg between each two. */
const store = async ({ stops = 3, ...trip }: Record<string, unknown> & { stops?: number } = {}) => {
  await send('POST', 'trip/records', { id: tripId, name: 'Spring', user: person.id, ...trip })
  const legs: unknown[] = []
  for (let order = 0; order < stops - 1; order += 1) {
    const [from, to] = [cities[order % 3], cities[(order + 1) % 3]]
    const leg = { trip: tripId, user: person.id, type: 'train', from, to, order }
    legs.push((await send('POST', 'travel_item/records', leg))['id'])
  }
  await change({ travel_items: legs })
}
const title = (name = 'Spring') => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const bodyText = () => document.querySelector('main')?.textContent

beforeEach(async () => {
  ;({ app, network, person } = await startServer())
  dropSession()
})

describe('a visitor', () => {
  test('reads who made the trip only while that profile is public', async () => {
    await store()
    renderApp(path)
    await title()
    expect(screen.queryByText(/^A trip by/)).toBeNull()
    cleanup()
    await send('PATCH', `users/records/${person.id}`, { public: true })
    renderApp(path)
    await title()
    const author = screen.getByRole<HTMLAnchorElement>('link', { name: 'Marta Kowalska' })
    expect(author.pathname).toBe(`/profile/${person.id}`)
  })

  test('reads in German who made it, the ways and the days', async () => {
    await store({ starts: '2027-05-08 00:00:00.000Z', ends: '2027-05-12 00:00:00.000Z' })
    await send('PATCH', `users/records/${person.id}`, { public: true })
    await showIn('de')
    renderApp(path)
    await title()
    const author = screen.getByRole('link', { name: 'Marta Kowalska' })
    expect(author.closest('p')?.textContent).toMatch(
      /^Eine Reise von Marta Kowalska, 8\.\u{2009}?–\u{2009}?12\. Mai 2027$/u,
    )
    expect(screen.getByText('Etappen, alle mit dem Zug').nextElementSibling?.textContent).toBe('2')
    expect(bodyText()).toContain('Paris nach Berlin')
  })

  test.each([
    ['lie on the map of a trip', '/tiles/{z}/{x}/{y}.png', true],
    ['are not requested where the operator wants none', '', false],
  ])('sees that tiles %s', async (_, tileUrl, isTiled) => {
    ;({ app, network, person } = await startServer({ tileUrl, tileMinZoom: 0 }))
    await store()
    renderApp(path)
    await title()
    await screen.findByRole('button', { name: 'Zoom in' })
    await waitFor(() => expect(document.querySelector('.leaflet-tiles-pane img') !== null).toBe(isTiled))
  })

  test('gets the same page for a private trip and for an unknown one', async () => {
    await store({ private: true })
    renderApp(path)
    await title('Trip not found')
    const hidden = bodyText()
    expect(hidden).toContain('Sign In')
    cleanup()
    renderApp('/trip/view/unknown00000000')
    await title('Trip not found')
    expect(bodyText()).toBe(hidden)
  })

  test('signs in as the owner of the private trip and reads it', async () => {
    await store({ private: true })
    const { router } = renderApp(path)
    await title('Trip not found')
    fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' }))
    await title('Login')
    expect(router.state.location.search).toEqual({ redirect: path })
    enterAs(person)
    await router.navigate({ to: '/trip/view/$tripId', params: { tripId } })
    await title()
  })

  test('is asked to sign in to plan from it, and returns', async () => {
    await store()
    const { router } = renderApp(path)
    await title()
    fireEvent.click(screen.getByRole('link', { name: 'Plan from this' }))
    await title('Login')
    expect(router.state.location.search).toEqual({ redirect: path })
  })

  test('sees the first day of a trip without dates, and no number for the other stops', async () => {
    await store()
    renderApp(path)
    await title()
    expect(screen.getByText('Day 1')).toBeDefined()
    expect(screen.queryByText(/^Days? [^1]/)).toBeNull()
    for (const label of ['Trip Start Date', 'Departure Date']) {
      expect(screen.getByText(label).nextElementSibling?.textContent).toBe('—')
    }
  })

  test.each([
    [11, 11],
    [12, 0],
  ])('sees of %i stops %i locators', async (stops, locators) => {
    await store({ stops })
    renderApp(path)
    await title()
    await waitFor(() => expect(document.querySelectorAll('.trip-locator')).toHaveLength(locators))
  })
})

describe.each([
  ['a visitor', false],
  ['a signed-in reader', true],
])('the open page of %s', (_name, isSignedIn) => {
  test('loses a trip at once when it becomes private, and gets it back, also on a new stream', async () => {
    const { breakStreams } = allowLiveEvents()
    await store()
    if (isSignedIn) enterAs(await app.people.register({ name: 'Bert' }))
    renderApp(path)
    await title()
    await waitFor(() => expect(network.asked).toContain('POST /api/realtime'))
    // All requests of the page are over before, so only the stream can report it.
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await change({ private: true })
    await title('Trip not found')
    breakStreams()
    await change({ private: false, name: 'Spring again' })
    await title('Spring again')
    await change({ private: true })
    await title('Trip not found')
  })
})

describe('the open page of a visitor', () => {
  test('loses a trip that becomes private while an older answer is on its way', async () => {
    allowLiveEvents()
    await store()
    renderApp(path)
    await title()
    const record = `/api/collections/trip/records/${tripId}`
    const asked = () => network.asked.filter((call) => call.startsWith(`GET ${record}`)).length
    const before = asked()
    const older = network.delayNext({ method: 'GET', path: record })
    await waitFor(() => expect(asked()).toBe(before + 1), { timeout: 5000 })
    await change({ private: true })
    await title('Trip not found')
    older.release()
    await new Promise((resolve) => setTimeout(resolve, 300))
    await title('Trip not found')
  })
})

describe('somebody else', () => {
  test('plans from a trip: a copy of their own opens for editing', async () => {
    await store()
    const bert = await app.people.register({ name: 'Bert' })
    enterAs(bert)
    renderApp(path)
    await title()
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
    press('Plan from this')
    expect(await screen.findByDisplayValue('Spring (copy)')).toBeDefined()
    const list = await app.request('/api/collections/trip/records', { token: bert.token })
    expect(await list.json()).toMatchObject({ totalItems: 1, items: [{ user: bert.id, private: false }] })
  })
})

describe('the owner', () => {
  const openShare = async () => {
    enterAs(person)
    renderApp(path)
    await title()
    press('Share')
    return within(await screen.findByRole('dialog', { name: 'Share this trip' }))
  }
  const isPrivate = async () => (await app.request(`/api/collections/trip/records/${tripId}`)).status === 404

  test('makes a trip private and public again, with its address while it is public', async () => {
    await store()
    const panel = await openShare()
    const address = () => panel.queryByLabelText<HTMLInputElement>('Address of this trip')
    expect(address()?.value).toBe(`${window.location.origin}${path}`)
    fireEvent.click(panel.getByRole('radio', { name: 'Private' }))
    await waitFor(() => expect(address()).toBeNull())
    await waitFor(async () => expect(await isPrivate()).toBe(true))
    // The text of an option, including its explanation, can be pressed like its circle.
    fireEvent.click(panel.getByText(tripPageMessages.withLinkHint))
    await waitFor(async () => expect(await isPrivate()).toBe(false))
    expect(address()).not.toBeNull()
  })

  test('is told when the server refuses, and sees the stored state', async () => {
    await store()
    const panel = await openShare()
    network.refuseNext({ method: 'PATCH', path: '/api/collections/trip/' }, 500, 'The disk is full.')
    fireEvent.click(panel.getByRole('radio', { name: 'Private' }))
    await screen.findByText('Could not change who can see it')
    await waitFor(() =>
      expect(panel.getByRole('radio', { name: 'With the link' }).getAttribute('aria-checked')).toBe('true'),
    )
    expect(await isPrivate()).toBe(false)
    // The failure is shown at the option, also after the panel was closed.
    fireEvent.keyDown(panel.getByRole('radio', { name: 'Private' }), { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    press('Share')
    const again = within(await screen.findByRole('dialog', { name: 'Share this trip' }))
    const notice = within(again.getByRole('group', { name: 'Could not change who can see it' }))
    expect(notice.getByText('The disk is full.')).toBeDefined()
    fireEvent.click(notice.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await isPrivate()).toBe(true))
    await waitFor(() => expect(again.queryByText('The disk is full.')).toBeNull())
  })

  test('sees at the switch of the profile that it could not be changed, until the message is closed', async () => {
    await store()
    const panel = await openShare()
    network.refuseNext({ method: 'PATCH', path: '/api/collections/users/' }, 500, 'The disk is full.')
    fireEvent.click(panel.getByRole('switch'))
    const notice = within(await panel.findByRole('group', { name: 'Could not change who can see it' }))
    fireEvent.click(notice.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(panel.queryByText('The disk is full.')).toBeNull())
    expect(panel.getByRole('switch').getAttribute('aria-checked')).toBe('false')
  })

  test('makes a private copy of a private trip', async () => {
    await store({ private: true })
    enterAs(person)
    renderApp(path)
    await title()
    fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'Enter' })
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    expect(await screen.findByDisplayValue('Spring (copy)')).toBeDefined()
    const list = await app.request('/api/collections/trip/records', { token: person.token })
    const { items } = (await list.json()) as { items: { private: boolean }[] }
    expect(items.map((trip) => trip.private)).toEqual([true, true])
  })

  test('sees at the trip that it could not be copied, until that succeeds', async () => {
    await store()
    enterAs(person)
    renderApp(path)
    await title()
    network.refuseNext({ path: '/api/batch' }, 503)
    fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'Enter' })
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    const notice = within(await screen.findByRole('group', { name: 'Failed to create trip' }))
    expect(notice.getByText('The server does not answer at the moment. Try again in a minute.')).toBeDefined()
    fireEvent.click(notice.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByDisplayValue('Spring (copy)')).toBeDefined()
    await waitFor(() => expect(screen.queryByText('Failed to create trip')).toBeNull())
  })

  test('makes one copy when the answer to the first try is lost', async () => {
    await store()
    enterAs(person)
    renderApp(path)
    await title()
    network.cutNext({ path: '/api/batch' })
    fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'Enter' })
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    const notice = within(await screen.findByRole('group', { name: 'Failed to create trip' }))
    fireEvent.click(notice.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByDisplayValue('Spring (copy)')).toBeDefined()
    const list = await app.request('/api/collections/trip/records', { token: person.token })
    expect(await list.json()).toMatchObject({ totalItems: 2 })
  })

  test('saves the route as files', async () => {
    await store()
    const files = catchSavedFiles()
    enterAs(person)
    renderApp(path)
    await title()
    for (const name of ['Route for navigation (GPX)', 'Map (KML)']) {
      fireEvent.keyDown(screen.getByRole('button', { name: 'Download' }), { key: 'Enter' })
      fireEvent.click(await screen.findByRole('menuitem', { name }))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    }
    expect(files.map(({ name }) => name)).toEqual(['Spring.gpx', 'Spring.kml'])
    const texts = await Promise.all(files.map(({ content }) => content.text()))
    expect(texts.map((text) => text.includes('Paris') && text.includes('Rome'))).toEqual([true, true])
    expect(texts[0]).toContain('<gpx')
    expect(texts[1]).toContain('<kml')
  })
})
