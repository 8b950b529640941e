import { calendarFile, type CalendarEvent } from '#shared/domain/calendar-export.ts'
import { legRecords } from '#shared/domain/itinerary.ts'
import { dayOf } from '#shared/domain/day.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import type { Cities, Plan } from './plan.ts'

/** The trip as a calendar file with an event a leg, and how many legs have no day to stand on. */
export const tripCalendar = (plan: Plan, cities: Cities, now: Date) => {
  const { ways, eventTitle } = tripsMessages
  const legs = legRecords(plan.itinerary)
  const events = legs.flatMap((leg): CalendarEvent[] => {
    const firstDay = dayOf(leg.start_date) || dayOf(leg.arrival_date)
    if (firstDay === '') return []
    const [from, to] = [leg.from, leg.to].map((city) => cities.get(city)?.name ?? '')
    return [
      {
        id: leg.id,
        title: eventTitle(ways[leg.type], from ?? '', to ?? ''),
        firstDay,
        lastDay: dayOf(leg.arrival_date) || firstDay,
      },
    ]
  })
  return {
    file: calendarFile(plan.name, events, now.toISOString().replace('T', ' ')),
    count: events.length,
    undated: legs.length - events.length,
  }
}

/** A file's name from a trip's: letters and digits of every script, the rest as hyphens. */
export const calendarFileName = (name: string) =>
  `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'trip'}.ics`
