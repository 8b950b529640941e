import './planner-frame.css'
import './planner.css'
import { type ReactNode, useDeferredValue } from 'react'
import type { Itinerary } from '#shared/domain/itinerary.ts'
import type { TripTotals } from '#shared/domain/trip-check.ts'
import { preloadScript, useScript } from '#web/lib/page/use-script.ts'
import { messages } from '#web/messages/index.ts'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import type { Cities } from '#web/features/planner/plan.ts'

// Loaded at once, while the trip itself is still loading.
const load = () => import('#web/features/planner/plan-map.tsx')
preloadScript(load)

type PlannerFrameProps = {
  itinerary: Itinerary
  cities: Cities
  totals: TripTotals
  /** The itinerary before the assistant's last change, while the map shows it. */
  former?: Itinerary | undefined
  children: ReactNode
}

/** The plan on the left and its map on the right; on screens that are narrow and high the map is above. */
export function PlannerFrame({ itinerary, cities, totals, former, children }: PlannerFrameProps) {
  const map = useScript(load)
  // The rows of the plan are drawn first.
  const script = useDeferredValue(map.script)
  return (
    <div className="plan-page">
      <div className="plan-map">
        {script ? (
          <script.PlanMap itinerary={itinerary} cities={cities} totals={totals} former={former} />
        ) : (
          map.error !== undefined && (
            <FailureNotice
              className="m-4"
              title={messages.errors.partMissing}
              error={map.error}
              onRetry={map.retry}
            />
          )
        )}
      </div>
      <div className="flex min-w-0 flex-1 flex-col">{children}</div>
    </div>
  )
}
