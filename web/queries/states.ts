import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { state } from '#shared/collections/states.ts'
import { recordId } from '#shared/records.ts'
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

const namedState = z.object({ id: recordId, name: z.string(), country: recordId })

export type NamedState = z.infer<typeof namedState>

/** One request covers this many countries: the filter is a part of its address. */
const countriesPerRequest = 50

/** The states of several countries, by name. */
export const statesOfCountriesQuery = (countryIds: readonly string[]) =>
  queryOptions({
    queryKey: ['state', { countries: countryIds }],
    queryFn: async ({ signal }) => {
      const starts = Array.from(
        { length: Math.ceil(countryIds.length / countriesPerRequest) },
        (_, index) => index * countriesPerRequest,
      )
      const parts = await Promise.all(
        starts.map((start) => {
          const some = countryIds.slice(start, start + countriesPerRequest)
          const filter = some.map((id) => where`country = ${id}`).join(' || ')
          return fullList('state', namedState, { filter, sort: 'name', signal })
        }),
      )
      return parts.flat()
    },
    ...freshness.usual,
  })

export const stateQuery = (stateId: string) =>
  queryOptions({
    queryKey: ['state', stateId],
    queryFn: () => one('state', state, stateId),
    ...freshness.usual,
  })
