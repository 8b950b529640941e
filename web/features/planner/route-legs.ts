import type { Itinerary } from '#shared/domain/itinerary.ts'
import type { RouteLeg } from '#web/leaflet/trip-route.ts'
import type { Place } from '#web/queries/places.ts'
import type { Cities } from './plan.ts'

/** The legs as maps draw them, with names of cities as `nameOf` gives them. */
export const routeLegs = (
  { stops, legs }: Itinerary,
  cities: Cities,
  nameOf: (city: Place) => string,
): RouteLeg[] => {
  const shown = (city: Place | undefined) => city && { ...city, name: nameOf(city) }
  return legs.map(({ id, type, startDay, arrivalDay }, index) => ({
    id,
    type,
    startDay,
    arrivalDay,
    from: shown(cities.get(stops[index]?.city ?? '')),
    to: shown(cities.get(stops[index + 1]?.city ?? '')),
  }))
}
