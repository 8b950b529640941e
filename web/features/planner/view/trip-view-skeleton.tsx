import './trip-view.css'
import { useSession } from '#web/lib/session/session.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The page of a trip, with a description of one line, while the trip is fetched. */
export function TripViewSkeleton() {
  const { user } = useSession()
  return (
    <section aria-busy aria-label={tripsMessages.loadingOne} className="trip-page">
      <div className="trip-title">
        <Skeleton className="h-10 max-w-120 md:h-14.5" />
        <Skeleton className="mt-2.5 h-5 w-40 md:mt-3.5" />
      </div>
      <div className="trip-lead">
        <Skeleton className="h-6 max-w-112 md:h-7" />
      </div>
      {/* A visitor owns no trip; a signed-in person is assumed to own it. */}
      <div className={`trip-actions ${user ? 'is-owners' : 'is-readers'}`}>
        <Skeleton className="h-11 w-full md:h-10 md:w-80" />
      </div>
      <div className="trip-map" />
      <div className="trip-facts">
        {['days', 'cities', 'legs', 'distance'].map((fact) => (
          <div key={fact}>
            <Skeleton className="h-5 w-16" />
            <Skeleton className="mt-1 h-7 w-12 md:h-9 md:w-20" />
          </div>
        ))}
      </div>
      <div className="trip-stops">
        {['first', 'second'].map((stop) => (
          <div key={stop} className="trip-row is-stop">
            <Skeleton className="h-6 w-28" />
            <Skeleton className="h-8 max-w-56 md:h-16" />
          </div>
        ))}
      </div>
    </section>
  )
}
