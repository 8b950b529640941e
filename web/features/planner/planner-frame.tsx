import './planner.css'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Itinerary } from '#shared/domain/itinerary.ts'
import type { TripTotals } from '#shared/domain/trip-check.ts'
import type { Cities } from './plan.ts'

// Asked for at once: the trip itself is still on its way then.
const planMap = import('./plan-map.tsx')
const PlanMap = lazy(async () => ({ default: (await planMap).PlanMap }))

type PlannerFrameProps = { itinerary: Itinerary; cities: Cities; totals: TripTotals; children: ReactNode }

/** The plan on the left and its map on the right; on narrow screens the map stands above. */
export function PlannerFrame({ itinerary, cities, totals, children }: PlannerFrameProps) {
  return (
    <div className="plan-page flex min-h-[calc(100dvh-3.5rem)] flex-1 flex-col lg:grid lg:grid-cols-[min(40rem,55%)_minmax(0,1fr)]">
      <div className="plan-map relative h-57.5 shrink-0 overflow-hidden border-b border-rule bg-water lg:sticky lg:top-16 lg:order-2 lg:h-[calc(100dvh-4rem)] lg:border-b-0 lg:border-l">
        <Suspense>
          <PlanMap itinerary={itinerary} cities={cities} totals={totals} />
        </Suspense>
      </div>
      <div className="flex min-w-0 flex-1 flex-col">{children}</div>
    </div>
  )
}
