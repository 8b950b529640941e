import type { ComponentProps } from 'react'
import { isCommonPassword } from '#web/lib/forms/common-passwords.ts'
import { authMessages } from '#web/messages/auth.ts'
import { Field } from '#web/ui/field.tsx'

type Handlers = Omit<ComponentProps<typeof Field>, 'label'>

type NewPasswordFieldsProps = {
  label: string
  confirmLabel: string
  /** What is typed as the password now. */
  typed: string
  password: Handlers
  confirm: Handlers
}

/** A new password and its repetition, with a warning of the most common passwords. */
export function NewPasswordFields({ label, confirmLabel, typed, password, confirm }: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        label={label}
        type="password"
        autoComplete="new-password"
        warning={isCommonPassword(typed) ? authMessages.commonPassword : undefined}
        hint={authMessages.passwordHint}
        {...password}
      />
      <Field label={confirmLabel} type="password" autoComplete="new-password" {...confirm} />
    </>
  )
}
