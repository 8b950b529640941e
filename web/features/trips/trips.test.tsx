import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { toast } from 'sonner'
import { beforeEach, expect, test } from 'vitest'
import { run } from '#server/test/test-database.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import type { Network } from '#web/test/network.ts'
import { enterAs, renderApp, startServer } from '#web/test/render-app.tsx'

let app: TestApp
let network: Network
let person: Person

beforeEach(async () => {
  toast.dismiss()
  ;({ app, network, person } = await startServer())
  enterAs(person)
})

const post = async (path: string, body: Record<string, unknown>, who = person) => {
  const response = await app.request(path, { method: 'POST', token: who.token, body })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as { id: string }
}

const store = async (name: string, description = '', who = person) => {
  app.clock.advance(60)
  return post('/api/collections/trip/records', { name, description, user: who.id }, who)
}

const cards = async () => {
  await screen.findAllByRole('heading', { level: 2 })
  return screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'))
}

test('without trips the page explains what to do', async () => {
  renderApp('/trip')
  await screen.findByText("You haven't created any trips yet.")
  expect(screen.getByRole('heading', { name: 'Your Trips' })).toBeDefined()
  expect(screen.getByText('Start planning your next adventure!')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Create New Trip' })).toBeDefined()
  fireEvent.click(screen.getByRole('link', { name: 'Plan Your First Trip' }))
  await screen.findByRole('heading', { name: 'Trip Planner' })
})

test('trips are listed newest first, each with its title, description, facts and three actions', async () => {
  await store('The first', 'By train')
  const { id } = await store('The second')
  const cities = [2988507, 2950159].map(cityId)
  const leg = {
    type: 'train',
    user: person.id,
    trip: id,
    start_date: '2027-05-08',
    arrival_date: '2027-05-12',
  }
  const { id: legId } = await post('/api/collections/travel_item/records', {
    ...leg,
    from: cities[0],
    to: cities[1],
  })
  await app.request(`/api/collections/trip/records/${id}`, {
    method: 'PATCH',
    token: person.token,
    body: { travel_items: [legId] },
  })
  await store('Somebody else’s', '', await app.people.register({ name: 'Bert' }))

  renderApp('/trip')
  const [second, first, ...others] = await cards()
  expect(others).toEqual([])
  expect(second?.textContent).toContain('The second')
  expect(second?.textContent).toContain('No description')
  expect(second?.textContent).toContain('2 cities, 8 to 12 May 2027')
  expect(first?.textContent).toContain('The first')
  expect(first?.textContent).toContain('By train')
  expect(first?.textContent).toContain('No cities yet')
  const target = (name: string) => within(second!).getByRole<HTMLAnchorElement>('link', { name }).pathname
  expect(target('View The second')).toBe(`/trip/view/${id}`)
  expect(target('Edit The second')).toBe(`/trip/edit/${id}`)
})

test('a trip of the list opens at once, before the server has answered', async () => {
  const { id } = await store('Down the Danube')
  renderApp('/trip')
  const link = await screen.findByRole('link', { name: 'View Down the Danube' })
  const answer = network.holdNext({ path: `/api/collections/trip/records/${id}` })
  fireEvent.click(link)
  await screen.findByRole('heading', { level: 1, name: 'Down the Danube' })
  answer.release()
})

test('a private trip has a note on its card, and a public one does not', async () => {
  const { id } = await store('Mine alone')
  await store('For everybody')
  const body = { private: true }
  await app.request(`/api/collections/trip/records/${id}`, { method: 'PATCH', token: person.token, body })
  renderApp('/trip')
  expect((await cards()).map((card) => card.textContent?.includes('Private'))).toEqual([false, true])
})

test('a trip has the days between its first and its last one, whatever days its legs have', async () => {
  const { id } = await store('Ten days')
  const leg = { from: cityId(2988507), to: cityId(2950159), type: 'train', user: person.id, trip: id }
  const day = '2027-05-10'
  const { id: legId } = await post('/api/collections/travel_item/records', {
    ...leg,
    start_date: day,
    arrival_date: day,
  })
  await app.request(`/api/collections/trip/records/${id}`, {
    method: 'PATCH',
    token: person.token,
    body: { travel_items: [legId], starts: '2027-05-08', ends: '2027-05-17' },
  })
  renderApp('/trip')
  await screen.findByText('2 cities, 8 to 17 May 2027')
})

test('a trip without a name is called untitled', async () => {
  const { id } = await store('x')
  await run(app.database, `update trip set name = '  ' where id = '${id}'`)
  renderApp('/trip')
  await screen.findByRole('heading', { name: 'Untitled Trip' })
  expect(screen.getByRole('button', { name: 'Delete Untitled Trip' })).toBeDefined()
})

test('deleting asks for confirmation, and reports when it is done', async () => {
  await store('Keep')
  await store('Go')
  renderApp('/trip')
  const ask = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Go' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain(
      'Are you sure you want to delete this trip? This action cannot be undone.',
    )
    return dialog
  }
  fireEvent.click(within(await ask()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('heading', { name: 'Go' })).toBeDefined()

  fireEvent.click(within(await ask()).getByRole('button', { name: 'Delete' }))
  await screen.findByText('Trip deleted successfully')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Go' })).toBeNull())
  expect(screen.getByRole('heading', { name: 'Keep' })).toBeDefined()
})

test('a deletion that fails is reported and loses nothing', async () => {
  await store('Stay')
  renderApp('/trip')
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Stay' }))
  network.refuseNext({ method: 'DELETE', path: '/api/collections/trip' }, 500, 'The disk is full.')
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await screen.findByText('Failed to delete trip')
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this trip?' }))
  expect(await dialog.findByText('The disk is full.')).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('heading', { name: 'Stay' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Delete Stay' }))
  const again = within(await screen.findByRole('dialog', { name: 'Delete this trip?' }))
  expect(again.queryByText('The disk is full.')).toBeNull()
})
