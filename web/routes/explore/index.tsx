import { createFileRoute } from '@tanstack/react-router'
import { ToCome } from '#web/features/to-come/to-come.tsx'
import { querySearch } from '#web/lib/text-search.ts'
import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/explore/')({
  validateSearch: querySearch,
  head: () => ({ meta: [{ title: messages.explore.title }] }),
  component: Explore,
})

function Explore() {
  const { q } = Route.useSearch()
  const text = q === undefined ? messages.toCome.explore : messages.toCome.exploreSearch(q)
  return <ToCome title={messages.explore.title} text={text} />
}
