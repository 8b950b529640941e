import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useLanguage } from '#web/messages/language.ts'

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values, unknown, Values>,
  'formState' | 'getValues' | 'trigger'
>

/**
 * Validates the fields with an error again after a change of the language, which shows the error in the new language.
 * An error from the server stays until the next submission.
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
