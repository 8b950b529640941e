import { Bus, Car, CircleHelp, Plane, TrainFront } from 'lucide-react'
import type { Leg } from '#shared/domain/itinerary.ts'

const icons = { plane: Plane, train: TrainFront, bus: Bus, car: Car, gap: CircleHelp }

/** The sign of a kind of transport, in its colour. */
export function WayIcon({ type }: { type: Leg['type'] }) {
  const Icon = icons[type]
  return (
    <Icon
      className={`size-4 shrink-0 ${type === 'gap' ? 'text-ink-3' : `is-${type} text-(--way)`}`}
      strokeWidth={1.6}
      aria-hidden
    />
  )
}
