import { createFileRoute } from '@tanstack/react-router'
import { CountriesScreen } from '#web/features/explore/countries-screen.tsx'
import { countriesSearch } from '#web/features/explore/explore-search.ts'
import { useChangeSearch } from '#web/lib/page/change-search.ts'
import { usePageName } from '#web/lib/page/page-name.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'

export const Route = createFileRoute('/explore/country/')({
  validateSearch: (search) => countriesSearch.parse(search),
  staticData: { title: () => messages.explore.countriesTitle },
  component: Countries,
})

function Countries() {
  useLanguage()
  const changeSearch = useChangeSearch(Route.useNavigate())
  const search = Route.useSearch()
  usePageName(search.subregion ?? search.region)
  return <CountriesScreen search={search} onSearch={changeSearch} />
}
