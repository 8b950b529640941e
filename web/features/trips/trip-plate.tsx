import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCityName } from '#web/lib/language/city-names.ts'
import { useScript } from '#web/lib/page/use-script.ts'
import { worldQuery } from '#web/queries/world.ts'
import { routeOf, type StoredTrip } from '#web/queries/trips.ts'

const frame = 'relative block h-52 overflow-hidden border border-rule-strong bg-water'

/** A small picture of the trip's route on the map. */
export function TripPlate({ trip }: { trip: StoredTrip }) {
  const world = useQuery(worldQuery).data
  const nameOf = useCityName()
  const { script } = useScript(() => import('#web/leaflet/route-plate.tsx'))
  const legs = useMemo(() => routeOf(trip, nameOf), [trip, nameOf])
  return <span className={frame}>{world && script && <script.RoutePlate world={world} legs={legs} />}</span>
}
