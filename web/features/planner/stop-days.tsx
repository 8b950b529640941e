import type { Leg } from '#shared/domain/itinerary.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import { FixedDay } from './fixed-day.tsx'

/** The legs on both sides of a stop: the first stop has none before it, the last none after it. */
export type StopLegs = { before: Leg | undefined; after: Leg | undefined }

/** What a stop's city is called: its place in the trip decides. */
export const stopLabel = ({ before }: Pick<StopLegs, 'before'>) =>
  before ? plannerMessages.destinationCity : plannerMessages.startingCity

/** The days of a stop: the first has the trip's start, the last its arrival, those between have both. */
export function StopDays({ before, after }: StopLegs) {
  const { tripStartDate, arrivalDate, departureDate } = plannerMessages
  if (!before) return <FixedDay label={tripStartDate} day={after?.startDay ?? ''} />
  return (
    <>
      <FixedDay label={arrivalDate} day={before.arrivalDay} />
      {after && <FixedDay label={departureDate} day={after.startDay} />}
    </>
  )
}

/** The columns of a stop's fields: the city, and one or two days. */
export const stopGrid = ({ before, after }: StopLegs) =>
  before && after
    ? 'grid grid-cols-2 gap-x-3 gap-y-3 max-lg:[&>:first-child]:col-span-2 lg:grid-cols-[minmax(0,1fr)_108px_108px]'
    : 'grid gap-x-3 gap-y-3 xs:grid-cols-[minmax(0,1fr)_108px]'
