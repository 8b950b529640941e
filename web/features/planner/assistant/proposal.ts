import { addDays, timestampOfDay } from '#shared/domain/day.ts'
import { itineraryOf } from '#shared/domain/itinerary.ts'
import { newId } from '#web/lib/api/record-id.ts'
import type { ProposedTrip } from '#web/queries/assistant.ts'
import type { Place } from '#web/queries/places.ts'
import type { Plan } from '#web/features/planner/plan.ts'

/** The assistant's proposal as a plan, its days counted from its first day, with the cities it names. */
export const readProposal = (trip: ProposedTrip): { plan: Plan; cities: Place[] } => {
  const { name, description, starts, ends } = trip
  const dateOf = (day: number) => timestampOfDay(addDays(starts, day - 1))
  const cities = trip.travel_items.flatMap((leg) => [leg.from_record, leg.to_record])
  const legs = trip.travel_items.map((leg) => ({
    id: newId(),
    from: leg.from_record.id,
    to: leg.to_record.id,
    type: leg.type,
    start_date: dateOf(leg.start_day),
    arrival_date: dateOf(leg.arrival_day),
    order: leg.order,
  }))
  const { itinerary } = itineraryOf(legs, () => true, newId)
  return { plan: { name, description, starts, ends, itinerary }, cities }
}
