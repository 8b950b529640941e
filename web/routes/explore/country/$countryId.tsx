import { createFileRoute, notFound } from '@tanstack/react-router'
import { CountryScreen } from '#web/features/explore/country-screen.tsx'
import { CountrySkeleton } from '#web/features/explore/country-skeleton.tsx'
import { countryPageSearch } from '#web/features/explore/explore-search.ts'
import { countryName } from '#web/lib/language/formats.ts'
import { useChangeSearch } from '#web/lib/page/change-search.ts'
import { isMissing } from '#web/lib/api/call-failure.ts'
import { usePageName } from '#web/lib/page/page-name.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { countryQuery } from '#web/queries/countries.ts'
import { withStatesQuery } from '#web/queries/geo-json.ts'
import { worldQuery } from '#web/queries/world.ts'
import { mapLabelsQuery } from '#web/queries/map-labels.ts'

export const Route = createFileRoute('/explore/country/$countryId')({
  // The skeleton's script is as large as the page's, and no other page needs it.
  codeSplitGroupings: [['pendingComponent', 'component']],
  validateSearch: (search) => countryPageSearch.parse(search),
  staticData: { title: () => messages.explore.countryTitle },
  // The other data of the page is prefetched here, and shown when it is loaded.
  loader: async ({ context: { queryClient }, params: { countryId }, preload }) => {
    if (!preload) void queryClient.prefetchQuery(withStatesQuery(countryId))
    void queryClient.prefetchQuery(worldQuery)
    void queryClient.prefetchQuery(mapLabelsQuery)
    try {
      return await queryClient.ensureQueryData(countryQuery(countryId))
    } catch (error) {
      throw isMissing(error) ? notFound() : error
    }
  },
  pendingMs: 0,
  pendingComponent: CountrySkeleton,
  component: CountryPage,
})

function CountryPage() {
  useLanguage()
  const country = Route.useLoaderData()
  usePageName(countryName(country))
  const changeSearch = useChangeSearch(Route.useNavigate())
  return (
    <CountryScreen key={country.id} country={country} search={Route.useSearch()} onSearch={changeSearch} />
  )
}
