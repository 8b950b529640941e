import * as z from 'zod/mini'
import { continentOf } from '#shared/domain/ledger/continent.ts'
import { type LedgerCity, ledgerCity as citySchema } from '#shared/ledger.ts'
import { one } from '#web/lib/api/api.ts'

const cityRecord = z.extend(z.omit(citySchema, { iso2: true, continent: true, capital: true }), {
  expand: z.optional(
    z.object({
      country: z.optional(z.object({ iso2: z.string(), continent: z.string(), capital_city: z.string() })),
    }),
  ),
})

/** A city with all that a ledger has of it. */
export const ledgerCity = async (id: string): Promise<LedgerCity> => {
  const { expand, ...city } = await one('city', cityRecord, id)
  const { iso2 = '', continent = '', capital_city = '' } = expand?.country ?? {}
  return {
    ...city,
    iso2,
    continent: continentOf({ ...city, iso2 }, continent),
    capital: capital_city === city.id,
  }
}
