import { useRef, useState } from 'react'
import type { User } from '#shared/collections/users.ts'
import { fieldErrors } from '#web/lib/api/error-message.ts'
import { messages } from '#web/messages/index.ts'
import { settingsMessages } from '#web/messages/settings.ts'
import { useDeleteAccount } from '#web/queries/account-changes.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Field } from '#web/ui/field.tsx'

type DeleteDialogProps = { user: User; hasPassword: boolean; onClose: () => void; onDeleted: () => void }

/** Asks for confirmation and for a proof of identity before an account is deleted. */
export function DeleteDialog({ user, hasPassword, onClose, onDeleted }: DeleteDialogProps) {
  const [proof, setProof] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const deletion = useDeleteAccount(settingsMessages.couldNotDelete)

  const refuse = (message: string | undefined) => {
    setError(message)
    if (message !== undefined) field.current?.focus()
  }
  const handleDelete = () => {
    if (deletion.isPending) return
    if (proof === '') return refuse(settingsMessages.required)
    deletion.mutate(hasPassword ? { password: proof } : { email: proof }, {
      onSuccess: onDeleted,
      onError: (failure) => {
        const { password, email } = fieldErrors(failure)
        refuse(password ?? email)
      },
    })
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={settingsMessages.deleteTitle}
      description={settingsMessages.deleteQuestion}
    >
      <form
        noValidate
        className="mt-5 flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          handleDelete()
        }}
      >
        <Field
          ref={field}
          label={
            hasPassword
              ? settingsMessages.deletePassword
              : settingsMessages.deleteEmail({ email: user.email ?? '' })
          }
          type={hasPassword ? 'password' : 'email'}
          autoComplete={hasPassword ? 'current-password' : 'off'}
          value={proof}
          error={error}
          onChange={({ currentTarget }) => {
            setProof(currentTarget.value)
            setError(undefined)
            deletion.reset()
          }}
        />
        {deletion.error !== null && error === undefined && (
          <FailureNotice
            title={settingsMessages.couldNotDelete}
            error={deletion.error}
            onDismiss={deletion.reset}
          />
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{messages.common.cancel}</Button>
          <Button type="submit" variant="danger" aria-disabled={deletion.isPending || undefined}>
            {settingsMessages.deleteAccount}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
