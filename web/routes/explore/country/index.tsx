import { createFileRoute } from '@tanstack/react-router'
import { CountriesScreen } from '#web/features/explore/countries-screen.tsx'
import { countriesSearch } from '#web/features/explore/explore-search.ts'
import { changeSearch } from '#web/lib/change-search.ts'
import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/explore/country/')({
  validateSearch: (search) => countriesSearch.parse(search),
  head: () => ({ meta: [{ title: messages.explore.countriesTitle }] }),
  component: Countries,
})

function Countries() {
  const navigate = Route.useNavigate()
  return (
    <CountriesScreen search={Route.useSearch()} onSearch={(change) => void navigate(changeSearch(change))} />
  )
}
