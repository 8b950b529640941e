import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { sql } from 'kysely'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { noDetails } from '#shared/collections/stays.ts'
import { useToasts } from '#web/lib/toast.ts'
import { enterAs, markFor, visitsOf } from '#web/test/render-app.tsx'
import { Toaster } from '#web/ui/toaster.tsx'
import { signedInQueries } from '#web/test/signed-in-queries.ts'
import { cityMatchesQuery } from './cities.ts'
import type { Place } from './places.ts'
import { cancelWaiting, useMarkCity, useUnmarkCity, useWaitingChange } from './visit-changes.ts'
import { announceVisitChange, useVisitNews } from './visit-news.ts'
import type { Visit } from './visited-cities.ts'
import { visitedCitiesQuery } from './visited-cities.ts'

const records = '/api/collections/visited_city/records'

const given = signedInQueries()
let london: Place

beforeEach(async () => {
  const [found] = await given.queryClient.fetchQuery(cityMatchesQuery('london'))
  if (found === undefined) throw new Error('London is missing.')
  london = found
  await given.queryClient.fetchQuery(visitedCitiesQuery(given.person.id))
})

const changes = (userId = given.person.id) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={given.queryClient}>
      {children}
      <Toaster />
    </QueryClientProvider>
  )
  const { result } = renderHook(
    () => {
      // Data that is not on the screen is not loaded again.
      useQuery(visitedCitiesQuery(given.person.id))
      useVisitNews()
      return {
        mark: useMarkCity(userId),
        unmark: useUnmarkCity(),
        toasts: useToasts(),
        waiting: useWaitingChange(london.id),
      }
    },
    { wrapper },
  )
  const { mark, unmark } = result.current
  const failures = () =>
    result.current.toasts.filter(({ kind }) => kind === 'error').map(({ title }) => title)
  return { mark, unmark, failures, waiting: () => result.current.waiting }
}

const shown = () => given.queryClient.getQueryData(visitedCitiesQuery(given.person.id).queryKey) ?? []

const onlyShown = (): Visit => {
  const [visit] = shown()
  if (visit === undefined) throw new Error('No visit is shown.')
  return visit
}

const settled = () =>
  waitFor(() => expect(given.queryClient.isMutating() + given.queryClient.isFetching()).toBe(0))

test('a marked city is shown at once and is there afterwards, under the id that was shown', async () => {
  const slow = given.network.holdNext({ method: 'POST', path: records })
  const done = changes().mark(london)
  await waitFor(() => expect(shown()).toHaveLength(1))
  const { id } = onlyShown()
  expect(await visitsOf(given.app, given.person)).toEqual([])
  slow.release()
  expect(await done).toBe(true)
  await settled()
  expect(onlyShown()).toMatchObject({ id, city: london.id, expand: { city: { name: 'London' } } })
  expect(await visitsOf(given.app, given.person)).toMatchObject([{ id }])
})

test('a mark that is refused is reverted without touching the others', async () => {
  await markFor(given.app, given.person, london.id)
  await given.queryClient.refetchQueries(visitedCitiesQuery(given.person.id))
  const [paris] = await given.queryClient.fetchQuery(cityMatchesQuery('paris'))
  given.network.refuseNext({ method: 'POST', path: records }, 500, 'The disk is full.')
  expect(await changes().mark(paris!)).toBe(false)
  await screen.findByText('Could not add city')
  await screen.findByText('Paris, France')
  await screen.findByText('The disk is full.')
  expect(shown()).toMatchObject([{ city: london.id }])
})

test('a mark that is refused is reverted at once, before the visits are loaded again', async () => {
  const slow = given.network.holdNext({ method: 'GET', path: records })
  given.network.refuseNext({ method: 'POST', path: records }, 500)
  expect(await changes().mark(london)).toBe(false)
  expect(shown()).toEqual([])
  slow.release()
  await settled()
})

test('visits that were requested before a mark, and arrive after it, do not hide it', async () => {
  const { mark } = changes()
  await settled()
  const late = given.network.delayNext({ method: 'GET', path: records })
  const slow = given.network.holdNext({ method: 'POST', path: records })
  void given.queryClient.refetchQueries(visitedCitiesQuery(given.person.id))
  const done = mark(london)
  await waitFor(() => expect(shown()).toHaveLength(1))
  late.release()
  await waitFor(() => expect(given.queryClient.isFetching()).toBe(0))
  expect(shown()).toMatchObject([{ city: london.id }])
  slow.release()
  expect(await done).toBe(true)
  await settled()
  expect(shown()).toMatchObject([{ city: london.id }])
})

test('without a user or a city nothing is sent and the toast names what is missing', async () => {
  const before = given.network.asked.length
  expect(await changes('').mark(london)).toBe(false)
  await screen.findByText('Could not add city')
  await screen.findByText('London, United Kingdom')
  await screen.findByText('User ID and city ID are required')
  expect(given.network.asked.slice(before).filter((request) => request.startsWith('POST'))).toEqual([])
})

test('a removal can be undone, and the same visit is restored', async () => {
  const id = await markFor(given.app, given.person, london.id)
  await given.queryClient.refetchQueries(visitedCitiesQuery(given.person.id))
  expect(await changes().unmark(onlyShown())).toBe(true)
  await screen.findByText('City removed')
  await screen.findByText('Successfully removed city from visited list')
  await screen.findByText('London, United Kingdom')
  expect(shown()).toEqual([])
  expect(await visitsOf(given.app, given.person)).toEqual([])
  ;(await screen.findByRole('button', { name: 'Undo' })).click()
  await waitFor(async () => expect(await visitsOf(given.app, given.person)).toMatchObject([{ id }]))
  await settled()
  expect(shown()).toMatchObject([{ id }])
})

test('a removal names the stays that were removed with it, and Undo restores them', async () => {
  const id = await markFor(given.app, given.person, london.id)
  const body = { city: london.id, kind: 'lived', start: '2011', note: 'Home' }
  const second = await given.app.people.createRecord(given.person, 'stay', body)
  await given.queryClient.refetchQueries(visitedCitiesQuery(given.person.id))
  expect(await changes().unmark(onlyShown())).toBe(true)
  await screen.findByText('2 stays were removed with it, with one note.')
  ;(await screen.findByRole('button', { name: 'Undo' })).click()
  await waitFor(async () => expect(await visitsOf(given.app, given.person)).toMatchObject([{ id }]))
  await settled()
  const { rows } = await sql`select id, start, note from stay order by start`.execute(given.app.database.db)
  expect(rows).toEqual([
    { id, start: '', note: '' },
    { id: second, start: '2011', note: 'Home' },
  ])
})

test('Undo restores what was written about the only stay of a mark', async () => {
  const id = await markFor(given.app, given.person, london.id)
  const body = Object.fromEntries(Object.keys(noDetails).map((name) => [name, `My ${name}`]))
  const path = `/api/collections/stay/records/${id}`
  const { token } = given.person
  expect((await given.app.request(path, { method: 'PATCH', token, body })).status).toBe(200)
  await given.queryClient.refetchQueries(visitedCitiesQuery(given.person.id))
  expect(await changes().unmark(onlyShown())).toBe(true)
  await screen.findByText('One stay was removed with it, with one note.')
  ;(await screen.findByRole('button', { name: 'Undo' })).click()
  await waitFor(async () => expect(await visitsOf(given.app, given.person)).toMatchObject([{ id }]))
  await settled()
  expect(await (await given.app.request(path, { token })).json()).toMatchObject(body)
})

test('a removal that fails restores the visit and shows the reason', async () => {
  const id = await markFor(given.app, given.person, london.id)
  await given.queryClient.refetchQueries(visitedCitiesQuery(given.person.id))
  given.network.loseNext({ method: 'DELETE', path: records })
  expect(await changes().unmark(onlyShown())).toBe(false)
  await screen.findByText('Could not remove city')
  expect(shown()).toMatchObject([{ id }])
})

test('a removal after the session has ended is not reported as one', async () => {
  const id = await markFor(given.app, given.person, london.id)
  await given.queryClient.refetchQueries(visitedCitiesQuery(given.person.id))
  const visit = onlyShown()
  await given.app.request('/api/auth/sign-out', { method: 'POST', token: given.person.token })
  expect(await changes().unmark(visit)).toBe(false)
  await screen.findByText('Could not remove city')
  expect(screen.queryByText('City removed')).toBeNull()
  const stored = await given.app.database.db.selectFrom('visited_city').select('id').execute()
  expect(stored).toEqual([{ id }])
})

test('rapid toggling of one city ends with the last choice, even when the first answer is slow', async () => {
  const slow = given.network.holdNext({ method: 'POST', path: records })
  const { mark, unmark } = changes()
  const first = mark(london)
  await waitFor(() => expect(shown()).toHaveLength(1))
  const second = unmark(onlyShown())
  await waitFor(() => expect(shown()).toHaveLength(0))
  const third = mark(london)
  await waitFor(() => expect(shown()).toHaveLength(1))
  const fourth = unmark(onlyShown())
  slow.release()
  expect(await Promise.all([first, second, third, fourth])).toEqual([true, true, true, true])
  await settled()
  expect(shown()).toEqual([])
  expect(await visitsOf(given.app, given.person)).toEqual([])
})

test('changes of different cities are saved in the order in which they were made', async () => {
  const [paris] = await given.queryClient.fetchQuery(cityMatchesQuery('paris'))
  const slow = given.network.holdNext({ method: 'POST', path: records })
  const { mark } = changes()
  const done = [mark(london), mark(paris!)]
  await waitFor(() => expect(shown()).toHaveLength(2))
  expect(given.network.asked.filter((request) => request === `POST ${records}`)).toHaveLength(1)
  slow.release()
  expect(await Promise.all(done)).toEqual([true, true])
  expect((await visitsOf(given.app, given.person)).map(({ city }) => city)).toEqual([london.id, paris!.id])
})

test('a change that fails does not prevent the next one from being saved', async () => {
  const [paris] = await given.queryClient.fetchQuery(cityMatchesQuery('paris'))
  given.network.loseNext({ method: 'POST', path: records })
  const { mark } = changes()
  expect(await Promise.all([mark(london), mark(paris!)])).toEqual([false, true])
  expect((await visitsOf(given.app, given.person)).map(({ city }) => city)).toEqual([paris!.id])
})

test('a mark and a removal without a connection are saved when it is back; a refused one is not', async () => {
  const [paris] = await given.queryClient.fetchQuery(cityMatchesQuery('paris'))
  const [rome] = await given.queryClient.fetchQuery(cityMatchesQuery('rome'))
  await markFor(given.app, given.person, rome!.id)
  await given.queryClient.refetchQueries(visitedCitiesQuery(given.person.id))
  const { mark, unmark } = changes()
  given.network.loseNext({ method: 'POST', path: records })
  expect(await mark(london)).toBe(false)
  given.network.loseNext({ method: 'DELETE', path: records })
  expect(await unmark(onlyShown())).toBe(false)
  await screen.findByText('There is no connection. The city is marked when the connection is back.')
  await screen.findByText('There is no connection. The city is removed when the connection is back.')
  given.network.refuseNext({ method: 'POST', path: records }, 500, 'The disk is full.')
  expect(await mark(paris!)).toBe(false)
  window.dispatchEvent(new Event('online'))
  await waitFor(async () =>
    expect((await visitsOf(given.app, given.person)).map(({ city }) => city)).toEqual([london.id]),
  )
  await screen.findByText('City added')
  await screen.findByText('City removed')
  await settled()
  const asked = given.network.asked.length
  window.dispatchEvent(new Event('online'))
  expect(given.network.asked.slice(asked).filter((line) => line.startsWith('POST'))).toEqual([])
})

/** Marks Paris, whose request is held, then marks London and removes it again. `outcomes` are those of the three. */
const markAndRemoveLondon = async () => {
  const [paris] = await given.queryClient.fetchQuery(cityMatchesQuery('paris'))
  const slow = given.network.holdNext({ method: 'POST', path: records })
  const { mark, unmark, failures, waiting } = changes()
  const first = mark(paris!)
  const marked = mark(london)
  await waitFor(() => expect(shown()).toHaveLength(2))
  const [, added] = shown()
  const removed = unmark(added!)
  return { paris, slow, outcomes: Promise.all([first, marked, removed]), failures, waiting }
}

test('of two changes of one city that wait for the connection only the later one is reported and saved', async () => {
  const { paris, slow, outcomes, failures, waiting } = await markAndRemoveLondon()
  await waitFor(() => expect(shown()).toHaveLength(1))
  given.network.loseNext({ method: 'POST', path: records })
  given.network.loseNext({ method: 'DELETE', path: records })
  given.network.loseNext({ method: 'GET', path: records })
  slow.release()
  expect(await outcomes).toEqual([true, false, false])
  expect(shown()).toMatchObject([{ city: paris!.id }])
  await waitFor(() => expect(waiting()).toBe('removal'))
  await screen.findByText('Could not remove city')
  expect(failures()).not.toContain('Could not add city')
  const asked = given.network.asked.length
  window.dispatchEvent(new Event('online'))
  await screen.findByText('Already removed')
  await settled()
  expect(given.network.asked.slice(asked).filter((line) => line.startsWith('POST'))).toEqual([])
  expect(await visitsOf(given.app, given.person)).toMatchObject([{ city: paris!.id }])
})

test('a mark that failed is not tried again after a removal that followed it', async () => {
  const { slow, outcomes, failures, waiting } = await markAndRemoveLondon()
  given.network.loseNext({ method: 'POST', path: records })
  slow.release()
  expect(await outcomes).toEqual([true, false, true])
  await waitFor(() => expect(waiting()).toBeUndefined())
  expect(failures()).not.toContain('Could not add city')
})

test('a removal that is cancelled is not tried again, and is not reported as failed', async () => {
  const id = await markFor(given.app, given.person, london.id)
  await given.queryClient.refetchQueries(visitedCitiesQuery(given.person.id))
  const { unmark, failures, waiting } = changes()
  given.network.loseNext({ method: 'DELETE', path: records })
  expect(await unmark(onlyShown())).toBe(false)
  await screen.findByText('Could not remove city')
  await waitFor(() => expect(waiting()).toBe('removal'))
  act(() => cancelWaiting(given.queryClient, onlyShown()))
  expect(waiting()).toBeUndefined()
  expect(failures()).toEqual([])
  expect(given.queryClient.getMutationCache().findAll({ status: 'error' })).toEqual([])
  window.dispatchEvent(new Event('online'))
  await settled()
  expect(await visitsOf(given.app, given.person)).toMatchObject([{ id }])
})

test('a removal and a new mark that both fail leave the visit that is stored', async () => {
  const [paris] = await given.queryClient.fetchQuery(cityMatchesQuery('paris'))
  const id = await markFor(given.app, given.person, london.id)
  await given.queryClient.refetchQueries(visitedCitiesQuery(given.person.id))
  const slow = given.network.holdNext({ method: 'POST', path: records })
  const { mark, unmark } = changes()
  const first = mark(paris!)
  const removed = unmark(onlyShown())
  await waitFor(() => expect(shown()).toMatchObject([{ city: paris!.id }]))
  const marked = mark(london)
  await waitFor(() => expect(shown()).toHaveLength(2))
  given.network.loseNext({ method: 'DELETE', path: records })
  given.network.loseNext({ method: 'POST', path: records })
  given.network.loseNext({ method: 'GET', path: records })
  slow.release()
  expect(await Promise.all([first, removed, marked])).toEqual([true, false, false])
  expect(shown()).toMatchObject([{ city: paris!.id }, { id }])
})

test('what one person could not save is not saved for the next person', async () => {
  given.network.loseNext({ method: 'POST', path: records })
  expect(await changes().mark(london)).toBe(false)
  const next = await given.app.people.register()
  enterAs(next)
  window.dispatchEvent(new Event('online'))
  enterAs(given.person)
  await settled()
  expect(await visitsOf(given.app, given.person)).toEqual([])
  expect(await visitsOf(given.app, next)).toEqual([])
})

test('the browser asks for confirmation before a page with unsaved changes is left', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const slow = given.network.holdNext({ method: 'POST', path: records })
  const done = changes().mark(london)
  await waitFor(() => expect(shown()).toHaveLength(1))
  expect(isAsked()).toBe(true)
  slow.release()
  await done
  expect(isAsked()).toBe(false)
})

test('a city that another tab has removed and marked again is removed all the same', async () => {
  const id = await markFor(given.app, given.person, london.id)
  await given.queryClient.refetchQueries(visitedCitiesQuery(given.person.id))
  await given.app.request(`${records}/${id}`, { method: 'DELETE', token: given.person.token })
  await markFor(given.app, given.person, london.id)
  expect(await changes().unmark(onlyShown())).toBe(true)
  expect(await visitsOf(given.app, given.person)).toEqual([])
})

test('a mark whose answer is lost ends as the server has it', async () => {
  const { mark } = changes()
  const slow = given.network.holdNext({ method: 'POST', path: records })
  const done = mark(london)
  await waitFor(() => expect(shown()).toHaveLength(1))
  await markFor(given.app, given.person, london.id)
  slow.release()
  expect(await done).toBe(true)
  await screen.findByText('Already visited')
  await screen.findByText('The city stays marked once')
  await screen.findByText('London, United Kingdom')
  await settled()
  expect(shown()).toMatchObject(
    await visitsOf(given.app, given.person).then((visits) => visits.map(({ id }) => ({ id }))),
  )
})

test('a city that was already marked can be removed from the toast that reports it', async () => {
  await markFor(given.app, given.person, london.id)
  expect(await changes().mark(london)).toBe(true)
  ;(await screen.findByRole('button', { name: 'Remove' })).click()
  await screen.findByText('City removed')
  expect(await visitsOf(given.app, given.person)).toEqual([])
})

test('a change in another tab is shown here', async () => {
  changes()
  await settled()
  const id = await markFor(given.app, given.person, london.id)
  expect(shown()).toEqual([])
  announceVisitChange('another tab')
  await waitFor(() => expect(shown()).toMatchObject([{ id }]))
})

test('a first load that began before the mark does not hide it', async () => {
  given.queryClient.clear()
  const slow = given.network.delayNext({ method: 'GET', path: records })
  const { mark } = changes()
  expect(await mark(london)).toBe(true)
  expect(given.queryClient.isFetching()).toBe(1)
  slow.release()
  await waitFor(() => expect(shown()).toHaveLength(1))
})

test('a removal of what another tab has removed is reported as removed before', async () => {
  const id = await markFor(given.app, given.person, london.id)
  await given.queryClient.refetchQueries(visitedCitiesQuery(given.person.id))
  const visit = onlyShown()
  await given.app.request(`${records}/${id}`, { method: 'DELETE', token: given.person.token })
  expect(await changes().unmark(visit)).toBe(true)
  await screen.findByText('Already removed')
  await screen.findByText('The city was no longer on your visited list')
  expect(screen.queryByText('City removed')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})
