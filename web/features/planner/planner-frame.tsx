import './planner-frame.css'
import './planner.css'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Itinerary } from '#shared/domain/itinerary.ts'
import type { TripTotals } from '#shared/domain/trip-check.ts'
import type { Cities } from './plan.ts'

// Asked for at once: the trip itself is still on its way then.
const planMap = import('./plan-map.tsx')
const PlanMap = lazy(async () => ({ default: (await planMap).PlanMap }))

type PlannerFrameProps = { itinerary: Itinerary; cities: Cities; totals: TripTotals; children: ReactNode }

/** The plan on the left and its map on the right; on screens that are narrow and high the map is above. */
export function PlannerFrame({ itinerary, cities, totals, children }: PlannerFrameProps) {
  return (
    <div className="plan-page">
      <div className="plan-map">
        <Suspense>
          <PlanMap itinerary={itinerary} cities={cities} totals={totals} />
        </Suspense>
      </div>
      <div className="flex min-w-0 flex-1 flex-col">{children}</div>
    </div>
  )
}
