import { dayOf } from '#shared/domain/day.ts'
import type { RouteLeg } from '#web/leaflet/trip-route.ts'
import type { Place } from '#web/queries/places.ts'
import { legsOf, type StoredTrip } from '#web/queries/trips.ts'

/** The legs of a stored trip in the form for maps, with the names of cities from `nameOf`. */
export const tripLegs = (trip: StoredTrip, nameOf: (city: Place) => string): RouteLeg[] =>
  legsOf(trip).map(({ id, type, start_date, arrival_date, expand }) => ({
    id,
    type,
    from: expand?.from && { ...expand.from, name: nameOf(expand.from) },
    to: expand?.to && { ...expand.to, name: nameOf(expand.to) },
    startDay: dayOf(start_date),
    arrivalDay: dayOf(arrival_date),
  }))
