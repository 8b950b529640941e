import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod/v4/core'
import type { User } from '#shared/collections/users.ts'
import { fieldErrors } from '#web/lib/api/error-message.ts'
import { useFieldDraft } from '#web/lib/forms/field-draft.ts'
import { useErrorsInLanguage } from '#web/lib/forms/use-errors-in-language.ts'
import { successToast } from '#web/lib/toast.ts'
import { settingsMessages } from '#web/messages/settings.ts'
import { useUpdateAccount } from '#web/queries/account-changes.ts'
import { changesOf, settingsInput, untouched } from './settings-form.ts'
import type { SettingsInput } from './settings-form.ts'

const isField = (field: string): field is keyof SettingsInput => field in settingsInput.shape

/** The fields of the form that have another value now than when they were sent. */
const changedSince = (sent: SettingsInput, now: SettingsInput): Partial<SettingsInput> => {
  const changed: Partial<SettingsInput> = { ...now }
  for (const field in now) if (isField(field) && now[field] === sent[field]) delete changed[field]
  return changed
}

/**
 * The form of the account's settings. Typed text remains when the server refuses it, and changes made during a save
 * remain, too. `failure` is the error that no field shows.
 */
export const useSettingsForm = (user: User) => {
  const form = useForm<SettingsInput, unknown, SettingsInput>({
    resolver: zodResolver<SettingsInput, unknown, SettingsInput, z.$ZodType<SettingsInput, SettingsInput>>(
      settingsInput,
    ),
    defaultValues: { ...untouched, name: user.name },
  })
  useErrorsInLanguage(form)
  const { isDirty } = form.formState
  const account = useUpdateAccount(user, settingsMessages.couldNotUpdate, () =>
    successToast(settingsMessages.updated, { description: settingsMessages.updatedText }),
  )

  // Changed in another tab or on another device; what is being typed here is not touched.
  const { name } = user
  const { getValues, reset, resetField } = form
  const shownName = form.formState.defaultValues?.name
  useEffect(() => {
    // Something may have been typed between the render and this effect.
    if (!isDirty && getValues('name') === shownName) resetField('name', { defaultValue: name })
  }, [getValues, isDirty, name, resetField, shownName])

  useFieldDraft(`settings-name.${user.id}`, {
    text: useWatch({ control: form.control, name: 'name' }),
    stored: name,
    restore: (text) => form.setValue('name', text, { shouldDirty: true }),
  })

  const save = form.handleSubmit((values) => {
    const sent = getValues()
    account.mutate(changesOf(user, values), {
      onSuccess: () => {
        const saved = { ...values, ...untouched }
        const unsaved = changedSince(sent, getValues())
        reset(saved)
        reset({ ...saved, ...unsaved }, { keepDefaultValues: true })
      },
      onError: (error) => {
        for (const [field, message] of Object.entries(fieldErrors(error))) {
          if (isField(field)) form.setError(field, { type: 'server', message }, { shouldFocus: true })
        }
      },
    })
  })
  const isInFields = Object.keys(fieldErrors(account.error)).some(isField)
  const failure = isInFields ? null : account.error
  return { form, isDirty, isBusy: account.isPending, save, failure, forgetFailure: account.reset }
}
