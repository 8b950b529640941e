import { QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { newId } from '#web/lib/api/record-id.ts'
import { signedInQueries } from '#web/test/signed-in-queries.ts'
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

const given = signedInQueries()
afterEach(() => vi.useRealTimers())

const begin = (name: string) => createImport({ id: newId(), format: 'list', name, found: 2 }, signal)
const batch = (number: number, ...cities: string[]) => ({
  number,
  stays: cities.map((city) => ({ city, kind: 'visited' as const, start: '2019', end: '', note: '' })),
  wishes: [],
  trips: [],
})

describe('the imports of a person', () => {
  test("are one's own, the newest first", async () => {
    const first = await begin('first.txt')
    given.app.clock.advance(60)
    const second = await begin('second.txt')
    await sendBatch(second.id, batch(1, paris, berlin), signal)
    await finishImport(second.id, signal)
    expect((await given.queryClient.fetchQuery(importsQuery(given.person.id))).map(({ id }) => id)).toEqual([
      second.id,
      first.id,
    ])
    const other = await given.app.people.register()
    expect(await given.queryClient.fetchQuery(importsQuery(other.id))).toEqual([])
  })

  test('are loaded again after an import, with everything that it changes and that is shown', async () => {
    const show = (observer: { subscribe(listener: () => void): () => void }) =>
      onTestFinished(observer.subscribe(() => undefined))
    show(new QueryObserver(given.queryClient, importsQuery(given.person.id)))
    show(new QueryObserver(given.queryClient, ledgerQuery(given.person.id)))
    show(new QueryObserver(given.queryClient, visitedCitiesQuery(given.person.id)))
    show(new QueryObserver(given.queryClient, tripsQuery(given.person.id)))
    await waitFor(() => expect(given.queryClient.isFetching()).toBe(0))
    const asked = given.network.asked.length
    await refreshAfterImport(given.queryClient, given.person.id)
    expect(
      given.network.asked
        .slice(asked)
        .map((line) => line.replace(/\?.*/, ''))
        .sort(),
    ).toEqual([
      'GET /api/collections/import/records',
      'GET /api/collections/trip/records',
      'GET /api/collections/visited_city/records',
      `GET /api/ledger/${given.person.id}`,
    ])
  })
})

describe('a refused batch', () => {
  test('names its rows; if it is refused as a whole it names none', async () => {
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
    [ledgerQuery(given.person.id), tripsQuery(given.person.id), importsQuery(given.person.id)].map(
      ({ queryKey }) => given.queryClient.getQueryState(queryKey)?.isInvalidated,
    )
  await given.queryClient.fetchQuery(ledgerQuery(given.person.id))
  await given.queryClient.fetchQuery(tripsQuery(given.person.id))
  await given.queryClient.fetchQuery(importsQuery(given.person.id))
  vi.useFakeTimers()
  showImportEvent(given.queryClient, given.person.id)
  await vi.advanceTimersByTimeAsync(1499)
  showImportEvent(given.queryClient, given.person.id)
  await vi.advanceTimersByTimeAsync(1499)
  expect(old()).toEqual([false, false, false])
  await vi.advanceTimersByTimeAsync(1)
  expect(old()).toEqual([true, true, true])
})
