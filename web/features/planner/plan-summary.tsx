import type { TripTotals } from '#shared/domain/trip-check.ts'
import { listText } from '#web/lib/language/formats.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import { tripsMessages } from '#web/messages/trips.ts'

/** "4 cities, 3 legs, 9 days, 1,467 km"; unknown parts are left out. */
const summaryText = ({ cities, legs, days, km }: TripTotals): string => {
  const trips = tripsMessages
  if (cities === 0) return trips.noCities
  return listText([
    trips.cities({ count: cities }),
    ...(legs > 0 ? [trips.legs({ count: legs })] : []),
    ...(days > 0 ? [trips.days({ count: days })] : []),
    ...(km > 0 ? [trips.km({ km })] : []),
  ])
}

type PlanSummaryProps = { totals: TripTotals; warningCount: number }

/** The trip in one line, and a link to the warnings. */
export function PlanSummary({ totals, warningCount }: PlanSummaryProps) {
  return (
    <p className="figures flex flex-wrap items-center gap-x-3 text-14 text-ink-2">
      {summaryText(totals)}
      {warningCount > 0 && <ToCheck count={warningCount} />}
    </p>
  )
}

/** The number of warnings; pressing it leads to the first. */
export function ToCheck({ count }: { count: number }) {
  const handleCheck = () => {
    const first = document.querySelector<HTMLElement>('[data-warning]')
    first?.focus({ preventScroll: true })
    first?.scrollIntoView({ block: 'center' })
  }
  return (
    <button
      type="button"
      onClick={handleCheck}
      className="min-h-6 font-medium text-warn underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {plannerMessages.toCheck({ count })}
    </button>
  )
}
