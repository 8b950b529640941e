import { messages } from '#web/messages/index.ts'
import { settingsMessages } from '#web/messages/settings.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SettingsSection, settingsPageClass } from './settings-section.tsx'

/** The settings while they are fetched, in their final geometry. */
export function SettingsSkeleton() {
  return (
    <div className={settingsPageClass} aria-busy>
      <Skeleton className="my-3 h-5 w-16 md:my-1.5" />
      <h1 className="mt-2 mb-7 text-34 md:text-44">{messages.settings.title}</h1>
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

const FieldSkeleton = ({ hasHint = false }: { hasHint?: boolean }) => (
  <div className="flex flex-col gap-1.5">
    <Skeleton className="my-1 h-3 w-24" />
    <Skeleton className="h-11" />
    {hasHint && <Skeleton className="my-1 h-3 w-64 max-w-full" />}
  </div>
)
