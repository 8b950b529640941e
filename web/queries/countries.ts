import { queryOptions } from '@tanstack/react-query'
import { country } from '#shared/collections/countries.ts'
import { one } from '#web/lib/api/api.ts'
import { freshness } from '#web/lib/api/query-client.ts'

export const countryQuery = (countryId: string) =>
  queryOptions({
    queryKey: ['country', countryId],
    queryFn: () => one('country', country, countryId),
    ...freshness.usual,
  })
