import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { createQueryClient } from '#web/lib/api/query-client.ts'
import type { Network } from '#web/test/network.ts'
import { markFor, startSignedIn, visitsOf } from '#web/test/render-app.tsx'
import { useMarkCities } from './visit-batch.ts'
import { visitedCitiesQuery } from './visited-cities.ts'

const paris = cityId(2988507)
const berlin = cityId(2950159)
const rome = cityId(3169070)

let app: TestApp
let network: Network
let person: Person
let queryClient: QueryClient

beforeEach(async () => {
  ;({ app, network, person } = await startSignedIn())
  queryClient = createQueryClient()
  await queryClient.fetchQuery(visitedCitiesQuery(person.id))
})

const markCities = (cities: readonly string[]) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  return renderHook(() => useMarkCities(person.id), { wrapper }).result.current(cities)
}
const stored = async () => (await visitsOf(app, person)).map(({ city }) => city).sort()
const batches = () => network.asked.filter((line) => line === 'POST /api/batch')

test('many cities are marked together, also when another tab has marked one of them meanwhile', async () => {
  await markFor(app, person, berlin)
  expect(await markCities([paris, berlin, rome])).toEqual({ added: 2, already: 1 })
  expect(await stored()).toEqual([paris, berlin, rome].sort())
  expect(batches()).toHaveLength(1)
})

test('cities that are all marked are not sent again', async () => {
  await markFor(app, person, paris)
  expect(await markCities([paris])).toEqual({ added: 0, already: 1 })
  expect(batches()).toEqual([])
})

test('none is marked when one of them cannot be', async () => {
  const unknown = 'c00000000000000'
  await expect(markCities([paris, unknown])).rejects.toThrow()
  expect(await stored()).toEqual([])
  expect(queryClient.getQueryState(visitedCitiesQuery(person.id).queryKey)?.isInvalidated).toBe(true)
})
