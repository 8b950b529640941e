import { settingsMessages } from '#web/messages/settings.ts'
import { FieldSkeleton } from '#web/ui/field-skeleton.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SettingsSection } from './settings-section.tsx'

/** The general settings while they load, with their final sizes. */
export function GeneralSkeleton() {
  return (
    <div aria-busy>
      <p className="sr-only">{settingsMessages.loading}</p>
      <SettingsSection title={settingsMessages.accountSection}>
        <div className="flex items-center gap-5">
          <Skeleton className="size-13 rounded-full! md:size-18" />
          <div>
            <Skeleton className="h-11 w-40 md:h-10" />
            <Skeleton className="mt-2.5 mb-1 h-3 w-56" />
          </div>
        </div>
        <FieldSkeleton />
      </SettingsSection>
      <SettingsSection title={settingsMessages.passwordSection}>
        <FieldSkeleton />
        <FieldSkeleton hasHint />
        <FieldSkeleton />
      </SettingsSection>
    </div>
  )
}
