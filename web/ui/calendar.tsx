import './calendar.css'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { DayPicker } from 'react-day-picker'
import { pageDirection } from '#web/lib/language/direction.ts'
import { columnText, fullDayText, fullWeekdayText, monthText } from '#web/lib/language/date-text.ts'
import { localDate, localDay } from '#shared/domain/day.ts'
import { listText, numberText } from '#web/lib/language/formats.ts'
import { currentLanguage } from '#web/messages/language.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import { iconButtonClass } from './icon-button.tsx'

type CalendarProps = {
  /** The chosen day, or "". */
  day: string
  /** Without a chosen day: the day that gets the focus, in its month; "" for today. */
  near: string
  /** Earlier days cannot be chosen; "" for no limit. */
  earliest: string
  onPick: (day: string) => void
}

/** A month in which one day can be chosen. Weeks start on Monday. */
export function Calendar({ day, near, earliest, onPick }: CalendarProps) {
  const selected = localDate(day)
  const first = selected ?? localDate(near)
  return (
    <DayPicker
      mode="single"
      lang={currentLanguage()}
      dir={pageDirection()}
      required
      // The person opens the calendar to choose a day, so the days get the focus, not the arrows.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      showOutsideDays
      fixedWeeks
      weekStartsOn={1}
      selected={selected}
      disabled={(date) => {
        const each = localDay(date)
        return each < earliest && each !== day
      }}
      {...(first && { defaultMonth: first, modifiers: { focused: first } })}
      onSelect={(date) => date && onPick(localDay(date))}
      formatters={{
        formatCaption: (month) => monthText(month),
        formatWeekdayName: (date) => columnText(date),
        formatDay: (date) => numberText(date.getDate()),
      }}
      labels={{
        labelGrid: (month) => monthText(month),
        labelWeekday: (date) => fullWeekdayText(date),
        labelDayButton: (date, { today, selected }) =>
          listText([
            fullDayText(localDay(date)),
            ...(today ? [plannerMessages.today] : []),
            ...(selected ? [plannerMessages.chosen] : []),
          ]),
        labelPrevious: () => plannerMessages.previousMonth,
        labelNext: () => plannerMessages.nextMonth,
      }}
      components={{ Chevron }}
      classNames={{
        root: 'plan-calendar',
        months: 'relative',
        month_caption: 'flex h-10 items-center ps-1 font-serif text-[1.0625rem]',
        nav: 'absolute inset-e-0 top-0 flex',
        button_previous: iconButtonClass,
        button_next: iconButtonClass,
        month_grid: 'w-full border-collapse',
        weekday: 'h-8 text-12 font-normal text-ink-3',
        day: 'p-0 text-center figures text-[0.84375rem]',
        day_button: 'plan-day',
        selected: 'is-chosen',
        today: 'is-today',
        outside: 'text-ink-3',
        disabled: 'is-disabled',
      }}
    />
  )
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const Arrow = orientation === 'left' ? ChevronLeft : ChevronRight
  return <Arrow className="size-4.5" strokeWidth={1.6} aria-hidden />
}
