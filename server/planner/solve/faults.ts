import type { World } from '#server/planner/world.ts'
import { distanceKm } from '#shared/domain/distance.ts'
import type { Itinerary, Leg } from './itinerary.ts'
import { atlasOf } from './world-atlas.ts'

/** The minimum length of a leg that is checked. A shorter one can use a bridge or causeway that the outlines lack. */
const bridgeKm = 100

/** The faults of a planned trip; an empty list for a valid one. */
export function faultsOf({ legs, days }: Pick<Itinerary, 'legs' | 'days'>, world: World): string[] {
  const faults: string[] = []
  if (legs.length === 0) faults.push('there is no leg')
  for (const [at, leg] of legs.entries()) {
    const previous = legs[at - 1]
    if (previous && previous.to.index !== leg.from.index)
      faults.push(`leg ${at} does not begin where the last one ended`)
    if (leg.from.index === leg.to.index) faults.push(`leg ${at} leads nowhere`)
    if (leg.startDay < (previous?.arrivalDay ?? 1)) faults.push(`leg ${at} begins too early`)
    if (leg.arrivalDay < leg.startDay) faults.push(`leg ${at} arrives before it begins`)
    if (leg.arrivalDay > days.length) faults.push(`leg ${at} arrives after the trip`)
    if (isWet(leg, world)) faults.push(`leg ${at} crosses the sea by ${leg.type}`)
  }
  for (const [at, { day, city }] of days.entries()) {
    if (day !== at + 1) faults.push(`day ${at + 1} is numbered ${day}`)
    const isOnRoute = legs.some(({ from, to }) => from.index === city.index || to.index === city.index)
    if (!isOnRoute) faults.push(`day ${day} is spent off the route`)
  }
  return faults
}

/** Whether a leg over land crosses a sea without a ferry. */
function isWet({ type, from, to }: Leg, world: World): boolean {
  if (type === 'plane' || distanceKm(from, to) < bridgeKm) return false
  const atlas = atlasOf(world)
  const joined = type === 'train' ? atlas.byTrain(from, to) : atlas.byRoad(from, to)
  if (type === 'train') return joined === 'none' || joined === 'ferry'
  return joined === 'none' && atlas.ferryHours(from, to) === undefined
}
