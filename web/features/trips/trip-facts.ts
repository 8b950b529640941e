import { dayOf } from '#shared/domain/day.ts'
import { tripSpan } from '#shared/domain/trip-days.ts'
import { dayRangeParts } from '#web/lib/language/date-text.ts'
import { listText } from '#web/lib/language/formats.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import { citiesOf, legsOf, type StoredTrip } from '#web/queries/trips.ts'

/** "4 cities, 8 to 12 May 2027"; without days just the cities. */
export const tripFacts = (trip: StoredTrip): string => {
  const trips = tripsMessages
  const cities = citiesOf(trip).size
  if (cities === 0) return trips.noCities
  const { firstDay, lastDay } = tripSpan(
    { starts: dayOf(trip.starts), ends: dayOf(trip.ends) },
    legsOf(trip).flatMap((leg) => [dayOf(leg.start_date), dayOf(leg.arrival_date)]),
  )
  if (firstDay === '') return trips.cities({ count: cities })
  const [begin, end] = dayRangeParts(firstDay, lastDay)
  return listText([
    trips.cities({ count: cities }),
    end === undefined ? begin : trips.dayRange({ first: begin, last: end }),
  ])
}
