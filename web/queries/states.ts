import { queryOptions } from '@tanstack/react-query'
import { state } from '#shared/collections/states.ts'
import { fullList, one } from '#web/lib/api/api.ts'
import { freshness } from '#web/lib/api/query-client.ts'
import { where } from '#web/lib/api/where.ts'

/** The states of a country, by name. */
export const statesQuery = (countryId: string) =>
  queryOptions({
    queryKey: ['state', { country: countryId }],
    queryFn: ({ signal }) =>
      fullList('state', state, {
        filter: where`country = ${countryId}`,
        sort: 'name',
        signal,
      }),
    ...freshness.usual,
  })

export const stateQuery = (stateId: string) =>
  queryOptions({
    queryKey: ['state', stateId],
    queryFn: () => one('state', state, stateId),
    ...freshness.usual,
  })
