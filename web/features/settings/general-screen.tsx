import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '#shared/collections/users.ts'
import { countingMessages } from '#web/messages/counting.ts'
import { settingsQuery } from '#web/queries/settings.ts'
import { AccountForm } from './account-form.tsx'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { EmailSection } from './email-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { RestoreSection } from './restore-section.tsx'
import { SettingsSection } from './settings-section.tsx'
import { SharingSection } from './sharing-section.tsx'

type GeneralScreenProps = {
  user: User
  /** How the person's countries are counted. */
  counting: ReactNode
  onDeleted: () => void
}

/** The general settings: everything about the account except its security. */
export function GeneralScreen({ user, counting, onDeleted }: GeneralScreenProps) {
  const { data: settings } = useSuspenseQuery(settingsQuery(user.id))
  const hasPassword = settings?.authWithPasswordAvailable === true
  return (
    <>
      <AccountForm user={user} hasPassword={hasPassword} />
      <LanguageSection />
      <SettingsSection title={countingMessages.title}>{counting}</SettingsSection>
      <SharingSection user={user} hiddenDays={settings?.hide_recent_days} />
      <EmailSection user={user} hasPassword={hasPassword} />
      <DataSection />
      <RestoreSection />
      <DeleteSection user={user} hasPassword={hasPassword} onDeleted={onDeleted} />
    </>
  )
}
