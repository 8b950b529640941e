import { planTrip } from '#server/planner/plan-trip.ts'
import { faultsOf } from '#server/planner/solve/faults.ts'
import type { World } from '#server/planner/world.ts'
import { english } from '#shared/messages/languages.ts'
import { type Constraint, type OpenTrip, place, type TripChange } from '#shared/trip-request.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import type { Answer } from './answer.ts'
import { type PlannerCase, today } from './case.ts'
import type { City } from '#server/gazetteer/cities.ts'

/** Plans as the server does; undefined when the prompt is refused. Throws when the trip is not valid. */
export function planCase(
  world: World,
  { prompt, trip }: Pick<PlannerCase, 'prompt' | 'trip'>,
  cityOf: (text: string) => City,
): Answer | undefined {
  const open: OpenTrip | undefined = trip && {
    stops: trip.stops.map(({ city, nights }) => ({ city: cityId(cityOf(city).geonameid), nights })),
    ways: trip.ways,
    ...(trip.starts !== undefined && { starts: trip.starts }),
  }
  const { planned } = planTrip(world, { prompt, today, language: english, ...(open && { trip: open }) })
  if (!planned) return undefined
  const { itinerary, questions, unused, changes } = planned
  const faults = faultsOf(itinerary, world)
  if (faults.length > 0) throw new Error(faults.join('; '))
  return {
    legs: itinerary.legs,
    days: itinerary.days,
    firstDay: itinerary.firstDay,
    limits: itinerary.limits.map(({ text }) => text),
    questions: questions.map(({ text, answers }) =>
      [text, ...answers.map(({ label, detail }) => `${label}, ${detail}`)].join('; '),
    ),
    unused: unused.map(({ text }) => text),
    understood: [...itinerary.request.constraints.filter(({ origin }) => origin === 'said'), ...changes].map(
      lineOf,
    ),
  }
}

/** A constraint or a change as a line: its kind, its words and its values. */
function lineOf({
  kind,
  words,
  id: _id,
  at: _at,
  sure: _sure,
  origin: _origin,
  ...values
}: Constraint | TripChange) {
  const shown = JSON.stringify(values, (_, value: unknown) => {
    const known = place.safeParse(value)
    return known.success ? `${known.data.name} ${known.data.kind} ${known.data.id}` : value
  })
  return `${kind} “${words}” ${shown}`
}
