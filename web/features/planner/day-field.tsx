import { clsx } from 'clsx'
import { Calendar as CalendarIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { plannerMessages } from '#web/messages/planner.ts'
import { Button } from '#web/ui/button.tsx'
import { Popover } from '#web/ui/popover.tsx'

const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }))

type DayFieldProps = {
  label: string
  day: string
  /** The month to open at while no day is chosen. */
  near: string
  hasWarning: boolean
  onPick: (day: string) => void
}

/** A calendar day, chosen in a small calendar. */
export function DayField({ label, day, near, hasWarning, onPick }: DayFieldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const handlePick = (picked: string) => {
    setIsOpen(false)
    onPick(picked)
  }
  const shown = day === '' ? plannerMessages.pickDate : day
  const trigger = (
    <button
      type="button"
      aria-label={`${label}: ${shown}`}
      className={clsx(
        'plan-input is-small w-auto min-w-31 cursor-pointer xs:min-w-33',
        hasWarning ? 'border-warn' : 'border-field',
      )}
    >
      <CalendarIcon className="size-4 shrink-0 text-ink-2" strokeWidth={1.6} aria-hidden />
      <span className={clsx('figures whitespace-nowrap', day === '' && 'text-ink-3')}>{shown}</span>
    </button>
  )
  return (
    <Popover label={label} trigger={trigger} isOpen={isOpen} onOpenChange={setIsOpen} className="w-75 p-3">
      <Suspense fallback={<div className="h-80" />}>
        <Calendar day={day} near={near} onPick={handlePick} />
      </Suspense>
      {day !== '' && (
        <Button variant="quiet" size="sm" className="mt-1 w-full" onClick={() => handlePick('')}>
          {plannerMessages.clearDate}
        </Button>
      )}
    </Popover>
  )
}
