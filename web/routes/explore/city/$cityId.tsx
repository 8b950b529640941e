import { createFileRoute, notFound } from '@tanstack/react-router'
import { CityScreen } from '#web/features/explore/city-screen.tsx'
import { CitySkeleton } from '#web/features/explore/city-skeleton.tsx'
import { CityStays } from '#web/features/stays/city-stays.tsx'
import { isMissing } from '#web/lib/api/call-failure.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import { useSession } from '#web/lib/session/session.ts'
import { usePageName } from '#web/lib/page/page-name.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { cityQuery } from '#web/queries/cities.ts'
import { worldQuery } from '#web/queries/world.ts'
import { mapLabelsQuery } from '#web/queries/map-labels.ts'

export const Route = createFileRoute('/explore/city/$cityId')({
  // The skeleton's script is as large as the page's, and no other page needs it.
  codeSplitGroupings: [['pendingComponent', 'component']],
  staticData: { title: () => messages.explore.cityTitle },
  loader: async ({ context: { queryClient }, params: { cityId } }) => {
    void queryClient.prefetchQuery(worldQuery)
    void queryClient.prefetchQuery(mapLabelsQuery)
    try {
      return await queryClient.ensureQueryData(cityQuery(cityId))
    } catch (error) {
      throw isMissing(error) ? notFound() : error
    }
  },
  pendingMs: 0,
  pendingComponent: CitySkeleton,
  component: CityPage,
})

function CityPage() {
  useLanguage()
  const city = Route.useLoaderData()
  const { user } = useSession()
  usePageName(cityName(city))
  return (
    <CityScreen
      key={city.id}
      city={city}
      stays={user === null ? undefined : <CityStays userId={user.id} city={city} />}
    />
  )
}
