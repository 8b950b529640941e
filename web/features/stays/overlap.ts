import { coreOf, type StayDates } from '#shared/domain/ledger/partial-date.ts'
import { distanceKm, type Position } from '#shared/domain/distance.ts'
import type { Ledger } from '#shared/ledger.ts'
import { cityName } from '#web/lib/language/city-names.ts'

const farKm = 200

/** Whether two stays certainly share more than one day. The day of a journey belongs to both places. */
const shareDays = (a: StayDates, b: StayDates) => {
  const [one, other] = [coreOf(a.start, a.end), coreOf(b.start, b.end)]
  return one !== undefined && other !== undefined && one.first < other.last && other.first < one.last
}

/**
 * The farthest city where the person certainly was at the same time, if it is far away. `here` is the position of the
 * stay's city, which may be missing in the ledger.
 */
export const overlapOf = (
  { stays, cities }: Pick<Ledger, 'stays' | 'cities'>,
  stay: StayDates & { id: string; city: string; kind: string },
  here: Position | undefined,
) => {
  // A home is no conflict: people travel from it.
  if (stay.kind === 'lived') return undefined
  const placeOf = new Map(cities.map((city) => [city.id, city]))
  const from = here ?? placeOf.get(stay.city)
  if (!from) return undefined
  let farthest: { name: string; km: number } | undefined
  for (const other of stays) {
    if (other.id === stay.id || other.city === stay.city || other.kind === 'lived') continue
    const there = placeOf.get(other.city)
    if (!there || !shareDays(stay, other)) continue
    const km = distanceKm(from, there)
    if (km > farKm && km > (farthest?.km ?? 0)) farthest = { name: cityName(there), km }
  }
  return farthest
}
