import type { QueryClient } from '@tanstack/react-query'
import type { Ledger, LedgerStay } from '#shared/ledger.ts'
import { invalidateAndRefetch } from '#web/lib/api/query-client.ts'
import { ledgerKeyOf } from './ledger.ts'
import type { Place } from './places.ts'

/** The shown ledger of a person; undefined where it is not loaded. */
export const shownLedger = (queryClient: QueryClient, userId: string): Ledger | undefined =>
  queryClient.getQueryData(ledgerKeyOf(userId))

/** Changes the shown ledger, if it is loaded. */
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

/** Loads a person's ledger again. */
export const refreshLedger = (
  queryClient: QueryClient,
  userId: string,
  options: { throwOnError?: boolean } = {},
): Promise<void> => invalidateAndRefetch(queryClient, { queryKey: ledgerKeyOf(userId) }, options)

/** Whether a stay counts as a visit, whatever its days. */
export const isCounting = ({ kind }: Pick<LedgerStay, 'kind'>) => kind !== 'transit'

/** The list in which a record replaces the one with its id, or is added at the end. */
export const withRecord = <Item extends { id: string }>(list: readonly Item[], item: Item): Item[] =>
  list.some(({ id }) => id === item.id)
    ? list.map((other) => (other.id === item.id ? item : other))
    : [...list, item]

/** The ledger in which these stays replace all counting stays of a city. */
export const withStaysOf = (cityId: string, stays: readonly LedgerStay[]) => (ledger: Ledger) => ({
  ...ledger,
  stays: [...ledger.stays.filter((stay) => stay.city !== cityId || !isCounting(stay)), ...stays],
})

/** The cities that are shown without their continent, until the server has sent it. */
const incomplete = new Set<string>()

/** The ledger with a city that may be missing in it. */
export const withPlace = (place: Place | undefined) => (ledger: Ledger) => {
  if (place === undefined || ledger.cities.some(({ id }) => id === place.id)) return ledger
  const { id, name, latitude, longitude, country, state, expand } = place
  const iso2 = expand?.country?.iso2 ?? ''
  incomplete.add(id)
  const city = { id, name, local_name: '', latitude, longitude, country, state, iso2 }
  return { ...ledger, cities: [...ledger.cities, { ...city, continent: '', capital: false }] }
}

/** Loads the data of a city that was added to the shown ledger and is incomplete. */
export const completeCity = async (
  queryClient: QueryClient,
  userId: string,
  cityId: string,
): Promise<void> => {
  const known = shownLedger(queryClient, userId)?.cities.some(({ id }) => id === cityId)
  if (known === undefined || (known && !incomplete.has(cityId))) return
  try {
    // The first script does not include it.
    const { ledgerCity } = await import('./ledger-city.ts')
    const city = await ledgerCity(cityId)
    await showLedger(queryClient, userId, (ledger) => ({
      ...ledger,
      cities: withRecord(ledger.cities, city),
    }))
    incomplete.delete(cityId)
  } catch {
    await refreshLedger(queryClient, userId)
  }
}
