import { queryOptions } from '@tanstack/react-query'
import { distinctVisitedCountry } from '#shared/collections/visited-cities.ts'
import { fullList } from '#web/lib/api/api.ts'
import { freshness } from '#web/lib/api/query-client.ts'
import { where } from '#web/lib/api/where.ts'

/** The countries in which a person has visited a city. */
export const visitedCountriesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['distinct_visited_countries', { user: userId }],
    queryFn: ({ signal }) =>
      fullList('distinct_visited_countries', distinctVisitedCountry, {
        filter: where`user = ${userId}`,
        signal,
      }),
    ...freshness.usual,
  })
