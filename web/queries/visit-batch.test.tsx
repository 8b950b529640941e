import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { markFor, visitsOf } from '#web/test/render-app.tsx'
import { signedInQueries } from '#web/test/signed-in-queries.ts'
import { useMarkCities } from './visit-batch.ts'
import { visitedCitiesQuery } from './visited-cities.ts'

const paris = cityId(2988507)
const berlin = cityId(2950159)
const rome = cityId(3169070)

const given = signedInQueries()

beforeEach(async () => {
  await given.queryClient.fetchQuery(visitedCitiesQuery(given.person.id))
})

const markCities = (cities: readonly string[]) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={given.queryClient}>{children}</QueryClientProvider>
  )
  return renderHook(() => useMarkCities(given.person.id), { wrapper }).result.current(cities)
}
const stored = async () => (await visitsOf(given.app, given.person)).map(({ city }) => city).sort()
const batches = () => given.network.asked.filter((line) => line === 'POST /api/batch')

test('many cities are marked together, also when another tab has marked one of them meanwhile', async () => {
  await markFor(given.app, given.person, berlin)
  expect(await markCities([paris, berlin, rome])).toEqual({ added: 2, already: 1 })
  expect(await stored()).toEqual([paris, berlin, rome].sort())
  expect(batches()).toHaveLength(1)
})

test('cities that are all marked are not sent again', async () => {
  await markFor(given.app, given.person, paris)
  expect(await markCities([paris])).toEqual({ added: 0, already: 1 })
  expect(batches()).toEqual([])
})

test('none is marked when one of them cannot be', async () => {
  const unknown = 'c00000000000000'
  await expect(markCities([paris, unknown])).rejects.toThrow()
  expect(await stored()).toEqual([])
  expect(given.queryClient.getQueryState(visitedCitiesQuery(given.person.id).queryKey)?.isInvalidated).toBe(
    true,
  )
})
