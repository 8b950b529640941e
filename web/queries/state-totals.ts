import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { recordId } from '#shared/records.ts'
import { fullList } from '#web/lib/api/api.ts'
import { freshness } from '#web/lib/api/query-client.ts'
import { where } from '#web/lib/api/where.ts'

const stateCountry = z.object({ id: recordId, country: recordId })

/** A filter of the record API has at most 200 comparisons. */
const countriesPerCall = 100

/** The number of states of each of these countries, by the country's id. */
export const stateTotalsQuery = (countryIds: readonly string[]) =>
  queryOptions({
    queryKey: ['state', 'totals', countryIds],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, number>> => {
      const totals = new Map<string, number>()
      for (let from = 0; from < countryIds.length; from += countriesPerCall) {
        const filter = countryIds
          .slice(from, from + countriesPerCall)
          .map((id) => where`country = ${id}`)
          .join(' || ')
        for (const { country } of await fullList('state', stateCountry, { filter, signal })) {
          totals.set(country, (totals.get(country) ?? 0) + 1)
        }
      }
      return totals
    },
    ...freshness.geoJson,
    structuralSharing: false,
  })
