import { tripDescriptionMaxLength, tripNameMaxLength } from '#shared/collections/trips.ts'
import {
  addStopAfter,
  emptyItinerary,
  type Itinerary,
  itineraryOf,
  legRecords,
  setCity,
  unfinishedStops,
} from '#shared/domain/itinerary.ts'
import { dayOf, timestampOfDay } from '#shared/domain/day.ts'
import { endsBeforeItStarts, type TripDays } from '#shared/domain/trip-days.ts'
import { withoutIsolates } from '#shared/messages/isolates.ts'
import { newId } from '#web/lib/api/record-id.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import type { Place } from '#web/queries/places.ts'
import { citiesOf, legsOf, type StoredTrip } from '#web/queries/trips.ts'
import type { TripToSave } from '#web/queries/trip-changes.ts'
import type { Answer } from './answer.ts'

/** The edited values: everything of a trip that a person can change. */
export interface Plan extends TripDays {
  name: string
  description: string
  itinerary: Itinerary
  /** What the assistant understood when it made this plan. It is not stored in the trip's record. */
  answer?: Answer | undefined
}

export type Cities = ReadonlyMap<string, Place>

/** The errors of a plan's fields, in the language of the page. */
export interface PlanProblems {
  name?: string
  description?: string
  /** The last day. */
  ends?: string
}

/** A plan with one stop, in the given city, if any. */
export const emptyPlan = (cities: readonly string[] = []): Plan => ({
  name: '',
  description: '',
  starts: '',
  ends: '',
  itinerary: cities.reduce(
    (itinerary, city, index) =>
      setCity(
        index === 0 ? itinerary : addStopAfter(itinerary, index - 1, { stop: newId(), leg: newId() }),
        index,
        city,
      ),
    emptyItinerary(newId()),
  ),
})

/** A stored trip as a plan, with the cities in it and the number of legs that had to be left out. */
export const readTrip = (trip: StoredTrip): { plan: Plan; cities: Cities; dropped: number } => {
  const cities = citiesOf(trip)
  const { itinerary, dropped } = itineraryOf(legsOf(trip), (id) => cities.has(id), newId)
  const { description } = trip
  const days = { starts: dayOf(trip.starts), ends: dayOf(trip.ends) }
  return { plan: { name: trip.name.trim(), description, ...days, itinerary }, cities, dropped }
}

/** True when both would be saved alike. */
export const isSamePlan = (a: Plan, b: Plan) => a === b || fingerprint(a) === fingerprint(b)

const fingerprint = ({ name, description, starts, ends, itinerary }: Plan) =>
  JSON.stringify([
    name,
    description,
    starts,
    ends,
    itinerary.stops.map(({ city }) => city),
    legRecords(itinerary),
  ])

/** The stops, legs and days of a plan as a text that is the same for a copy of the plan. */
export const routeOf = ({ starts, ends, itinerary: { stops, legs } }: Plan): string =>
  JSON.stringify([
    [starts, ends],
    stops.map(({ city }) => city),
    legs.map(({ type, startDay, arrivalDay }) => [type, startDay, arrivalDay]),
  ])

/** The plan in the form in which it is sent. */
export const tripToSave = (plan: Plan, id: string, user: string): TripToSave => ({
  id,
  user,
  name: plan.name.trim(),
  description: plan.description,
  starts: timestampOfDay(plan.starts),
  ends: timestampOfDay(plan.ends),
  legs: legRecords(plan.itinerary),
})

/** The name of a copy, within the length that is allowed. */
export const copyName = (name: string) => {
  const copyOf = (shortened: string) => withoutIsolates(tripsMessages.copyOf({ name: shortened }))
  return copyOf(name.slice(0, tripNameMaxLength - copyOf('').length))
}

/** The errors of the name, the description and the days. */
export const problemsOf = ({ name, description, starts, ends }: Plan): PlanProblems => {
  const planner = plannerMessages
  return {
    ...(name.trim() === '' && { name: planner.nameRequired }),
    ...(name.trim().length > tripNameMaxLength && { name: planner.tooLong({ limit: tripNameMaxLength }) }),
    ...(description.length > tripDescriptionMaxLength && {
      description: planner.tooLong({ limit: tripDescriptionMaxLength }),
    }),
    ...(endsBeforeItStarts({ starts, ends }) && { ends: planner.endsBeforeItStarts }),
  }
}

/** The ids of the stops that prevent saving, in their order. */
export const unfinishedStopIds = (itinerary: Itinerary): ReadonlySet<string> =>
  new Set(
    unfinishedStops(itinerary).flatMap((index) => {
      const stop = itinerary.stops[index]
      return stop ? [stop.id] : []
    }),
  )
