import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone, UserCog } from 'lucide-react'
import type { ComponentProps } from 'react'
import { deviceName } from '#shared/domain/device-name.ts'
import type { Device } from '#shared/sessions.ts'
import { successToast } from '#web/lib/toast.ts'
import { settingsMessages } from '#web/messages/settings.ts'
import { devicesQuery, useSignOutDevice } from '#web/queries/sessions.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { deviceTitle } from './device-title.ts'
import { leavesFocus } from './leaves-focus.ts'
import { timestampText } from './moment.ts'
import { RowIcon, SettingRow, SettingRows, SettingRowSkeleton } from './setting-row.tsx'
import { SettingsSection } from './settings-section.tsx'

/** The devices with a session, and a button to sign each of them out. */
export function DevicesSection({ userId }: { userId: string }) {
  const devices = useQuery(devicesQuery(userId))
  const signOut = useSignOutDevice(userId, settingsMessages.couldNotSignOut)
  const hasOthers = devices.data?.some(({ current }) => !current) ?? false

  const handleSignOut = (device: Device) => {
    const description = settingsMessages.signedOutText({ device: titleOf(device) })
    signOut.mutate(device, {
      onSuccess: () => successToast(settingsMessages.signedOut, { description }),
    })
  }
  const handleSignOutOthers = () =>
    signOut.mutate(null, { onSuccess: () => successToast(settingsMessages.othersSignedOut) })

  const failure = signOut.error && {
    title: settingsMessages.couldNotSignOut,
    error: signOut.error,
    onDismiss: signOut.reset,
  }
  return (
    <SettingsSection title={settingsMessages.devicesSection} isWide>
      {devices.error !== null && devices.data === undefined ? (
        <FailureNotice
          title={settingsMessages.devicesNotLoaded}
          error={devices.error}
          onRetry={() => void devices.refetch()}
          isRetrying={devices.isFetching}
        />
      ) : (
        <SettingRows>
          {devices.data?.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isBusy={signOut.isPending}
              failure={signOut.variables?.id === device.id ? failure : null}
              onSignOut={() => handleSignOut(device)}
            />
          )) ?? <SettingRowSkeleton />}
        </SettingRows>
      )}
      {hasOthers && (
        <Button
          ref={leavesFocus}
          className="self-start"
          aria-disabled={signOut.isPending || undefined}
          onClick={() => !signOut.isPending && handleSignOutOthers()}
        >
          {settingsMessages.signOutOthers}
        </Button>
      )}
      <p className="text-13 text-ink-3">{settingsMessages.newDeviceMail}</p>
      {signOut.variables === null && failure !== null && <FailureNotice {...failure} />}
    </SettingsSection>
  )
}

const titleOf = ({ agent, impersonated }: Device) =>
  impersonated ? settingsMessages.operatorInPlace : deviceTitle(agent)

const iconOf = ({ agent, impersonated }: Device) => {
  if (impersonated) return UserCog
  return deviceName(agent).isPhone ? Smartphone : Monitor
}

type DeviceRowProps = {
  device: Device
  isBusy: boolean
  /** Why the last try to sign out there failed. */
  failure: ComponentProps<typeof FailureNotice> | null
  onSignOut: () => void
}

function DeviceRow({ device, isBusy, failure, onSignOut }: DeviceRowProps) {
  const title = titleOf(device)
  return (
    <SettingRow
      icon={<RowIcon icon={iconOf(device)} />}
      title={title}
      detail={
        device.current ? (
          <span className="font-medium text-good">{settingsMessages.thisDevice}</span>
        ) : (
          settingsMessages.lastUsed({ moment: timestampText(device.used) })
        )
      }
      actions={
        !device.current && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={settingsMessages.signOutOf({ device: title })}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onSignOut()}
          >
            {settingsMessages.signOutDevice}
          </Button>
        )
      }
    >
      {failure !== null && <FailureNotice {...failure} className="mt-2" />}
    </SettingRow>
  )
}
