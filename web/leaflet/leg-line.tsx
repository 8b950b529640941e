import './trip.css'
import type { Leg } from '#shared/domain/itinerary.ts'

/**
 * A short piece of a leg's line as the trip map draws it. Screen readers skip it, so name the transport beside it.
 */
export function LegLine({ type, widthPx = 32 }: { type: Leg['type']; widthPx?: number }) {
  const path = `M2 4H${widthPx - 2}`
  return (
    <svg width={widthPx} height="8" aria-hidden className="shrink-0 overflow-visible">
      <path className={`trip-line is-${type}`} d={path} />
      {type === 'train' && <path className="trip-ties" d={path} />}
    </svg>
  )
}
