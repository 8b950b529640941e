import type { Itinerary } from '#shared/domain/itinerary.ts'
import type { Warning } from '#shared/domain/trip-check.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import { dayText } from '#web/lib/language/date-text.ts'
import type { Cities } from './plan.ts'

/** A warning in words. */
export const warningText = (warning: Warning, { stops, legs }: Itinerary, cities: Cities): string => {
  const { warnings } = plannerMessages
  const leg = legs[warning.leg]
  const nameOf = (stop: number) =>
    cities.get(stops[stop]?.city ?? '')?.name ?? plannerMessages.cityNumber(stop + 1)
  const way = tripsMessages.ways[leg?.type ?? 'gap']
  const from = nameOf(warning.leg)
  const to = nameOf(warning.leg + 1)
  const texts: Record<Warning['kind'], () => string> = {
    'leaves-before-arrival': () =>
      warnings.leavesBeforeArrival(way, dayText(leg?.startDay ?? ''), daysOf(warning), from),
    'arrives-before-leaving': () =>
      warnings.arrivesBeforeLeaving(dayText(leg?.arrivalDay ?? ''), dayText(leg?.startDay ?? '')),
    'before-trip': () => warnings.beforeTrip(way, dayText(leg?.startDay ?? '')),
    'after-trip': () => warnings.afterTrip(way, dayText(leg?.arrivalDay || (leg?.startDay ?? ''))),
    gap: () => warnings.gap(from, to),
    'no-date': () => warnings.noDate,
    'over-sea': () => warnings.overSea(way, from, to),
    'too-fast': () => warnings.tooFast(way, tripsMessages.km({ km: kmPerDayOf(warning) })),
    'same-city': () => warnings.sameCity(to),
  }
  return texts[warning.kind]()
}

const daysOf = (warning: Warning) => (warning.kind === 'leaves-before-arrival' ? warning.days : 0)
const kmPerDayOf = (warning: Warning) => (warning.kind === 'too-fast' ? warning.kmPerDay : 0)
