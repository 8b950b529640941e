import { zodResolver } from '@hookform/resolvers/zod'
import type { UseMutationResult } from '@tanstack/react-query'
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
import { useCorrectEmail, useRequestEmailChange } from '#web/queries/account-changes.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Field } from '#web/ui/field.tsx'
import { textLinkClass } from '#web/ui/text-link.ts'
import { SettingsSection } from './settings-section.tsx'

/** The email address of the account, and its change: a verified address is changed by a mailed link. */
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
      {user.verified ? (
        <ChangeForm userId={user.id} hasPassword={hasPassword} />
      ) : (
        <CorrectionForm userId={user.id} />
      )}
    </SettingsSection>
  )
}

const ChangeForm = ({ userId, hasPassword }: { userId: string; hasPassword: boolean }) => (
  <EmailForm
    userId={userId}
    request={useRequestEmailChange(settingsMessages.couldNotSendLink)}
    texts={{
      label: settingsMessages.newEmail,
      hint: hasPassword ? settingsMessages.newEmailHint : settingsMessages.newEmailHintSignedIn,
      button: settingsMessages.sendLink,
      done: settingsMessages.linkSent,
      doneText: settingsMessages.linkSentText,
      failed: settingsMessages.couldNotSendLink,
    }}
  />
)

/** Replaces an address that was mistyped when registering. */
const CorrectionForm = ({ userId }: { userId: string }) => (
  <EmailForm
    userId={userId}
    request={useCorrectEmail(userId, settingsMessages.couldNotCorrectEmail)}
    texts={{
      label: settingsMessages.correctEmail,
      hint: settingsMessages.correctEmailHint,
      button: settingsMessages.correctEmailButton,
      done: settingsMessages.emailCorrected,
      doneText: settingsMessages.emailCorrectedText,
      failed: settingsMessages.couldNotCorrectEmail,
    }}
  />
)

type EmailInput = { email: string }

const emailInput: core.$ZodType<EmailInput, EmailInput> = z.object({
  email: z.string().check(z.trim(), z.email({ error: () => settingsMessages.invalidEmail })),
})

type EmailFormProps = {
  userId: string
  request: UseMutationResult<unknown, Error, string>
  texts: {
    label: string
    hint: string
    button: string
    done: string
    doneText: (values: { email: string }) => string
    failed: string
  }
}

/** The error of the address, which the two calls return under different fields. */
const emailError = (error: unknown): string | undefined => {
  const { newEmail, email = newEmail } = fieldErrors(error)
  return email
}

function EmailForm({ userId, request, texts }: EmailFormProps) {
  const form = useForm<EmailInput, unknown, EmailInput>({
    resolver: zodResolver<EmailInput, unknown, EmailInput, core.$ZodType<EmailInput, EmailInput>>(emailInput),
    defaultValues: { email: '' },
  })
  const { register, handleSubmit, formState, setError, setValue, reset, control } = form
  useErrorsInLanguage(form)
  useFieldDraft(`new-email.${userId}`, {
    text: useWatch({ control, name: 'email' }),
    stored: '',
    restore: (text) => setValue('email', text),
  })
  const handleSend = handleSubmit(({ email }) =>
    request.mutate(email, {
      onSuccess: () => {
        successToast(texts.done, { description: texts.doneText({ email }) })
        reset()
      },
      onError: (error) => {
        const message = emailError(error)
        if (message !== undefined) setError('email', { type: 'server', message }, { shouldFocus: true })
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
        label={texts.label}
        type="email"
        autoComplete="email"
        hint={texts.hint}
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <p aria-live="polite" className="sr-only">
        {request.isSuccess && texts.doneText({ email: request.variables })}
      </p>
      {request.error !== null && emailError(request.error) === undefined && (
        <FailureNotice
          title={texts.failed}
          error={request.error}
          onDismiss={request.reset}
          className="w-full"
        />
      )}
      <Button type="submit" aria-disabled={request.isPending || undefined}>
        {texts.button}
      </Button>
    </form>
  )
}
