import { type ComponentProps } from 'react'
import { useScript } from '#web/lib/page/use-script.ts'
import { messages } from '#web/messages/index.ts'
import type { Calendar } from './calendar.tsx'
import { FailureNotice } from './failure-notice.tsx'

/** The script of the calendar, loaded when the calendar is first opened. */
export const useCalendarScript = (isOpen: boolean) =>
  useScript(() => import('./calendar.tsx'), { isWanted: isOpen })

type LazyCalendarProps = ComponentProps<typeof Calendar> & {
  calendar: ReturnType<typeof useCalendarScript>
}

/**
 * The calendar. Until its script is loaded an empty box keeps its place, and shows an error if the script cannot be
 * loaded.
 */
export function LazyCalendar({ calendar, ...props }: LazyCalendarProps) {
  if (calendar.script) return <calendar.script.Calendar {...props} />
  return (
    <div className="h-80">
      {calendar.error !== undefined && (
        <FailureNotice title={messages.errors.partMissing} error={calendar.error} onRetry={calendar.retry} />
      )}
    </div>
  )
}
