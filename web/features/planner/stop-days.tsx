import { type Itinerary, stopDays } from '#shared/domain/itinerary.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import { FixedDay } from './fixed-day.tsx'

/** Which days a stop shows: its place in the trip decides. */
export const stopLabels = (index: number) =>
  index === 0 ? plannerMessages.startingCity : plannerMessages.destinationCity

type StopDaysProps = { itinerary: Itinerary; index: number }

/** The days of a stop: the first has the trip's start, the last its arrival, those between have both. */
export function StopDays({ itinerary, index }: StopDaysProps) {
  const { tripStartDate, arrivalDate, departureDate } = plannerMessages
  const { arrival, departure } = stopDays(itinerary, index)
  if (index === 0) return <FixedDay label={tripStartDate} day={departure} />
  if (index === itinerary.stops.length - 1) return <FixedDay label={arrivalDate} day={arrival} />
  return (
    <>
      <FixedDay label={arrivalDate} day={arrival} />
      <FixedDay label={departureDate} day={departure} />
    </>
  )
}

/** The columns of a stop's fields: the city, and one or two days. */
export const stopGrid = (index: number, count: number) =>
  index === 0 || index === count - 1
    ? 'grid gap-x-3 gap-y-3 xs:grid-cols-[minmax(0,1fr)_108px]'
    : 'grid grid-cols-2 gap-x-3 gap-y-3 max-lg:[&>:first-child]:col-span-2 lg:grid-cols-[minmax(0,1fr)_108px_108px]'
