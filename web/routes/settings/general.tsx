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
  // Only this page needs the loader's code, so the first script does not contain it.
  codeSplitGroupings: [['loader', 'pendingComponent', 'component']],
  staticData: { title: () => messages.settings.title },
  // Awaited: the settings decide whether the password can be changed here.
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
    // The unsaved changes of a deleted account are not asked about.
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
