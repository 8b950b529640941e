import { calendarFile, type CalendarEvent } from '#shared/domain/calendar-export.ts'
import { legRecords } from '#shared/domain/itinerary.ts'
import { dayOf } from '#shared/domain/day.ts'
import { tripTotals } from '#shared/domain/trip-check.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import { tripName } from '#web/lib/trip-name.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import type { Cities, Plan } from '#web/features/planner/plan.ts'

/**
 * The trip as a calendar file: an event for all its days when it has a first or a last day of its own, and one for each
 * leg. Also returns how many events it has and how many legs were left out because they have no day.
 */
export const tripCalendar = (tripId: string, plan: Plan, cities: Cities, now: Date) => {
  const { ways, eventTitle } = tripsMessages
  const name = tripName(plan)
  const { firstDay, lastDay } = tripTotals(plan.itinerary, cities, plan)
  const whole = plan.starts === '' && plan.ends === '' ? [] : [{ id: tripId, title: name, firstDay, lastDay }]
  const legs = legRecords(plan.itinerary)
  const legEvents = legs.flatMap((leg): CalendarEvent[] => {
    const firstDay = dayOf(leg.start_date) || dayOf(leg.arrival_date)
    if (firstDay === '') return []
    const [from = '', to = ''] = [leg.from, leg.to].map((id) => {
      const city = cities.get(id)
      return city ? cityName(city) : ''
    })
    return [
      {
        id: leg.id,
        title: eventTitle({ way: ways[leg.type], from, to }),
        firstDay,
        lastDay: dayOf(leg.arrival_date) || firstDay,
      },
    ]
  })
  const events = [...whole, ...legEvents]
  return {
    file: calendarFile(name, events, now.toISOString().replace('T', ' ')),
    count: events.length,
    undated: legs.length - legEvents.length,
  }
}

/** A file name made from a trip's: letters and digits of every script, the rest as hyphens. */
export const fileName = (name: string, extension: string) =>
  `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'trip'}.${extension}`
