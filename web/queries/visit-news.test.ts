import { QueryObserver } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { createQueryClient } from '#web/lib/api/query-client.ts'
import type { Network } from '#web/test/network.ts'
import { markFor, startSignedIn } from '#web/test/render-app.tsx'
import { visitedCountriesQuery } from './distinct-visited.ts'
import { catchUpVisits, showVisitEvent } from './visit-news.ts'
import { refreshVisits, type Visit, visitChangeKey, visitedCitiesQuery } from './visited-cities.ts'

const [paris, berlin, rome] = [cityId(2988507), cityId(2950159), cityId(3169070)]
const lists = /\/visited_city\/records\?.*expand=city/
const facts = /\/visited_city\/records\?.*fields=id%2Ccity(?:&|$)/

let app: TestApp
let network: Network
let person: Person
let queryClient: QueryClient

beforeEach(async () => {
  ;({ app, network, person } = await startSignedIn())
  queryClient = createQueryClient()
  onTestFinished(() => queryClient.clear())
})

const query = () => visitedCitiesQuery(person.id)
const derived = () => visitedCountriesQuery(person.id)
const load = async () => {
  await queryClient.fetchQuery(derived())
  return queryClient.fetchQuery(query())
}
/** Loads the visits as for a page that shows them. */
const show = async () => {
  onTestFinished(new QueryObserver(queryClient, query()).subscribe(() => undefined))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
}
const shownCities = () => queryClient.getQueryData(query().queryKey)?.map(({ city }) => city)
const isOld = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryClient.getQueryState(queryKey)?.isInvalidated
const asked = (pattern: RegExp) => network.asked.filter((line) => pattern.test(line)).length
const visitOf = (id: string, city: string): Visit => ({ id, user: person.id, city, created: '' })

describe('an event of a visit', () => {
  const tell = (action: 'create' | 'update' | 'delete', record: unknown) =>
    showVisitEvent(queryClient, person.id, { action, record })

  test('changes what is shown at once, and makes old what the server derives from visits', async () => {
    const id = await markFor(app, person, paris)
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

  test('that is shown already changes nothing', async () => {
    const id = await markFor(app, person, paris)
    const before = await load()
    tell('create', visitOf(id, paris))
    tell('delete', visitOf('visit0000000001', berlin))
    expect(queryClient.getQueryData(query().queryKey)).toBe(before)
    expect(isOld(derived())).toBe(false)
  })

  test('waits for the changes of this tab that are under way', async () => {
    await load()
    const { promise, resolve } = Promise.withResolvers<void>()
    const change = queryClient
      .getMutationCache()
      .build(queryClient, { mutationKey: [...visitChangeKey, paris], mutationFn: () => promise })
      .execute(undefined)
    tell('create', visitOf('visit0000000001', berlin))
    expect(shownCities()).toEqual([])
    await refreshVisits(queryClient)
    expect(isOld(query())).toBe(false)
    await refreshVisits(queryClient, { changesUnderWay: 1, onlyDerived: true })
    expect([query(), derived()].map(isOld)).toEqual([false, true])
    await refreshVisits(queryClient, { changesUnderWay: 1 })
    expect(isOld(query())).toBe(true)
    resolve()
    await change
  })

  test('that cannot be read, or meets an answer on its way, asks for the list', async () => {
    await load()
    tell('create', { id: 'visit0000000001' })
    await waitFor(() => expect(isOld(query())).toBe(true))
    await show()
    const before = asked(lists)
    const late = network.holdNext({ path: lists })
    void queryClient.refetchQueries(query())
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
  const catchUp = () => catchUpVisits(queryClient, person.id)

  test('asks nothing while no page has asked for visits', async () => {
    const before = network.asked.length
    await catchUp()
    expect(network.asked.length).toBe(before)
  })

  test('asks for the ids alone while they are those that are shown', async () => {
    await markFor(app, person, paris)
    await load()
    await catchUp()
    expect([asked(lists), asked(facts)]).toEqual([1, 1])
    expect([query(), derived()].map(isOld)).toEqual([false, true])
  })

  test.each([
    ['one more', [paris, berlin]],
    ['one less', []],
  ])('makes the list old when the server has %s', async (_, cities) => {
    const id = await markFor(app, person, paris)
    await load()
    for (const city of cities.slice(1)) await markFor(app, person, city)
    if (cities.length === 0) {
      const path = `/api/collections/visited_city/records/${id}`
      await app.request(path, { method: 'DELETE', token: person.token })
    }
    await catchUp()
    expect(isOld(query())).toBe(true)
  })

  test('makes the list old when as many visits are others', async () => {
    await markFor(app, person, paris)
    await load()
    queryClient.setQueryData(query().queryKey, [visitOf('visit0000000001', berlin)])
    await catchUp()
    expect(isOld(query())).toBe(true)
  })

  test('makes the list old when a visit is of another city', async () => {
    const id = await markFor(app, person, paris)
    await load()
    queryClient.setQueryData(query().queryKey, [visitOf(id, berlin)])
    await catchUp()
    expect(isOld(query())).toBe(true)
  })

  test('loads a list that could not be loaded', async () => {
    await markFor(app, person, paris)
    network.refuseNext({ path: lists }, 403)
    await expect(queryClient.fetchQuery(query())).rejects.toThrow()
    await catchUp()
    expect(shownCities()).toEqual([paris])
  })

  test('throws when an answer fails', async () => {
    await load()
    network.refuseNext({ path: facts }, 403)
    await expect(catchUp()).rejects.toThrow()
  })

  test('gives up an answer on its way, without asking for the ids', async () => {
    await show()
    const before = asked(lists)
    const late = network.holdNext({ path: lists })
    void queryClient.refetchQueries(query())
    await waitFor(() => expect(asked(lists)).toBe(before + 1))
    await catchUp()
    late.release()
    expect([asked(facts), asked(lists)]).toEqual([0, before + 2])
  })
})
