import { createFileRoute } from '@tanstack/react-router'
import { MapFooter } from '#web/features/layout/footer.tsx'
import { MapScreen } from '#web/features/map/map-screen.tsx'
import { mapSearch } from '#web/features/map/map-search.ts'
import { LatestTripOffer } from '#web/features/trips/latest-trip-offer.tsx'
import { useChangeSearch } from '#web/lib/page/change-search.ts'
import { requireUser } from '#web/lib/session/session.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { worldQuery } from '#web/queries/world.ts'
import { ledgerQuery } from '#web/queries/ledger.ts'
import { mapLabelsQuery } from '#web/queries/map-labels.ts'
import { visitedCitiesQuery } from '#web/queries/visited-cities.ts'

export const Route = createFileRoute('/map/')({
  validateSearch: (search) => mapSearch.parse(search),
  beforeLoad: ({ location }) => requireUser(location),
  // Prefetched, not awaited: the frame of the map is shown at once.
  loader: ({ context: { queryClient, user } }) => {
    void queryClient.prefetchQuery(visitedCitiesQuery(user.id))
    void queryClient.prefetchQuery(ledgerQuery(user.id))
    void queryClient.prefetchQuery(worldQuery)
    void queryClient.prefetchQuery(mapLabelsQuery)
  },
  staticData: { title: () => messages.map.myTitle, layout: 'map' },
  component: MyMap,
})

function MyMap() {
  useLanguage()
  const { user } = Route.useRouteContext()
  const changeSearch = useChangeSearch(Route.useNavigate())
  return (
    <>
      <LatestTripOffer
        userId={user.id}
        className="shrink-0 rounded-none! border-0 px-5 md:px-8 print:hidden"
      />
      <MapScreen
        title={messages.map.myTitle}
        userId={user.id}
        isOwn
        search={Route.useSearch()}
        onSearch={changeSearch}
        footer={<MapFooter />}
      />
    </>
  )
}
