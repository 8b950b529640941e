import { Link } from '@tanstack/react-router'
import { timelineMessages } from '#web/messages/timeline.ts'
import { textLinkClass } from '#web/ui/text-link.ts'

/** Leads from a year of the timeline to its review. */
export function YearLink({ userId, year }: { userId: string; year: number }) {
  return (
    <Link
      to="/profile/$userId/year/$year"
      params={{ userId, year: String(year) }}
      className={`${textLinkClass('ink')} py-1 text-14 print:hidden`}
    >
      {timelineMessages.yearInReview}
      <span className="sr-only"> {year}</span>
    </Link>
  )
}
