import { perObject } from '#shared/domain/made-once.ts'
import type { LedgerCity } from '#shared/ledger.ts'

/** The cities of a ledger by their ids. It is made once for a list of cities, of which there can be ten thousand. */
export const citiesById: (cities: readonly LedgerCity[]) => ReadonlyMap<string, LedgerCity> = perObject(
  (cities: readonly LedgerCity[]) => new Map(cities.map((city) => [city.id, city])),
)
