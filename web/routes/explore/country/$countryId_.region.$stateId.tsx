import { createFileRoute, notFound } from '@tanstack/react-router'
import { regionSearch } from '#web/features/explore/explore-search.ts'
import { RegionScreen } from '#web/features/explore/region-screen.tsx'
import { RegionSkeleton } from '#web/features/explore/region-skeleton.tsx'
import { useChangeSearch } from '#web/lib/page/change-search.ts'
import { isMissing } from '#web/lib/api/call-failure.ts'
import { usePageName } from '#web/lib/page/page-name.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { countryQuery } from '#web/queries/countries.ts'
import { stateCitiesQuery } from '#web/queries/state-cities.ts'
import { withStatesQuery } from '#web/queries/geo-json.ts'
import { worldQuery } from '#web/queries/world.ts'
import { mapLabelsQuery } from '#web/queries/map-labels.ts'
import { stateQuery } from '#web/queries/states.ts'

export const Route = createFileRoute('/explore/country/$countryId_/region/$stateId')({
  // The skeleton's script is as large as the page's, and no other page needs it.
  codeSplitGroupings: [['pendingComponent', 'component']],
  validateSearch: (search) => regionSearch.parse(search),
  staticData: { title: () => messages.explore.regionTitle },
  loader: async ({ context: { queryClient }, params: { countryId, stateId }, preload }) => {
    if (!preload) void queryClient.prefetchQuery(stateCitiesQuery(stateId))
    void queryClient.prefetchQuery(withStatesQuery(countryId))
    void queryClient.prefetchQuery(worldQuery)
    void queryClient.prefetchQuery(mapLabelsQuery)
    try {
      const [country, state] = await Promise.all([
        queryClient.ensureQueryData(countryQuery(countryId)),
        queryClient.ensureQueryData(stateQuery(stateId)),
      ])
      if (state.country !== country.id) throw notFound()
      return { country, state }
    } catch (error) {
      throw isMissing(error) ? notFound() : error
    }
  },
  pendingMs: 0,
  pendingComponent: RegionSkeleton,
  component: RegionPage,
})

function RegionPage() {
  useLanguage()
  const { country, state } = Route.useLoaderData()
  const changeSearch = useChangeSearch(Route.useNavigate())
  usePageName(state.name)
  return (
    <RegionScreen
      key={state.id}
      country={country}
      state={state}
      search={Route.useSearch()}
      onSearch={changeSearch}
    />
  )
}
