import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import type { RouteLeg } from '#web/leaflet/trip-route.ts'
import { dayOf } from '#shared/domain/day.ts'
import { worldQuery } from '#web/queries/geo-json.ts'
import { legsOf, type StoredTrip } from '#web/queries/trips.ts'

const RoutePlate = lazy(async () => ({
  default: (await import('#web/leaflet/route-plate.tsx')).RoutePlate,
}))

const frame = 'relative block h-52 overflow-hidden border border-rule-strong bg-water'

/** A small picture of the trip's route on the map. */
export function TripPlate({ trip }: { trip: StoredTrip }) {
  const world = useQuery(worldQuery).data
  const legs = useMemo(
    () =>
      legsOf(trip).map(({ id, type, start_date, arrival_date, expand }): RouteLeg => ({
        id,
        type,
        from: expand?.from,
        to: expand?.to,
        startDay: dayOf(start_date),
        arrivalDay: dayOf(arrival_date),
      })),
    [trip],
  )
  return (
    <span className={frame}>
      <Suspense>{world && <RoutePlate world={world} legs={legs} />}</Suspense>
    </span>
  )
}
