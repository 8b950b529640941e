import { Ellipsis, KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { AccountSecurity, Passkey } from '#shared/account-security.ts'
import { successToast } from '#web/lib/toast.ts'
import { securityMessages } from '#web/messages/security.ts'
import { useRemovePasskey, waysIn } from '#web/queries/account-security.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { recentDay, timestampDay } from './moment.ts'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'
import { RowIcon, SettingRow, SettingRows } from './setting-row.tsx'
import { SettingsSection } from './settings-section.tsx'

type PasskeysSectionProps = { userId: string; security: AccountSecurity }

/** The passkeys of the account. */
export function PasskeysSection({ userId, security }: PasskeysSectionProps) {
  const [renamed, setRenamed] = useState<Passkey>()
  const isLastWayIn = waysIn(security) === 1
  return (
    <SettingsSection title={securityMessages.passkeys} isWide>
      <p className="-mt-1 max-w-136 text-ink-2">{securityMessages.passkeysText}</p>
      {security.passkeys.length > 0 && (
        <SettingRows>
          {security.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              userId={userId}
              passkey={passkey}
              isLastWayIn={isLastWayIn}
              onRename={() => setRenamed(passkey)}
            />
          ))}
        </SettingRows>
      )}
      {renamed !== undefined && (
        <RenamePasskeyDialog userId={userId} passkey={renamed} onClose={() => setRenamed(undefined)} />
      )}
    </SettingsSection>
  )
}

type PasskeyRowProps = { userId: string; passkey: Passkey; isLastWayIn: boolean; onRename: () => void }

function PasskeyRow({ userId, passkey, isLastWayIn, onRename }: PasskeyRowProps) {
  const { id, name, created, used } = passkey
  const remove = useRemovePasskey(userId, securityMessages.passkeyNotRemoved)
  const isRemoveDisabled = isLastWayIn || remove.isPending
  const handleRemove = () => {
    if (isRemoveDisabled) return
    const description = securityMessages.passkeyRemovedText({ name })
    remove.mutate(id, { onSuccess: () => successToast(securityMessages.passkeyRemoved, { description }) })
  }
  return (
    <SettingRow
      icon={<RowIcon icon={KeyRound} />}
      title={name}
      detail={
        used === ''
          ? securityMessages.passkeyNeverUsed({ day: timestampDay(created) })
          : securityMessages.passkeyUsed({ added: timestampDay(created), ...recentDay(used) })
      }
      actions={
        <>
          <span className="hidden md:contents">
            <Button
              variant="quiet"
              size="sm"
              aria-label={securityMessages.renameOf({ name })}
              onClick={onRename}
            >
              {securityMessages.rename}
            </Button>
            <Button
              variant="quietDanger"
              size="sm"
              aria-label={securityMessages.removeOf({ name })}
              disabled={isRemoveDisabled}
              onClick={handleRemove}
            >
              {securityMessages.remove}
            </Button>
          </span>
          <span className="md:hidden">
            <Menu
              trigger={
                <IconButton label={securityMessages.moreFor({ name })}>
                  <Ellipsis className="size-5" strokeWidth={1.6} aria-hidden />
                </IconButton>
              }
            >
              <MenuItem onSelect={onRename}>{securityMessages.rename}</MenuItem>
              <MenuItem disabled={isRemoveDisabled} onSelect={handleRemove} className="text-bad">
                {securityMessages.remove}
              </MenuItem>
            </Menu>
          </span>
        </>
      }
    >
      {isLastWayIn && <p className="pb-2 text-13 text-ink-2">{securityMessages.lastWayIn}</p>}
      {remove.error !== null && (
        <FailureNotice
          title={securityMessages.passkeyNotRemoved}
          error={remove.error}
          onDismiss={remove.reset}
        />
      )}
    </SettingRow>
  )
}
