import { queryOptions } from '@tanstack/react-query'
import { fullList, one } from '#web/lib/api.ts'
import { freshness } from '#web/lib/query-client.ts'

/** Every country, by name. */
export const countriesQuery = queryOptions({
  queryKey: ['country'],
  queryFn: ({ signal }) => fullList('country', { sort: 'name', signal }),
  ...freshness.usual,
})

export const countryQuery = (countryId: string) =>
  queryOptions({
    queryKey: ['country', countryId],
    queryFn: ({ signal }) => one('country', countryId, { signal }),
    ...freshness.usual,
  })
