import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { momentText } from '#shared/domain/date-text.ts'
import type { Device } from '#shared/sessions.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { successToast } from '#web/lib/toast.ts'
import { settingsMessages } from '#web/messages/settings.ts'
import { devicesQuery, useSignOutDevice } from '#web/queries/sessions.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { deviceName } from './device-name.ts'
import { SettingsSection } from './settings-section.tsx'

/** Where one is signed in, and signing out there. */
export function DevicesSection({ userId }: { userId: string }) {
  const devices = useQuery(devicesQuery(userId))
  const signOut = useSignOutDevice(userId, settingsMessages.couldNotSignOut)
  const hasOthers = devices.data?.some(({ current }) => !current) ?? false

  const handleSignOut = (device: Device) => {
    const description = settingsMessages.signedOutText(titleOf(device))
    signOut.mutate(device, {
      onSuccess: () => successToast(settingsMessages.signedOut, { description }),
    })
  }
  const handleSignOutOthers = () =>
    signOut.mutate(null, { onSuccess: () => successToast(settingsMessages.othersSignedOut) })

  return (
    <SettingsSection title={settingsMessages.devicesSection}>
      {devices.error !== null && devices.data === undefined ? (
        <div role="alert">
          <p className="text-bad">{settingsMessages.devicesNotLoaded}</p>
          <p className="text-14 text-ink-2">{errorMessage(devices.error)}</p>
          <Button className="mt-3" onClick={() => void devices.refetch()}>
            {settingsMessages.tryAgain}
          </Button>
        </div>
      ) : (
        <ul className="flex flex-col">
          {devices.data?.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isBusy={signOut.isPending}
              onSignOut={() => handleSignOut(device)}
            />
          )) ?? <DeviceSkeleton />}
        </ul>
      )}
      {hasOthers && (
        <Button
          className="self-start"
          aria-disabled={signOut.isPending || undefined}
          onClick={() => !signOut.isPending && handleSignOutOthers()}
        >
          {settingsMessages.signOutOthers}
        </Button>
      )}
    </SettingsSection>
  )
}

const titleOf = ({ agent }: Device) => {
  const { browser, system } = deviceName(agent)
  if (browser !== null && system !== null) return settingsMessages.deviceName(browser, system)
  return browser ?? system ?? settingsMessages.unknownDevice
}

const momentOf = (timestamp: string) => momentText(new Date(timestamp.replace(' ', 'T')))

type DeviceRowProps = { device: Device; isBusy: boolean; onSignOut: () => void }

function DeviceRow({ device, isBusy, onSignOut }: DeviceRowProps) {
  const title = titleOf(device)
  const Icon = deviceName(device.agent).isPhone ? Smartphone : Monitor
  return (
    <li className="flex min-h-15 items-center gap-4 border-b border-rule py-2 first:pt-0">
      <Icon className="size-5 shrink-0 text-ink-3" strokeWidth={1.6} aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">{title}</p>
        <p className="figures text-13 text-ink-3">
          {device.current ? settingsMessages.thisDevice : settingsMessages.lastUsed(momentOf(device.used))}
        </p>
      </div>
      {!device.current && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={settingsMessages.signOutOf(title)}
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && onSignOut()}
        >
          {settingsMessages.signOutDevice}
        </Button>
      )}
    </li>
  )
}

function DeviceSkeleton() {
  return (
    <li className="flex min-h-15 items-center gap-4 border-b border-rule py-2 first:pt-0">
      <Skeleton className="size-5" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-3.5 w-40" />
        <Skeleton className="h-3 w-28" />
      </div>
    </li>
  )
}
