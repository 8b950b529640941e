import { clsx } from 'clsx'
import { useId } from 'react'
import { plannerMessages } from '#web/messages/planner.ts'
import { openDayField } from './day-field.tsx'

/** Where a day is changed: the id of its field and the field's label. */
export type DayPlace = { fieldId: string; label: string }

type FixedDayProps = {
  label: string
  day: string
  /** Pressing the day opens this field; without it the day can only be read. */
  changedAt?: DayPlace | undefined
}

/** A day that follows from other fields. */
export function FixedDay({ label, day, changedAt }: FixedDayProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="truncate text-13 font-medium text-ink-2">
        {label}
      </label>
      <div className="plan-fixed text-[0.90625rem]">
        <input
          id={id}
          readOnly
          value={day}
          placeholder={plannerMessages.noDay}
          className={clsx('figures', changedAt && 'plan-follows')}
          {...(changedAt && {
            title: plannerMessages.changedAt(changedAt.label),
            onClick: () => openDayField(changedAt.fieldId),
            onKeyDown: (event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              openDayField(changedAt.fieldId)
            },
          })}
        />
      </div>
    </div>
  )
}
