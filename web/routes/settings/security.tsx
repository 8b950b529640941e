import { createFileRoute } from '@tanstack/react-router'
import { SecurityScreen } from '#web/features/settings/security-screen.tsx'
import { usePageOwner } from '#web/lib/session/session.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { securityQuery } from '#web/queries/account-security.ts'
import { devicesQuery } from '#web/queries/sessions.ts'

export const Route = createFileRoute('/settings/security')({
  codeSplitGroupings: [['loader', 'component']],
  staticData: { title: () => messages.settings.securityTitle },
  // Prefetched, not awaited: the frame of the lists is shown at once.
  loader: ({ context: { queryClient, user } }) => {
    void queryClient.prefetchQuery(securityQuery(user.id))
    void queryClient.prefetchQuery(devicesQuery(user.id))
  },
  component: SecuritySettings,
})

function SecuritySettings() {
  useLanguage()
  const user = usePageOwner(Route.useRouteContext().user)
  return <SecurityScreen user={user} />
}
