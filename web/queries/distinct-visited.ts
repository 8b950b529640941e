import { queryOptions } from '@tanstack/react-query'
import { distinctVisitedCountry, distinctVisitedState } from '#shared/collections/visited-cities.ts'
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

/** The states of one country in which a person has visited a city, by name. */
export const visitedStatesOfCountryQuery = (userId: string, countryName: string) =>
  queryOptions({
    queryKey: ['distinct_visited_states', { user: userId, country: countryName }],
    queryFn: ({ signal }) =>
      fullList('distinct_visited_states', distinctVisitedState, {
        filter: where`user = ${userId} && country_name = ${countryName}`,
        sort: 'name',
        signal,
      }),
    ...freshness.usual,
  })
