import { useLocation } from '@tanstack/react-router'
import { type Ref, useEffect, useRef } from 'react'
import { Controller } from 'react-hook-form'
import type { User } from '#shared/collections/users.ts'
import { useWeakness } from '#web/lib/forms/use-weakness.ts'
import { settingsMessages } from '#web/messages/settings.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Field } from '#web/ui/field.tsx'
import { useLeaveGuard } from '#web/ui/leave-guard.tsx'
import { PictureField } from './picture-field.tsx'
import { noPicture, passwordHash } from './settings-form.ts'
import { SettingsSection } from './settings-section.tsx'
import { useSettingsForm } from './use-settings-form.ts'

/** Picture, name and, if the account has one, the password: all saved by one button. */
export function AccountForm({ user, hasPassword }: { user: User; hasPassword: boolean }) {
  const { form, isDirty, isBusy, save, failure, forgetFailure } = useSettingsForm(user)
  const { errors } = form.formState
  const passwords = useRef<HTMLFieldSetElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === passwordHash) passwords.current?.querySelector('input')?.focus()
  }, [hash])
  // Typed text is stored for this tab; a file cannot be.
  const guard = useLeaveGuard({
    isDirty: form.watch('avatar') !== null,
    text: settingsMessages.leaveText,
    needsSession: true,
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isDirty && !isBusy) void save()
      }}
    >
      {guard.dialog}
      <SettingsSection title={settingsMessages.accountSection}>
        <Controller
          control={form.control}
          name="avatar"
          render={({ field }) => (
            <PictureField
              user={user}
              chosen={field.value}
              error={errors.avatar?.message}
              onChoose={(picture) => {
                // Removing a picture that was only chosen, or did not exist, changes nothing.
                const isUnchanged =
                  picture === noPicture && (field.value instanceof File || user.avatar === '')
                const chosen = isUnchanged ? null : picture
                form.setValue('avatar', chosen, { shouldDirty: true, shouldValidate: true })
              }}
            />
          )}
        />
        <Field
          label={settingsMessages.name}
          autoComplete="name"
          maxLength={255}
          error={errors.name?.message}
          hint={errors.name && settingsMessages.nameHint}
          {...form.register('name')}
        />
      </SettingsSection>
      {hasPassword && <PasswordFields ref={passwords} form={form} email={user.email ?? ''} />}
      <div className="grid border-t border-rule py-6 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-x-8">
        {failure !== null && (
          <FailureNotice
            title={settingsMessages.couldNotUpdate}
            error={failure}
            onDismiss={forgetFailure}
            className="mb-4 max-w-110 md:col-start-2"
          />
        )}
        <div className="flex items-center gap-4 md:col-start-2">
          <Button type="submit" variant="primary" disabled={!isDirty || isBusy}>
            {settingsMessages.update}
          </Button>
          <output className="text-13 text-ink-3">{isDirty && settingsMessages.unsaved}</output>
        </div>
      </div>
    </form>
  )
}

type PasswordFieldsProps = {
  ref: Ref<HTMLFieldSetElement>
  form: ReturnType<typeof useSettingsForm>['form']
  /** The email address of the account; a password that contains it is easy to guess. */
  email: string
}

/** The three fields that change the password, with a warning of a password that is easy to guess. */
function PasswordFields({ ref, form, email }: PasswordFieldsProps) {
  const { errors } = form.formState
  const weakness = useWeakness(form.watch('password'), { email, name: form.watch('name') })
  const warnings = { common: settingsMessages.commonPassword, own: settingsMessages.ownPassword }
  return (
    <SettingsSection title={settingsMessages.passwordSection}>
      <fieldset
        ref={ref}
        aria-label={settingsMessages.passwordSection}
        className="flex min-w-0 flex-col gap-4"
      >
        <Field
          label={settingsMessages.currentPassword}
          type="password"
          autoComplete="current-password"
          error={errors.oldPassword?.message}
          {...form.register('oldPassword', { deps: ['password', 'passwordConfirm'] })}
        />
        <Field
          label={settingsMessages.newPassword}
          type="password"
          autoComplete="new-password"
          error={errors.password?.message}
          warning={weakness === null ? undefined : warnings[weakness]}
          hint={settingsMessages.passwordHint}
          {...form.register('password', { deps: ['oldPassword', 'passwordConfirm'] })}
        />
        <Field
          label={settingsMessages.confirmNewPassword}
          type="password"
          autoComplete="new-password"
          error={errors.passwordConfirm?.message}
          {...form.register('passwordConfirm', { deps: ['oldPassword', 'password'] })}
        />
      </fieldset>
    </SettingsSection>
  )
}
