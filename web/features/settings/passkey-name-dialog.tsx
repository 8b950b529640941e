import { useState } from 'react'
import { passkeyNameMaxLength } from '#shared/passkeys.ts'
import { fieldErrors } from '#web/lib/api/error-message.ts'
import { messages } from '#web/messages/index.ts'
import { securityMessages } from '#web/messages/security.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Field } from '#web/ui/field.tsx'

type PasskeyNameDialogProps = {
  title: string
  description?: string
  button: string
  errorTitle: string
  /** The name at first. */
  initial: string
  change: {
    isPending: boolean
    error: unknown
    reset: () => void
    mutate: (name: string) => void
  }
  onClose: () => void
}

/** Asks for the name of a new passkey, or for another name of an existing one. */
export function PasskeyNameDialog(props: PasskeyNameDialogProps) {
  const { title, description, button, errorTitle, initial, change, onClose } = props
  const [name, setName] = useState(initial)
  const [isEmpty, setIsEmpty] = useState(false)
  const handleSubmit = () => {
    const trimmed = name.trim()
    setIsEmpty(trimmed === '')
    if (trimmed !== '' && !change.isPending) change.mutate(trimmed)
  }
  const { name: refusal } = fieldErrors(change.error)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      {...(description !== undefined && { description })}
    >
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
          maxLength={passkeyNameMaxLength}
          value={name}
          error={isEmpty ? securityMessages.required : refusal}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value)
            setIsEmpty(false)
          }}
        />
        {change.error !== null && refusal === undefined && (
          <FailureNotice title={errorTitle} error={change.error} onDismiss={change.reset} />
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{messages.common.cancel}</Button>
          <Button type="submit" variant="primary" disabled={change.isPending}>
            {button}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
