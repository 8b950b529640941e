import { Ellipsis, KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import type { AccountSecurity, Passkey } from '#shared/account-security.ts'
import { useConfig } from '#web/lib/config/config.ts'
import { hasPasskeys } from '#web/lib/session/passkeys.ts'
import { successToast } from '#web/lib/toast.ts'
import { securityMessages } from '#web/messages/security.ts'
import { useAddPasskey, useRemovePasskey, useRenamePasskey, waysIn } from '#web/queries/account-security.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { deviceTitle } from './device-title.ts'
import { recentDay, timestampDay } from './moment.ts'
import { PasskeyNameDialog } from './passkey-name-dialog.tsx'
import { RowFailure, RowIcon, RowReason, SettingRow, SettingRows } from './setting-row.tsx'
import { SettingsSection } from './settings-section.tsx'

type PasskeysSectionProps = { userId: string; security: AccountSecurity }

/** The passkeys of the account. */
export function PasskeysSection({ userId, security }: PasskeysSectionProps) {
  const [isAdding, setIsAdding] = useState(false)
  const [renamed, setRenamed] = useState<Passkey>()
  const canAdd = hasPasskeys(useConfig())
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
      {canAdd ? (
        <Button className="self-start" onClick={() => setIsAdding(true)}>
          <Plus className="size-4" strokeWidth={1.6} aria-hidden />
          {securityMessages.addPasskey}
        </Button>
      ) : (
        <p className="text-14 text-ink-2">{securityMessages.passkeysImpossible}</p>
      )}
      {isAdding && <AddDialog userId={userId} onClose={() => setIsAdding(false)} />}
      {renamed !== undefined && (
        <RenameDialog userId={userId} passkey={renamed} onClose={() => setRenamed(undefined)} />
      )}
    </SettingsSection>
  )
}

function AddDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const add = useAddPasskey(userId, securityMessages.passkeyNotAdded)
  const handleAdded = ({ name }: Passkey) => {
    successToast(securityMessages.passkeyAdded, { description: securityMessages.passkeyAddedText({ name }) })
    onClose()
  }
  return (
    <PasskeyNameDialog
      title={securityMessages.addPasskey}
      description={securityMessages.addPasskeyText}
      button={securityMessages.proceed}
      errorTitle={securityMessages.passkeyNotAdded}
      initial={deviceTitle(navigator.userAgent)}
      change={{ ...add, mutate: (name) => add.mutate(name, { onSuccess: handleAdded }) }}
      onClose={onClose}
    />
  )
}

type RenameDialogProps = { userId: string; passkey: Passkey; onClose: () => void }

function RenameDialog({ userId, passkey: { id, name }, onClose }: RenameDialogProps) {
  const rename = useRenamePasskey(userId, securityMessages.passkeyNotRenamed)
  const handleRename = (next: string) =>
    rename.mutate(
      { id, name: next },
      {
        onSuccess: () => {
          successToast(securityMessages.passkeyRenamed, { description: next })
          onClose()
        },
      },
    )
  return (
    <PasskeyNameDialog
      title={securityMessages.renameTitle}
      button={securityMessages.rename}
      errorTitle={securityMessages.passkeyNotRenamed}
      initial={name}
      change={{ ...rename, mutate: handleRename }}
      onClose={onClose}
    />
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
      {isLastWayIn && <RowReason text={securityMessages.lastWayIn} />}
      <RowFailure title={securityMessages.passkeyNotRemoved} error={remove.error} onDismiss={remove.reset} />
    </SettingRow>
  )
}
