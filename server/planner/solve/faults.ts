import type { Itinerary } from './itinerary.ts'

/** The faults of a planned trip; an empty list for a valid one. */
export function faultsOf({ legs, days }: Pick<Itinerary, 'legs' | 'days'>): string[] {
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
  }
  for (const [at, { day, city }] of days.entries()) {
    if (day !== at + 1) faults.push(`day ${at + 1} is numbered ${day}`)
    const isOnRoute = legs.some(({ from, to }) => from.index === city.index || to.index === city.index)
    if (!isOnRoute) faults.push(`day ${day} is spent off the route`)
  }
  return faults
}
