import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { PrivatePersonScreen } from '#web/features/errors/private-person-screen.tsx'
import { Footer, MapFooter } from '#web/features/layout/footer.tsx'
import { MapScreen } from '#web/features/map/map-screen.tsx'
import { mapSearch } from '#web/features/map/map-search.ts'
import { useChangeSearch } from '#web/lib/page/change-search.ts'
import { usePageName } from '#web/lib/page/page-name.ts'
import { currentUser, useSession } from '#web/lib/session/session.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { worldQuery } from '#web/queries/world.ts'
import { ledgerQuery } from '#web/queries/ledger.ts'
import { mapLabelsQuery } from '#web/queries/map-labels.ts'
import { publicUserQuery } from '#web/queries/users.ts'
import { visitedCitiesQuery } from '#web/queries/visited-cities.ts'

export const Route = createFileRoute('/map/$userId')({
  validateSearch: (search) => mapSearch.parse(search),
  loader: async ({ context: { queryClient }, params: { userId } }) => {
    void queryClient.prefetchQuery(visitedCitiesQuery(userId))
    void queryClient.prefetchQuery(ledgerQuery(userId))
    void queryClient.prefetchQuery(worldQuery)
    void queryClient.prefetchQuery(mapLabelsQuery)
    // Awaited: otherwise a private map would look empty to others.
    if (currentUser()?.id !== userId) await queryClient.ensureQueryData(publicUserQuery(userId))
  },
  staticData: { title: () => messages.map.userTitle, layout: 'map' },
  component: UserMap,
})

function UserMap() {
  useLanguage()
  const { userId } = Route.useParams()
  const changeSearch = useChangeSearch(Route.useNavigate())
  const search = Route.useSearch()
  const { user } = useSession()
  const isOwn = user?.id === userId
  const person = useQuery({ ...publicUserQuery(userId), enabled: !isOwn })
  usePageName((isOwn ? user : person.data)?.name)
  if (!isOwn && person.data === null) {
    return (
      <>
        <PrivatePersonScreen />
        <Footer />
      </>
    )
  }
  return (
    <MapScreen
      title={isOwn ? messages.map.myTitle : messages.map.userTitle}
      userId={userId}
      isOwn={isOwn}
      search={search}
      onSearch={changeSearch}
      footer={<MapFooter />}
    />
  )
}
