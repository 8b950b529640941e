import { createFileRoute } from '@tanstack/react-router'
import { CitiesScreen } from '#web/features/explore/cities-screen.tsx'
import { citiesSearch } from '#web/features/explore/explore-search.ts'
import { useChangeSearch } from '#web/lib/page/change-search.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'

export const Route = createFileRoute('/explore/city/')({
  validateSearch: (search) => citiesSearch.parse(search),
  staticData: { title: () => messages.explore.citiesTitle },
  component: Cities,
})

function Cities() {
  useLanguage()
  const changeSearch = useChangeSearch(Route.useNavigate())
  return <CitiesScreen search={Route.useSearch()} onSearch={changeSearch} />
}
