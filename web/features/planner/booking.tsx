import { ArrowUpRight } from 'lucide-react'
import { bookedDay, bookingLink } from '#shared/domain/booking-link.ts'
import { dayText } from '#web/lib/language/date-text.ts'
import type { Leg } from '#shared/domain/itinerary.ts'
import { useConfig } from '#web/lib/config/config.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import type { Place } from '#web/queries/places.ts'

type BookingProps = { leg: Leg; from: Place | undefined; to: Place | undefined }

/** The link to the booking partner, for trains and buses between two known cities. */
export function Booking({ leg, from, to }: BookingProps) {
  const config = useConfig()
  const { type, startDay } = leg
  if ((type !== 'train' && type !== 'bus') || !from || !to || !config) return null
  const href = bookingLink(config, {
    from: from.unaccented_name || from.name,
    to: to.unaccented_name || to.name,
    day: startDay,
  })
  if (href === null) return null
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="plan-screen-only inline-flex min-h-11 flex-wrap content-center items-center gap-x-1.5 text-[0.84375rem] font-medium text-accent-text underline-offset-3 hover:underline lg:min-h-8"
    >
      <span className="inline-flex items-center gap-1 whitespace-nowrap">
        {plannerMessages.book({ way: type, provider: config.bookingName })}
        <ArrowUpRight className="size-3.5" strokeWidth={1.6} aria-hidden />
      </span>
      {startDay !== '' && (
        <span className="figures text-13 font-normal text-ink-3">
          {plannerMessages.bookedFor({ day: dayText(bookedDay(startDay)) })}
        </span>
      )}
      <span className="sr-only">{plannerMessages.opensNewTab}</span>
    </a>
  )
}
