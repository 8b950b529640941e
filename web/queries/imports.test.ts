import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { createQueryClient } from '#web/lib/api/query-client.ts'
import { newId } from '#web/lib/api/record-id.ts'
import type { Network } from '#web/test/network.ts'
import { startSignedIn } from '#web/test/render-app.tsx'
import { showImportEvent } from './import-news.ts'
import {
  createImport,
  finishImport,
  importsQuery,
  refreshAfterImport,
  refusedRows,
  sendBatch,
} from './imports.ts'
import { ledgerQuery } from './ledger.ts'
import { tripsQuery } from './trips.ts'
import { visitedCitiesQuery } from './visited-cities.ts'

const [paris, berlin] = [cityId(2988507), cityId(2950159)] as const
const { signal } = new AbortController()

let app: TestApp
let network: Network
let person: Person
let queryClient: QueryClient

beforeEach(async () => {
  ;({ app, network, person } = await startSignedIn())
  queryClient = createQueryClient()
  onTestFinished(() => queryClient.clear())
})
afterEach(() => vi.useRealTimers())

const begin = (name: string) => createImport({ id: newId(), format: 'list', name, found: 2 }, signal)
const batch = (number: number, ...cities: string[]) => ({
  number,
  stays: cities.map((city) => ({ city, kind: 'visited' as const, start: '2019', end: '', note: '' })),
  wishes: [],
  trips: [],
})

describe('the imports of a person', () => {
  test('are the own ones, the newest first', async () => {
    const first = await begin('first.txt')
    app.clock.advance(60)
    const second = await begin('second.txt')
    await sendBatch(second.id, batch(1, paris, berlin), signal)
    await finishImport(second.id, signal)
    expect((await queryClient.fetchQuery(importsQuery(person.id))).map(({ id }) => id)).toEqual([
      second.id,
      first.id,
    ])
    const other = await app.people.register()
    expect(await queryClient.fetchQuery(importsQuery(other.id))).toEqual([])
  })

  test('are asked for again after an import, with everything that it changes and is shown', async () => {
    const show = (observer: { subscribe(listener: () => void): () => void }) =>
      onTestFinished(observer.subscribe(() => undefined))
    show(new QueryObserver(queryClient, importsQuery(person.id)))
    show(new QueryObserver(queryClient, ledgerQuery(person.id)))
    show(new QueryObserver(queryClient, visitedCitiesQuery(person.id)))
    show(new QueryObserver(queryClient, tripsQuery(person.id)))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    const asked = network.asked.length
    await refreshAfterImport(queryClient, person.id)
    expect(
      network.asked
        .slice(asked)
        .map((line) => line.replace(/\?.*/, ''))
        .sort(),
    ).toEqual([
      'GET /api/collections/import/records',
      'GET /api/collections/trip/records',
      'GET /api/collections/visited_city/records',
      `GET /api/ledger/${person.id}`,
    ])
  })
})

describe('a refused batch', () => {
  test('names its rows, and one that is refused as a whole names none', async () => {
    const { id } = await begin('places.txt')
    const [good, bad] = [batch(1, paris), batch(1, berlin)]
    const wrong = {
      ...good,
      stays: [...good.stays, ...bad.stays.map((stay) => ({ ...stay, start: '20x9' }))],
    }
    const refused = await sendBatch(id, wrong, signal).catch((error: unknown) => error)
    expect(refusedRows(refused)?.stays).toHaveProperty('1')
    expect(refusedRows(refused)?.stays).not.toHaveProperty('0')
    const whole = await sendBatch(id, batch(-1, paris), signal).catch((error: unknown) => error)
    expect(refusedRows(whole)).toBeUndefined()
    const unknown = await sendBatch(newId(), batch(1, paris), signal).catch((error: unknown) => error)
    expect(refusedRows(unknown)).toBeUndefined()
    expect(refusedRows(new Error('Something else.'))).toBeUndefined()
  })
})

test('events of an import are shown once, a second and a half after the last', async () => {
  const old = () =>
    [ledgerQuery(person.id), tripsQuery(person.id), importsQuery(person.id)].map(
      ({ queryKey }) => queryClient.getQueryState(queryKey)?.isInvalidated,
    )
  await queryClient.fetchQuery(ledgerQuery(person.id))
  await queryClient.fetchQuery(tripsQuery(person.id))
  await queryClient.fetchQuery(importsQuery(person.id))
  vi.useFakeTimers()
  showImportEvent(queryClient, person.id)
  await vi.advanceTimersByTimeAsync(1499)
  showImportEvent(queryClient, person.id)
  await vi.advanceTimersByTimeAsync(1499)
  expect(old()).toEqual([false, false, false])
  await vi.advanceTimersByTimeAsync(1)
  expect(old()).toEqual([true, true, true])
})
