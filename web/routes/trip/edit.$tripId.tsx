import { createFileRoute } from '@tanstack/react-router'
import { assistantParts } from '#web/features/planner/assistant/assistant-parts.ts'
import { PlannerScreen } from '#web/features/planner/edit/planner-screen.tsx'
import { PlannerSkeleton } from '#web/features/planner/edit/planner-skeleton.tsx'
import { TripNotFound } from '#web/features/planner/trip-not-found.tsx'
import { usePageName } from '#web/lib/page/page-name.ts'
import { preloadScript } from '#web/lib/page/use-script.ts'
import { requireUser } from '#web/lib/session/session.ts'
import { tripName } from '#web/lib/trip-name.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { worldQuery } from '#web/queries/world.ts'
import { mapLabelsQuery } from '#web/queries/map-labels.ts'
import { tripQuery } from '#web/queries/trips.ts'

export const Route = createFileRoute('/trip/edit/$tripId')({
  codeSplitGroupings: [['pendingComponent', 'component']],
  staticData: { title: () => messages.trips.plannerTitle },
  beforeLoad: ({ location }) => requireUser(location),
  // Always fetched again, so that the editor starts from the stored trip.
  loader: ({ context: { queryClient }, params }) => {
    preloadScript(() => import('#web/features/planner/plan-map.tsx'))
    void queryClient.prefetchQuery(worldQuery)
    void queryClient.prefetchQuery(mapLabelsQuery)
    return queryClient.fetchQuery({ ...tripQuery(params.tripId), staleTime: 0 })
  },
  pendingMs: 200,
  pendingComponent: PlannerSkeleton,
  component: EditTrip,
})

function EditTrip() {
  useLanguage()
  const { user } = Route.useRouteContext()
  const trip = Route.useLoaderData()
  const navigate = Route.useNavigate()
  const isOwn = trip?.user === user.id
  usePageName(isOwn ? tripName(trip) : undefined)
  if (!trip) return <TripNotFound />
  if (!isOwn) return <TripNotFound viewId={trip.id} />
  return (
    <PlannerScreen
      key={trip.id}
      trip={trip}
      userId={user.id}
      assistantParts={assistantParts}
      onSaved={(tripId) => void navigate({ to: '/trip/view/$tripId', params: { tripId } })}
    />
  )
}
