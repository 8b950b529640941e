import { queryOptions } from '@tanstack/react-query'
import { statusesOf } from '#shared/domain/ledger/counting.ts'
import { fullList } from '#web/lib/api/api.ts'
import { freshness } from '#web/lib/api/query-client.ts'
import { statusRecord } from './shown-records.ts'

/** The status of each of the 250 countries, by its iso2 code, and its stored name. */
export const countryStatusesQuery = queryOptions({
  queryKey: ['country', 'statuses'],
  queryFn: async ({ signal }) => {
    const countries = await fullList('country', statusRecord, { signal })
    return {
      statuses: statusesOf(countries),
      names: new Map(countries.map(({ iso2, name }) => [iso2, name])),
    }
  },
  ...freshness.geoJson,
})
