import type { User } from '#shared/collections/users.ts'
import { sharingMessages } from '#web/messages/sharing.ts'
import { useUpdateAccount } from '#web/queries/account-changes.ts'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { PublicProfile } from '#web/ui/public-profile.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { HiddenDays } from './hidden-days.tsx'
import { SettingsSection } from './settings-section.tsx'

type SharingSectionProps = {
  user: User
  /** The number of days after its end from which a stay is visible to others; undefined when it is not known. */
  hiddenDays: number | undefined
}

/** Who can see the own profile and new trips. Each switch is saved at once. */
export function SharingSection({ user, hiddenDays }: SharingSectionProps) {
  const account = useUpdateAccount(user, sharingMessages.couldNotChange)
  return (
    <SettingsSection title={sharingMessages.section}>
      <PublicProfile
        userId={user.id}
        isPublic={user.public}
        onChange={(isPublic) => account.mutate({ public: isPublic })}
      />
      {user.public && hiddenDays !== undefined && <HiddenDays userId={user.id} stored={hiddenDays} />}
      <Switch
        label={sharingMessages.newTripsPrivate}
        hint={sharingMessages.newTripsPrivateHint}
        isOn={user.private_trips}
        onChange={(isPrivate) => account.mutate({ private_trips: isPrivate })}
      />
      {account.isError && (
        <FailureNotice
          title={sharingMessages.couldNotChange}
          error={account.error}
          onRetry={() => account.mutate(account.variables)}
          onDismiss={() => account.reset()}
        />
      )}
    </SettingsSection>
  )
}
