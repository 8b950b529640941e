import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { optionalRelation, recordId } from '#shared/records.ts'
import { continentOf } from '#shared/domain/ledger/continent.ts'
import type { Ledger, LedgerCity, LedgerStay } from '#shared/ledger.ts'
import { one } from '#web/lib/api/api.ts'
import { askAgain } from '#web/lib/api/query-client.ts'
import { ledgerKeyOf } from './ledger.ts'
import type { Place } from './places.ts'

/** The shown ledger of a person; undefined where it is not loaded. */
export const shownLedger = (queryClient: QueryClient, userId: string): Ledger | undefined =>
  queryClient.getQueryData(ledgerKeyOf(userId))

/** Changes the shown ledger. One that is not loaded is left alone. */
export const showLedger = async (
  queryClient: QueryClient,
  userId: string,
  change: (ledger: Ledger) => Ledger,
): Promise<void> => {
  const queryKey = ledgerKeyOf(userId)
  if (shownLedger(queryClient, userId) === undefined) return
  // An answer on its way is older than the change.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<Ledger>(queryKey, (ledger) => ledger && change(ledger))
}

/** Asks again for a person's ledger. */
export const refreshLedger = (
  queryClient: QueryClient,
  userId: string,
  options: { throwOnError?: boolean } = {},
): Promise<void> => askAgain(queryClient, { queryKey: ledgerKeyOf(userId) }, options)

/** Whether a stay counts as a visit, whatever its days. */
export const isCounting = ({ kind }: Pick<LedgerStay, 'kind'>) => kind !== 'transit'

/** The list with a record in place of the one of its id, or at its end. */
export const withRecord = <Item extends { id: string }>(list: readonly Item[], item: Item): Item[] =>
  list.some(({ id }) => id === item.id)
    ? list.map((other) => (other.id === item.id ? item : other))
    : [...list, item]

/** The ledger in which these stays take the place of all counting stays of a city. */
export const withStaysOf = (cityId: string, stays: readonly LedgerStay[]) => (ledger: Ledger) => ({
  ...ledger,
  stays: [...ledger.stays.filter((stay) => stay.city !== cityId || !isCounting(stay)), ...stays],
})

/** The cities that are shown without their continent, until the server has told it. */
const incomplete = new Set<string>()

/** The ledger with a city that it may lack. */
export const withPlace = (place: Place | undefined) => (ledger: Ledger) => {
  if (place === undefined || ledger.cities.some(({ id }) => id === place.id)) return ledger
  const { id, name, latitude, longitude, country, state, expand } = place
  const iso2 = expand?.country?.iso2 ?? ''
  incomplete.add(id)
  const city = { id, name, local_name: '', latitude, longitude, country, state, iso2 }
  return { ...ledger, cities: [...ledger.cities, { ...city, continent: '', capital: false }] }
}

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

const ledgerCityOf = ({ expand, ...city }: z.infer<typeof cityRecord>): LedgerCity => {
  const { iso2 = '', continent = '', capital_city = '' } = expand?.country ?? {}
  return {
    ...city,
    iso2,
    continent: continentOf({ ...city, iso2 }, continent),
    capital: capital_city === city.id,
  }
}

/** Loads what the shown ledger does not know of a city that was added to it. */
export const completeCity = async (
  queryClient: QueryClient,
  userId: string,
  cityId: string,
): Promise<void> => {
  const known = shownLedger(queryClient, userId)?.cities.some(({ id }) => id === cityId)
  if (known === undefined || (known && !incomplete.has(cityId))) return
  try {
    const city = ledgerCityOf(await one('city', cityRecord, cityId))
    await showLedger(queryClient, userId, (ledger) => ({
      ...ledger,
      cities: withRecord(ledger.cities, city),
    }))
    incomplete.delete(cityId)
  } catch {
    await refreshLedger(queryClient, userId)
  }
}
