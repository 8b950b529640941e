import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { recordId, timestamp } from '#shared/records.ts'
import { api } from '#web/lib/api.ts'
import { freshness } from '#web/lib/query-client.ts'
import { place, placeFields } from './places.ts'

/** As much of a visit as screens show. */
const visit = z.object({
  id: recordId,
  user: recordId,
  city: recordId,
  created: timestamp,
  expand: z.optional(z.object({ city: z.optional(place) })),
})

export type Visit = z.infer<typeof visit>

/** The cities that a person has visited: the one ledger that every screen draws and counts from. */
export const visitedCitiesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['visited_city', { user: userId }],
    queryFn: async ({ signal }) => {
      const records = await api.collection('visited_city').getFullList({
        batch: 500,
        filter: api.filter('user = {:userId}', { userId }),
        expand: 'city.country,city.state',
        fields: `id,user,city,created,${placeFields('expand.city.')}`,
        signal,
      })
      return z.array(visit).parse(records)
    },
    ...freshness.usual,
  })

const collections = new Set<unknown>([
  'visited_city',
  'distinct_visited_countries',
  'distinct_visited_states',
])

/** The key of every change of a visit. */
export const visitChangeKey = ['visited_city']

/**
 * Asks again for visits and for whatever the server derives from them, on every screen. While changes are
 * under way nothing is asked, for the server's list would undo what they show: the last of them asks.
 */
export const refreshVisits = async (queryClient: QueryClient, changesUnderWay = 0): Promise<void> => {
  if (queryClient.isMutating({ mutationKey: visitChangeKey }) > changesUnderWay) return
  const filters = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => collections.has(queryKey[0]),
  }
  // A first load in flight is not begun anew, though it may have been answered before the change.
  const hasFirstLoad = queryClient
    .getQueryCache()
    .findAll(filters)
    .some(({ state }) => state.fetchStatus === 'fetching' && state.data === undefined)
  await queryClient.invalidateQueries(filters)
  if (hasFirstLoad) await queryClient.invalidateQueries(filters)
}
