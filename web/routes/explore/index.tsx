import { createFileRoute } from '@tanstack/react-router'
import { StartScreen } from '#web/features/explore/start-screen.tsx'
import { querySearch } from '#web/lib/page/text-search.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'

export const Route = createFileRoute('/explore/')({
  validateSearch: querySearch,
  staticData: { title: () => messages.explore.title },
  component: Explore,
})

function Explore() {
  useLanguage()
  const { q = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <StartScreen
      typed={q.trim()}
      onSearch={(typed) =>
        void navigate({ search: typed === '' ? {} : { q: typed }, replace: true, resetScroll: false })
      }
    />
  )
}
