import { Calendar as CalendarIcon } from 'lucide-react'
import { useState } from 'react'
import { precisionOf, type StayDates, withoutAbout } from '#shared/domain/ledger/partial-date.ts'
import { staysMessages as texts } from '#web/messages/stays.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { LazyCalendar, useCalendarScript } from './lazy-calendar.tsx'

type DatesCalendarProps = { dates: StayDates; onPick: (dates: StayDates) => void }

/** A calendar in which a person chooses first the first and then the last day of a stay. */
export function DatesCalendar({ dates, onPick }: DatesCalendarProps) {
  const [isOpen, setIsOpen] = useState(false)
  /** The first chosen day since the calendar was opened; "" for none. */
  const [first, setFirst] = useState('')
  const calendar = useCalendarScript(isOpen)
  const handleOpen = (isOpening: boolean) => {
    setIsOpen(isOpening)
    setFirst('')
  }
  const handlePick = (day: string) => {
    if (first === '') {
      setFirst(day)
      onPick({ start: day, end: '' })
    } else {
      onPick({ start: first, end: day === first ? '' : day })
      handleOpen(false)
    }
  }
  const start = withoutAbout(dates.start)
  const near = precisionOf(start) === 'none' ? '' : `${start}-01-01`.slice(0, 10)
  return (
    <Popover
      label={texts.calendar}
      isOpen={isOpen}
      onOpenChange={handleOpen}
      align="end"
      className="w-75 p-3"
      trigger={
        <IconButton label={texts.calendar} className="absolute inset-e-0.5 top-0.5 md:top-1 md:inset-e-1">
          <CalendarIcon className="size-4.5" strokeWidth={1.6} aria-hidden />
        </IconButton>
      }
    >
      <p className="px-1 pb-2 text-13 font-medium text-ink-2">{first === '' ? texts.first : texts.last}</p>
      <LazyCalendar
        key={first}
        calendar={calendar}
        day={first}
        near={first || near}
        earliest={first}
        onPick={handlePick}
      />
    </Popover>
  )
}
