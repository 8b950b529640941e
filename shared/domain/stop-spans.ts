import { daysBetween } from './day.ts'
import type { Itinerary } from './itinerary.ts'
import { type TripDays, tripSpan } from './trip-days.ts'

/** When a traveller is at a stop. Days are "" and numbers 0 while they are not known. */
export interface StopSpan {
  arrivalDay: string
  departureDay: string
  /** Numbers of the trip's days, from 1. The last one is not before the first one. */
  firstNumber: number
  lastNumber: number
  nights: number
}

/**
 * The span of each stop, from the legs around it. The first stop begins with the trip's own first day and the last
 * one ends with its own last day; without these, with the days of the legs.
 */
export const stopSpans = ({ stops, legs }: Itinerary, own: TripDays): StopSpan[] => {
  const { firstDay } = tripSpan(
    own,
    legs.flatMap(({ startDay, arrivalDay }) => [startDay, arrivalDay]),
  )
  const numberOf = (day: string) =>
    day === '' || firstDay === '' || day < firstDay ? 0 : daysBetween(firstDay, day) + 1
  return stops.map((_, index) => {
    const arrivalDay = legs[index - 1]?.arrivalDay ?? own.starts
    const departureDay = legs[index]?.startDay ?? own.ends
    const isInOrder = arrivalDay !== '' && departureDay !== '' && arrivalDay <= departureDay
    const firstNumber = numberOf(arrivalDay) || numberOf(departureDay)
    return {
      arrivalDay,
      departureDay,
      firstNumber,
      lastNumber: isInOrder ? Math.max(firstNumber, numberOf(departureDay)) : firstNumber,
      nights: isInOrder ? daysBetween(arrivalDay, departureDay) : 0,
    }
  })
}
