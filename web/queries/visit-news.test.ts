import { QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { markFor } from '#web/test/render-app.tsx'
import { signedInQueries } from '#web/test/signed-in-queries.ts'
import { visitedCountriesQuery } from './distinct-visited.ts'
import { catchUpVisits, showVisitEvent } from './visit-news.ts'
import {
  blankVisit,
  refreshVisits,
  type Visit,
  visitChangeKey,
  visitedCitiesQuery,
} from './visited-cities.ts'

const [paris, berlin, rome] = [cityId(2988507), cityId(2950159), cityId(3169070)]
const lists = /\/visited_city\/records\?.*expand=city/
/** Requests for what can change of a visit, which is less than the list has. */
const facts = /\/visited_city\/records\?.*fields=(?![^&]*created)/

const given = signedInQueries()

const query = () => visitedCitiesQuery(given.person.id)
const derived = () => visitedCountriesQuery(given.person.id)
const load = async () => {
  await given.queryClient.fetchQuery(derived())
  return given.queryClient.fetchQuery(query())
}
/** Loads the visits as for a page that shows them. */
const show = async () => {
  onTestFinished(new QueryObserver(given.queryClient, query()).subscribe(() => undefined))
  await waitFor(() => expect(given.queryClient.isFetching()).toBe(0))
}
const shownCities = () => given.queryClient.getQueryData(query().queryKey)?.map(({ city }) => city)
const isOld = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  given.queryClient.getQueryState(queryKey)?.isInvalidated
const asked = (pattern: RegExp) => given.network.asked.filter((line) => pattern.test(line)).length
const visitOf = (id: string, city: string): Visit => ({ ...blankVisit, id, user: given.person.id, city })

describe('an event of a visit', () => {
  const tell = (action: 'create' | 'update' | 'delete', record: unknown) =>
    showVisitEvent(given.queryClient, given.person.id, { action, record })

  test('changes what is shown at once, and invalidates what the server derives from visits', async () => {
    const id = await markFor(given.app, given.person, paris)
    await load()
    tell('create', visitOf('visit0000000001', berlin))
    expect(shownCities()).toEqual([paris, berlin])
    expect(isOld(derived())).toBe(true)
    expect(isOld(query())).toBe(false)
    tell('update', visitOf(id, rome))
    expect(shownCities()).toEqual([rome, berlin])
    tell('delete', visitOf(id, rome))
    expect(shownCities()).toEqual([berlin])
    expect(asked(lists)).toBe(1)
  })

  test('that is already shown changes nothing', async () => {
    const id = await markFor(given.app, given.person, paris)
    const before = await load()
    tell('create', visitOf(id, paris))
    tell('delete', visitOf('visit0000000001', berlin))
    expect(given.queryClient.getQueryData(query().queryKey)).toBe(before)
    expect(isOld(derived())).toBe(false)
  })

  test('waits for changes that this tab is saving', async () => {
    await load()
    const { promise, resolve } = Promise.withResolvers<void>()
    const change = given.queryClient
      .getMutationCache()
      .build(given.queryClient, { mutationKey: [...visitChangeKey, paris], mutationFn: () => promise })
      .execute(undefined)
    tell('create', visitOf('visit0000000001', berlin))
    expect(shownCities()).toEqual([])
    await refreshVisits(given.queryClient)
    expect(isOld(query())).toBe(false)
    await refreshVisits(given.queryClient, { changesUnderWay: 1, onlyDerived: true })
    expect([query(), derived()].map(isOld)).toEqual([false, true])
    await refreshVisits(given.queryClient, { changesUnderWay: 1 })
    expect(isOld(query())).toBe(true)
    resolve()
    await change
  })

  test('that cannot be read, or that comes during a request, reloads the list', async () => {
    await load()
    tell('create', { id: 'visit0000000001' })
    await waitFor(() => expect(isOld(query())).toBe(true))
    await show()
    const before = asked(lists)
    const late = given.network.holdNext({ path: lists })
    void given.queryClient.refetchQueries(query())
    await waitFor(() => expect(asked(lists)).toBe(before + 1))
    tell('create', visitOf('visit0000000001', berlin))
    expect(shownCities()).toEqual([])
    await waitFor(() => expect(asked(lists)).toBe(before + 2))
    late.release()
  })

  test('before the first load is left to it', () => {
    tell('create', visitOf('visit0000000001', berlin))
    expect(shownCities()).toBeUndefined()
  })
})

describe('catching up', () => {
  const catchUp = () => catchUpVisits(given.queryClient, given.person.id)

  test('requests nothing while no page needs visits', async () => {
    const before = given.network.asked.length
    await catchUp()
    expect(given.network.asked.length).toBe(before)
  })

  test('requests only the ids while they are those that are shown', async () => {
    await markFor(given.app, given.person, paris)
    await load()
    await catchUp()
    expect([asked(lists), asked(facts)]).toEqual([1, 1])
    expect([query(), derived()].map(isOld)).toEqual([false, true])
  })

  test.each([
    ['one more', [paris, berlin]],
    ['one less', []],
  ])('invalidates the list when the server has %s', async (_, cities) => {
    const id = await markFor(given.app, given.person, paris)
    await load()
    for (const city of cities.slice(1)) await markFor(given.app, given.person, city)
    if (cities.length === 0) {
      const path = `/api/collections/visited_city/records/${id}`
      await given.app.request(path, { method: 'DELETE', token: given.person.token })
    }
    await catchUp()
    expect(isOld(query())).toBe(true)
  })

  test('invalidates the list when the number is equal but the visits are not', async () => {
    await markFor(given.app, given.person, paris)
    await load()
    given.queryClient.setQueryData(query().queryKey, [visitOf('visit0000000001', berlin)])
    await catchUp()
    expect(isOld(query())).toBe(true)
  })

  test('invalidates the list when a visit is of another city', async () => {
    const id = await markFor(given.app, given.person, paris)
    await load()
    given.queryClient.setQueryData(query().queryKey, [visitOf(id, berlin)])
    await catchUp()
    expect(isOld(query())).toBe(true)
  })

  test('loads a list that could not be loaded', async () => {
    await markFor(given.app, given.person, paris)
    given.network.refuseNext({ path: lists }, 403)
    await expect(given.queryClient.fetchQuery(query())).rejects.toThrow()
    await catchUp()
    expect(shownCities()).toEqual([paris])
  })

  test('throws when an answer fails', async () => {
    await load()
    given.network.refuseNext({ path: facts }, 403)
    await expect(catchUp()).rejects.toThrow()
  })

  test('cancels an answer on its way, without requesting the ids', async () => {
    await show()
    const before = asked(lists)
    const late = given.network.holdNext({ path: lists })
    void given.queryClient.refetchQueries(query())
    await waitFor(() => expect(asked(lists)).toBe(before + 1))
    await catchUp()
    late.release()
    expect([asked(facts), asked(lists)]).toEqual([0, before + 2])
  })
})
