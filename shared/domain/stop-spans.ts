import { daysBetween } from './day.ts'
import type { Itinerary } from './itinerary.ts'
import { type TripDays, tripSpan } from './trip-days.ts'

/** The time that a traveller spends at a stop. Unknown days are "", unknown numbers 0. */
export interface StopSpan {
  arrivalDay: string
  departureDay: string
  /** Day numbers within the trip, from 1. The last is never before the first. */
  firstNumber: number
  lastNumber: number
  nights: number
}

/**
 * The span of each stop: from the arrival of the leg before it to the start of the leg after it. The first stop
 * starts on the trip's stored first day, and the last stop ends on its stored last day.
 */
export const stopSpans = ({ stops, legs }: Itinerary, own: TripDays): StopSpan[] => {
  const { firstDay } = tripSpan(
    own,
    legs.flatMap(({ startDay, arrivalDay }) => [startDay, arrivalDay]),
  )
  const numberOf = (day: string) => (day === '' || day < firstDay ? 0 : daysBetween(firstDay, day) + 1)
  return stops.map((_, index) => {
    const arrivalDay = legs[index - 1]?.arrivalDay ?? own.starts
    const departureDay = legs[index]?.startDay ?? own.ends
    const isLeftLater = arrivalDay !== '' && arrivalDay < departureDay
    const firstNumber = numberOf(arrivalDay) || numberOf(departureDay)
    return {
      arrivalDay,
      departureDay,
      firstNumber,
      lastNumber: isLeftLater ? Math.max(firstNumber, numberOf(departureDay)) : firstNumber,
      nights: isLeftLater ? daysBetween(arrivalDay, departureDay) : 0,
    }
  })
}
