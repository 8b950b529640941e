import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Lifetimes, usualLifetimes } from '#server/realtime/connections.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { api } from '#web/lib/api/client.ts'
import { newId } from '#web/lib/api/record-id.ts'
import { currentUser } from '#web/lib/session/session.ts'
import { allowLiveEvents } from '#web/test/live.ts'
import { ledgerQuery } from './ledger.ts'
import { visitedCitiesQuery } from './visited-cities.ts'
import { enterAs, markFor, renderApp, startServer } from '#web/test/render-app.tsx'

const paris = cityId(2988507)
const berlin = cityId(2950159)

/** The page of somebody who is also signed in elsewhere, once it listens. */
const listening = async (path = '/profile', lifetimes: Partial<Lifetimes> = {}) => {
  const server = await startServer({}, { realtimeLifetimes: { ...usualLifetimes, ...lifetimes } })
  const { breakStreams, silenceStreams } = allowLiveEvents()
  const { app, person, network } = server
  enterAs(person)
  const view = renderApp(path)
  // Else the search requests the list 300 ms later, and catching up, which begins after a random time, may not know it.
  void view.queryClient.prefetchQuery(visitedCitiesQuery(person.id))
  const known = new Set<string>()
  /** A new stream has its topics. The rows of a stream that broke stay until the server notices, so they do not count. */
  const isHeard = async () => {
    const rows = await app.database.db.selectFrom('realtime_subscription').select('client').execute()
    const clients = rows.map(({ client }) => client)
    const topicsOf = (one: string) => clients.filter((client) => client === one).length
    const heard = clients.find((client) => !known.has(client) && topicsOf(client) >= 3)
    if (heard === undefined) throw new Error('No new stream has its topics.')
    known.add(heard)
  }
  await waitFor(isHeard)
  const change = async (body: object) => {
    const address = `/api/collections/users/records/${person.id}`
    const response = await app.request(address, { method: 'PATCH', token: person.token, body })
    expect(response.status).toBe(200)
  }
  const streams = () => network.asked.filter((line) => line === 'GET /api/realtime').length
  return { ...server, ...view, breakStreams, silenceStreams, change, streams, isHeard }
}

/** A country on the page, which has it among the flags and in the timeline. */
const seen = (country: string) => screen.findAllByText(country)

it('a name that another device changes is shown at once', async () => {
  const { change } = await listening()
  expect(await screen.findByText('Marta Kowalska')).toBeDefined()
  await change({ name: 'Ibn Battuta' })
  expect(await screen.findByText('Ibn Battuta')).toBeDefined()
  expect(currentUser()?.name).toBe('Ibn Battuta')
})

it('visits that another device adds and removes are shown without another request for the list', async () => {
  const { app, person, network } = await listening()
  expect(await screen.findByText('No city marked yet')).toBeDefined()
  const lists = () =>
    network.asked.filter((line) => line.startsWith('GET /api/collections/visited_city/')).length
  // The list of the page, and the ids of the visits that catching up requests after the stream has started.
  const before = 2
  await waitFor(() => expect(lists()).toBe(before))
  const id = await markFor(app, person, paris)
  expect(await seen('France')).toBeDefined()
  await markFor(app, person, berlin)
  expect(await seen('Germany')).toBeDefined()
  const gone = await app.request(`/api/collections/visited_city/records/${id}`, {
    method: 'DELETE',
    token: person.token,
  })
  expect(gone.status).toBe(204)
  await waitFor(() => expect(screen.queryAllByText('France')).toEqual([]))
  expect(await seen('Germany')).toBeDefined()
  expect(lists()).toBe(before)
})

it('what another device imports reaches the ledger and the trips', async () => {
  const { app, person, queryClient } = await listening()
  await queryClient.fetchQuery(ledgerQuery(person.id))
  const post = async (path: string, body: object) => {
    const response = await app.request(`/api/imports${path}`, { method: 'POST', token: person.token, body })
    expect(response.status).toBe(200)
    return (await response.json()) as { id: string }
  }
  const { id } = await post('', { format: 'csv', name: 'places.csv', found: 2 })
  const stays = [{ city: paris, kind: 'visited', start: '2019', end: '', note: '' }]
  const wishes = [{ city: berlin, note: '' }]
  await post(`/${id}/batches`, { number: 1, stays, wishes, trips: [] })
  const shown = () => queryClient.getQueryData(ledgerQuery(person.id).queryKey)
  await waitFor(
    () => expect(shown()).toMatchObject({ stays: [{ city: paris }], wishes: [{ city: berlin }] }),
    {
      timeout: 5000,
    },
  )
})

it('stays, wishes and rules that another device changes reach the ledger', async () => {
  const { app, person, queryClient } = await listening()
  const ledger = await queryClient.fetchQuery(ledgerQuery(person.id))
  expect(ledger.stays).toEqual([])
  const shown = () => queryClient.getQueryData(ledgerQuery(person.id).queryKey)
  const stay = await app.people.createRecord(person, 'stay', { city: paris, kind: 'lived', start: '2011' })
  const wish = await app.people.createRecord(person, 'wish', { city: berlin })
  await waitFor(() => expect(shown()).toMatchObject({ stays: [{ id: stay }], wishes: [{ id: wish }] }))
  const settings = await app.database.db.selectFrom('settings').select('id').executeTakeFirstOrThrow()
  const path = `/api/collections/settings/records/${settings.id}`
  await app.request(path, { method: 'PATCH', token: person.token, body: { count_rule: 'un193' } })
  await waitFor(() => expect(shown()?.rules.rule).toBe('un193'))
})

it('what others do is not heard', async () => {
  const { app, person, change } = await listening()
  const ben = await app.people.register({ name: 'Ben' })
  await markFor(app, ben, paris)
  await change({ name: 'A later change' })
  expect(await screen.findByText('A later change')).toBeDefined()
  expect(screen.queryAllByText('France')).toEqual([])
  expect(currentUser()?.id).toBe(person.id)
})

it('a connection that broke is mended, and what was missed meanwhile is caught up on', async () => {
  const { app, person, network, streams, isHeard, breakStreams } = await listening()
  expect(await screen.findByText('No city marked yet')).toBeDefined()
  expect(streams()).toBe(1)
  for (let failures = 0; failures < 3; failures++) network.loseNext({ path: '/api/realtime' })
  breakStreams()
  await markFor(app, person, paris)
  // After 200, 300, 500 and 1000 ms, as the SDK has it.
  await waitFor(() => expect(streams()).toBe(5))
  await waitFor(isHeard)
  expect(await seen('France')).toBeDefined()
  await waitFor(() => expect(network.asked.some((line) => line.endsWith('auth-refresh'))).toBe(true))
  await markFor(app, person, berlin)
  expect(await seen('Germany')).toBeDefined()
})

it('what changes while a stream is away for a moment is shown', async () => {
  const { app, person, network, breakStreams, isHeard } = await listening()
  const id = await markFor(app, person, paris)
  expect(await seen('France')).toBeDefined()
  const stream = network.holdNext({ path: '/api/realtime', method: 'GET' })
  breakStreams()
  await waitFor(() => expect(api.realtime.isConnected).toBe(false))
  await app.request(`/api/collections/visited_city/records/${id}`, { method: 'DELETE', token: person.token })
  await markFor(app, person, berlin)
  stream.release()
  await waitFor(isHeard)
  expect(await seen('Germany')).toBeDefined()
  await waitFor(() => expect(screen.queryAllByText('France')).toEqual([]))
})

it('replaces a stream that breaks while the confirmation of its topics is on its way', async () => {
  const { app, person, network, breakStreams, streams, isHeard } = await listening()
  expect(await screen.findByText('No city marked yet')).toBeDefined()
  const confirmation = network.delayNext({ path: '/api/realtime', method: 'POST' })
  breakStreams()
  await waitFor(() => expect(network.asked.filter((line) => line === 'POST /api/realtime')).toHaveLength(2))
  await waitFor(isHeard)
  breakStreams()
  confirmation.release()
  await waitFor(() => expect(streams()).toBe(3))
  await waitFor(isHeard)
  await markFor(app, person, paris)
  expect(await seen('France')).toBeDefined()
})

it('a stream that breaks takes along the request that names its topics', async () => {
  const { app, person, network, breakStreams, streams, isHeard } = await listening()
  expect(await screen.findByText('No city marked yet')).toBeDefined()
  const request = network.holdNext({ path: '/api/realtime', method: 'POST' })
  breakStreams()
  await waitFor(() => expect(network.asked.filter((line) => line === 'POST /api/realtime')).toHaveLength(2))
  breakStreams()
  // The next stream does not wait for the request that is still on its way.
  await waitFor(isHeard)
  expect(streams()).toBe(3)
  request.release()
  await markFor(app, person, paris)
  expect(await seen('France')).toBeDefined()
})

it('catches up again after a failure', async () => {
  const { app, person, network, breakStreams, isHeard } = await listening()
  expect(await screen.findByText('No city marked yet')).toBeDefined()
  const stream = network.holdNext({ path: '/api/realtime', method: 'GET' })
  breakStreams()
  await waitFor(() => expect(api.realtime.isConnected).toBe(false))
  await markFor(app, person, paris)
  for (let failures = 0; failures < 2; failures += 1) {
    network.refuseNext({ path: '/api/collections/visited_city/' }, 429)
  }
  stream.release()
  await waitFor(isHeard)
  expect(await seen('France')).toBeDefined()
})

it('shows another visit in the place of an older one', async () => {
  const { app, person, network, breakStreams, isHeard } = await listening('/map')
  const older = await markFor(app, person, paris)
  await markFor(app, person, berlin)
  expect(await screen.findByText('Paris')).toBeDefined()
  const stream = network.holdNext({ path: '/api/realtime', method: 'GET' })
  breakStreams()
  await waitFor(() => expect(api.realtime.isConnected).toBe(false))
  const { db } = app.database
  const vienna = { id: newId(), city: cityId(2761369) }
  await db.updateTable('visited_city').set(vienna).where('id', '=', older).execute()
  stream.release()
  await waitFor(isHeard)
  expect(await screen.findByText('Vienna')).toBeDefined()
  expect(screen.queryByText('Paris')).toBeNull()
})

it('removes a visit that was taken back meanwhile', async () => {
  const { app, person, network, breakStreams, isHeard } = await listening('/map')
  const id = await markFor(app, person, paris)
  await markFor(app, person, berlin)
  expect(await screen.findByText('Paris')).toBeDefined()
  const stream = network.holdNext({ path: '/api/realtime', method: 'GET' })
  breakStreams()
  await waitFor(() => expect(api.realtime.isConnected).toBe(false))
  await app.request(`/api/collections/visited_city/records/${id}`, { method: 'DELETE', token: person.token })
  stream.release()
  await waitFor(isHeard)
  await waitFor(() => expect(screen.queryByText('Paris')).toBeNull())
  expect(screen.getByText('Berlin')).toBeDefined()
})

it('tries again when the first connection fails', async () => {
  const { app, person, network } = await startServer()
  allowLiveEvents()
  enterAs(person)
  network.refuseNext({ path: '/api/realtime', method: 'POST' }, 503)
  renderApp('/profile')
  expect(await screen.findByText('No city marked yet')).toBeDefined()
  await waitFor(() => expect(api.realtime.isConnected).toBe(true))
  await markFor(app, person, paris)
  expect(await seen('France')).toBeDefined()
  expect(network.asked.filter((line) => line === 'GET /api/realtime')).toHaveLength(2)
})

it('what changes between the first load and the first stream is shown', async () => {
  const { app, person, network } = await startServer()
  allowLiveEvents()
  enterAs(person)
  const stream = network.holdNext({ path: '/api/realtime', method: 'POST' })
  renderApp('/profile')
  expect(await screen.findByText('No city marked yet')).toBeDefined()
  await waitFor(() => expect(network.asked).toContain('POST /api/realtime'))
  await markFor(app, person, paris)
  stream.release()
  expect(await seen('France')).toBeDefined()
})

it('visits that are as they were are not asked for again after a pause', async () => {
  const { app, person, network, breakStreams, streams } = await listening()
  await markFor(app, person, paris)
  expect(await seen('France')).toBeDefined()
  const isAboutVisits = (line: string) => line.startsWith('GET /api/collections/visited_city/')
  const isProbe = (line: string) => isAboutVisits(line) && /fields=(?![^&]*created)/.test(line)
  const isList = (line: string) => isAboutVisits(line) && !isProbe(line)
  await waitFor(() => expect(network.asked.filter(isProbe)).toHaveLength(1))
  const before = network.asked.filter(isList).length
  breakStreams()
  await waitFor(() => expect(streams()).toBe(2))
  await waitFor(() => expect(network.asked.filter(isProbe)).toHaveLength(2))
  await waitFor(() => expect(network.asked.some((line) => line.endsWith('auth-refresh'))).toBe(true))
  expect(network.asked.filter(isList)).toHaveLength(before)
})

it('a trip that another device names anew is renamed in the list', async () => {
  const { app, person } = await listening('/trip')
  expect(await screen.findByText("You haven't created any trips yet.")).toBeDefined()
  const body = { user: person.id, name: 'Along the Danube' }
  const made = await app.request('/api/collections/trip/records', {
    method: 'POST',
    token: person.token,
    body,
  })
  const { id } = (await made.json()) as { id: string }
  expect(await screen.findByText('Along the Danube')).toBeDefined()
  const path = `/api/collections/trip/records/${id}`
  await app.request(path, { method: 'PATCH', token: person.token, body: { name: 'Down the Danube' } })
  expect(await screen.findByText('Down the Danube')).toBeDefined()
})

describe('a stream that has fallen silent', () => {
  const start = async () => {
    const page = await listening()
    expect(await screen.findByText('No city marked yet')).toBeDefined()
    page.silenceStreams()
    await markFor(page.app, page.person, paris)
    return page
  }
  const pass = (ms: number) => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + ms)
  afterEach(() => void vi.restoreAllMocks())

  it('is replaced when the computer wakes from sleep', async () => {
    const { streams } = await start()
    pass(36_000)
    await waitFor(() => expect(streams()).toBe(2), { timeout: 6000 })
    expect(await seen('France')).toBeDefined()
  })

  it('is replaced when the SDK has given it up', async () => {
    const { app, person, streams } = await listening()
    await api.realtime.unsubscribe()
    await markFor(app, person, paris)
    pass(36_000)
    await waitFor(() => expect(streams()).toBe(2), { timeout: 6000 })
    expect(await seen('France')).toBeDefined()
  })

  it('is replaced when the page comes into sight', async () => {
    const { streams } = await start()
    pass(30_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(streams()).toBe(1)
    pass(6000)
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(streams()).toBe(2))
    expect(await seen('France')).toBeDefined()
  })

  it('is replaced when the network comes back', async () => {
    const { streams } = await start()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(streams()).toBe(2))
    expect(await seen('France')).toBeDefined()
  })
})

it('a heartbeat shows that the stream is alive', async () => {
  const { streams } = await listening('/profile', { heartbeatMs: 100 })
  const now = Date.now()
  let passed = 0
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now + passed)
  for (let count = 0; count < 3; count += 1) {
    passed += 20_000
    await new Promise((resolve) => setTimeout(resolve, 300))
    document.dispatchEvent(new Event('visibilitychange'))
  }
  clock.mockRestore()
  expect(streams()).toBe(1)
})

it('a device that is signed out elsewhere leaves at once', async () => {
  const { app, person, router } = await listening()
  const { token } = await app.people.signIn(person.email, person.password)
  await app.request('/api/auth/sessions', { method: 'DELETE', token })
  await waitFor(() => expect(currentUser()).toBeNull(), { timeout: 5000 })
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
})

it('an account that another device deletes is left', async () => {
  const { app, person } = await listening()
  const body = { password: person.password }
  await app.request('/api/account/delete', { method: 'POST', token: person.token, body })
  await waitFor(() => expect(currentUser()).toBeNull())
})

it('signing out ends the connection', async () => {
  const { network } = await listening('/auth/verify-email')
  expect(api.realtime.isConnected).toBe(true)
  ;(await screen.findByRole('button', { name: 'Log out' })).click()
  await waitFor(() => expect(currentUser()).toBeNull())
  await waitFor(() => expect(api.realtime.isConnected).toBe(false))
  expect(network.asked.filter((line) => line === 'GET /api/realtime')).toHaveLength(1)
})
