import type { Itinerary } from '#shared/domain/itinerary.ts'
import type { RouteLeg } from '#web/leaflet/trip-route.ts'
import type { Cities } from './plan.ts'

/** The legs as maps draw them. */
export const routeLegs = ({ stops, legs }: Itinerary, cities: Cities): RouteLeg[] =>
  legs.map(({ id, type, startDay, arrivalDay }, index) => ({
    id,
    type,
    startDay,
    arrivalDay,
    from: cities.get(stops[index]?.city ?? ''),
    to: cities.get(stops[index + 1]?.city ?? ''),
  }))
