import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Person } from '#server/test/people.ts'
import { enterAs, renderApp, startServer } from '#web/test/render-app.tsx'

vi.setConfig({ testTimeout: 30_000 })

const tripId = 'trip00000000001'
const london = 'c00000002643743'

// The scripts of some pages load slowly.
const titled = (title: string) => waitFor(() => expect(document.title).toBe(title), { timeout: 10_000 })

const startWithTrip = async (name: string) => {
  const { app, network, person } = await startServer()
  const send = async (method: string, path: string, body: Record<string, unknown>, by: Person = person) => {
    const response = await app.request(path, { method, token: by.token, body })
    expect(response.status).toBe(200)
  }
  await send('POST', '/api/collections/trip/records', { id: tripId, name, user: person.id, travel_items: [] })
  enterAs(person)
  return { app, network, person, send }
}

it('names the trip, and follows when it is renamed', async () => {
  const { send } = await startWithTrip('Spring')
  const { router, queryClient } = renderApp(`/trip/view/${tripId}`)
  await titled('Spring · Trip Planner')
  await send('PATCH', `/api/collections/trip/records/${tripId}`, { name: 'Late spring' })
  await queryClient.invalidateQueries({ queryKey: ['trip'] })
  await titled('Late spring · Trip Planner')
  await router.navigate({ to: '/trip/edit/$tripId', params: { tripId } })
  await screen.findByDisplayValue('Late spring')
  await titled('Late spring · Trip Planner')
  await router.navigate({ to: '/trip/create' })
  await titled('Trip Planner')
})

it('has no name of a trip where no trip was found', async () => {
  await startServer()
  renderApp('/trip/view/trip00000000404')
  await screen.findByText('Trip not found', {}, { timeout: 10_000 })
  await titled('Trip Planner')
})

it("names the person on a public map and profile, and not oneself on one's own pages", async () => {
  const { app, person } = await startServer()
  await app.request(`/api/collections/users/records/${person.id}`, {
    method: 'PATCH',
    token: person.token,
    body: { public: true },
  })
  const { router } = renderApp(`/profile/${person.id}`)
  await titled('Marta Kowalska · User Profile')
  await router.navigate({ to: '/map/$userId', params: { userId: person.id } })
  await titled('Marta Kowalska · User Map')
  enterAs(person)
  await router.navigate({ to: '/map' })
  await titled('My Map')
})

it('is that of the page that is loading, and the earlier one again after going back', async () => {
  const { network } = await startServer()
  const { router } = renderApp(`/explore/city/${london}`)
  await titled('London · City Details')
  const held = network.holdNext({ path: '/api/collections/country/records/0000000000000fr' })
  void router.navigate({ to: '/explore/country/$countryId', params: { countryId: '0000000000000fr' } })
  await titled('Explore Country')
  held.release()
  await titled('France · Explore Country')
  router.history.back()
  await titled('London · City Details')
})
