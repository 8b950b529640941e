import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { User } from '#shared/collections/users.ts'
import { useGoBack } from '#web/lib/page/use-go-back.ts'
import { messages } from '#web/messages/index.ts'
import { settingsQuery } from '#web/queries/settings.ts'
import { Button } from '#web/ui/button.tsx'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { AccountForm } from './account-form.tsx'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { EmailSection } from './email-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { settingsPageClass } from './settings-section.tsx'
import { SharingSection } from './sharing-section.tsx'

type SettingsScreenProps = { user: User; onDeleted: () => void }

/** Everything about the own account. */
export function SettingsScreen({ user, onDeleted }: SettingsScreenProps) {
  const { data: settings } = useSuspenseQuery(settingsQuery(user.id))
  const hasPassword = settings?.authWithPasswordAvailable === true
  return (
    <div className={settingsPageClass}>
      <OfflineNotice className="mb-4 rounded-md px-3.5" />
      <BackButton />
      <h1 className="mt-2 mb-7 text-34 md:text-44">{messages.settings.title}</h1>
      <AccountForm user={user} hasPassword={hasPassword} />
      <LanguageSection />
      <SharingSection user={user} />
      <EmailSection user={user} hasPassword={hasPassword} />
      <DevicesSection userId={user.id} />
      <DataSection />
      <DeleteSection user={user} hasPassword={hasPassword} onDeleted={onDeleted} />
    </div>
  )
}

/** Goes to where one came from; to the map for who came from elsewhere. */
function BackButton() {
  const goBack = useGoBack('/map')
  return (
    <Button variant="quiet" size="sm" className="-ms-2.5" onClick={goBack}>
      <ArrowLeft className="size-4" strokeWidth={1.6} aria-hidden />
      {messages.common.back}
    </Button>
  )
}
