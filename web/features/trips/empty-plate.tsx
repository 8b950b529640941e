import { useQuery } from '@tanstack/react-query'
import type { RouteLeg } from '#web/leaflet/trip-route.ts'
import { useScript } from '#web/lib/page/use-script.ts'
import { worldQuery } from '#web/queries/world.ts'

const places = [
  [38.72, -9.14],
  [41.9, 12.48],
  [37.98, 23.73],
  [41.01, 28.95],
].map(([latitude = 0, longitude = 0], index) => ({ id: `place${index}`, name: '', latitude, longitude }))

/** A route that nobody has travelled yet: Lisbon, Rome, Athens, Istanbul. */
const ghost: RouteLeg[] = places.slice(1).map((to, index) => ({
  id: `ghost${index}`,
  type: 'gap',
  from: places[index],
  to,
  startDay: '',
  arrivalDay: '',
}))

/** The map with an example route, for an empty list. */
export function EmptyPlate() {
  const world = useQuery(worldQuery).data
  const { script } = useScript(() => import('#web/leaflet/route-plate.tsx'))
  return world && script && <script.RoutePlate world={world} legs={ghost} />
}
