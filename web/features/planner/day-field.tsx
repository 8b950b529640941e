import { clsx } from 'clsx'
import { Calendar as CalendarIcon } from 'lucide-react'
import { useState } from 'react'
import { plannerMessages } from '#web/messages/planner.ts'
import { Button } from '#web/ui/button.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { LazyCalendar, useCalendarScript } from '#web/ui/lazy-calendar.tsx'

type DayFieldProps = {
  id: string
  label: string
  day: string
  /** The text that the field shows while no day is chosen. */
  placeholder?: string
  /** The day at which the calendar opens while no day is chosen; "" for today. */
  near: string
  /** Earlier days cannot be chosen; "" for no limit. */
  earliest: string
  /** The reason for it. */
  earliestText: string
  /** A small field is used among the other controls of a row. */
  isSmall?: boolean
  hasWarning?: boolean
  /** The id of the error message. */
  errorId?: string | undefined
  onPick: (day: string) => void
}

/** A calendar day, chosen in a small calendar. */
export function DayField(props: DayFieldProps) {
  const { id, label, day, near, earliest, earliestText, hasWarning = false, isSmall = false } = props
  const { placeholder = plannerMessages.pickDate, errorId, onPick } = props
  const [isOpen, setIsOpen] = useState(false)
  const calendar = useCalendarScript(isOpen)
  const handlePick = (picked: string) => {
    setIsOpen(false)
    onPick(picked)
  }
  const shown = day === '' ? placeholder : day
  const border = errorId !== undefined ? 'border-bad' : hasWarning ? 'border-warn' : 'border-field'
  const trigger = (
    <button
      id={id}
      type="button"
      aria-label={`${label}: ${shown}`}
      aria-describedby={errorId}
      className={clsx(
        'plan-input cursor-pointer',
        isSmall && 'is-small w-auto min-w-31 @[23rem]:min-w-33',
        border,
      )}
    >
      <CalendarIcon className="size-4 shrink-0 text-ink-2" strokeWidth={1.6} aria-hidden />
      <span className={clsx('figures whitespace-nowrap', day === '' && 'text-ink-3')}>{shown}</span>
    </button>
  )
  return (
    <Popover label={label} trigger={trigger} isOpen={isOpen} onOpenChange={setIsOpen} className="w-75 p-3">
      <LazyCalendar calendar={calendar} day={day} near={near} earliest={earliest} onPick={handlePick} />
      {earliest !== '' && <p className="mt-2 mb-0 px-1 text-13 text-ink-3">{earliestText}</p>}
      {day !== '' && (
        <Button variant="quiet" size="sm" className="mt-1 w-full" onClick={() => handlePick('')}>
          {plannerMessages.clearDate}
        </Button>
      )}
    </Popover>
  )
}

/** The ids of the fields for the days of a trip: its first and its last day, and the day of each leg. */
export const firstDayFieldId = 'trip-first-day'
export const lastDayFieldId = 'trip-last-day'
export const legDayFieldId = (legId: string) => `day-${legId}`

/** Scrolls to the field of a day, and opens its calendar. */
export const openDayField = (id: string) => {
  const field = document.getElementById(id)
  field?.scrollIntoView({ block: 'nearest' })
  field?.focus()
  field?.click()
}
