import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { country } from '#shared/collections/countries.ts'
import { statusesOf } from '#shared/domain/ledger/counting.ts'
import { fullList } from '#web/lib/api/api.ts'
import { freshness } from '#web/lib/api/query-client.ts'

/** As much of a country as counting and its explanation need. */
const statusRecord = z.pick(country, {
  id: true,
  iso2: true,
  name: true,
  kind: true,
  un_status: true,
  sovereign: true,
  continent: true,
  area: true,
  population: true,
  capital_city: true,
})

/** What each of the 250 countries is, by its iso2 code, and its stored name. */
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
