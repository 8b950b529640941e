import { useState } from 'react'
import type { User } from '#shared/collections/users.ts'
import { settingsMessages } from '#web/messages/settings.ts'
import { Button } from '#web/ui/button.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { SettingsSection } from './settings-section.tsx'

type DeleteSectionProps = { user: User; hasPassword: boolean; onDeleted: () => void }

/** Deletes the account. */
export function DeleteSection({ user, hasPassword, onDeleted }: DeleteSectionProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SettingsSection title={settingsMessages.deleteSection}>
      <p className="text-ink-2">{settingsMessages.deleteText}</p>
      <Button variant="quietDanger" className="-ms-4 self-start" onClick={() => setIsOpen(true)}>
        {settingsMessages.deleteAccount}
      </Button>
      {isOpen && (
        <DeleteDialog
          user={user}
          hasPassword={hasPassword}
          onClose={() => setIsOpen(false)}
          onDeleted={onDeleted}
        />
      )}
    </SettingsSection>
  )
}
