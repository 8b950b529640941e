import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { PictureButton } from '#web/features/pictures/picture-button.tsx'
import { TripNotFound } from '#web/features/planner/trip-not-found.tsx'
import { TripViewScreen } from '#web/features/planner/view/trip-view-screen.tsx'
import { TripViewSkeleton } from '#web/features/planner/view/trip-view-skeleton.tsx'
import { TripStaysOffer } from '#web/features/trips/trip-stays-offer.tsx'
import { usePageName } from '#web/lib/page/page-name.ts'
import { preloadScript } from '#web/lib/page/use-script.ts'
import { useSession } from '#web/lib/session/session.ts'
import { tripName } from '#web/lib/trip-name.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { worldQuery } from '#web/queries/world.ts'
import { mapLabelsQuery } from '#web/queries/map-labels.ts'
import { useTripNews } from '#web/queries/trip-news.ts'
import { takeTripFromLists, tripQuery } from '#web/queries/trips.ts'

export const Route = createFileRoute('/trip/view/$tripId')({
  codeSplitGroupings: [['pendingComponent', 'component']],
  staticData: { title: () => messages.trips.plannerTitle },
  loader: ({ context: { queryClient }, params }) => {
    preloadScript(() => import('#web/features/planner/plan-map.tsx'))
    void queryClient.prefetchQuery(worldQuery)
    void queryClient.prefetchQuery(mapLabelsQuery)
    takeTripFromLists(queryClient, params.tripId)
    const query = tripQuery(params.tripId)
    // A cached trip is shown at once. A cached "not found" is fetched again, because the person may have signed in
    // since then.
    return queryClient.getQueryData(query.queryKey)
      ? queryClient.ensureQueryData(query)
      : queryClient.fetchQuery(query)
  },
  pendingMs: 200,
  pendingComponent: TripViewSkeleton,
  component: ViewTrip,
})

function ViewTrip() {
  useLanguage()
  const { tripId } = Route.useParams()
  const { user } = useSession()
  const trip = useSuspenseQuery(tripQuery(tripId)).data
  useTripNews(tripId, { isOwn: trip !== null && trip.user === user?.id })
  usePageName(trip ? tripName(trip) : undefined)
  return trip ? (
    <TripViewScreen
      key={trip.id}
      trip={trip}
      user={user}
      pictures={<PictureButton subject={{ about: 'trip', trip: trip.id, name: tripName(trip) }} />}
      note={user?.id === trip.user && <TripStaysOffer trip={trip} userId={user.id} className="mt-4" />}
    />
  ) : (
    <TripNotFound signInFor={user ? undefined : `/trip/view/${tripId}`} />
  )
}
