import { createFileRoute } from '@tanstack/react-router'
import { ImportsScreen } from '#web/features/settings/imports-screen.tsx'
import { usePageOwner } from '#web/lib/session/session.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { importsQuery } from '#web/queries/imports.ts'

export const Route = createFileRoute('/settings/imports')({
  codeSplitGroupings: [['loader', 'component']],
  staticData: { title: () => messages.settings.importsTitle },
  loader: ({ context: { queryClient, user } }) => {
    void queryClient.prefetchQuery(importsQuery(user.id))
  },
  component: ImportSettings,
})

function ImportSettings() {
  useLanguage()
  const user = usePageOwner(Route.useRouteContext().user)
  return <ImportsScreen userId={user.id} />
}
