import { useState } from 'react'
import type { Passkey } from '#shared/account-security.ts'
import { fieldErrors } from '#web/lib/api/error-message.ts'
import { successToast } from '#web/lib/toast.ts'
import { messages } from '#web/messages/index.ts'
import { securityMessages } from '#web/messages/security.ts'
import { useRenamePasskey } from '#web/queries/account-security.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Field } from '#web/ui/field.tsx'

type RenamePasskeyDialogProps = { userId: string; passkey: Passkey; onClose: () => void }

/** Gives a passkey another name. */
export function RenamePasskeyDialog({ userId, passkey, onClose }: RenamePasskeyDialogProps) {
  const [name, setName] = useState(passkey.name)
  const [isEmpty, setIsEmpty] = useState(false)
  const rename = useRenamePasskey(userId, securityMessages.passkeyNotRenamed)
  const handleSubmit = () => {
    const trimmed = name.trim()
    setIsEmpty(trimmed === '')
    if (trimmed === '' || rename.isPending) return
    const onSuccess = () => {
      successToast(securityMessages.passkeyRenamed, { description: trimmed })
      onClose()
    }
    rename.mutate({ id: passkey.id, name: trimmed }, { onSuccess })
  }
  const { name: refusal } = fieldErrors(rename.error)
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={securityMessages.renameTitle}>
      <form
        noValidate
        className="mt-5 flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          handleSubmit()
        }}
      >
        <Field
          label={securityMessages.passkeyName}
          autoComplete="off"
          maxLength={100}
          value={name}
          error={isEmpty ? securityMessages.required : refusal}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value)
            setIsEmpty(false)
          }}
        />
        {rename.error !== null && refusal === undefined && (
          <FailureNotice
            title={securityMessages.passkeyNotRenamed}
            error={rename.error}
            onDismiss={rename.reset}
          />
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{messages.common.cancel}</Button>
          <Button type="submit" variant="primary" disabled={rename.isPending}>
            {securityMessages.rename}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
