import { createFileRoute } from '@tanstack/react-router'
import { CountingSection } from '#web/features/counting/counting-section.tsx'
import { GeneralScreen } from '#web/features/settings/general-screen.tsx'
import { GeneralSkeleton } from '#web/features/settings/general-skeleton.tsx'
import { forgetSession, usePageOwner } from '#web/lib/session/session.ts'
import { successToast } from '#web/lib/toast.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { settingsMessages } from '#web/messages/settings.ts'
import { settingsQuery } from '#web/queries/settings.ts'
import { renderHomePicker } from '#web/routes/-home-picker.tsx'

export const Route = createFileRoute('/settings/general')({
  // What it loads is asked for by nobody else: it need not stand in everybody's first script.
  codeSplitGroupings: [['loader', 'pendingComponent', 'component']],
  staticData: { title: () => messages.settings.title },
  // Waited for: it decides whether the password can be changed here.
  loader: ({ context: { queryClient, user } }) => queryClient.ensureQueryData(settingsQuery(user.id)),
  pendingMs: 200,
  pendingComponent: GeneralSkeleton,
  component: GeneralSettings,
})

function GeneralSettings() {
  useLanguage()
  const user = usePageOwner(Route.useRouteContext().user)
  const navigate = Route.useNavigate()
  const handleDeleted = async () => {
    // Of a deleted account nothing is left to save.
    await forgetSession({ leave: () => navigate({ to: '/', ignoreBlocker: true }) })
    successToast(settingsMessages.deleted, { description: settingsMessages.deletedText })
  }
  return (
    <GeneralScreen
      user={user}
      counting={<CountingSection userId={user.id} renderCityPicker={renderHomePicker} />}
      onDeleted={() => void handleDeleted()}
    />
  )
}
