import { Calendar as CalendarIcon } from 'lucide-react'
import { useState } from 'react'
import { precisionOf, type StayDates, withoutAbout } from '#shared/domain/ledger/partial-date.ts'
import { useScript } from '#web/lib/page/use-script.ts'
import { messages } from '#web/messages/index.ts'
import { staysMessages as texts } from '#web/messages/stays.ts'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Popover } from '#web/ui/popover.tsx'

type DatesCalendarProps = { dates: StayDates; onPick: (dates: StayDates) => void }

/** A calendar in which the first and then the last day of a stay is chosen. */
export function DatesCalendar({ dates, onPick }: DatesCalendarProps) {
  const [isOpen, setIsOpen] = useState(false)
  /** The day that was chosen first since it opened. */
  const [first, setFirst] = useState('')
  const calendar = useScript(() => import('#web/ui/calendar.tsx'), { isWanted: isOpen })
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
      {calendar.script ? (
        <calendar.script.Calendar
          key={first}
          day={first}
          near={first || near}
          earliest={first}
          onPick={handlePick}
        />
      ) : (
        <div className="h-80">
          {calendar.error !== undefined && (
            <FailureNotice
              title={messages.errors.partMissing}
              error={calendar.error}
              onRetry={calendar.retry}
            />
          )}
        </div>
      )}
    </Popover>
  )
}
