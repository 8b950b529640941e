import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useLanguage } from '#web/messages/language.ts'

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values, unknown, Values>,
  'formState' | 'getValues' | 'trigger'
>

/**
 * Checks the fields with an error again when the language changes, so that the error is shown in the new language. An
 * error from the server stays as it is until the next try.
 */
export const useErrorsInLanguage = <Values extends FieldValues>(form: Form<Values>) => {
  const language = useLanguage()
  const check = useEffectEvent(() => {
    const values = form.getValues()
    const isField = (name: string): name is FieldPath<Values> => name in values
    const fields = Object.entries(form.formState.errors).flatMap(([name, error]) =>
      isField(name) && error?.type !== 'server' ? [name] : [],
    )
    if (fields.length > 0) void form.trigger(fields)
  })
  const checked = useRef(language)
  useEffect(() => {
    if (checked.current === language) return
    checked.current = language
    check()
  }, [language])
}
