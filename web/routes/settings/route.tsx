import { createFileRoute, Outlet } from '@tanstack/react-router'
import { SettingsFrame } from '#web/features/settings/settings-frame.tsx'
import { requireUser, usePageOwner } from '#web/lib/session/session.ts'
import { useLanguage } from '#web/messages/language.ts'

export const Route = createFileRoute('/settings')({
  beforeLoad: ({ location }) => requireUser(location),
  component: Settings,
})

function Settings() {
  useLanguage()
  const user = usePageOwner(Route.useRouteContext().user)
  return (
    <SettingsFrame key={user.id} user={user}>
      <Outlet />
    </SettingsFrame>
  )
}
