import type { TripTotals } from '#shared/domain/trip-check.ts'
import { LegLine } from '#web/leaflet/leg-line.tsx'
import { tripsMessages } from '#web/messages/trips.ts'

/**
 * The meaning of the lines on the map, and the length of each transport; a transport without a line is left out.
 * `formerKm` is the length of the trip before a change, 0 for none.
 */
export function PlanLegend({ totals, formerKm }: { totals: TripTotals; formerKm: number }) {
  const ways = totals.kmByType.filter(({ km }) => km > 0)
  if (ways.length === 0) return null
  return (
    <dl
      data-over-map
      aria-label={tripsMessages.legend}
      className="absolute inset-e-20 bottom-14 z-20 grid gap-1.5 rounded-md border border-rule-strong bg-raised px-4 py-3 text-[0.84375rem] leading-5 shadow-lift-2"
    >
      {ways.map(({ type, km }) => (
        <div key={type} className="flex items-center gap-3">
          <dt className="flex items-center gap-3">
            <LegLine type={type} />
            {tripsMessages.ways[type]}
          </dt>
          <dd className="figures ms-auto ps-4 text-ink-3">{tripsMessages.km({ km })}</dd>
        </div>
      ))}
      {formerKm > 0 && (
        <div className="flex items-center gap-3">
          <dt className="flex items-center gap-3">
            <LegLine type="gap" />
            {tripsMessages.before}
          </dt>
          <dd className="figures ms-auto ps-4 text-ink-3">{tripsMessages.km({ km: formerKm })}</dd>
        </div>
      )}
    </dl>
  )
}
