import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import type * as core from 'zod/v4/core'
import type { User } from '#shared/collections/users.ts'
import { fieldErrors } from '#web/lib/api/error-message.ts'
import { useFieldDraft } from '#web/lib/forms/field-draft.ts'
import { useErrorsInLanguage } from '#web/lib/forms/use-errors-in-language.ts'
import { successToast } from '#web/lib/toast.ts'
import { settingsMessages } from '#web/messages/settings.ts'
import { useRequestEmailChange } from '#web/queries/account-changes.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Field } from '#web/ui/field.tsx'
import { textLinkClass } from '#web/ui/text-link.ts'
import { SettingsSection } from './settings-section.tsx'

/** The address that signs in, and the way to another one: it has to answer a mail first. */
export function EmailSection({ user, hasPassword }: { user: User; hasPassword: boolean }) {
  return (
    <SettingsSection title={settingsMessages.emailSection}>
      <p className="text-ink-2">
        {settingsMessages.emailNow} <span className="font-medium wrap-anywhere text-ink">{user.email}</span>
        {!user.verified && (
          <span className="mt-1 block text-14">
            {settingsMessages.notVerified}{' '}
            <Link to="/auth/verify-email" className={textLinkClass('accent')}>
              {settingsMessages.verify}
            </Link>
          </span>
        )}
      </p>
      {hasPassword ? (
        <EmailForm userId={user.id} />
      ) : (
        <p className="text-14 text-ink-3">{settingsMessages.emailWithoutPassword}</p>
      )}
    </SettingsSection>
  )
}

type EmailInput = { newEmail: string }

const emailInput: core.$ZodType<EmailInput, EmailInput> = z.object({
  newEmail: z.string().check(z.trim(), z.email({ error: () => settingsMessages.invalidEmail })),
})

function EmailForm({ userId }: { userId: string }) {
  const form = useForm<EmailInput, unknown, EmailInput>({
    resolver: zodResolver<EmailInput, unknown, EmailInput, core.$ZodType<EmailInput, EmailInput>>(emailInput),
    defaultValues: { newEmail: '' },
  })
  const { register, handleSubmit, formState, setError, setValue, reset, control } = form
  useErrorsInLanguage(form)
  useFieldDraft(`new-email.${userId}`, {
    text: useWatch({ control, name: 'newEmail' }),
    stored: '',
    restore: (text) => setValue('newEmail', text),
  })
  const request = useRequestEmailChange(settingsMessages.couldNotSendLink)
  const handleSend = handleSubmit(({ newEmail }) =>
    request.mutate(newEmail, {
      onSuccess: () => {
        const description = settingsMessages.linkSentText({ email: newEmail })
        successToast(settingsMessages.linkSent, { description })
        reset()
      },
      onError: (error) => {
        const { newEmail: message } = fieldErrors(error)
        if (message !== undefined) setError('newEmail', { type: 'server', message }, { shouldFocus: true })
      },
    }),
  )
  return (
    <form
      noValidate
      className="flex flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!request.isPending) void handleSend()
      }}
    >
      <Field
        className="w-full"
        label={settingsMessages.newEmail}
        type="email"
        autoComplete="email"
        hint={settingsMessages.newEmailHint}
        error={formState.errors.newEmail?.message}
        {...register('newEmail')}
      />
      <p aria-live="polite" className="sr-only">
        {request.isSuccess && settingsMessages.linkSentText({ email: request.variables })}
      </p>
      {request.error !== null && fieldErrors(request.error)['newEmail'] === undefined && (
        <FailureNotice
          title={settingsMessages.couldNotSendLink}
          error={request.error}
          onDismiss={request.reset}
          className="w-full"
        />
      )}
      <Button type="submit" aria-disabled={request.isPending || undefined}>
        {settingsMessages.sendLink}
      </Button>
    </form>
  )
}
