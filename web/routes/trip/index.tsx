import { createFileRoute } from '@tanstack/react-router'
import { TripsScreen } from '#web/features/trips/trips-screen.tsx'
import { requireUser } from '#web/lib/session/session.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { worldQuery } from '#web/queries/world.ts'
import { tripsQuery } from '#web/queries/trips.ts'

export const Route = createFileRoute('/trip/')({
  staticData: { title: () => messages.trips.listTitle },
  beforeLoad: ({ location }) => requireUser(location),
  // Prefetched, not awaited: the frame of the list is shown at once.
  loader: ({ context: { queryClient, user } }) => {
    void queryClient.prefetchQuery(tripsQuery(user.id))
    void queryClient.prefetchQuery(worldQuery)
  },
  component: Trips,
})

function Trips() {
  useLanguage()
  const { user } = Route.useRouteContext()
  return <TripsScreen userId={user.id} />
}
