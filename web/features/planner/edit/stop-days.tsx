import type { Leg } from '#shared/domain/itinerary.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import { firstDayFieldId, legDayFieldId } from '#web/features/planner/day-field.tsx'
import { type DayPlace, FixedDay } from './fixed-day.tsx'

/** The legs on both sides of a stop: the first stop has none before it, the last none after it. */
export type StopLegs = { before: Leg | undefined; after: Leg | undefined }

/** The label of a stop's city, which depends on its place in the trip. */
export const stopLabel = ({ before }: Pick<StopLegs, 'before'>) =>
  before ? plannerMessages.destinationCity : plannerMessages.startingCity

type StopDaysProps = StopLegs & {
  /** The first day of the trip, "" when none is chosen. Only the first stop shows it. */
  starts: string
  /** The labels of the stop and of the one after it. */
  names: { here: string; next: string }
}

/** The days of a stop: the first stop has the trip's start, the last its arrival, the others both. */
export function StopDays({ before, after, starts, names }: StopDaysProps) {
  const { tripStartDate, arrivalDate, departureDate, firstDay, dateTo } = plannerMessages
  const placeOf = (leg: Leg, city: string): DayPlace => ({
    fieldId: legDayFieldId(leg.id),
    label: dateTo({ city }),
  })
  const departure = after && placeOf(after, names.next)
  if (!before) {
    const own = { fieldId: firstDayFieldId, label: firstDay }
    const day = starts || (after?.startDay ?? '')
    return (
      <FixedDay label={tripStartDate} day={day} changedAt={starts === '' && departure ? departure : own} />
    )
  }
  return (
    <>
      <FixedDay label={arrivalDate} day={before.arrivalDay} changedAt={placeOf(before, names.here)} />
      {after && departure && <FixedDay label={departureDate} day={after.startDay} changedAt={departure} />}
    </>
  )
}

/** The columns of a stop's fields: the city, and one or two days. */
export const stopGrid = ({ before, after }: StopLegs) =>
  before && after
    ? 'grid grid-cols-2 items-end gap-x-3 gap-y-3 max-lg:[&>:first-child]:col-span-2 lg:grid-cols-[minmax(0,1fr)_108px_108px]'
    : 'grid items-end gap-x-3 gap-y-3 @[23rem]:grid-cols-[minmax(0,1fr)_108px]'
