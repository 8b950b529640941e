import { useId } from 'react'
import { plannerMessages } from '#web/messages/planner.ts'

/** A day that other fields decide: it can be read, not changed. */
export function FixedDay({ label, day }: { label: string; day: string }) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="truncate text-13 font-medium text-ink-2">
        {label}
      </label>
      <div className="plan-fixed text-[0.90625rem]">
        <input id={id} readOnly value={day} placeholder={plannerMessages.noDay} className="figures" />
      </div>
    </div>
  )
}
