import './planner-frame.css'
import { messages } from '#web/messages/index.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The frame of the planner while its trip loads. */
export function PlannerSkeleton() {
  return (
    <section aria-busy aria-label={tripsMessages.loadingOne} className="plan-page">
      <div className="plan-map" />
      <div className="px-5 pt-5 md:px-8 md:pt-6">
        <h1 className="text-30">{messages.trips.plannerTitle}</h1>
        {['mt-4 h-16', 'mt-3 h-16', 'mt-12 h-16', 'mt-3 h-9 w-2/3', 'mt-5 h-16'].map((size) => (
          <Skeleton key={size} className={size} />
        ))}
      </div>
    </section>
  )
}
