import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { configQuery } from '#web/lib/config/config.ts'
import { ledgerQuery } from '#web/queries/ledger.ts'
import { securityQuery } from '#web/queries/account-security.ts'
import { cityQuery } from '#web/queries/cities.ts'
import { countryQuery } from '#web/queries/countries.ts'
import { countryStatusesQuery } from '#web/queries/country-statuses.ts'
import { visitedCountriesQuery } from '#web/queries/distinct-visited.ts'
import { devicesQuery } from '#web/queries/sessions.ts'
import { tripQuery } from '#web/queries/trips.ts'
import { visitedCitiesQuery } from '#web/queries/visited-cities.ts'
import { worldQuery } from '#web/queries/world.ts'
import { askedFirst } from './asked-first.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const id = 'abcdefghij12345'
const queries: ((client: QueryClient) => Promise<unknown>)[] = [
  (client) => client.fetchQuery(configQuery),
  (client) => client.fetchQuery(visitedCitiesQuery(id)),
  (client) => client.fetchQuery(ledgerQuery(id)),
  (client) => client.fetchQuery(visitedCountriesQuery(id)),
  (client) => client.fetchQuery(countryStatusesQuery),
  (client) => client.fetchQuery(worldQuery),
  (client) => client.fetchQuery(tripQuery(id)),
  (client) => client.fetchQuery(countryQuery(id)),
  (client) => client.fetchQuery(cityQuery(id)),
  (client) => client.fetchQuery(securityQuery(id)),
  (client) => client.fetchQuery(devicesQuery(id)),
]

/** The first address that a query asks. */
const addressOf = async (query: (client: QueryClient) => Promise<unknown>) => {
  const asking = vi.spyOn(window, 'fetch').mockResolvedValue(new Response('{}', { status: 404 }))
  await query(new QueryClient()).catch(() => undefined)
  const [asked = ''] = asking.mock.calls[0] ?? []
  asking.mockRestore()
  const { pathname, search } = new URL(asked instanceof Request ? asked.url : asked, window.location.href)
  return pathname + search
}

test('what is asked beside the scripts is what the queries of the pages ask', async () => {
  const asked: string[] = []
  for (const query of queries) asked.push(await addressOf(query))
  const ahead = new Set(Object.values(askedFirst).flat())
  expect([...ahead].map((each) => each.replace('{user}', id).replace('{0}', id)).sort()).toEqual(asked.sort())
})
