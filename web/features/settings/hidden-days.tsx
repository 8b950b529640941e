import { useState } from 'react'
import { mostHiddenDays } from '#shared/collections/settings.ts'
import { successToast } from '#web/lib/toast.ts'
import { sharingMessages as texts } from '#web/messages/sharing.ts'
import { useSaveHiddenDays } from '#web/queries/counting-rules.ts'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Field } from '#web/ui/field.tsx'

type HiddenDaysProps = { userId: string; stored: number }

/**
 * The number of days after its end from which a stay is visible to others. Saved when the field is left, and by Enter.
 */
export function HiddenDays({ userId, stored }: HiddenDaysProps) {
  const [typed, setTyped] = useState<string>()
  const saving = useSaveHiddenDays(userId)
  const text = typed ?? String(stored)
  const days = text.trim() === '' ? Number.NaN : Number(text)
  const isValid = Number.isInteger(days) && days >= 0 && days <= mostHiddenDays
  const save = () => {
    if (!isValid || days === stored || saving.isPending) return
    saving.mutate(days, {
      onSuccess: () => {
        setTyped((now) => (now === text ? undefined : now))
        successToast(texts.hideDaysSaved)
      },
    })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field
        label={texts.hideDays}
        hint={texts.hideDaysHint}
        error={isValid ? undefined : texts.hideDaysError({ most: mostHiddenDays })}
        announcesError
        type="number"
        inputMode="numeric"
        min={0}
        max={mostHiddenDays}
        value={text}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
      />
      {saving.isError && (
        <FailureNotice
          title={texts.couldNotChange}
          error={saving.error}
          onRetry={() => saving.mutate(saving.variables)}
          onDismiss={saving.reset}
        />
      )}
    </form>
  )
}
