import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { optionalRelation, recordId, timestamp } from '#shared/records.ts'
import { api } from '#web/lib/api.ts'
import { freshness } from '#web/lib/query-client.ts'

const place = { id: recordId, name: z.string() }

/** As much of a visit as screens show; of ten thousand whole records most bytes would go unread. */
const visit = z.object({
  id: recordId,
  user: recordId,
  city: recordId,
  created: timestamp,
  expand: z.optional(
    z.object({
      city: z.optional(
        z.object({
          ...place,
          unaccented_name: z.string(),
          latitude: z.number(),
          longitude: z.number(),
          country: optionalRelation,
          state: optionalRelation,
          expand: z.optional(
            z.object({
              country: z.optional(z.object({ ...place, iso2: z.string() })),
              state: z.optional(z.object(place)),
            }),
          ),
        }),
      ),
    }),
  ),
})

export type Visit = z.infer<typeof visit>
export type VisitedPlace = NonNullable<NonNullable<Visit['expand']>['city']>

const fields = [
  'id,user,city,created',
  ...['id', 'name', 'unaccented_name', 'latitude', 'longitude', 'country', 'state'].map(
    (field) => `expand.city.${field}`,
  ),
  ...['id', 'name', 'iso2'].map((field) => `expand.city.expand.country.${field}`),
  ...['id', 'name'].map((field) => `expand.city.expand.state.${field}`),
].join(',')

/** The cities that a person has visited: the one ledger that every screen draws and counts from. */
export const visitedCitiesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['visited_city', { user: userId }],
    queryFn: async ({ signal }) => {
      const records = await api.collection('visited_city').getFullList({
        batch: 500,
        filter: api.filter('user = {:userId}', { userId }),
        expand: 'city.country,city.state',
        fields,
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

/** Asks again for visits and for whatever the server derives from them, on every screen. */
export const refreshVisits = async (queryClient: QueryClient): Promise<void> => {
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
