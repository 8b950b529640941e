import type { Leg } from '#shared/domain/itinerary.ts'

type RailProps = { type: Leg['type'] | undefined; part?: 'above' | 'below' | 'whole' }

/** A piece of the line along the stops, drawn like the leg on the map. */
export function Rail({ type, part = 'whole' }: RailProps) {
  if (type === undefined) return null
  return <span aria-hidden className={`plan-rail is-${type} ${part === 'whole' ? '' : `is-${part}`}`} />
}
