import * as z from 'zod/mini'
import { optionalRelation, recordId } from '#shared/records.ts'
import { continentOf } from '#shared/domain/ledger/continent.ts'
import type { LedgerCity } from '#shared/ledger.ts'
import { one } from '#web/lib/api/api.ts'

const cityRecord = z.object({
  id: recordId,
  name: z.string(),
  local_name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  country: optionalRelation,
  state: optionalRelation,
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
