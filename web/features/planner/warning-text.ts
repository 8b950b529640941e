import type { Itinerary } from '#shared/domain/itinerary.ts'
import type { Warning } from '#shared/domain/trip-check.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import { dayText } from '#web/lib/language/date-text.ts'
import type { Cities } from './plan.ts'

/** A warning in words. */
export const warningText = (warning: Warning, { stops, legs }: Itinerary, cities: Cities): string => {
  const { warnings } = plannerMessages
  const leg = legs[warning.leg]
  const nameOf = (stop: number) => {
    const city = cities.get(stops[stop]?.city ?? '')
    return city ? cityName(city) : plannerMessages.cityNumber({ position: stop + 1 })
  }
  const way = leg?.type ?? 'gap'
  const day = dayText(leg?.startDay ?? '')
  const from = nameOf(warning.leg)
  const to = nameOf(warning.leg + 1)
  const texts: Record<Warning['kind'], () => string> = {
    'leaves-before-arrival': () =>
      warnings.leavesBeforeArrival({ way, day, days: daysOf(warning), city: from }),
    'arrives-before-leaving': () =>
      warnings.arrivesBeforeLeaving({ day: dayText(leg?.arrivalDay ?? ''), before: day }),
    'before-trip': () => warnings.beforeTrip({ way, day }),
    'after-trip': () => warnings.afterTrip({ way, day: dayText(leg?.arrivalDay ?? '') || day }),
    gap: () => warnings.gap({ from, to }),
    'no-date': () => warnings.noDate,
    'over-sea': () => warnings.overSea({ way, from, to }),
    'too-fast': () => warnings.tooFast({ way, km: tripsMessages.km({ km: kmPerDayOf(warning) }) }),
    'same-city': () => warnings.sameCity({ city: to }),
  }
  return texts[warning.kind]()
}

const daysOf = (warning: Warning) => (warning.kind === 'leaves-before-arrival' ? warning.days : 0)
const kmPerDayOf = (warning: Warning) => (warning.kind === 'too-fast' ? warning.kmPerDay : 0)
