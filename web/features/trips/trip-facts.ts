import { dayOf } from '#shared/domain/day.ts'
import { dayRangeParts } from '#web/lib/day-text.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import { citiesOf, legsOf, type StoredTrip } from '#web/queries/trips.ts'

/** "4 cities, 8 to 12 May 2027"; without days just the cities. */
export const tripFacts = (trip: StoredTrip): string => {
  const trips = tripsMessages
  const cities = citiesOf(trip).size
  if (cities === 0) return trips.noCities
  const days = legsOf(trip)
    .flatMap((leg) => [dayOf(leg.start_date), dayOf(leg.arrival_date)])
    .filter((day) => day !== '')
    .toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return trips.cities(cities)
  const [begin, end] = dayRangeParts(first, last)
  return trips.listOf([trips.cities(cities), end === undefined ? begin : trips.dayRange(begin, end)])
}
