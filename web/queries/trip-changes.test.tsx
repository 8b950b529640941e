import { QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { run } from '#server/test/test-database.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { newId } from '#web/lib/api/record-id.ts'
import { dropSession } from '#web/lib/session/stored-session.ts'
import { enterAs } from '#web/test/render-app.tsx'
import { signedInQueries } from '#web/test/signed-in-queries.ts'
import {
  createOrComplete,
  currentBasis,
  SaveError,
  type TripToSave,
  updateTrip,
  useDeleteTrip,
  useSetTripPrivate,
} from './trip-changes.ts'
import { citiesOf, fetchTrip, legsOf, takeTripFromLists, tripQuery, tripsQuery } from './trips.ts'

const [paris, rome, vienna] = [cityId(2988507), cityId(3169070), cityId(2761369)]

const given = signedInQueries()

const leg = (order: number, from: string, to: string) => ({
  id: newId(),
  from,
  to,
  type: 'train' as const,
  start_date: '',
  arrival_date: '',
  order,
})
const trip = (changes: Partial<TripToSave> = {}): TripToSave => ({
  id: newId(),
  name: 'Spring',
  description: 'Slowly',
  starts: '',
  ends: '',
  user: given.person.id,
  legs: [leg(0, paris, rome), leg(1, rome, vienna)],
  ...changes,
})
const failureOf = async (saving: Promise<unknown>): Promise<SaveError> => {
  const error = await saving.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof SaveError)) throw new Error('The save did not fail as a save.', { cause: error })
  return error
}
const use = <Result,>(hook: () => Result) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={given.queryClient}>{children}</QueryClientProvider>
  )
  return renderHook(hook, { wrapper }).result
}
const storedLegs = () => run(given.app.database, 'SELECT id FROM travel_item')
const asked = (text: string) => given.network.asked.filter((line) => line.includes(text)).length

describe('a new trip', () => {
  test('has its legs in order, their cities and the first revision', async () => {
    const made = trip()
    const basis = await createOrComplete(made)
    const stored = await fetchTrip(made.id)
    if (stored === null) throw new Error('The trip is missing.')
    expect(basis).toEqual({ revision: stored.revision })
    expect(await currentBasis(made.id)).toEqual(basis)
    expect(legsOf(stored).map(({ id }) => id)).toEqual(made.legs.map(({ id }) => id))
    expect([...citiesOf(stored).values()].map(({ name }) => name)).toEqual(['Paris', 'Rome', 'Vienna'])
    expect(stored).toMatchObject({ name: 'Spring', description: 'Slowly', user: given.person.id })
  })

  test('of which the answer was lost is brought up to date', async () => {
    const made = trip()
    given.network.cutNext({ path: '/api/batch' })
    expect((await failureOf(createOrComplete(made))).reason).toBe('refused')
    await createOrComplete({ ...made, name: 'Summer', legs: [leg(0, rome, paris)] })
    const stored = await fetchTrip(made.id)
    expect(stored?.name).toBe('Summer')
    expect(stored && legsOf(stored)).toHaveLength(1)
    expect(await storedLegs()).toHaveLength(1)
  })

  test('with the id of a trip that cannot be read is refused as taken', async () => {
    const other = await given.app.people.register()
    enterAs(other)
    const theirs = trip({ user: other.id, private: true })
    await createOrComplete(theirs)
    enterAs(given.person)
    const error = await failureOf(createOrComplete(trip({ id: theirs.id })))
    expect(error).toMatchObject({ reason: 'taken', name: 'SaveError' })
    expect(await storedLegs()).toHaveLength(2)
  })

  test('with an error is refused, and the message is at its field', async () => {
    const error = await failureOf(createOrComplete(trip({ name: '' })))
    expect(error.reason).toBe('refused')
    expect(Object.keys(error.fields)).toEqual(['name'])
    expect(error.message).not.toBe('')
  })

  test('with an error in a leg is refused without a field', async () => {
    const error = await failureOf(createOrComplete(trip({ legs: [leg(0, paris, 'c00000000000000')] })))
    expect(error).toMatchObject({ reason: 'refused', fields: {} })
  })

  test('is refused with the reason of a server that does not answer', async () => {
    given.network.refuseNext({ path: '/api/batch' }, 503, 'The disk is full.')
    expect(await failureOf(createOrComplete(trip()))).toMatchObject({
      reason: 'refused',
      message: 'The disk is full.',
      fields: {},
    })
  })
})

describe('a changed trip', () => {
  test('has only its new legs, and stays private', async () => {
    const made = trip({ private: true })
    const basis = await createOrComplete(made)
    const changed = {
      ...made,
      name: 'Autumn',
      description: 'Fast',
      starts: '2026-05-01 00:00:00.000Z',
      ends: '2026-05-03 00:00:00.000Z',
      legs: [leg(0, vienna, paris)],
    }
    const next = await updateTrip(changed, basis)
    expect(next.revision).toBeGreaterThan(basis.revision)
    const stored = await fetchTrip(made.id)
    expect(stored).toMatchObject({
      name: 'Autumn',
      description: 'Fast',
      starts: changed.starts,
      ends: changed.ends,
      private: true,
      travel_items: changed.legs.map(({ id }) => id),
    })
    expect(await storedLegs()).toHaveLength(1)
  })

  test('that somebody saved in between is refused as changed', async () => {
    const made = trip()
    const basis = await createOrComplete(made)
    await updateTrip({ ...made, name: 'In between', legs: [] }, basis)
    expect((await failureOf(updateTrip(made, basis))).reason).toBe('changed')
    expect((await fetchTrip(made.id))?.name).toBe('In between')
  })

  test('that is deleted is refused as gone', async () => {
    const made = trip()
    const basis = await createOrComplete(made)
    await use(useDeleteTrip).current.mutateAsync(made.id)
    expect((await failureOf(updateTrip(made, basis))).reason).toBe('gone')
    expect(await currentBasis(made.id)).toBeNull()
  })
})

describe('a deletion', () => {
  test('of a trip that no longer exists does not fail, except after the end of the session', async () => {
    const made = trip()
    await createOrComplete(made)
    const deletion = use(useDeleteTrip)
    await deletion.current.mutateAsync(made.id)
    await deletion.current.mutateAsync(made.id)
    dropSession()
    await expect(deletion.current.mutateAsync(made.id)).rejects.toThrow()
  })

  test('that fails leaves the trip', async () => {
    const made = trip()
    await createOrComplete(made)
    given.network.refuseNext({ method: 'DELETE', path: '/api/collections/trip' }, 500)
    await expect(use(useDeleteTrip).current.mutateAsync(made.id)).rejects.toThrow()
    expect(await fetchTrip(made.id)).not.toBeNull()
  })

  test('is followed by the lists that are shown', async () => {
    const made = trip()
    await createOrComplete(made)
    const list = new QueryObserver(given.queryClient, tripsQuery(given.person.id))
    onTestFinished(list.subscribe(() => undefined))
    await waitFor(() => expect(list.getCurrentResult().data).toHaveLength(1))
    await use(useDeleteTrip).current.mutateAsync(made.id)
    await waitFor(() => expect(list.getCurrentResult().data).toEqual([]))
  })
})

describe('making a trip private', () => {
  const shown = (id: string) => given.queryClient.getQueryData(tripQuery(id).queryKey)?.private

  test('is shown at once, and reverted when the server refuses', async () => {
    const made = trip()
    await createOrComplete(made)
    await given.queryClient.fetchQuery(tripQuery(made.id))
    const before = shown(made.id)
    const path = '/api/collections/trip/records'
    const held = given.network.holdNext({ method: 'PATCH', path })
    const change = use(() => useSetTripPrivate(made.id))
    const saving = change.current.mutateAsync(!before)
    await waitFor(() => expect(shown(made.id)).toBe(!before))
    held.refuse(500)
    await expect(saving).rejects.toThrow()
    expect(shown(made.id)).toBe(before)
    await change.current.mutateAsync(!before)
    expect((await fetchTrip(made.id))?.private).toBe(!before)
    expect(given.queryClient.getQueryState(tripQuery(made.id).queryKey)?.isInvalidated).toBe(true)
  })

  test('is not undone by an older answer on its way', async () => {
    const made = trip()
    await createOrComplete(made)
    const { private: before } = (await given.queryClient.fetchQuery(tripQuery(made.id))) ?? {}
    const late = given.network.delayNext({ method: 'GET', path: '/api/collections/trip/records' })
    const held = given.network.holdNext({ method: 'PATCH', path: '/api/collections/trip/records' })
    const older = given.queryClient.fetchQuery({ ...tripQuery(made.id), staleTime: 0 }).catch(() => undefined)
    const saving = use(() => useSetTripPrivate(made.id)).current.mutateAsync(!before)
    await waitFor(() => expect(shown(made.id)).toBe(!before))
    late.release()
    await older
    expect(shown(made.id)).toBe(!before)
    held.release()
    await saving
  })
})

describe('reading trips', () => {
  test('lists the own ones, newest first', async () => {
    const [first, second] = [trip({ name: 'First' }), trip({ name: 'Second' })]
    await createOrComplete(first)
    given.app.clock.advance(1)
    await createOrComplete(second)
    const other = await given.app.people.register()
    enterAs(other)
    await createOrComplete(trip({ user: other.id, name: 'Third' }))
    enterAs(given.person)
    const trips = await given.queryClient.fetchQuery(tripsQuery(given.person.id))
    expect(trips.map(({ name }) => name)).toEqual(['Second', 'First'])
  })

  test('sends no request for an invalid id, and throws on an invalid answer', async () => {
    const before = given.network.asked.length
    expect(await fetchTrip('no id')).toBeNull()
    expect(given.network.asked.length).toBe(before)
    expect(await fetchTrip(newId())).toBeNull()
    given.network.refuseNext({ path: '/api/collections/trip' }, 403)
    await expect(fetchTrip(newId())).rejects.toThrow()
  })

  test('requests again a trip that was missing, but not one that was there a moment ago', async () => {
    const made = trip()
    const query = tripQuery(made.id)
    expect(await given.queryClient.fetchQuery(query)).toBeNull()
    await createOrComplete(made)
    expect((await given.queryClient.fetchQuery(query))?.name).toBe('Spring')
    const before = asked(made.id)
    expect((await given.queryClient.fetchQuery(query))?.name).toBe('Spring')
    expect(asked(made.id)).toBe(before)
  })

  test('uses a trip from a loaded list, as old as the list, and never in place of a loaded one', async () => {
    const [first, second] = [trip({ name: 'First' }), trip({ name: 'Second' })]
    await createOrComplete(first)
    await createOrComplete(second)
    await given.queryClient.fetchQuery(tripsQuery(given.person.id))
    const listed = given.queryClient.getQueryState(tripsQuery(given.person.id).queryKey)
    takeTripFromLists(given.queryClient, second.id)
    takeTripFromLists(given.queryClient, newId())
    const taken = given.queryClient.getQueryState(tripQuery(second.id).queryKey)
    expect(taken).toMatchObject({ data: { name: 'Second' }, dataUpdatedAt: listed?.dataUpdatedAt })
    expect(given.queryClient.getQueryData(tripQuery(first.id).queryKey)).toBeUndefined()
    given.queryClient.setQueryData(
      tripQuery(second.id).queryKey,
      (loaded) => loaded && { ...loaded, name: 'Loaded' },
    )
    takeTripFromLists(given.queryClient, second.id)
    expect(given.queryClient.getQueryData(tripQuery(second.id).queryKey)?.name).toBe('Loaded')
  })
})
