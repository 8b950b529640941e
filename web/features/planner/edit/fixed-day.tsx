import { useId } from 'react'
import { plannerMessages } from '#web/messages/planner.ts'
import { openDayField } from '#web/features/planner/day-field.tsx'

/** The field where a day is changed: its id and its label. */
export type DayPlace = { fieldId: string; label: string }

type FixedDayProps = {
  label: string
  day: string
  /** Pressing the day opens this field. */
  changedAt: DayPlace
}

/** A day that follows from another field: it is shown here, and leads to that field. */
export function FixedDay({ label, day, changedAt }: FixedDayProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-13 font-medium wrap-break-word text-ink-2">
        {label}
      </label>
      <div className="plan-fixed text-[0.90625rem]">
        <input
          id={id}
          readOnly
          value={day}
          placeholder={plannerMessages.noDay}
          className="plan-follows figures"
          title={plannerMessages.changedAt({ place: changedAt.label })}
          onClick={() => openDayField(changedAt.fieldId)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return
            event.preventDefault()
            openDayField(changedAt.fieldId)
          }}
        />
      </div>
    </div>
  )
}
