import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { dropSession } from '#web/lib/session/stored-session.ts'
import { enterAs, renderApp, startServer } from '#web/test/render-app.tsx'

let app: TestApp
let person: Person
const tripId = 'trip00000000001'
const legId = (order: number) => `leg00000000000${order}`
const path = `/trip/view/${tripId}`
const cities = [2988507, 2950159, 3169070].map(cityId)
const [paris, berlin, rome] = cities
const day = (text: string) => `${text} 00:00:00.000Z`

const send = async (method: string, to: string, body?: Record<string, unknown>) => {
  const response = await app.request(`/api/collections/${to}`, { method, token: person.token, body })
  expect(response.ok, await response.clone().text()).toBe(true)
  return response
}
const stays = async () => {
  const reply = await send('GET', 'stay/records?sort=start')
  const { items } = (await reply.json()) as { items: Record<string, string>[] }
  return items
}
const texts = async () =>
  (await stays()).map(({ city = '', kind, start, end }) => `${cities.indexOf(city)} ${kind} ${start} ${end}`)

/** Paris, Berlin and Rome, 3 to 9 May 2019. */
const madeStays = [
  '0 visited 2019-05-03 2019-05-05',
  '1 visited 2019-05-05 2019-05-08',
  '2 visited 2019-05-08 2019-05-09',
]
const offer = 'This trip is over. Add its 3 stops to your stays, with their days?'
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const isOffered = () => screen.queryByRole('button', { name: 'Not now' }) !== null
const openTrip = async () => {
  cleanup()
  renderApp(path)
  await screen.findByRole('heading', { level: 1, name: 'Spring' })
}

beforeEach(async () => {
  ;({ app, person } = await startServer())
  dropSession()
  localStorage.clear()
  const trip = { id: tripId, name: 'Spring', user: person.id }
  await send('POST', 'trip/records', { ...trip, starts: day('2019-05-03'), ends: day('2019-05-09') })
  for (const [order, date] of ['2019-05-05', '2019-05-08'].entries()) {
    const ends = {
      from: cities[order],
      to: cities[order + 1],
      start_date: day(date),
      arrival_date: day(date),
    }
    await send('POST', 'travel_item/records', {
      id: legId(order),
      ...ends,
      order,
      type: 'train',
      trip: tripId,
      user: person.id,
    })
  }
  await send('PATCH', `trip/records/${tripId}`, { travel_items: [legId(0), legId(1)] })
})

test('one press creates stays from the stops of a finished trip, and Undo removes them', async () => {
  enterAs(person)
  await openTrip()
  await screen.findByText(offer)
  press('Turn into stays')
  await screen.findByText('3 stays added')
  expect(await texts()).toEqual(madeStays)
  expect(await stays()).toMatchObject(
    [1, 2, 3].map(() => ({ trip: tripId, source: 'trip', user: person.id })),
  )
  await waitFor(() => expect(isOffered()).toBe(false))
  press('Undo')
  await screen.findByText('The stays of the trip are as before')
  expect(await texts()).toEqual([])
})

test('a changed trip offers to update its stays and does not touch edited ones', async () => {
  enterAs(person)
  await openTrip()
  await screen.findByText(offer)
  press('Turn into stays')
  await screen.findByText('3 stays added')
  const [first] = await stays()
  await send('PATCH', `stay/records/${first?.['id']}`, { start: '2019-05-04' })
  await openTrip()
  expect(isOffered()).toBe(false)

  await send('PATCH', `trip/records/${tripId}`, { starts: day('2019-05-02'), ends: day('2019-05-11') })
  await openTrip()
  await screen.findByText(/^This trip has changed: 1 of its stays can be brought up to date/)
  press('Bring up to date')
  const toast = (await screen.findByText('Stays are up to date')).closest('li')
  const changed = ['0 visited 2019-05-04 2019-05-05', madeStays[1], '2 visited 2019-05-08 2019-05-11']
  expect(await texts()).toEqual(changed)
  fireEvent.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }))
  await screen.findByText('The stays of the trip are as before')
  expect(await texts()).toEqual([changed[0], ...madeStays.slice(1)])
})

test('a stay that was deleted by hand is not offered again, and Undo restores a mark with its id', async () => {
  enterAs(person)
  await openTrip()
  await screen.findByText(offer)
  press('Turn into stays')
  await screen.findByText('3 stays added')
  const made = await stays()
  await send('DELETE', `stay/records/${made[0]?.['id']}`)
  // A mark that exists only because of the trip's stay.
  await send('DELETE', `stay/records/${made[2]?.['id']}`)
  const mark = 'mark00000000001'
  await send('POST', 'visited_city/records', { id: mark, user: person.id, city: rome })
  await send('POST', 'stay/records', made[2])
  await send('DELETE', `stay/records/${mark}`)
  const marks = async () => {
    const reply = await send('GET', `visited_city/records?filter=city="${rome}"`)
    const { items } = (await reply.json()) as { items: { id: string }[] }
    return items.map(({ id }) => id)
  }
  expect(await marks()).toEqual([mark])

  // The trip now ends in Berlin.
  await send('PATCH', `trip/records/${tripId}`, { travel_items: [legId(0)] })
  await send('DELETE', `travel_item/records/${legId(1)}`)
  await openTrip()
  await screen.findByText(/^This trip has changed: 2 of its stays can be brought up to date/)
  press('Bring up to date')
  const toast = (await screen.findByText('Stays are up to date')).closest('li')
  expect(await texts()).toEqual(['1 visited 2019-05-05 2019-05-09'])
  expect(await marks()).toEqual([])
  fireEvent.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }))
  await screen.findByText('The stays of the trip are as before')
  expect(await texts()).toEqual(madeStays.slice(1))
  expect(await marks()).toEqual([mark])
})

test('an answer is valid until the trip changes', async () => {
  enterAs(person)
  await openTrip()
  await screen.findByText(offer)
  press('Not now')
  expect(isOffered()).toBe(false)
  await openTrip()
  await screen.findByRole('heading', { level: 2, name: 'Rome' })
  expect(isOffered()).toBe(false)
  await send('PATCH', `trip/records/${tripId}`, { ends: day('2019-05-10') })
  await openTrip()
  await screen.findByText(offer)
  expect(await texts()).toEqual([])
})

test('home and cities with a stay of the same days are not added again', async () => {
  await send('POST', 'stay/records', { user: person.id, city: rome, kind: 'visited', start: '2019-05' })
  const settings = (await (await send('GET', 'settings/records')).json()) as { items: { id: string }[] }
  await send('PATCH', `settings/records/${settings.items[0]?.id}`, { home: paris })
  enterAs(person)
  await openTrip()
  await screen.findByText('This trip is over. Add its 1 stop to your stays, with its days?')
  press('Turn into stays')
  await screen.findByText('1 stay added')
  expect(new Set((await stays()).map(({ city }) => city))).toEqual(new Set([berlin, rome]))
})

test('neither a visitor nor the owner of an unfinished trip sees the offer', async () => {
  await openTrip()
  expect(isOffered()).toBe(false)
  enterAs(person)
  await openTrip()
  await screen.findByText(offer)
  await send('PATCH', `trip/records/${tripId}`, { ends: day('2099-05-09') })
  await openTrip()
  await screen.findByText(/2099/)
  expect(isOffered()).toBe(false)
})

test('the map offers the trip that ended last, once', async () => {
  enterAs(person)
  cleanup()
  renderApp('/map')
  await screen.findByText('Spring is over. Add its 3 stops to your stays, with their days?')
  press('Turn into stays')
  await screen.findByText('3 stays added')
  expect(await texts()).toEqual(madeStays)
  cleanup()
  renderApp('/map')
  await screen.findByRole('heading', { level: 1 })
  expect(isOffered()).toBe(false)
})

test('the map also offers a trip with days only on its legs', async () => {
  await send('PATCH', `trip/records/${tripId}`, { starts: '', ends: '' })
  enterAs(person)
  cleanup()
  renderApp('/map')
  await screen.findByText(/^Spring is over\./)
})
