import type { ComponentProps } from 'react'
import type { PasswordOwner } from '#shared/domain/weak-password.ts'
import { useWeakness } from '#web/lib/forms/use-weakness.ts'
import { authMessages } from '#web/messages/auth.ts'
import { Field } from '#web/ui/field.tsx'

type Handlers = Omit<ComponentProps<typeof Field>, 'label'>

type NewPasswordFieldsProps = {
  label: string
  confirmLabel: string
  /** The current text of the password field. */
  typed: string
  /** The owner of the password, as far as it is known. */
  owner: PasswordOwner
  password: Handlers
  confirm: Handlers
}

/** A new password and its repetition, with a warning of a password that is easy to guess. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label, confirmLabel, typed, owner, password, confirm } = props
  const weakness = useWeakness(typed, owner)
  const warnings = { common: authMessages.commonPassword, own: authMessages.ownPassword }
  return (
    <>
      <Field
        label={label}
        type="password"
        autoComplete="new-password"
        warning={weakness === null ? undefined : warnings[weakness]}
        hint={authMessages.passwordHint}
        {...password}
      />
      <Field label={confirmLabel} type="password" autoComplete="new-password" {...confirm} />
    </>
  )
}
