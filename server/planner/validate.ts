import type { Gazetteer } from './gazetteer/load.ts'
import type { Itinerary } from './itinerary.ts'

/** The faults of a planned trip; an empty list for a valid one. */
export function faultsOf(gazetteer: Gazetteer, { legs, days }: Itinerary): string[] {
  const faults: string[] = []
  if (legs.length === 0) faults.push('there is no leg')
  for (const [order, leg] of legs.entries()) {
    const previous = legs[order - 1]
    if (previous && previous.to.index !== leg.from.index)
      faults.push(`leg ${order} does not begin where the last one ended`)
    if (leg.from.index === leg.to.index) faults.push(`leg ${order} leads nowhere`)
    if (leg.startDay < 1) faults.push(`leg ${order} begins before the trip`)
    if (leg.arrivalDay < leg.startDay) faults.push(`leg ${order} arrives before it begins`)
    if (previous && leg.startDay < previous.arrivalDay)
      faults.push(`leg ${order} begins before the last one arrived`)
    if (leg.arrivalDay > days.length) faults.push(`leg ${order} arrives after the trip`)
    const joined =
      leg.type === 'train'
        ? gazetteer.land.byTrain(leg.from, leg.to)
        : gazetteer.land.byRoad(leg.from, leg.to)
    const wet = joined === 'none' || (joined === 'ferry' && leg.type === 'train')
    if (leg.type !== 'plane' && wet && !isShort(leg))
      faults.push(`leg ${order} crosses the sea by ${leg.type}`)
  }
  for (const [index, { day, city }] of days.entries()) {
    if (day !== index + 1) faults.push(`day ${index + 1} is numbered ${day}`)
    const visited = legs.some(({ from, to }) => from.index === city.index || to.index === city.index)
    if (!visited && legs.length > 0) faults.push(`day ${day} is spent off the route`)
  }
  return faults
}

const isShort = ({
  from,
  to,
}: {
  from: { latitude: number; longitude: number }
  to: { latitude: number; longitude: number }
}) => Math.hypot(from.latitude - to.latitude, from.longitude - to.longitude) < 1
