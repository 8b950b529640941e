import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { recordId } from '#shared/records.ts'
import { ratesState } from '#shared/rates.ts'
import { fullList, send } from '#web/lib/api/api.ts'
import { freshness } from '#web/lib/api/query-client.ts'

/** The fields of a currency that converting needs. */
const rated = z.object({ id: recordId, code: z.string(), name: z.string(), rate: z.number() })

export type RatedCurrency = z.infer<typeof rated>

/** Every currency by its code, with the day of their rates. */
export const currenciesQuery = queryOptions({
  queryKey: ['currency'],
  queryFn: async ({ signal }) => {
    const [currencies, { date }] = await Promise.all([
      fullList('currency', rated, { sort: 'code', signal }),
      send('/api/rates', ratesState, { signal }),
    ])
    return { day: date, currencies }
  },
  ...freshness.usual,
})
