import { cityName } from '#web/lib/language/city-names.ts'
import { dayText } from '#web/lib/language/date-text.ts'
import type { ExportedTrip } from '#shared/domain/route-export.ts'
import { stopSpans } from '#shared/domain/stop-spans.ts'
import { listText } from '#web/lib/language/formats.ts'
import { tripName } from '#web/lib/trip-name.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import type { Cities, Plan } from '#web/features/planner/plan.ts'

/** The trip in the form for map programs. A stop without a known city has no position and is left out of the files. */
export const exportedTrip = (
  { name, description, itinerary, ...days }: Plan,
  cities: Cities,
): ExportedTrip => {
  const { arrivalDate, departureDate } = plannerMessages
  const { ways, eventTitle } = tripsMessages
  const spans = stopSpans(itinerary, days)
  const stops = itinerary.stops.map(({ city }, index) => {
    const known = cities.get(city)
    const { latitude = 0, longitude = 0 } = known ?? {}
    const { arrivalDay = '', departureDay = '' } = spans[index] ?? {}
    const note = listText([
      ...(arrivalDay === '' ? [] : [`${arrivalDate}: ${dayText(arrivalDay)}`]),
      ...(departureDay === '' ? [] : [`${departureDate}: ${dayText(departureDay)}`]),
    ])
    return { name: known ? cityName(known) : '', note, latitude, longitude }
  })
  const legs = itinerary.legs.map(({ type }, index) => ({
    type,
    name: eventTitle({
      way: ways[type],
      from: stops[index]?.name ?? '',
      to: stops[index + 1]?.name ?? '',
    }),
  }))
  return { name: tripName({ name }), description, stops, legs }
}
