import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { DefaultValues, FieldPath, FieldValues, RegisterOptions } from 'react-hook-form'
import type * as z from 'zod/v4/core'
import { fieldErrors } from '#web/lib/api/error-message.ts'
import { useErrorsInLanguage } from '#web/lib/forms/use-errors-in-language.ts'
import { useSubmitLock } from './use-submit-lock.ts'

type AuthFormOptions<Values extends FieldValues> = {
  schema: z.$ZodType<Values, Values>
  initial: Values & DefaultValues<Values>
  /** The title of the toast that a failure raises. */
  errorTitle: string
  submit: (values: Values) => Promise<void>
}

/**
 * A form that validates itself and locks its button for a second after each press. It shows a field's error from the
 * server beside the field, and any other failure in `failure` until the next try. The typed values stay when a call
 * fails.
 */
export const useAuthForm = <Values extends FieldValues>(options: AuthFormOptions<Values>) => {
  const { schema, initial, errorTitle, submit } = options
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver<Values, unknown, Values, z.$ZodType<Values, Values>>(schema),
    defaultValues: initial,
  })
  useErrorsInLanguage(form)
  const { isLocked, lock } = useSubmitLock()
  const isField = (name: string): name is FieldPath<Values> => name in initial
  const mutation = useMutation({
    mutationFn: submit,
    meta: { errorTitle },
    onError: (error) => {
      for (const [field, message] of Object.entries(fieldErrors(error))) {
        if (isField(field)) form.setError(field, { type: 'server', message }, { shouldFocus: true })
      }
    },
  })
  const isBusy = isLocked || mutation.isPending
  const { error } = mutation
  const isInFields = Object.keys(fieldErrors(error)).some(isField)
  const failure =
    error === null || isInFields ? null : { title: errorTitle, error, onDismiss: mutation.reset }
  const send = form.handleSubmit((values) => mutation.mutate(values))
  const handleSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    if (isBusy) return
    lock()
    void send()
  }
  /** The props of a text field of the form: its handlers, and its error. */
  const field = <Name extends FieldPath<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    ...form.register(name, options),
    error: form.getFieldState(name, form.formState).error?.message,
  })
  return { form, field, isBusy, handleSubmit, failure }
}
