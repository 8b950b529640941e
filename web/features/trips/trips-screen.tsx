import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { messages } from '#web/messages/index.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import { tripsQuery } from '#web/queries/trips.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { DeleteTripDialog } from './delete-trip-dialog.tsx'
import { EmptyPlate } from './empty-plate.tsx'
import { TripCard } from './trip-card.tsx'

const grid = 'mt-6 grid gap-x-8 gap-y-8 md:mt-10 md:gap-y-10 md:grid-cols-2 lg:grid-cols-3'

/** A person's trips, newest first. */
export function TripsScreen({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = useQuery(tripsQuery(userId))
  const [deleted, setDeleted] = useState<string | null>(null)
  const trips = tripsMessages
  const isEmpty = data?.length === 0
  return (
    <div className="mx-auto w-full max-w-[75rem] px-5 pt-8 pb-16 md:px-8 md:pt-12 md:pb-24">
      <OfflineNotice className="mb-4 rounded-md px-3.5" />
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-3">
        <h1 className="text-34 md:text-44">{messages.trips.listTitle}</h1>
        <Link
          to="/trip/create"
          className={buttonClass({ variant: isEmpty ? 'outline' : 'primary', className: 'max-xs:px-3' })}
        >
          <Plus className="size-4.5" strokeWidth={1.6} aria-hidden />
          {trips.createNew}
        </Link>
      </div>
      {isEmpty && (
        <div className="text-center">
          <EmptyState
            picture={<EmptyPlate />}
            title={trips.emptyTitle}
            text={trips.emptyText}
            action={
              <Link to="/trip/create" className={buttonClass({ variant: 'primary', size: 'lg' })}>
                {trips.planFirst}
              </Link>
            }
          />
        </div>
      )}
      {data && !isEmpty && (
        <ul className={grid}>
          {data.map((trip) => (
            <TripCard key={trip.id} trip={trip} onDelete={() => setDeleted(trip.id)} />
          ))}
        </ul>
      )}
      {!data && error && (
        <FailureNotice
          title={trips.couldNotLoad}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          className="mt-10 max-w-140"
        />
      )}
      {!data && !error && <TripsSkeleton />}
      <DeleteTripDialog tripId={deleted} onClose={() => setDeleted(null)} />
    </div>
  )
}

function TripsSkeleton() {
  return (
    <section aria-busy aria-label={tripsMessages.loading} className={grid}>
      {[0, 1, 2].map((card) => (
        <div key={card}>
          <Skeleton className="h-52" />
          <Skeleton className="mt-5 mb-1 h-5 w-3/5" />
          <div className="mt-1 h-5.5 md:h-11">
            <Skeleton className="h-4 w-full" />
          </div>
          <div className="mt-3 h-12.25 border-t border-rule pt-1 md:h-10.25 md:pt-2">
            <Skeleton className="mt-3.5 h-4 w-2/5 md:mt-2" />
          </div>
        </div>
      ))}
    </section>
  )
}
